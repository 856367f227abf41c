package starboard.kernel.codec;

import starboard.kernel.box.Places;
import starboard.kernel.chance.Stream;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.State;

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
