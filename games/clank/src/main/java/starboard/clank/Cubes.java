package starboard.clank;

import java.util.Arrays;
import starboard.clank.content.Box;
import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.clank.content.Limits;
import starboard.clank.content.RageTrack;
import starboard.clank.ship.Board;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * Where the cubes are: supplies, Clank! area, bag, health tracks, rage track (C6, C14, C16, C17).
 */
public abstract class Cubes extends State<Clank> {

  /** No space, no artifact, no card. */
  public static final int NONE = Box.NONE;

  public static final RageTrack TRACK = Content.BOX.rageTrack();
  public static final int HEALTH = Content.BOX.healthTrack().knockedOutAt();

  private static final String FAMILY = "cube";
  private static final Limits LIMITS = Content.BOX.limits();
  private static final Bag NO_CUBES = Bag.of(new int[Colours.COUNT]);
  private static final int BLOCKADE = TRACK.blockade();

  private int[] supply = new int[Box.PLAYERS];
  private Bag area = NO_CUBES;
  private Bag bag = NO_CUBES;
  private Bag aside = NO_CUBES;
  private int[] wounds;

  /** Which places of a health track hold a black cube, as bits (C17.3). */
  private int[] blackWounds;

  private int rage;
  private int threat;
  private int aboard;
  private int escaped;
  private int rescued;

  Cubes(int players, Hooks<Clank> hooks) {
    super(players, hooks, Chance.values());
    Arrays.fill(supply, LIMITS.clankPerPlayer());
    wounds = new int[players];
    blackWounds = new int[players];
    int[] black = new int[Colours.COUNT];
    black[Colours.BLACK] = LIMITS.blackCubes();
    aside = Bag.of(black);
  }

  final void walkCubes(Places p) {
    p.tokens(FAMILY, area);
    p.tokens(FAMILY, bag);
    p.tokens(FAMILY, aside);
    for (int colour = 0; colour < supply.length; colour++) p.loose(FAMILY, colour, supply[colour]);
    for (int i = 0; i < wounds.length; i++) {
      int black = Integer.bitCount(blackWounds[i]);
      p.loose(FAMILY, i, wounds[i] - black);
      p.loose(FAMILY, Colours.BLACK, black);
    }
    p.loose(FAMILY, Colours.RED, redOnTrack());
    p.loose(FAMILY, Colours.THREAT, threat);
  }

  // What lies there

  public final int supply(int colour) {
    return supply[colour];
  }

  /** The Clank! area. */
  public final Bag area() {
    return area;
  }

  public final Bag bag() {
    return bag;
  }

  public final Bag aside() {
    return aside;
  }

  public final int wounds(Seat seat) {
    return wounds[seat.index()];
  }

  /** Which places of the health track hold a black cube, as bits. */
  public final int blackWounds(Seat seat) {
    return blackWounds[seat.index()];
  }

  /** The space of the Tyrant, counted from 1; 0 before the set-up. */
  public final int rage() {
    return rage;
  }

  /** C14.2 Red cubes lie on the spaces the Tyrant has not reached. */
  final int redOnTrack() {
    int red = 0;
    for (int space = rage + 1; space <= TRACK.last(); space++) red += TRACK.at(space).redCubes();
    return red;
  }

  /** C14.3 */
  public final boolean isBlocked() {
    return rage >= BLOCKADE;
  }

  /** Threat cubes drawn in the solo variant (C22.2). */
  public final int threat() {
    return threat;
  }

  /** The number of the board that is laid, or {@link #NONE}. */
  abstract int boardNumber();

  // Who is still there

  public final boolean isAboard(Seat seat) {
    return (aboard & (1 << seat.index())) != 0;
  }

  public final Seats aboard() {
    return new Seats(aboard);
  }

  public final Seats escaped() {
    return new Seats(escaped);
  }

  /** Knocked out and rescued (C18.2). */
  public final Seats rescued() {
    return new Seats(rescued);
  }

  /** Knocked out and not rescued (C18.2). */
  public final boolean isLost(Seat seat) {
    return !isAboard(seat) && !escaped().has(seat) && !rescued().has(seat);
  }

  public final void comeAboard() {
    aboard = (1 << players()) - 1;
  }

