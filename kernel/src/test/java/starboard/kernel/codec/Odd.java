package starboard.kernel.codec;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Stream;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Part;
import starboard.kernel.rules.State;

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
