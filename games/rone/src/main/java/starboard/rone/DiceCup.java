package starboard.rone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** R4 The dice of one player. */
abstract class DiceCup extends Counters {

  private static final int UNROLLED = 7;
  private static final int FACE_BITS = 3;

  private long[] dice = {Dice.DEFAULT, Dice.DEFAULT, Dice.DEFAULT, Dice.DEFAULT};

  /** The faces that lie up, three bits each. */
  private int faces = -1;

  /** A bit for each die. */
  private int used;

  /** R4.7 A bit for each die that is set aside. */
  private int barred;

  DiceCup(Rone table, Seat seat) {
    super(table, seat);
  }

  public long die(int die) {
    return dice[die];
  }

  /** The face that lies up, or -1. */
  public int face(int die) {
    int face = (faces >>> (FACE_BITS * die)) & UNROLLED;
    return face == UNROLLED ? -1 : face;
  }

  /** R4.5 A barred die counts as used. */
  public boolean isUsed(int die) {
    return ((used | barred) & (1 << die)) != 0;
  }

  public boolean isBarred(int die) {
    return (barred & (1 << die)) != 0;
  }

  /** R4.5 Rolled and not used. */
  public boolean isFree(int die) {
    return !isUsed(die) && face(die) >= 0;
  }

  private String dieWidget(int die) {
    return widget("die") + "-" + (die + 1);
  }

  final String[] diceWidgets() {
    String[] all = new String[Dice.DICE];
    for (int die = 0; die < all.length; die++) all[die] = dieWidget(die);
    return all;
  }

  private void sayFace(Beat.Kind kind, String rule, String key, int die, String... on) {
    if (!heard()) return;
    Text shown = SymbolTexts.face(dice[die], face(die));
    Beat beat = Beat.of(kind, rule).on(dieWidget(die)).on(on).seat(seat);
    if (kind == Beat.Kind.ROLL) {
      beat =
          beat.shows(new Beat.Face(dieWidget(die), face(die), shown))
              .shows(new Beat.Stock(Text.of("stock.dice", seat), shares(die)))
              .odds(alike(die), Dice.FACES);
    }
    tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(die + 1), Arg.of(shown)), beat);
  }

  /** How many faces of the die are like the one that lies up. */
  private int alike(int die) {
    int alike = 0;
    Text up = SymbolTexts.face(dice[die], face(die));
    for (int face = 0; face < Dice.FACES; face++) {
      if (SymbolTexts.face(dice[die], face).equals(up)) alike++;
    }
    return alike;
  }

  /** The faces of the die; those that look alike are one kind. */
  private List<Beat.Share> shares(int die) {
    Map<Text, Integer> kinds = new LinkedHashMap<>();
    for (int face = 0; face < Dice.FACES; face++) {
      kinds.merge(SymbolTexts.face(dice[die], face), 1, Integer::sum);
    }
    Text up = SymbolTexts.face(dice[die], face(die));
    List<Beat.Share> shares = new ArrayList<>();
    kinds.forEach((face, n) -> shares.add(new Beat.Share(face, n, face.equals(up) ? 1 : 0)));
    return shares;
  }

  /** R8.11.1 */
  void gatherDice() {
    faces = -1;
    used = 0;
  }

  /** R8.3 */
  public void roll() {
    gatherDice();
    for (int die = 0; die < Dice.DICE; die++) {
      if (!isBarred(die)) turn(die, pick(Chance.DICE, Dice.FACES));
    }
    if (heard()) tell(Seats.EVERYONE, Text.of("rolls", seat));
    for (int die = 0; die < Dice.DICE; die++) {
      if (!isBarred(die)) sayFace(Beat.Kind.ROLL, "R8.3", "rolled", die);
    }
  }

  private void turn(int die, int face) {
    int shift = FACE_BITS * die;
    faces = (faces & ~(UNROLLED << shift)) | (face << shift);
  }

  /** R2.5 Somebody has spent a token on it. */
  public void reroll(int die, Seat payer) {
    turn(die, pick(Chance.DICE, Dice.FACES));
    sayFace(Beat.Kind.ROLL, "R2.5", "rerolled", die, "rerolls-" + payer.index());
  }

  public void set(int die, int face) {
    turn(die, face);
    sayFace(Beat.Kind.REVEAL, "R4.5", "set", die);
  }

  /** R8.4.2 A die that is converted. */
  public void convert(int die) {
    used |= 1 << die;
    sayFace(Beat.Kind.PAY, "R8.4.2", "used", die);
  }

  /** R8.4.1 */
  public void takeResources(int die) {
    used |= 1 << die;
    gain(Dice.resources(dice[die], face(die)));
    sayFace(Beat.Kind.GAIN, "R8.4.1", "used", die, "turn-floating");
  }

  /** R4.7 */
  public void bar(int die) {
    barred |= 1 << die;
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.LEAVE, "R4.7").on(dieWidget(die)).seat(seat);
      tell(Seats.EVERYONE, Text.of("die-barred", Arg.of(seat), Arg.of(die + 1)), beat);
    }
  }

  /** R4.7 At the end of the turn barred dice come back. */
  public void freeDice() {
    if (barred == 0) return;
    barred = 0;
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.GAIN, "R4.7").on(diceWidgets()).seat(seat);
      tell(Seats.EVERYONE, Text.of("dice-freed", seat), beat);
    }
  }

  /** R4.4 */
  public void craft(int die, int face, int slot, int screw) {
    setDie(die, Dice.with(dice[die], face, slot, screw));
    if (heard()) {
      Text shown = SymbolTexts.face(dice[die], face);
      Beat beat = Beat.of(Beat.Kind.GAIN, "R4.4").on(dieWidget(die)).seat(seat);
      tell(Seats.EVERYONE, Text.of("crafted", Arg.of(seat), Arg.of(die + 1), Arg.of(shown)), beat);
    }
  }

  /** A die as an earlier game has left it (R15.4). */
  void setDie(int die, long screws) {
    long[] changed = dice.clone();
    changed[die] = screws;
    dice = changed;
  }
}