  /** A player leaves, by pod or unconscious (C18.1, C18.2). */
  public final void leave(Seat seat, boolean byPod, boolean isSafe) {
    int bit = 1 << seat.index();
    aboard &= ~bit;
    if (byPod) {
      escaped |= bit;
      takeBack(seat, area.count(seat.index()));
    } else if (isSafe) {
      rescued |= bit;
    }
  }

  // Verbs

  /** C2.8 */
  public final void fillBag() {
    bag = aside;
    aside = NO_CUBES;
  }

  /** C2.7 */
  public final void placeTyrant(int space) {
    rage = space;
  }

  /** C6.1, C17.7 That many own cubes go to the Clank! area, as far as there are any. */
  public final void addNoise(Seat seat, int count) {
    int colour = seat.index();
    int added = isAboard(seat) ? Math.min(count, supply[colour]) : 0;
    if (added == 0) return;
    changeSupply(colour, -added);
    area = changed(area, colour, added);
    if (heard())
      tell(Seats.EVERYONE, Text.of("noise", Arg.of(seat), Arg.of(added)), Beats.noise(seat, added));
  }

  /** Threat cubes go to the Clank! area (C22.2). */
  public final void addThreat(int count) {
    int added = Math.min(count, supply[Colours.THREAT]);
    changeSupply(Colours.THREAT, -added);
    area = changed(area, Colours.THREAT, added);
    if (heard()) tell(Seats.EVERYONE, Text.of("threat", added), Beats.threat(added));
  }

  /** C6.2 Own cubes come back from the Clank! area; tells how many could not. */
  final int takeBack(Seat seat, int count) {
    int colour = seat.index();
    int taken = Math.min(count, area.count(colour));
    if (taken > 0) {
      area = changed(area, colour, -taken);
      changeSupply(colour, taken);
      if (heard())
        tell(
            Seats.EVERYONE,
            Text.of("noise-back", Arg.of(seat), Arg.of(taken)),
            Beats.noiseBack(seat, taken));
    }
    return count - taken;
  }

  /** C14.2, C14.4 One space further. */
  public final void advanceTyrant() {
    if (rage == TRACK.last()) return;
    rage++;
    RageTrack.Step reached = TRACK.at(rage);
    if (heard())
      tell(Seats.EVERYONE, Text.of("rage", rage, reached.draw()), Beats.rage(rage - 1, rage));
    if (reached.redCubes() > 0) {
      area = changed(area, Colours.RED, reached.redCubes());
      if (heard())
        tell(
            Seats.EVERYONE,
            Text.of("hunters", reached.redCubes()),
            Beats.hunters(rage, reached.redCubes()));
    }
    if (reached.blockade() && heard()) {
      tell(Seats.EVERYONE, Text.of("blockade"), Beats.blockade(Board.of(boardNumber())));
    }
  }

  /** C2.11 Set-aside black cubes go back into the bag. */
  public final void returnBlackCubes(int count) {
    int returned = Math.min(count, aside.count(Colours.BLACK));
    if (returned == 0) return;
    aside = changed(aside, Colours.BLACK, -returned);
    bag = changed(bag, Colours.BLACK, returned);
    if (heard()) tell(Seats.EVERYONE, Text.of("black-back", returned), Beats.blackBack(returned));
  }

  /**
   * C16 The Clank! area goes into the bag, that many cubes are drawn, then all wounds are taken
   * together.
   */
  public final void drawCubes(int count) {
    int[] inside = bag.toArray();
    for (int kind = 0; kind < Colours.COUNT; kind++) inside[kind] += area.count(kind);
    area = NO_CUBES;
    Bag all = heard() ? Bag.of(inside) : bag;
    int[] drawn = new int[Colours.COUNT];
    int total = 0;
    for (int cubes : inside) total += cubes;
    int taken = Math.min(count, total);
    for (int left = taken; left > 0; left--) {
      int kind = drawnKind(inside, pick(Chance.BAG, total--));
      inside[kind]--;
      drawn[kind]++;
    }
    bag = Bag.of(inside);
    if (heard()) {
      int others = taken - drawn[Colours.BLACK] - drawn[Colours.RED];
      Text text = Text.of("cubes-drawn", drawn[Colours.BLACK], drawn[Colours.RED], others);
      tell(Seats.EVERYONE, text, Beats.drawn(this, all, drawn));
    }
    area = changed(area, Colours.RED, drawn[Colours.RED]);
    aside = changed(aside, Colours.BLACK, drawn[Colours.BLACK]);
    for (int colour = 0; colour < Box.PLAYERS; colour++) {
      if (drawn[colour] > 0) strike(colour, drawn[colour]);
    }
    for (int i = 0; i < players(); i++) hunt(Seat.of(i), drawn[Colours.RED]);
  }

