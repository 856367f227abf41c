package starboard.nemesis.ask;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.nemesis.Nemesis;

/** A question with two answers, both always possible. */
public interface YesOrNo extends Ask<Nemesis, Yes> {

  @Override
  default void options(Nemesis s, Choices<Yes> out) {
    out.add(Yes.YES);
    out.add(Yes.NO);
  }

  @Override
  default Option option(Nemesis s, Yes yes) {
    return yes.option();
  }
}
