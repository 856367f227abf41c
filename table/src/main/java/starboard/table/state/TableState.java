package starboard.table.state;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Title;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.log.Reaction;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;

/**
 * How a table stands after an entry of its log. It never changes: the next entry gives another
 * position. Its state is to be read by one thread at a time (tables see to that).
 */
public final class TableState<S extends State<S>> {

  /** How many of the latest lines are at hand. */
  public static final int RECENT = 200;

  private final Origin<S> origin;
  private final TableFacts facts;
  private final LiveGame<S> live;

  public TableState(Origin<S> origin, TableFacts facts, LiveGame<S> live) {
    this.origin = origin;
    this.facts = facts;
    this.live = live;
  }

  /** A table just laid: its first entry. */
  public static <S extends State<S>> TableState<S> open(Origin<S> origin) {
    TableFacts facts = TableFacts.of(origin.opened());
    return new TableState<>(origin, facts, LiveGame.of(origin, facts));
  }

  /** After the next entry. */
  public TableState<S> after(Logged logged) {
    return after(logged, null);
  }

  /**
   * After the next entry, an answer.
   *
   * @param answered the world after it
   */
  public TableState<S> after(Logged logged, @Nullable World<S> answered) {
    try {
      TableFacts next = facts.after(logged);
      return new TableState<>(origin, next, live.after(origin, logged, facts, next, answered));
    } catch (IllegalArgumentException impossible) {
      throw new IllegalArgumentException(
          "entry " + logged.number() + " of table " + table() + ": " + impossible.getMessage(),
          impossible);
    }
  }

  // What it is

  public String table() {
    return origin.table();
  }

  public Game<S> game() {
    return origin.game();
  }

  public Entry.Opened opened() {
    return origin.opened();
  }

  public Instant openedAt() {
    return origin.at();
  }

  /** The number of the last entry. */
  public int entry() {
    return facts.entry();
  }

  /** The state of the game; to be read only. */
  public S state() {
    return live.world().state();
  }

  /** What that viewer is shown of the game; before the deal nothing. */
  public Scene scene(Viewer viewer) {
    return gathering() ? new Scene(List.of()) : game().scene(state(), viewer);
  }

  /** Everything that has happened, as that viewer was told it; the whole game is gone through. */
  public Telling telling(Viewer viewer) {
    return Telling.of(viewer, reaching(0).log());
  }

  public World<S> world() {
    return live.world();
  }

  /** Its world as one that can go back to its first so many answers. */
  public World<S> reaching(int back) {
    return live.reaching(origin, facts, back);
  }

  /** What the log says without the rules. */
  public TableFacts facts() {
    return facts;
  }

  /** The game it plays. */
  public LiveGame<S> live() {
    return live;
  }

  /** The seats in their order. */
  public List<Chair> chairs() {
    return facts.company().chairs();
  }

  public Chair chair(Seat seat) {
    return chairs().get(seat.index());
  }

  public Asked asked(Seat seat) {
    return live.asked().get(seat.index());
  }

  public boolean alwaysAsk() {
    return facts.company().alwaysAsk();
  }

  /** Whether players may ask what the game's bot would do. */
  public boolean hints() {
    return facts.company().teaching().hints();
  }

  /** The title of a guided first game, or null. */
  public @Nullable Title guided() {
    String id = facts.company().teaching().title();
    for (Title title : game().titles()) if (title.id().equals(id)) return title;
    return null;
  }

  /** Whether that seat has had a lesson of the guide. */
  public boolean hasLearnt(Seat seat, String lesson) {
    return facts.company().teaching().learnt().contains(new Entry.Learnt(seat.index(), lesson));
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
    return alwaysAsk() && !isUnasked(kind) ? Reaction.ALWAYS : wish(seat, kind);
  }

  /** Whether nobody is asked about that kind of reaction who has not said so. */
  public boolean isUnasked(String kind) {
    return game().unasked().contains(kind);
  }

  public boolean paused() {
    return facts.company().paused();
  }

