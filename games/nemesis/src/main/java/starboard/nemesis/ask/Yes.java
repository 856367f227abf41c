package starboard.nemesis.ask;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;

/** Yes or no. */
public enum Yes implements Choice {
  YES,
  NO;

  public Option option() {
    return this == YES ? Option.of("yes", Text.of("do.yes")) : Option.of("no", Text.of("do.no"));
  }
}
