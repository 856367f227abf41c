package starboard.nemesis;

import java.util.Arrays;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Rng;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.board.Layout;

/** What the parts of the table have in common. */
public abstract class NemesisPart extends Part<Nemesis> {

  protected static final int NONE = Nemesis.NONE;

  protected NemesisPart(Nemesis table) {
    super(table);
  }

  /** What a place or a species has on the table that has nothing of its own there. */
  public static final class Nothing extends NemesisPart {
    public Nothing(Nemesis table) {
      super(table);
    }
  }

  /** Walks over the places of this part, see {@link Nemesis#places}. */
  protected void walk(Places p) {}

  /** A new action or step begins. */
  protected void actionOrStepBegins() {}

  /** What the rules imply about this part of a world just imagined for a seat. */
  protected void imagined(Seat seat, Rng rng) {}

  protected final RuleSet rules() {
    return table().rules();
  }

  protected final BoxIndex kit() {
    return table().kit();
  }

  protected final Layout board() {
    return table().board();
  }

  protected final Pile[] noPiles() {
    Pile[] piles = new Pile[players()];
    Arrays.fill(piles, Pile.EMPTY);
    return piles;
  }

  protected static Pile[] with(Pile[] piles, Seat seat, Pile pile) {
    Pile[] changed = piles.clone();
    changed[seat.index()] = pile;
    return changed;
  }

  protected static int[] appended(int[] values, int value) {
    int[] more = Arrays.copyOf(values, values.length + 1);
    more[values.length] = value;
    return more;
  }

  protected static int[] without(int[] values, int index) {
    int[] fewer = Arrays.copyOf(values, values.length - 1);
    System.arraycopy(values, index + 1, fewer, index, fewer.length - index);
    return fewer;
  }
}
