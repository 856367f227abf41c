package starboard.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Beat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** The terminal tells of a beat what the page draws. */
class BeatTextTest {
  private static final Games GAMES = Games.registered();
  private static final Game<?> DEMO = GAMES.named("demo");

  private static String told(Language language, Beat beat) {
    return BeatText.of(new Session(Nobody.IO, GAMES, language), DEMO, beat);
  }

  @Test
  void aSentenceAloneGetsNothing() {
    assertThat(told(Language.EN, Beat.SAID)).isEmpty();
  }

  @Test
  void oddsAndRuleFollowTheSentence() {
    Beat roll = Beat.of(Beat.Kind.ROLL, "D4.1").odds(3, 6);
    assertThat(told(Language.EN, roll)).isEqualTo(" (was 3 in 6) [D4.1]");
    assertThat(told(Language.CS, roll)).isEqualTo(" (bylo 3 z 6) [D4.1]");
  }

  @Test
  void whatIsComparedAndCountedIsTold() {
    Text name = Text.of("game.name");
    Beat compared = Beat.of(Beat.Kind.REVEAL).shows(Beat.Compared.of(name, 4, name, 3));
    String game = DEMO.words().say(name, Language.EN);
    assertThat(told(Language.EN, compared)).isEqualTo(" (" + game + " 4 > " + game + " 3)");
    Beat wound = Beat.of(Beat.Kind.WOUND).shows(new Beat.Tally(name, 2, 3));
    assertThat(told(Language.EN, wound)).isEqualTo(" (" + game + ": 2 of 3)");
  }

  @Test
  void aCardIsReadWholeAndTheStepNamed() {
    Text name = Text.of("game.name");
    Beat card =
        Beat.of(Beat.Kind.REVEAL)
            .step(name, 2, 4, null)
            .shows(new Beat.Card(name, Text.of("game.about"), null));
    String goal = DEMO.words().say(Text.of("game.about"), Language.EN);
    assertThat(told(Language.EN, card)).contains(" 2 of 4; ").contains(": " + goal);
  }
}