  public @Nullable Request request() {
    return facts.undoing().request();
  }

  /** The seats whose consent the open request lacks. */
  public List<Integer> waiting() {
    List<Integer> waiting = new ArrayList<>();
    Request request = request();
    if (request == null) return waiting;
    for (int i = 0; i < chairs().size(); i++) {
      if (mustAgree(i, request.by(), request.to()) && !request.agreed().contains(i)) waiting.add(i);
    }
    return waiting;
  }

  /** A bot agrees, but not in the place of a person whom the host replaced since. */
  private boolean mustAgree(int seat, int by, int to) {
    return seat != by && chairs().get(seat).countsBehind(to);
  }

  /** Whether nobody else has to agree if this seat takes back all that came after an entry. */
  boolean isAlone(Seat seat, int to) {
    for (int i = 0; i < chairs().size(); i++) if (mustAgree(i, seat.index(), to)) return false;
    return true;
  }

  /** Whether not even consent leads back to that entry. */
  public boolean isWalledOff(int to) {
    return to < facts.undoing().wall();
  }

  /** The table at which the same people play again, or null. */
  public @Nullable String rematch() {
    return facts.end().rematch();
  }

  /** Whether the deal waits for what players add to chance. */
  public boolean gathering() {
    return facts.chance().gathering();
  }

  /** The seats of people who may still add to chance before the deal. */
  public List<Integer> awaited() {
    List<Integer> awaited = new ArrayList<>();
    for (int i = 0; gathering() && i < chairs().size(); i++) {
      Chair chair = chairs().get(i);
      if (chair.human() && chair.bot() == null && !facts.chance().added().containsKey(i))
        awaited.add(i);
    }
    return awaited;
  }

  /**
   * What the next game of these people begins with: what this one hands on, or, if it was not
   * played to its end, what it began with itself; null if nothing.
   */
  public @Nullable Carried handedOn() {
    Carried carried = state().over() ? game().carried(state()) : opened().setup().carried();
    return carried.isEmpty() ? null : carried;
  }

  /** What was added to chance: by whoever opened the table, then seat by seat. */
  public String entropy() {
    return facts.entropy(opened());
  }

  /** What chance grows from. */
  public Seed chance() {
    return opened().chance(entropy());
  }

  /** SHA-256 of the seed, known from the beginning. */
  public String commitment() {
    return Seeds.commitment(opened().seed());
  }

  /** The seed once the game is over, else null. */
  public @Nullable String seed() {
    Entry.Closed closed = facts.end().closed();
    return closed == null ? null : closed.seed();
  }

  public boolean over() {
    return facts.end().closed() != null;
  }

  /** The game so far; the seed is in it. */
  public Replay replay() {
    return facts.replay(opened());
  }

  /** The latest lines, the oldest of them first. */
  public List<Line> recent() {
    return live.recent();
  }

  /** The entry of the last undo; what was chosen before it was shown is out of date. */
  public int lastUndone() {
    return facts.undoing().last();
  }

  /** The last answer that counts, or null. */
  public @Nullable Given given() {
    return facts.given();
  }

  /** The last entry by which that seat acted as a person, or 0. */
  public int lastActed(Seat seat) {
    for (Given g = given(); g != null; g = g.before()) {
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
    for (Given g = given(); g != null; g = g.before()) {
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
    return chair.claimed() && keys.opens(chair.right().key());
  }

  /** The hash of the host's secret. */
  public String host() {
    return facts.company().host();
  }

  /** Whether these secrets include the host's. */
  public boolean hosts(Keys keys) {
    return keys.opens(host());
  }

  /** Those of these secrets that open anything here. */
  public Keys known(Keys keys) {
    Set<String> known = new HashSet<>();
    if (hosts(keys)) known.add(host());
    for (Chair chair : chairs()) {
      if (chair.claimed() && keys.opens(chair.right().key())) known.add(chair.right().key());
    }
    return new Keys(known);
  }
}
