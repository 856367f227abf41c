package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;

/** The rule books the program carries, and what its games name of them. */
final class RuleBooksTest {

  private static final Games GAMES = Games.registered();

  @Test
  void everyGameHasItsRulesInEveryLanguage() {
    for (Game<?> game : GAMES.all()) {
      List<String> english = ids(game, Language.EN);
      assertThat(english).as(game.id()).hasSizeGreaterThan(20);
      assertThat(ids(game, Language.CS)).as(game.id()).containsExactlyInAnyOrderElementsOf(english);
    }
  }

  private static List<String> ids(Game<?> game, Language language) {
    return game.book().entries(language).stream().map(RuleBook.Entry::id).toList();
  }

  /** Whatever a phrase of a game cites by number can be opened. */
  @Test
  void everyRuleNamedInAPhraseExists() {
    List<String> wrong = new ArrayList<>();
    int named = 0;
    for (Game<?> game : GAMES.all()) {
      if (!(game.words() instanceof PhraseBook words)) continue;
      for (Language language : Language.values()) {
        for (String key : words.keys(language)) {
          if (!key.startsWith("rule.")) continue;
          for (String id : RuleBook.named(words.say(Text.of(key), language))) {
            named++;
            if (game.book().entry(id, language) == null)
              wrong.add(game.id() + " " + language.code() + " " + key + ": " + id);
          }
        }
      }
    }
    assertThat(named).isGreaterThan(40);
    assertThat(wrong).isEmpty();
  }

  @Test
  void aRuleIsFoundByNumberAndByWords() {
    RuleBook book = GAMES.named("nemesis").book();
    assertThat(book.find("n4.2", Language.EN))
        .extracting(RuleBook.Entry::id)
        .containsExactly("N4.2");
    assertThat(book.find("infekce", Language.CS)).isNotEmpty();
    assertThat(book.rule("N3.10", Language.EN).see()).contains("N20", "N22", "N23");
    assertThat(book.rule("V3.2", Language.CS).text().toLowerCase(Locale.of("cs")))
        .contains("postav");
  }

  @Test
  void whatIsNoRuleGetsASentence() {
    RuleBook book = GAMES.named("clank").book();
    assertThatThrownBy(() -> book.find("C99.9", Language.EN))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("unknown-rule"));
    assertThatThrownBy(() -> book.find(" ", Language.EN)).isInstanceOf(Refusal.class);
  }
}
