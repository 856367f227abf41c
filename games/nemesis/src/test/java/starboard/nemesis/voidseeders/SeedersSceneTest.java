package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.nemesis.Nemesis;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.game.SeedersGame;
import starboard.nemesis.round.Dealing;
import starboard.nemesis.words.FaceTexts;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What everybody sees of insanity, lairs and panic, in both languages. */
final class SeedersSceneTest {

  private static String said(Widget widget, Language language) {
    return new NemesisGame().words().say(widget.label().name(), language);
  }

  @Test
  @Rule({"V3.1", "V2.8"})
  void insanityOfEverybodyWithWhatItBrings() {
    Scenario<Nemesis> game = Haunted.of(2).given(Haunted.level(TWO, 4));
    Widget mine = game.publicScene().widget("insanity-0");
    Widget other = game.scene(ONE).widget("insanity-1");
    assertThat(((Widget.Counter) mine).value()).isEqualTo(1);
    assertThat(((Widget.Counter) other).value()).isEqualTo(4);
    assertThat(said(other, Language.EN)).isEqualTo("Insanity (brings: Stalker)");
    assertThat(said(other, Language.CS)).isEqualTo("Šílenství (přivolá: Lovec)");
  }

  @Test
  @Rule("V2.7")
  void insanityTokensInTheBagBearTheirSeat() {
    Scenario<Nemesis> game = Haunted.of(2).perform(new Dealing.DraftEnds());
    Widget.Bag bag = game.publicScene().widget(Widget.Bag.class, "bag");
    assertThat(bag.kinds())
        .extracting(kind -> kind.label().style())
        .containsOnlyOnce("insanity.cube-0", "insanity.cube-1");
  }

  @Test
  @Rule("V5.10")
  void lairsFoundAndLeft() {
    Scenario<Nemesis> game =
        Haunted.of(2)
            .given(Haunted.figure("lair", "014"))
            .given(s -> SeedersState.of(s).destroyLair());
    assertThat(((Widget.Counter) game.publicScene().widget("lairs-found")).value()).isEqualTo(1);
    assertThat(((Widget.Counter) game.publicScene().widget("lairs-destroyed")).value())
        .isEqualTo(1);
    assertThat(((Widget.Counter) game.publicScene().widget("lairs-hidden")).value()).isEqualTo(1);
  }

  @Test
  @Rule("V4.1")
  void thePanicCardLiesOpen() {
    Scenario<Nemesis> game =
        Haunted.of(2)
            .given(Haunted.level(ONE, 3))
            .given(Haunted.hand(TWO, "interruption"))
            .given(Haunted.panic("self-mutilation"))
            .perform(new Panic(ONE));
    assertThat(game.publicScene().ids()).contains("panic-turned", "panic-self-mutilation");
  }

  @Test
  @Rule({"V5.3", "V10.9"})
  void theDangerOfALairAndTheTokensOfEngineRooms() {
    Scenario<Nemesis> game =
        Haunted.of(2).given(Haunted.stands(ONE, "014")).given(Haunted.figure("lair", "014"));
    List<String> ids = game.publicScene().ids();
    assertThat(ids)
        .contains("lair-noise-in-room-014", "token-in-room-019")
        .doesNotContain("strike-in-room-014");
  }

  @ParameterizedTest
  @EnumSource
  void everyComponentHasANameAndAText(Language language) {
    Words words = new NemesisGame().words();
    FaceTexts faces = new FaceTexts(new SeedersGame("base").kit());
    for (int number = SeedersGame.BOX.first(); number < SeedersGame.BOX.size(); number++) {
      assertThat(words.say(SeedersGame.BOX.name(number), language))
          .isNotBlank()
          .doesNotContain("⟦");
      Text text = faces.text(number);
      if (text != null) assertThat(words.say(text, language)).doesNotContain("⟦", "{", "null");
      for (Widget.Part part : faces.parts(number)) {
        assertThat(words.say(part.text(), language)).doesNotContain("⟦", "{");
      }
    }
  }
}
