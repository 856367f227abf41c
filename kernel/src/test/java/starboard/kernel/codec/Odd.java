package starboard.kernel.codec;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Choice;
import starboard.kernel.Hooks;
import starboard.kernel.Part;
import starboard.kernel.Pile;
import starboard.kernel.Places;
import starboard.kernel.State;
import starboard.kernel.Stream;

/** A state that holds one value of any kind, and a part. */
final class Odd extends State<Odd> {

  /** A choice. */
  record Aye(String word) implements Choice {}

  /** No choice. */
  record Nay(String word) {}

  /** May hold another of its kind. */
  record Nest(@Nullable Nest inner) {}

  /** A drawer with something in it. */
  static final class Drawer extends Part<Odd> {
    int coins;
    Pile papers = Pile.EMPTY;

    Drawer(Odd table) {
      super(table);
    }

    boolean isOf(Odd odd) {
      return table() == odd;
    }
  }

  @Nullable Object anything;
  Choice[] choices = {};
  Drawer drawer = new Drawer(this);

  Odd() {
    super(2, Hooks.none(), new Stream[0]);
  }

  @Override
  protected void ownParts() {
    drawer = own(drawer);
  }

  @Override
  protected void places(Places places) {}

  @Override
  protected int back(int number) {
    return 0;
  }
}
