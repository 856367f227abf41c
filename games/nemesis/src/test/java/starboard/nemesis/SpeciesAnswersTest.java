package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.seats.Seat;
import starboard.nemesis.action.Effects;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.intruders.Intruders;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.round.RuleSets;
import starboard.nemesis.round.Turn;
import starboard.nemesis.words.FaceTexts;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What the species of the family answer differently: the Intruders' answers, and who asks. */
final class SpeciesAnswersTest {

  private static final Intruders INTRUDERS = new Intruders(Elsewhere.KIT);

  @Test
  @Rule({"N9.1", "N14.6"})
  void slimeAndLarvaeAreConditionsOfTheIntruders() {
    Nemesis s = Laid.of(2).given(Laid.slimed(ONE)).given(Laid.larva(TWO)).state();
    assertThat(INTRUDERS.conditions(s, ONE)).containsExactly("slimed");
    assertThat(INTRUDERS.conditions(s, TWO)).containsExactly("larva");
    assertThat(INTRUDERS.meets(s, ONE, "slimed")).isTrue();
    assertThat(INTRUDERS.meets(s, TWO, "slimed")).isFalse();
    assertThat(INTRUDERS.meets(s, ONE, "insanity-above-hand")).isFalse();
    assertThat(INTRUDERS.betrayal(s, ONE)).isEqualTo("event.slime-tells");
    assertThat(INTRUDERS.betrayal(s, TWO)).isNull();
    assertThat(INTRUDERS.hasParasite(s, ONE)).isFalse();
    assertThat(INTRUDERS.hasParasite(s, TWO)).isTrue();
  }

  @Test
  @Rule("N14.6")
  void theLarvaOfADeadCharacterGoesBack() {
    Laid.of(2)
        .given(Laid.larva(ONE))
        .given(s -> s.crew().die(ONE))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
  }

  @Test
  void theDecksAreThoseOfTheSpecies() {
    assertThat(INTRUDERS.attacks(Elsewhere.KIT)).isEqualTo(BaseGame.BOX.attacks());
    assertThat(INTRUDERS.weaknesses(Elsewhere.KIT)).isEqualTo(BaseGame.BOX.weaknesses());
    assertThat(Laid.of(2).state().rules().events()).isEqualTo(BaseGame.BOX.events());
  }

  // ---------------------------------------------------------------- CalmingDown

  @Test
  void restAsksWhetherItCalmsDown() {
    assertThat(INTRUDERS.canCalmDown(Laid.of(2).state(), ONE)).isFalse();
    List<Seat> calmed = new ArrayList<>();
    Laid.by(
            RuleSets.of(
                Elsewhere.KIT,
                new FaceTexts(Elsewhere.KIT),
                new Elsewhere.OtherShip(),
                frightening(calmed),
                new SemiCooperative(false)))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-rest");
    assertThat(calmed).containsExactly(ONE);
  }

  /** The Intruders, but one calms down from them. */
  private static Species frightening(List<Seat> calmed) {
    return (Species)
        Proxy.newProxyInstance(
            Species.class.getClassLoader(),
            new Class<?>[] {Species.class},
            (_, method, arguments) -> {
              if (method.getName().equals("canCalmDown")) return true;
              if (method.getName().equals("calming")) calmed.add((Seat) arguments[2]);
              try {
                return method.invoke(INTRUDERS, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  // ---------------------------------------------------------------- Contributions

  @Test
  void aTokenThatNobodyGivesAMeaningIsRefused() {
    Content content = Elsewhere.content("effect: slime", "effect: lair");
    assertThatThrownBy(() -> Elsewhere.with(content))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("nothing in this rule set does 'lair'");
  }

  /** L16.16 Searching the room gives slime, entering it does not. */
  @Test
  void aRoomMaySlimeWhoSearchesIt() {
    String room =
        "search: %s, malfunction_allowed: false, actions: [], passive: \"Whoever enters gets slime"
            + " (before the exploration token is resolved).\", passive_ops: [{op: passive-slime,"
            + " moment: %s}]";
    Content content =
        Elsewhere.content(room.formatted("false", "enter"), room.formatted("true", "search"));
    Scenario<Nemesis> table =
        Elsewhere.with(content)
            .given(Laid.explored("014", "slime-room"))
            .given(Laid.stands(ONE, "014"));
    SlimeOps.PassiveSlime op = new SlimeOps.PassiveSlime(SlimeOps.PassiveSlime.When.SEARCH);
    table
        .given(s -> op.entered(s, ONE))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isFalse())
        .given(s -> s.interior().setCounter(Laid.room("014"), 1));
    ItemOps.DrawItems search = new ItemOps.DrawItems(ItemOps.DrawItems.Deck.RED, 1, 1, -1, false);
    List<Effect> ops = List.of(new Effect(search, Modifiers.NONE));
    table
        .perform(new Effects.Sequence(ops, 0, Occasion.ofRoom(ONE, Laid.room("014"))))
        .then(s -> assertThat(IntrudersState.of(s).isSlimed(ONE)).isTrue());
  }
}
