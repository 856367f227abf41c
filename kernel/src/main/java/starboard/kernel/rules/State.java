package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Inventory;
import starboard.kernel.box.Onlookers;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * Everything on and around one table: the course of the game ({@link Course}), the position of
 * chance, what seats remember, and in each game's subclass the pieces. Not for use by several
 * threads at once.
 *
 * <p>Fields are primitives and immutable values; an array is replaced, never written into. So a
 * copy is a plain {@code clone()}. What the set-up decides for good (players, rule set) stands in
 * {@code final} fields and is not saved; scratch memory is {@code transient}; everything else is
 * saved by the codec, field by field. A large table is made of {@link Part}s, each with fields and
 * verbs of its own.
 */
public abstract non-sealed class State<S extends State<S>> extends Course<S> {

  private Rng rng = new FastRng(0);
  private long[] positions;
  private @Nullable Note notes;

  /**
   * @param streams the sources of chance of this game
   */
  protected State(int players, Hooks<S> hooks, Stream[] streams) {
    super(players, hooks);
    this.positions = new long[streams.length];
  }

  @Override
  @SuppressWarnings("unchecked") // S is the subclass by declaration
  final S self() {
    return (S) this;
  }

  // What a game tells of its table

  /** Walks over every place where things lie, writing back what the walk returns. */
  protected abstract void places(Places places);

  /** Which things look alike from behind: the number of the back of that component. */
  protected abstract int back(int number);

  /** What the rules imply about a world just imagined for a seat, beyond who has seen what. */
  protected void imagined(Seat seat, Rng rng) {}

  /**
   * The paragraph of the rules that bars a choice, by the key of the reason; null if the game names
   * none. Where it does, a phrase {@code KEY.unblock} says what would help.
   */
  protected @Nullable String ruleAgainst(String reason) {
    return null;
  }

  /** What is wrong with this table though every piece is there; empty if nothing. */
  protected List<String> faults() {
    return List.of();
  }

  /** The copy of a part that a fresh copy of its table is to have. */
  @SuppressWarnings("unchecked") // a part at another table has the same class
  protected final <P extends Part<S>> P own(P part) {
    return (P) part.at(self());
  }

  /** Starts a new table: the generator goes in, the first step is run. */
  public final void begin(Rng chance, Step<S> first) {
    rng = chance;
    perform(first);
  }

  // What a game's verbs are made of

  /** Whether anybody hears events; without, they need not be worded. */
  protected final boolean heard() {
    return listener() != null;
  }

  /** Tells these seats that something happened which moves nothing. */
  protected final void tell(Seats seats, Text text) {
    tell(seats, text, Beat.SAID);
  }

  /** Tells these seats that something happened, and how it is shown. */
  protected final void tell(Seats seats, Text text, Beat beat) {
    Listener<S> listener = listener();
    if (listener != null) listener.told(self(), happening(text, seats, beat));
  }

  /** A number from 0 to bound - 1 by chance. */
  protected final int pick(Stream stream, int bound) {
    if (bound < 1) throw new IllegalArgumentException("nothing to choose from by chance");
    return rng.draw(stream, advance(stream, 1), bound);
  }

  /** A die: from 1 to sides. */
  protected final int roll(Stream stream, int sides) {
    return pick(stream, sides) + 1;
  }

  /** The kind of a token drawn blindly; it is still in the bag. */
  protected final int draw(Stream stream, Bag bag) {
    return bag.kindAt(pick(stream, bag.total()));
  }

  /** The pile in random order; nobody knows any more what lies where. */
  protected final Pile shuffle(Stream stream, Pile pile) {
    return pile.size() < 2
        ? pile.followedBy(Seats.NONE)
        : pile.shuffled(rng, stream, advance(stream, pile.size() - 1));
  }

  private long advance(Stream stream, int draws) {
    noteBarrier(Seats.NONE);
    long position = positions[stream.ordinal()];
    positions = positions.clone();
    positions[stream.ordinal()] = position + draws;
    return position;
  }

  /** That thing, now seen by these seats too. */
  protected final int show(int thing, Seats seats) {
    int shown = Thing.seenAlsoBy(thing, seats);
    if (shown != thing) {
      saw(shown, seats);
    }
    return shown;
  }

  private void saw(int thing, Seats seats) {
    noteBarrier(seats);
    Listener<S> listener = listener();
    if (listener != null) listener.saw(self(), thing, seats);
  }

  /** These seats have learnt what no face shows: earlier answers are taken back only by consent. */
  protected final void learnt(Seats seats) {
    noteBarrier(seats);
  }

  /** A pile now seen by these seats too. */
  protected final Pile show(Pile pile, Seats seats) {
    Pile shown = pile.seenAlsoBy(seats);
    for (int i = 0; i < pile.size(); i++) {
      if (shown.at(i) == pile.at(i)) continue;
      saw(shown.at(i), seats);
    }
    return shown;
  }

  /** That thing after a secret choice: only these still know which one it is. */
  protected static int followed(int thing, Seats by) {
    return Thing.followedBy(thing, by);
  }

  /** What a secret choice left behind: only these still know what is there. */
  protected static Pile followed(Pile pile, Seats by) {
    return pile.followedBy(by);
  }

  /** Remembers for a seat what was true once; only that seat is ever shown it. */
  protected final void note(Seat seat, Text text) {
    notes = new Note(seat, text, notes);
  }

  /** What a seat remembers, oldest first. */
  public final List<Text> notes(Seat seat) {
    List<Text> own = new ArrayList<>();
    for (Note note = notes; note != null; note = note.older())
      if (note.seat() == seat) own.addFirst(note.text());
    return own;
  }

  // Copies, worlds, checks

  /** A world that seat cannot tell from the present one, with a generator of its own. */
  public final S imagine(Seat seat, long seed) {
    S world = copy();
    ((State<S>) world).dealAnew(seat, seed);
    return world;
  }

  private void dealAnew(Seat seat, long seed) {
    Rng dealer = new FastRng(seed);
    Imagination.deal(self(), seat, dealer);
    imagined(seat, dealer);
    notes = Note.of(seat, notes);
    rng = new FastRng(FastRng.mix(seed));
  }

  /** Puts another generator in; the positions of the streams stay. */
  public final void useChance(Rng chance) {
    rng = chance;
  }

  /** The generator; never part of a scene. */
  public final Rng chance() {
    return rng;
  }

  /** How many draws the stream has given. */
  public final long position(Stream stream) {
    return positions[stream.ordinal()];
  }

  /** How many draws chance has given, all streams together. */
  public final long draws() {
    long draws = 0;
    for (long position : positions) draws += position;
    return draws;
  }

  /** Every component found on this table. */
  public final Inventory inventory() {
    Inventory inventory = new Inventory();
    places(inventory);
    return inventory;
  }

  /** Who has seen that component where it lies now. */
  public final Seats onlookers(int number) {
    Onlookers onlookers = new Onlookers(number);
    places(onlookers);
    return onlookers.seats();
  }

  /** Whether that seat has seen the component where it lies now. */
  public final boolean knows(Seat seat, int number) {
    return onlookers(number).has(seat);
  }

  /** What is wrong with this table compared with the full box; empty if nothing. */
  public final List<String> violations(Inventory box) {
    List<String> violations = new ArrayList<>(inventory().differencesFrom(box));
    violations.addAll(faults());
    return violations;
  }
}
