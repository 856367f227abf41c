package starboard.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.words.Language.CS;
import static starboard.kernel.words.Language.EN;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.toy.ToyGame;

class PhraseBookTest {

  private static final PhraseBook BOOK =
      PhraseBook.beside(ToyGame.class, number -> Text.of("card", number));

  // The kernel's own phrases

  @Test
  void bothLanguagesHaveTheSameKeys() {
    PhraseBook kernel = PhraseBook.kernel();
    assertThat(kernel.keys(CS)).isEqualTo(kernel.keys(EN)).isNotEmpty();
  }

  @Test
  void everyPhraseUsesTheSameArgumentsInBothLanguages() {
    PhraseBook kernel = PhraseBook.kernel();
    for (String key : kernel.keys(EN))
      assertThat(arguments(kernel, key, CS)).as(key).isEqualTo(arguments(kernel, key, EN));
  }

  /** How many arguments the phrase has, none left out. */
  private static int arguments(PhraseBook book, String key, Language language) {
    String said = book.say(Text.of(key, 710, 711, 712, 713, 714), language);
    assertThat(said).as(key).isNotBlank().doesNotContain("{", "}", "''");
    int count = 0;
    while (said.contains("71" + count)) count++;
    for (int later = count + 1; later < 5; later++)
      assertThat(said).as(key).doesNotContain("71" + later);
    return count;
  }

  @Test
  void aPlayerIsCalledByANumberFromOne() {
    PhraseBook kernel = PhraseBook.kernel();
    assertThat(kernel.say(Text.of("error.not-asked", Seat.ONE), EN))
        .isEqualTo("Player 1 is not asked anything now.");
    assertThat(kernel.say(Text.of("error.not-asked", Seat.EIGHT), CS)).startsWith("Hráč 8 ");
  }

  @Test
  void aPlayerWithANameIsCalledSoEvenInATextWithinAText() {
    Words called = BOOK.calling(List.of("Ada"));
    Text asked = Text.of("error.not-asked", Seat.ONE);
    assertThat(called.say(asked, EN)).isEqualTo("Ada is not asked anything now.");
    assertThat(called.say(Text.of("error.not-asked", Seat.TWO), EN)).startsWith("Player 2 ");
    assertThat(called.say(Text.of("nested", Arg.of(asked)), EN)).contains("Ada is not asked");
    assertThat(called.parts(asked, EN)).contains(new Words.Said("Ada", Arg.of(Seat.ONE)));
    assertThat(BOOK.say(asked, EN)).as("the book itself").startsWith("Player 1 ");
  }

  @Test
  void numbersAreWrittenAsTheyAre() {
    assertThat(PhraseBook.kernel().say(Text.of("error.undo", 12345, 1000), EN))
        .contains("12345", "1000");
  }

  // A game's phrases

  @Test
  void aGameSaysItsOwnAndTheKernelTheRest() {
    assertThat(BOOK.say(Text.of("game.name"), EN)).isEqualTo("Toy");
    assertThat(BOOK.say(Text.of("game.name"), CS)).isEqualTo("Hračka");
    assertThat(BOOK.say(Text.of("player", 3), CS)).isEqualTo("Hráč 3");
    assertThat(BOOK.keys(EN)).contains("game.name").doesNotContain("player");
  }

  @ParameterizedTest
  @CsvSource({
    "0, no cards, žádná karta",
    "1, one card, 1 karta",
    "2, 2 cards, 2 karty",
    "4, 4 cards, 4 karty",
    "5, 5 cards, 5 karet",
    "22, 22 cards, 22 karet"
  })
  void pluralsAreChosen(int count, String english, String czech) {
    assertThat(BOOK.say(Text.of("cards", count), EN)).isEqualTo(english);
    assertThat(BOOK.say(Text.of("cards", count), CS)).isEqualTo(czech);
  }

  @Test
  void aMissingKeyIsShownInBrackets() {
    assertThat(BOOK.say(Text.of("no.such.key", 1), EN)).isEqualTo("⟦no.such.key⟧");
    assertThat(BOOK.say(Text.of("nested", Arg.of(Text.of("missing"))), EN))
        .isEqualTo("Then: ⟦missing⟧");
  }

  @Test
  void apostrophesStay() {
    assertThat(BOOK.say(Text.of("apostrophe", Arg.word("it's {0}")), EN))
        .isEqualTo("the captain's it's {0}");
  }

  @Test
  void componentsAndTextsInTexts() {
    Text holds = Text.of("holds", Arg.of(Seat.TWO), Arg.thing(Thing.faceUp(7)));
    assertThat(BOOK.say(holds, EN)).isEqualTo("Player 2 holds card 7");
    assertThat(BOOK.say(Text.of("nested", Arg.of(holds)), CS))
        .isEqualTo("Potom: Hráč 2 drží karta 7");
  }

  @Test
  void namesFromElsewhereAreTakenAsTheyAre() {
    PhraseBook more =
        BOOK.with(EN, Map.of("kind.tool", "Rook's {tool}", "game.name", "Another"))
            .with(CS, Map.of("kind.tool", "Věžákův 'nástroj'"));
    assertThat(more.say(Text.of("kind.tool"), EN)).isEqualTo("Rook's {tool}");
    assertThat(more.say(Text.of("kind.tool"), CS)).isEqualTo("Věžákův 'nástroj'");
    assertThat(more.say(Text.of("game.name"), EN)).isEqualTo("Another");
    assertThat(BOOK.say(Text.of("game.name"), EN)).as("the old book").isEqualTo("Toy");
    assertThat(BOOK.keys(EN)).doesNotContain("kind.tool");
  }

  @Test
  void aClassWithoutPhrasesBesideIt() {
    assertThatThrownBy(() -> PhraseBook.beside(String.class, number -> Text.of("card", number)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("phrases_en.properties")
        .hasMessageContaining("java.lang.String");
  }

  @Test
  void languagesAreKnownByTheirCodes() {
    assertThat(Language.of("cs")).isEqualTo(CS);
    assertThat(CS.code()).isEqualTo("cs");
    assertThatThrownBy(() -> Language.of("CS")).isInstanceOf(Refusal.class);
  }

  @Test
  void whatIsInTheSceneIsOnePartThatLeadsThere() {
    Text card = Text.of("card", 7);
    assertThat(BOOK.parts(Text.of("nested", Arg.of(card, "hand-7")), EN))
        .containsExactly(
            new Words.Said("Then: ", null), new Words.Said("card 7", Arg.of(card, "hand-7")));
    assertThat(BOOK.parts(Text.of("nested", Arg.of(card)), EN)).hasSize(3);
  }
}
