package starboard.nemesis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Moment;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Limits;
import starboard.nemesis.content.piece.Breeds;
import starboard.nemesis.content.piece.IntruderToken;

/**
 * What hunts the crew: figures on the board with their injuries and tokens, the bag and the supply,
 * eggs. A figure is its number among the pieces of the box ({@link Breeds}).
 */
public final class Creatures extends NemesisPart {

  private static final int SIX_BITS = 63;
  private static final int OFF_BOARD = SIX_BITS;
  private static final int NO_TOKEN = Limits.MOST_TOKEN_KINDS;
  private static final int INJURIES_SHIFT = 6;
  private static final int TOKEN_SHIFT = 12;

  private static final int ABSENT = OFF_BOARD | NO_TOKEN << TOKEN_SHIFT;

  /** Room, injuries and token of every figure of the box. */
  private int[] figures;

  /** The rooms with an Intruder, a bit each; follows from the figures. */
  private int intruderRooms;

  /** Figures that do not attack during this action or step (N14.8), a bit each. */
  private int resting;

  /** The rooms an Intruder has come into during this action or step, a bit each. */
  private int enteredRooms;

  /** The figure that last grew into another one (N14.7), and that other one. */
  private int grown = NONE;

  private Bag bag;
  private Bag supply;

  /** The token of the bag development while what it means is carried out (N3.14), or NONE. */
  private int developing = NONE;

  private int eggs;
  private int eggReserve;
  private int eggsDestroyed;

  private boolean firstEncounter;
  private boolean nestDestroyed;
  private boolean matriarchKilled;

  Creatures(Nemesis table) {
    super(table);
    figures = new int[breeds().figures()];
    Arrays.fill(figures, ABSENT);
    supply = Bag.of(kit().tokenCounts());
    bag = Bag.of(new int[supply.kinds()]);
    eggReserve = kit().content().count("eggs");
  }

  @Override
  protected void walk(Places p) {
    p.tokens("intruder-token", bag);
    p.tokens("intruder-token", supply);
    if (developing != NONE) p.loose("intruder-token", developing, 1);
    for (int figure = 0; figure < figures.length; figure++) {
      if (tokenOf(figure) != NONE) p.loose("intruder-token", tokenOf(figure), 1);
    }
    p.loose("egg", 0, eggs + eggReserve + eggsDestroyed);
  }

  // What is there

  public Breeds breeds() {
    return rules().species().breeds();
  }

  public boolean isOnBoard(int figure) {
    return (figures[figure] & SIX_BITS) != OFF_BOARD;
  }

  public int roomOfFigure(int figure) {
    int room = figures[figure] & SIX_BITS;
    return room == OFF_BOARD ? NONE : room;
  }

  public int injuries(int figure) {
    return figures[figure] >>> INJURIES_SHIFT & SIX_BITS;
  }

  public int tokenOf(int figure) {
    int token = figures[figure] >>> TOKEN_SHIFT & SIX_BITS;
    return token == NO_TOKEN ? NONE : token;
  }

  public int typeOf(int figure) {
    return breeds().typeOf(figure);
  }

  public boolean hasIntruder(int room) {
    return (intruderRooms >>> room & 1) != 0;
  }

  /** The rooms with an Intruder, a bit each. */
  public int intruderRooms() {
    return intruderRooms;
  }

  /** The figures in that room, a bit each. */
  public int figuresIn(int room) {
    if (!hasIntruder(room)) return 0;
    int found = 0;
    for (int figure = 0; figure < figures.length; figure++) {
      if ((figures[figure] & SIX_BITS) == room) found |= 1 << figure;
    }
    return found;
  }

  /** The figures on the board, a bit each. */
  public int figuresOnBoard() {
    int found = 0;
    for (int figure = 0; figure < figures.length; figure++) {
      if ((figures[figure] & SIX_BITS) != OFF_BOARD) found |= 1 << figure;
    }
    return found;
  }

