package starboard.table;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/**
 * How a table stands after an entry of its log. It never changes: the next entry gives another
 * position. Its state is to be read by one thread at a time (tables see to that).
 */
public final class TableState<S extends State<S>> implements Cloneable {

  /** How many of the latest lines are at hand. */
  public static final int RECENT = 200;

  private final String table;
  private final Game<S> game;
  private final Entry.Opened opened;
  private final Instant openedAt;
  private String host;
  private boolean gathering;
  private SortedMap<Integer, String> added = Collections.emptySortedMap();
  private int entry = 1;
  private World<S> world;
  private List<Chair> chairs;
  private boolean alwaysAsk;
  private boolean paused;
  private @Nullable Request request;
  private @Nullable String rematch;
  private Entry.@Nullable Closed closed;
  private @Nullable Given given;
  private int lastUndone;

  /** The last entry that took a seat from its person for good: without them no way leads back. */
  private int wall;

  private List<Line> recent;

  private TableState(String table, Game<S> game, Entry.Opened opened, Instant at) {
    this.table = table;
    this.game = game;
    this.opened = opened;
    this.openedAt = at;
    this.host = opened.host();
    this.alwaysAsk = opened.alwaysAsk();
    this.world = World.open(game, opened.setup(), chance());
    List<Chair> seats = new ArrayList<>();
    for (Entry.Seating seating : opened.seats()) seats.add(Chair.of(seating, at));
    this.chairs = seats;
    this.recent = List.of(new Line(1, at, opened, world.news(), false));
    noteQuestions(at);
  }

  /** A table just laid: its first entry. */
  static <S extends State<S>> TableState<S> open(String table, Game<S> game, Logged first) {
    if (!(first.entry() instanceof Entry.Opened opened)) {
      throw new IllegalArgumentException("the log of table " + table + " has no beginning");
    }
    return new TableState<>(table, game, opened, first.at());
  }

  /** How the table stands after these entries. */
  static <S extends State<S>> TableState<S> of(String table, Game<S> game, List<Logged> log) {
    TableState<S> position = open(table, game, log.getFirst());
    for (Logged logged : log.subList(1, log.size())) {
      ReplayPool.requireTime();
      position = position.after(logged);
    }
    return position;
  }

  // What it is

  public String table() {
    return table;
  }

  public Game<S> game() {
    return game;
  }

  public Entry.Opened opened() {
    return opened;
  }

  public Instant openedAt() {
    return openedAt;
  }

  /** The number of the last entry. */
  public int entry() {
    return entry;
  }

  /** The state of the game; to be read only. */
  public S state() {
    return world.state();
  }

  /** What that viewer is shown of the game; before the deal nothing. */
  public Scene scene(Viewer viewer) {
    return gathering ? new Scene(List.of()) : game.scene(state(), viewer);
  }

  World<S> world() {
    return world;
  }

  /** The seats in their order. */
  public List<Chair> chairs() {
    return chairs;
  }

  public Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  public boolean alwaysAsk() {
    return alwaysAsk;
  }

  /** How a seat wants to be asked about that kind of reaction. */
  public Reaction wish(Seat seat, String kind) {
    return isUnasked(kind)
        ? chair(seat).reactions().getOrDefault(kind, Reaction.NOT_UNTIL_I_SAY)
        : chair(seat).reaction(kind);
  }

  /**
   * How it is asked: the host may set {@code always}, but not for what only those want who say so.
   */
  Reaction asking(Seat seat, String kind) {
    return alwaysAsk && !isUnasked(kind) ? Reaction.ALWAYS : wish(seat, kind);
  }

  /** Whether nobody is asked about that kind of reaction who has not said so. */
  public boolean isUnasked(String kind) {
    return game.unasked().contains(kind);
  }

  public boolean paused() {
    return paused;
  }

  public @Nullable Request request() {
    return request;
  }

  /** The seats whose consent the open request lacks. */
  public List<Integer> waiting() {
    List<Integer> waiting = new ArrayList<>();
    if (request == null) return waiting;
    for (int i = 0; i < chairs.size(); i++) {
      if (mustAgree(i, request.by(), request.to()) && !request.agreed().contains(i)) waiting.add(i);
    }
    return waiting;
  }

  /** A bot agrees, but not in the place of a person whom the host replaced since. */
  private boolean mustAgree(int seat, int by, int to) {
    return seat != by && chairs.get(seat).countsBehind(to);
  }

  /** Whether nobody else has to agree if this seat takes back all that came after an entry. */
  boolean isAlone(Seat seat, int to) {
    for (int i = 0; i < chairs.size(); i++) if (mustAgree(i, seat.index(), to)) return false;
    return true;
  }

  /** Whether not even consent leads back to that entry. */
  boolean isWalledOff(int to) {
    return to < wall;
  }

