package starboard.testkit;

import java.util.HashSet;
import java.util.Set;
import starboard.kernel.game.Game;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** Every text can be said in every language. */
final class TextCheck {

  private final Game<?> game;
  private final Findings findings;
  private final Set<Text> said = new HashSet<>();

  TextCheck(Game<?> game, Findings findings) {
    this.game = game;
    this.findings = findings;
  }

  /** Says a text, unless it was said before. */
  void say(Text text) {
    if (!said.add(text)) return;
    for (Language language : Language.values()) say(text, language);
  }

  private void say(Text text, Language language) {
    try {
      String sentence = game.words().say(text, language);
      if (sentence.contains("⟦") || sentence.contains("{"))
        findings.note(Property.TEXTS, text + " is \"" + sentence + "\" in " + language);
    } catch (RuntimeException broken) {
      findings.note(
          Property.TEXTS, text + " cannot be said in " + language + ": " + Findings.told(broken));
    }
  }
}