  /** A figure of that type that is not on the board. */
  public int freeFigure(int type) {
    for (int figure = breeds().first(type); figure <= breeds().last(type); figure++) {
      if (!isOnBoard(figure)) return figure;
    }
    return NONE;
  }

  public boolean isResting(int figure) {
    return (resting >>> figure & 1) != 0;
  }

  /** Whether an Intruder has come into that room during this action or step, still there or not. */
  public boolean hasIntruderCome(int room) {
    return (enteredRooms >>> room & 1) != 0;
  }

  public Bag bag() {
    return bag;
  }

  public Bag supply() {
    return supply;
  }

  /** Eggs on the Intruder board: they lie in the Nest (N12.1). */
  public int eggs() {
    return eggs;
  }

  public int eggReserve() {
    return eggReserve;
  }

  public int eggsDestroyed() {
    return eggsDestroyed;
  }

  public boolean hadFirstEncounter() {
    return firstEncounter;
  }

  public boolean isNestDestroyed() {
    return nestDestroyed;
  }

  public boolean isMatriarchKilled() {
    return matriarchKilled;
  }

  public Text figureNamed(int figure) {
    return breeds().name(figure);
  }

  // Verbs: set-up

  public void layEggs(int eggsInNest) {
    eggs = eggsInNest;
    eggReserve -= eggsInNest;
  }

  // Verbs: the bag

  /** Draws a token; it lies outside until it is put somewhere. */
  public int drawToken() {
    int token = draw(Chance.BAG, bag);
    if (heard()) tellToken(token);
    bag = bag.without(token);
    return token;
  }

  /** N10.3 The token, its number, and how many like it were in the bag. */
  private void tellToken(int token) {
    IntruderToken entry = kit().content().intruderTokens().at(token);
    Integer number = entry.number() == 0 ? null : entry.number();
    Text name = kit().tokenName(token);
    Beat beat =
        Beats.of("event.token-drawn")
            .from("bag")
            .shows(new Beat.Token(name, entry.type().id(), number))
            .shows(new Beat.Stock(Text.of("bag.intruders"), shares(token)))
            .odds(bag.count(token), bag.total());
    tell(Seats.EVERYONE, Text.of("event.token-drawn", Arg.of(name)), beat);
  }

  /** What the bag held before that token left it. */
  private List<Beat.Share> shares(int drawn) {
    List<Beat.Share> shares = new ArrayList<>();
    for (int token = 0; token < bag.kinds(); token++) {
      int inside = bag.count(token);
      if (inside == 0) continue;
      shares.add(new Beat.Share(numbered(token), inside, token == drawn ? 1 : 0));
    }
    return shares;
  }

  /** What a token is called, with the number that says how well it surprises (N10.3). */
  private Text numbered(int token) {
    int number = kit().content().intruderTokens().at(token).number();
    Text name = kit().tokenName(token);
    return number == 0 ? name : Text.of("stock.token", Arg.of(name), Arg.of(number));
  }

  public void intoBag(int token) {
    bag = bag.with(token);
    if (heard()) {
      Text text = Text.of("event.token-back", Arg.of(kit().tokenName(token)));
      tell(Seats.EVERYONE, text, Beats.of("event.token-back").to("bag"));
    }
  }

  /** N3.14 The token stays out of the bag until what it means is carried out. */
  public void keepOut(int token) {
    developing = token;
  }

  /** N3.14 The token that was kept out goes back to the bag. */
  public void putBack() {
    intoBag(developing);
    developing = NONE;
  }

  public void intoSupply(int token) {
    supply = supply.with(token);
  }

  /** That token leaves the supply and lies outside until it is put somewhere. */
  public void take(int token) {
    supply = supply.without(token);
  }