  /** The table at which the same people play again, or null. */
  public @Nullable String rematch() {
    return rematch;
  }

  /** Whether the deal waits for what players add to chance. */
  public boolean gathering() {
    return gathering;
  }

  /** The seats of people who may still add to chance before the deal. */
  public List<Integer> awaited() {
    List<Integer> awaited = new ArrayList<>();
    for (int i = 0; gathering && i < chairs.size(); i++) {
      Chair chair = chairs.get(i);
      if (chair.human() && chair.bot() == null && !added.containsKey(i)) awaited.add(i);
    }
    return awaited;
  }

  /** What was added to chance: by whoever opened the table, then seat by seat. */
  public String entropy() {
    List<String> all = new ArrayList<>(List.of(opened.entropy()));
    all.addAll(added.values());
    return String.join("\n", all);
  }

  /** What chance grows from. */
  final Seed chance() {
    return opened.chance(entropy());
  }

  /** SHA-256 of the seed, known from the beginning. */
  public String commitment() {
    return commitment(opened.seed());
  }

  static String commitment(String seed) {
    return Secret.sha256(seed.getBytes(StandardCharsets.US_ASCII));
  }

  /** The seed once the game is over, else null. */
  public @Nullable String seed() {
    return closed == null ? null : closed.seed();
  }

  public boolean over() {
    return closed != null;
  }

  /** The latest lines, the oldest of them first. */
  public List<Line> recent() {
    return recent;
  }

  /** The entry of the last undo; what was chosen before it was shown is out of date. */
  int lastUndone() {
    return lastUndone;
  }

  /** The last answer that counts, or null. */
  @Nullable Given given() {
    return given;
  }

  /** The last entry by which that seat acted as a person, or 0. */
  public int lastActed(Seat seat) {
    for (Given g = given; g != null; g = g.before()) {
      if (g.answer().seat() == seat.index() && g.answer().by() == Entry.By.PERSON) return g.entry();
    }
    return 0;
  }

  /** What the Back button of a seat would do. */
  public enum Back {
    NOTHING,
    FREE,
    CONSENT
  }

  /**
   * As far as the barrier tells, or anything if nobody else has to agree; in lanes the others may
   * turn out to have built on the answer, then consent is asked after all.
   */
  public Back back(Seat seat) {
    int index = state().answers();
    for (Given g = given; g != null; g = g.before()) {
      index--;
      if (g.answer().seat() != seat.index() || g.answer().by() != Entry.By.PERSON) continue;
      if (over()) return Back.NOTHING;
      if (index >= state().barrier(seat)) return Back.FREE;
      if (isWalledOff(g.entry() - 1)) return Back.NOTHING;
      return isAlone(seat, g.entry() - 1) ? Back.FREE : Back.CONSENT;
    }
    return Back.NOTHING;
  }

  /** Whether the holder of these secrets sits at that seat. */
  public boolean sits(Keys keys, Seat seat) {
    Chair chair = chair(seat);
    return chair.claimed() && keys.opens(chair.key());
  }

  /** The hash of the host's secret. */
  String host() {
    return host;
  }

  /** Whether these secrets include the host's. */
  public boolean hosts(Keys keys) {
    return keys.opens(host);
  }

  /** Those of these secrets that open anything here. */
  public Keys known(Keys keys) {
    Set<String> known = new HashSet<>();
    if (hosts(keys)) known.add(host);
    for (Chair chair : chairs) {
      if (chair.claimed() && keys.opens(chair.key())) known.add(chair.key());
    }
    return new Keys(known);
  }

  // What the next entry makes of it

  TableState<S> after(Logged logged) {
    if (logged.number() != entry + 1) {
      throw new IllegalArgumentException(
          "entry " + logged.number() + " cannot follow entry " + entry + " of table " + table);
    }
    TableState<S> next = copy();
    next.apply(logged);
    return next;
  }

