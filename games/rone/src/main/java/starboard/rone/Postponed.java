package starboard.rone;

import java.util.Arrays;
import java.util.List;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seat;

/** R18.5 Effects on opponents that wait for the end of a phase, in the order they came about. */
public final class Postponed extends Part<Rone> {

  private Waiting[] effects = {};
  private boolean settling;

  Postponed(Rone table) {
    super(table);
  }

  public List<Waiting> effects() {
    return List.of(effects);
  }

  public int countOf(Seat seat) {
    int count = 0;
    for (Waiting one : effects) if (one.cause().seat() == seat) count++;
    return count;
  }

  public void add(Waiting effect) {
    effects = Arrays.copyOf(effects, effects.length + 1);
    effects[effects.length - 1] = effect;
    table().announce("waits", effect.cause().seat(), effect.cause().name());
  }

  /** Takes one out. */
  public Waiting take(int position) {
    Waiting taken = effects[position];
    Waiting[] left = new Waiting[effects.length - 1];
    System.arraycopy(effects, 0, left, 0, position);
    System.arraycopy(effects, position + 1, left, position, left.length - position);
    effects = left;
    return taken;
  }

  /** Whether effects that waited are being resolved. */
  public boolean isSettling() {
    return settling;
  }

  public void settle(boolean begins) {
    settling = begins;
  }
}
