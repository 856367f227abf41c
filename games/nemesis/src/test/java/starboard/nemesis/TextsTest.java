package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.words.CardTexts;
import starboard.nemesis.words.FaceTexts;

/** Names and texts in both languages. */
class TextsTest {
  private static final Content CONTENT = BaseGame.CONTENT;
  private static final PhraseBook BOOK =
      NameKeys.in(PhraseBook.beside(Nemesis.class, BaseGame.BOX::name), CONTENT);

  private static String english(Text text) {
    return BOOK.say(text, Language.EN);
  }

  private static String czech(Text text) {
    return BOOK.say(text, Language.CS);
  }

  /** Every text that is put together from ops. */
  static List<Text> texts() {
    List<Text> texts = new ArrayList<>();
    CONTENT.basicActions().forEach(action -> texts.add(CardTexts.of(action.basic())));
    for (Room room : CONTENT.rooms()) {
      room.actions().forEach(action -> texts.add(CardTexts.of(action)));
      if (!room.passiveOps().isEmpty()) texts.add(Objects.requireNonNull(CardTexts.passive(room)));
    }
    CONTENT.explorationTokens().forEach(token -> texts.add(CardTexts.of(token)));
    CONTENT.actionCards().forEach(card -> texts.add(CardTexts.of(card)));
    for (Item item : CONTENT.items()) {
      texts.add(CardTexts.of(item));
      if (item.unlock() != null) texts.add(CardTexts.of(item.unlock()));
    }
    CONTENT.events().forEach(card -> texts.add(CardTexts.of(card)));
    CONTENT.attacks().forEach(card -> texts.add(CardTexts.of(card)));
    CONTENT.seriousWounds().forEach(card -> texts.add(CardTexts.of(card)));
    CONTENT.weaknesses().forEach(card -> texts.add(CardTexts.of(card)));
    CONTENT.objectives().forEach(card -> texts.add(CardTexts.of(card)));
    CONTENT.intruderPlayerCards().forEach(card -> texts.add(CardTexts.of(card)));
    texts.addAll(RareOps.texts());
    return texts;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyTextSaysSomethingInBothLanguages(Text text) {
    assertThat(english(text)).doesNotContain("⟦", "{", "null").endsWith(".").hasSizeGreaterThan(9);
    assertThat(czech(text))
        .doesNotContain("⟦", "{", "null")
        .endsWith(".")
        .isNotEqualTo(english(text));
  }

  @ParameterizedTest
  @EnumSource
  void everyComponentHasAName(Language language) {
    for (int number = 0; number < BaseGame.BOX.size(); number++) {
      assertThat(BOOK.say(BaseGame.BOX.name(number), language)).isNotBlank().doesNotContain("⟦");
    }
    for (Stock stock : BaseGame.BOX.stocks()) {
      assertThat(BOOK.say(stock.name(), language)).isNotBlank().doesNotContain("⟦");
    }
    for (Basic basic : Basic.values()) {
      assertThat(BOOK.say(basic.title(), language)).doesNotContain("⟦");
    }
  }

  @Test
  void bothLanguagesHaveTheSamePhrases() {
    SortedSet<String> english = BOOK.keys(Language.EN);
    assertThat(BOOK.keys(Language.CS)).isEqualTo(english);
  }

  @Test
  void aNameAsItStandsInTheCatalogue() {
    assertThat(english(Text.of("room.slime-room"))).isEqualTo("Room Covered with Slime");
    assertThat(czech(Text.of("room.slime-room"))).isEqualTo("Místnost pokrytá slizem");
    assertThat(czech(Text.of("room.engine-1"))).isEqualTo("Strojovna #1");
    assertThat(czech(NameKeys.action(room("nest"), room("nest").actions().at(0))))
        .isEqualTo("Vyjmutí vejce");
  }

  private static Room room(String id) {
    return CONTENT.rooms().require(id);
  }

  @Test
  void alternativesAreJoinedByOr() {
    Text text = CardTexts.of(CONTENT.actionCards().require("demolition"));
    assertThat(english(text))
        .isEqualTo("Destroy 1 closed door of your room. OR Put a malfunction in your room.");
    assertThat(czech(text))
        .isEqualTo(
            "Zničte jedny zavřené dveře své místnosti. NEBO Položte do své místnosti žeton"
                + " poruchy.");
  }

  @Test
  void modifiersStandAroundTheOp() {
    Text text = CardTexts.of(CONTENT.actionCards().require("technical-corridors"));
    assertThat(english(text)).endsWith("Then you pass.");
    Text canteen = CardTexts.of(room("canteen").actions().at(0));
    assertThat(english(canteen))
        .isEqualTo(
            "Optional: Heal 1 light wound of yours. Optional: Scan all contamination cards in your"
                + " hand. Get rid of the clean ones. If any of them is infected, you are"
                + " infected.");
    assertThat(english(CardTexts.of(CONTENT.actionCards().require("risk-assessment"))))
        .startsWith("In a room with a working computer: Look secretly");
  }

  @Test
  void othersAreSpokenOfInTheThirdPerson() {
    Text text = CardTexts.of(CONTENT.actionCards().require("motivation"));
    assertThat(english(text)).isEqualTo("Every Character in the room, you included: draws 1 card.");
    assertThat(czech(text)).isEqualTo("Každá postava v místnosti včetně vás: dobere si 1 kartu.");
  }

  @Test
  void czechCountsItsCards() {
    assertThat(czech(new HandOps.DrawCards(Who.SELF, new Amount(1)).text()))
        .isEqualTo("Doberte si 1 kartu.");
    assertThat(czech(new HandOps.DrawCards(Who.SELF, new Amount(4)).text()))
        .isEqualTo("Doberte si 4 karty.");
    assertThat(czech(new HandOps.DrawCards(Who.SELF, new Amount(5)).text()))
        .isEqualTo("Doberte si 5 karet.");
  }

  @Test
  void aWeaponSaysWhatIsSpecialAboutIt() {
    assertThat(english(CardTexts.of(CONTENT.items().require("flamethrower"))))
        .isEqualTo(
            "Classic weapon for the basic action Shoot: capacity 4; ammo when it is gained: 4."
                + " Only a card that names this weapon loads it. Every result but a blank does at"
                + " least 1 injury. On these results put a fire in your room after the injuries:"
                + " double hit. Its injuries are caused by fire.");
  }

  @Test
  void anObjectiveListsItsAlternatives() {
    int card = BaseGame.BOX.first(Family.OBJECTIVE, CONTENT.objectives().indexOf("obj-quarantine"));
    FaceTexts faces = new FaceTexts(new BaseGame("base").kit());
    assertThat(english(Objects.requireNonNull(faces.text(card))))
        .isEqualTo(
            "The intact ship arrives here: Mars. OR The intact ship arrives here: Earth. AND The"
                + " Nest is destroyed. If you hibernate, you survive a flight to Mars.");
  }

  @Test
  void entriesWithANameAreNamedInBothLanguages() {
    for (Named entry : CONTENT.items()) {
      assertThat(entry.names().en()).isNotBlank();
      assertThat(entry.names().cs()).isNotBlank();
    }
  }
}