  @SuppressWarnings("unchecked") // a clone has its original's class
  private TableState<S> copy() {
    try {
      return (TableState<S>) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void apply(Logged logged) {
    entry = logged.number();
    List<Event> events = List.of();
    switch (logged.entry()) {
      case Entry.Opened _ -> throw new IllegalArgumentException("a table is opened once");
      case Entry.Gathering _ -> gather();
      case Entry.Entropy e -> {
        requireGathering();
        added = new TreeMap<>(added);
        added.put(e.seat(), e.text());
      }
      case Entry.Dealt _ -> {
        requireGathering();
        gathering = false;
        world = World.open(game, opened.setup(), chance());
        events = world.news();
      }
      case Entry.Claimed e -> change(e.seat(), chair(e.seat()).claimedBy(e.name(), e.secret()));
      case Entry.Renamed e -> change(e.seat(), chair(e.seat()).called(e.name()));
      case Entry.Handed e -> change(e.seat(), chair(e.seat()).playedBy(e.bot()));
      case Entry.Replaced e -> {
        int since = chair(e.seat()).replaced();
        change(e.seat(), chair(e.seat()).playedBy(e.bot(), since == 0 ? entry : since));
      }
      case Entry.BotFailed e -> {
        int since = chair(e.seat()).replaced();
        change(e.seat(), chair(e.seat()).playedBy(Roster.RANDOM, since));
      }
      case Entry.Reissued e -> reissue(e);
      case Entry.Paused _ -> paused = true;
      case Entry.Resumed _ -> paused = false;
      case Entry.Answered e -> {
        answer(e);
        events = world.news();
      }
      case Entry.UndoAsked e -> request = new Request(entry, e.seat(), e.to(), List.of());
      case Entry.UndoAgreed e -> request = request == null ? null : request.with(e.seat());
      case Entry.UndoRefused _ -> request = null;
      case Entry.Undone e -> undo(e);
      case Entry.Chat _, Entry.Exported _ -> {}
      case Entry.Forgotten e -> change(e.seat(), chair(e.seat()).called("").hooked(null));
      case Entry.Reactions e ->
          change(e.seat(), chair(e.seat()).reacting(e.reaction(), e.setting()));
      case Entry.AlwaysAsked e -> alwaysAsk = e.on();
      case Entry.Webhook e ->
          change(
              e.seat(),
              chair(e.seat())
                  .hooked(e.url() == null ? null : new Chair.Hook(e.url(), e.language())));
      case Entry.Rematch e -> rematch = e.table();
      case Entry.Imported e -> {
        host = e.host();
        for (int i = 0; i < chairs.size(); i++) change(i, chair(i).reissued(""));
        wall = 0;
      }
      case Entry.Closed e -> {
        closed = e;
        request = null;
      }
    }
    remember(new Line(entry, logged.at(), logged.entry(), events, false));
    noteQuestions(logged.at());
  }

  /** Nothing was dealt, and nobody was told anything. */
  private void gather() {
    if (entry != 2) throw new IllegalArgumentException("table " + table + " has begun");
    gathering = true;
    world = World.unopened(game, opened.setup());
    recent = List.of(new Line(1, openedAt, opened, List.of(), false));
  }

  private void requireGathering() {
    if (!gathering) throw new IllegalArgumentException("table " + table + " has begun");
  }

  private void answer(Entry.Answered answered) {
    Seat seat = Seat.of(answered.seat());
    Choice choice = state().deciding().has(seat) ? state().choice(seat, answered.option()) : null;
    if (choice == null) {
      throw new IllegalArgumentException(
          "entry " + entry + " of table " + table + " is not possible by these rules");
    }
    world = world.answer(seat, choice);
    given = new Given(entry, answered, given);
    if (answered.by() == Entry.By.PERSON) request = null;
  }

  /** Whoever held the seat cannot be asked any more. */
  private void reissue(Entry.Reissued reissued) {
    Chair chair = chair(reissued.seat());
    if (chair.claimed()) {
      wall = entry;
      request = null;
    }
    change(reissued.seat(), chair.reissued(reissued.code()));
  }

  /** The newest answers are undone together; one among newer ones of others is taken back. */
  private void undo(Entry.Undone undone) {
    Set<Integer> gone = new HashSet<>(undone.answers());
    int newest = 0;
    for (Given g = given; g != null && gone.contains(g.entry()); g = g.before()) newest++;
    if (newest == gone.size()) {
      world = world.undo(state().answers() - newest);
    } else {
      for (int i = 0; i < gone.size(); i++) world = world.takeBack(Seat.of(undone.by()));
    }
    List<Given> kept = new ArrayList<>();
    for (Given g = given; g != null; g = g.before()) if (!gone.contains(g.entry())) kept.add(g);
    given = null;
    for (Given g : kept.reversed()) given = new Given(g.entry(), g.answer(), given);
    request = null;
    lastUndone = entry;
    List<Line> lines = new ArrayList<>();
    for (Line line : recent) lines.add(gone.contains(line.number()) ? line.takenBack() : line);
    recent = lines;
  }

  private void remember(Line line) {
    int skip = Math.max(0, recent.size() + 1 - RECENT);
    List<Line> lines = new ArrayList<>(recent.subList(skip, recent.size()));
    lines.add(line);
    recent = List.copyOf(lines);
  }

  private Chair chair(int seat) {
    return chairs.get(seat);
  }

  private void change(int seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, chair);
    chairs = List.copyOf(changed);
  }

  /** Notes since when each seat has had its question. */
  private void noteQuestions(Instant at) {
    for (int i = 0; i < chairs.size(); i++) {
      int number = state().numberOf(Seat.of(i));
      if (chair(i).decision() != number || lastUndone == entry) {
        change(i, chair(i).asked(number, at));
      }
    }
  }
}