  /** A token of that type from the supply, by chance among its numbers; NONE if there is none. */
  public int takeFromSupply(int type) {
    int count = 0;
    for (int token = 0; token < supply.kinds(); token++) {
      if (kit().tokenType(token) == type) count += supply.count(token);
    }
    if (count == 0) return NONE;
    int rank = count == 1 ? 0 : pick(Chance.BAG, count);
    for (int token = 0; ; token++) {
      if (kit().tokenType(token) != type) continue;
      rank -= supply.count(token);
      if (rank >= 0) continue;
      supply = supply.without(token);
      return token;
    }
  }

  /** N2.8 So many tokens of that type lie in the bag from the start. */
  public void lay(int type, int count) {
    for (int i = 0; i < count; i++) bag = bag.with(takeFromSupply(type));
  }

  /** N3.15 One token of that type from the supply into the bag, if there is one. */
  public void addToBag(int type) {
    int token = takeFromSupply(type);
    if (token == NONE) return;
    bag = bag.with(token);
    if (heard()) {
      Text text = Text.of("event.token-added", Arg.of(kit().tokenName(token)));
      tell(Seats.EVERYONE, text, Beats.of("event.token-added").to("bag"));
    }
  }

  // Verbs: figures

  /** A free figure appears in a room with its token; the first one of the game is N22.1. */
  public void place(int figure, int room, int token) {
    set(figure, room | (token == NONE ? NO_TOKEN : token) << TOKEN_SHIFT);
    if (heard()) {
      Text text =
          Text.of("event.appears", Arg.of(figureNamed(figure)), table().interior().at(room));
      Beat beat = Beats.of("event.appears").from("bag").to(kit().roomWidget(room));
      tell(Seats.EVERYONE, text, Beats.inCombat(table(), beat, room));
    }
    then(new IntruderFigurePlaced(figure, room));
    came(room);
  }

  /** A figure goes to a room (N6.14: unexplored rooms stay hidden). */
  public void moveFigure(int figure, int room) {
    int from = roomOfFigure(figure);
    set(figure, (figures[figure] & ~SIX_BITS) | room);
    if (heard()) {
      Text text = Text.of("event.creeps", Arg.of(figureNamed(figure)), table().interior().at(room));
      Beat beat = Beats.of("event.creeps").on(Widgets.figure(table(), figure));
      if (from != NONE) beat = Beats.inCombat(table(), beat.from(kit().roomWidget(from)), from);
      beat = Beats.inCombat(table(), beat.to(kit().roomWidget(room)), room);
      tell(Seats.EVERYONE, text, beat);
    }
    came(room);
  }

  private void came(int room) {
    enteredRooms |= 1 << room;
    then(new IntruderCame(room));
  }

  /** The figure leaves the board with its injuries; tells its token, which lies outside now. */
  public int remove(int figure) {
    int token = tokenOf(figure);
    set(figure, ABSENT);
    resting &= ~(1 << figure);
    return token;
  }

  /** N8.6, N27.4 The figure leaves, its token goes into the bag. */
  public void slipAway(int figure) {
    if (heard()) {
      int room = roomOfFigure(figure);
      Beat beat = Beats.of("event.slips-away").from(kit().roomWidget(room)).to("bag");
      Text text = Text.of("event.slips-away", Arg.of(figureNamed(figure)));
      tell(Seats.EVERYONE, text, Beats.inCombat(table(), beat, room));
    }
    rules().species().intoBag(table(), typeOf(figure), remove(figure));
  }

  /**
   * N14.7 A figure is replaced by one of another type; injuries stay. Its token goes to the supply,
   * the other takes one of its own type from there, if any (else N27.4).
   */
  public void grow(int figure, int into) {
    int room = roomOfFigure(figure);
    int injuries = injuries(figure);
    int token = remove(figure);
    if (token != NONE) intoSupply(token);
    int other = takeFromSupply(typeOf(into));
    set(into, room | (other == NONE ? NO_TOKEN : other) << TOKEN_SHIFT);
    setInjuries(into, injuries);
    grown = figure | into << 5;
    if (heard()) {
      Text text = Text.of("event.grows", Arg.of(figureNamed(figure)), Arg.of(figureNamed(into)));
      tell(Seats.EVERYONE, text, Beats.of("event.grows").on(kit().roomWidget(room)));
    }
  }