  private static int drawnKind(int[] inside, int rank) {
    int kind = 0;
    for (int left = rank; left >= inside[kind]; kind++) left -= inside[kind];
    return kind;
  }

  /** C16.2, C16.3 Drawn cubes of a colour: wounds, threat, or nothing. */
  private void strike(int colour, int cubes) {
    if (colour >= players()) {
      threat += cubes;
      return;
    }
    Seat seat = Seat.of(colour);
    int hits = isAboard(seat) ? Math.min(cubes, HEALTH - wounds[colour]) : 0;
    if (hits > 0) {
      changeWounds(colour, hits);
      if (heard()) tellWounds("wounded", seat, hits, Beats.struck(seat, wounds[colour], "C16.2"));
    }
    aside = changed(aside, colour, cubes - hits);
  }

  /** C16.2, C17.2, C17.3 Wounds by red cubes. */
  private void hunt(Seat seat, int hits) {
    if (hits == 0 || !isAboard(seat)) return;
    int before = wounds(seat);
    for (int hit = 0; hit < hits && wounds(seat) < HEALTH; hit++) {
      if (supply[seat.index()] > 0) {
        changeSupply(seat.index(), -1);
      } else if (aside.count(Colours.BLACK) > 0) {
        aside = changed(aside, Colours.BLACK, -1);
        blackWounds = with(blackWounds, seat, blackWounds(seat) | (1 << wounds(seat)));
      } else {
        break;
      }
      changeWounds(seat.index(), 1);
    }
    if (heard()) tellWounds("hunted", seat, wounds(seat) - before, Beats.hunted(this, seat));
  }

  /** C10.2 Wounds of a corridor. */
  public final void wound(Seat seat, int count) {
    changeSupply(seat.index(), -count);
    changeWounds(seat.index(), count);
    if (heard()) tellWounds("wounded", seat, count, Beats.wounded(seat, wounds(seat)));
  }

  /** So many wounds more, and how many of all there can be (C17.1). */
  private void tellWounds(String key, Seat seat, int more, Beat beat) {
    Arg[] args = {Arg.of(seat), Arg.of(more), Arg.of(wounds(seat)), Arg.of(HEALTH)};
    tell(Seats.EVERYONE, Text.of(key, args), beat);
  }

  /** C10.3 How many wounds a corridor may deal. */
  public final int bearable(Seat seat) {
    return Math.min(HEALTH - 1 - wounds(seat), supply[seat.index()]);
  }

  /** C17.4 */
  public final void heal(Seat seat, int count) {
    int healed = Math.min(count, wounds(seat));
    boolean black = blackWounds(seat) != 0;
    if (healed == 0) return;
    for (int i = 0; i < healed; i++) {
      changeWounds(seat.index(), -1);
      int place = 1 << wounds(seat);
      if ((blackWounds(seat) & place) != 0) {
        blackWounds = with(blackWounds, seat, blackWounds(seat) & ~place);
        aside = changed(aside, Colours.BLACK, 1);
      } else {
        changeSupply(seat.index(), 1);
      }
    }
    if (heard()) tellWounds("healed", seat, healed, Beats.healed(seat, wounds(seat), black));
  }

  private void changeSupply(int colour, int by) {
    int[] changed = supply.clone();
    changed[colour] += by;
    supply = changed;
  }

  private void changeWounds(int colour, int by) {
    int[] changed = wounds.clone();
    changed[colour] += by;
    wounds = changed;
  }

  private static Bag changed(Bag cubes, int kind, int by) {
    if (by == 0) return cubes;
    int[] counts = cubes.toArray();
    counts[kind] += by;
    return Bag.of(counts);
  }

  /** The numbers with that of a seat changed. */
  static int[] with(int[] numbers, Seat seat, int number) {
    int[] changed = numbers.clone();
    changed[seat.index()] = number;
    return changed;
  }
}
