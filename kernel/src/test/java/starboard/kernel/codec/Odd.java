package starboard.kernel.codec;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Choice;
import starboard.kernel.Hooks;
import starboard.kernel.Places;
import starboard.kernel.State;
import starboard.kernel.Stream;

/** A state that holds one value of any kind. */
final class Odd extends State<Odd> {

  /** A choice. */
  record Aye(String word) implements Choice {}

  /** No choice. */
  record Nay(String word) {}

  /** May hold another of its kind. */
  record Nest(@Nullable Nest inner) {}

  @Nullable Object anything;
  Choice[] choices = {};

  Odd() {
    super(2, Hooks.none(), new Stream[0]);
  }

  @Override
  protected void places(Places places) {}

  @Override
  protected int back(int number) {
    return 0;
  }
}
