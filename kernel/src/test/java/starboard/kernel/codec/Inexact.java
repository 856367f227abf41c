package starboard.kernel.codec;

import starboard.kernel.Hooks;
import starboard.kernel.Places;
import starboard.kernel.State;
import starboard.kernel.Stream;

/** A state with a field of a type that differs from machine to machine. */
final class Inexact extends State<Inexact> {

  double share = 0.5;

  Inexact() {
    super(2, Hooks.none(), new Stream[0]);
  }

  @Override
  protected void places(Places places) {}

  @Override
  protected int back(int number) {
    return (int) share;
  }
}
