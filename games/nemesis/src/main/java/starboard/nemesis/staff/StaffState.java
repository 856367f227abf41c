package starboard.nemesis.staff;

import java.util.Arrays;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Widgets;

/**
 * What the things of these people do that lasts: personal light, calm, cubes on cards, the probe
 * arm. The place they are at keeps it with its own.
 */
public abstract class StaffState extends NemesisPart {

  /** Who shines, is left alone, and has used what is for once in a round; by seat, a bit each. */
  private int shining;

  private int spared;
  private int used;

  /** The cubes left on every card that has some, in the order of their numbers. */
  private byte[] uses;

  private boolean armBroken;
  private boolean armLoaded;

  protected StaffState(Nemesis table) {
    super(table);
    Tools tools = Staffed.tools(table);
    uses = new byte[tools.counted()];
    for (int i = 0; i < uses.length; i++) uses[i] = (byte) tools.printed(i);
  }

  public static StaffState of(Nemesis s) {
    return (StaffState) s.placeState();
  }

  // Until the end of the round

  /** Whether a Character counts as lit wherever it goes. */
  public boolean shines(Seat seat) {
    return has(shining, seat);
  }

  void shine(Seat seat) {
    shining |= 1 << seat.index();
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.shines", seat), beat(Beat.Kind.GAIN, "L8.3", seat));
  }

  /** Whether no Intruder attacks a Character, except by surprise. */
  public boolean isSpared(Seat seat) {
    return has(spared, seat);
  }

  void spare(Seat seat) {
    spared |= 1 << seat.index();
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.spared", seat), beat(Beat.Kind.GAIN, "L15.7", seat));
  }

  boolean isUsed(Seat seat) {
    return has(used, seat);
  }

  void use(Seat seat) {
    used |= 1 << seat.index();
  }

  void roundBegins() {
    shining = 0;
    spared = 0;
    used = 0;
  }

  /** What happens to that Character is shown on its mat. */
  private static Beat beat(Beat.Kind kind, String rule, Seat seat) {
    return Beat.of(kind, rule).on(Widgets.mat(seat));
  }

  private static boolean has(int bits, Seat seat) {
    return (bits >>> seat.index() & 1) != 0;
  }

  // Cubes on cards

  /** The cubes left on that card. */
  public int uses(int number) {
    int index = Staffed.tools(table()).index(number);
    return index < 0 ? 0 : uses[index];
  }

  void setUses(Seat seat, int number, int now) {
    lay(number, now);
    if (heard()) {
      Text left = Text.of("event.uses-left", Arg.of(seat), Arg.thing(number), Arg.of(now));
      tell(Seats.EVERYONE, left, beat(Beat.Kind.PAY, "L8.3", seat));
    }
  }

  /** A card that is found again has all its cubes. */
  void gained(int number) {
    int index = Staffed.tools(table()).index(number);
    if (index >= 0) lay(number, Staffed.tools(table()).printed(index));
  }

  private void lay(int number, int now) {
    byte[] changed = Arrays.copyOf(uses, uses.length);
    changed[Staffed.tools(table()).index(number)] = (byte) now;
    uses = changed;
  }

  // The probe arm

  boolean isArmBroken() {
    return armBroken;
  }

  /** Whether the arm has taken a carcass; it needs no hand while its owner carries one. */
  boolean isArmLoaded() {
    return armLoaded;
  }

  void loadArm(Seat seat) {
    armBroken = true;
    armLoaded = true;
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.arm-broken", seat), beat(Beat.Kind.GAIN, "L20.1", seat));
  }

  void repairArm(Seat seat) {
    armBroken = false;
    if (heard())
      tell(
          Seats.EVERYONE, Text.of("event.arm-repaired", seat), beat(Beat.Kind.GAIN, "L20.1", seat));
  }
}