  /** What a figure that is off the board has just grown into; NONE if it has not. */
  public int grownInto(int figure) {
    if (grown == NONE || (grown & 31) != figure || isOnBoard(figure)) return NONE;
    return grown >>> 5;
  }

  public void addInjuries(int figure, int more) {
    int now = Math.min(SIX_BITS, injuries(figure) + more);
    setInjuries(figure, now);
    if (heard()) {
      Text text = Text.of("event.injured", Arg.of(figureNamed(figure)), Arg.of(more), Arg.of(now));
      tell(Seats.EVERYONE, text, onFigure("event.injured", figure));
    }
  }

  public void healInjuries(int figure, int fewer) {
    setInjuries(figure, Math.max(0, injuries(figure) - fewer));
    if (heard()) {
      Text text = Text.of("event.heals", Arg.of(figureNamed(figure)));
      tell(Seats.EVERYONE, text, onFigure("event.heals", figure));
    }
  }

  private Beat onFigure(String event, int figure) {
    Beat beat = Beats.of(event);
    int room = roomOfFigure(figure);
    return room == NONE ? beat : beat.on(kit().roomWidget(room));
  }

  public void setInjuries(int figure, int now) {
    set(figure, (figures[figure] & ~(SIX_BITS << INJURIES_SHIFT)) | (now << INJURIES_SHIFT));
  }

  private void set(int figure, int packed) {
    int[] changed = figures.clone();
    changed[figure] = packed;
    figures = changed;
    int rooms = 0;
    for (int each : changed) {
      int room = each & SIX_BITS;
      if (room != OFF_BOARD) rooms |= 1 << room;
    }
    intruderRooms = rooms;
  }

  /** N14.8 It makes no attack during this action or step. */
  public void rest(int figure) {
    resting |= 1 << figure;
  }

  /** A new action or step begins: none rests any more, none has come anywhere yet. */
  void beginActionOrStep() {
    resting = 0;
    enteredRooms = 0;
  }

  // Verbs: eggs, weaknesses, what is known for good

  public void addEgg() {
    if (eggReserve == 0) return;
    eggReserve--;
    eggs++;
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.egg-added", eggs),
          Beats.nest(table(), "event.egg-added").on("egg-reserve"));
  }

  /** An egg leaves the Intruder board and lies outside until it is put somewhere. */
  public void takeEgg() {
    eggs--;
  }

  /** An egg that lies outside leaves the game without being destroyed. */
  public void removeEgg() {
    eggsDestroyed++;
  }

  /** N12.5 An egg of the Nest. */
  public void destroyEgg() {
    destroyEgg(NONE);
  }

  /** N12.7 An egg that lay in that room, or in the Nest if that is NONE. */
  public void destroyEgg(int room) {
    eggsDestroyed++;
    if (!heard()) return;
    Beat beat = Beats.nest(table(), "event.egg-destroyed").on("eggs-destroyed");
    boolean elsewhere = room != NONE && table().interior().tileAt(room) != kit().nest();
    if (elsewhere) beat = beat.on(Widgets.room(table(), room));
    tell(Seats.EVERYONE, Text.of("event.egg-destroyed"), beat);
  }

  public void destroyNest() {
    nestDestroyed = true;
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.nest-destroyed"), Beats.of("event.nest-destroyed"));
  }

  public void killMatriarch() {
    matriarchKilled = true;
  }

  public void noteFirstEncounter() {
    firstEncounter = true;
  }

  /** A figure has appeared on the board: N22.1 hangs on it. */
  public record IntruderFigurePlaced(int figure, int room) implements Moment<Nemesis> {}

  /** An Intruder has appeared in or moved into a room: N21.7 hangs on it. */
  public record IntruderCame(int room) implements Moment<Nemesis> {}
}
