package starboard.web;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Result;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.table.state.Foresight;
import starboard.table.state.TableState;
import starboard.wire.Changes;
import starboard.wire.DecisionJson;
import starboard.wire.Json;
import starboard.wire.Reader;
import starboard.wire.SaidOptions;
import starboard.wire.SceneJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What one audience is shown, view after view; each is made from the one before. */
final class ViewMaker {

  private final Audience audience;
  private final Eyes eyes;

  /** Whether nothing is hidden from this audience: of a game that is over. */
  private final boolean all;

  private final Shared shared;
  private final Timers timers;
  private final Foresight foresight = new Foresight();
  private @Nullable Seat seat;
  private Shared.@Nullable Print print;
  private @Nullable LogRows rows;
  private @Nullable SaidOptions said;
  private SceneJson.Kept scene = SceneJson.Kept.NOTHING;
  private @Nullable View view;
  private @Nullable ObjectNode unchanging;
  private @Nullable Result ended;
  private @Nullable ObjectNode ending;
  private long number;

  /** Whose eyes the audience may use at a position; null: a spectator's. */
  interface Eyes {
    @Nullable Seat at(TableState<?> position);
  }

  ViewMaker(Audience audience, Shared shared, Timers timers) {
    this(audience, audience::allowed, false, shared, timers);
  }

  ViewMaker(Audience audience, Eyes eyes, boolean all, Shared shared, Timers timers) {
    this.audience = audience;
    this.eyes = eyes;
    this.all = all;
    this.shared = shared;
    this.timers = timers;
  }

  private Viewer viewer() {
    return all ? Viewer.ALL : Audience.viewer(seat);
  }

  /** The view made last, if there is one. */
  View latest(TableState<?> position, Seats online) {
    View last = view;
    return last == null ? next(position, online) : last;
  }

  /** To be called where the position may be read. */
  View next(TableState<?> position, Seats online) {
    Shared.Print printing = print(position);
    Reader read = printing.reader();
    LogRows log = rows;
    if (log == null) throw new IllegalStateException("no reader yet");
    Viewer viewer = viewer();
    long start = timers.now();
    Scene things = shared.scene(position, viewer);
    Decision open = seat == null ? null : open(position, things, seat);
    start = timers.scene(start);
    scene = printing.after(scene, things);
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("entry", position.entry());
    tree.put("answers", position.state().answers());
    if (seat == null) tree.put("viewer", "public");
    else tree.put("viewer", seat.index());
    tree.put("lang", audience.language().code());
    tree.set("table", facts(position, online));
    tree.set("scene", scene.tree());
    ArrayNode asked = tree.putArray("decisions");
    if (open != null) asked.add(decision(read, open, position));
    waiting(tree.putArray("waiting"), position, read);
    back(tree, position);
    tree.set("log", log.of(position.recent(), scene));
    tree.put("lastActed", seat == null ? 0 : position.lastActed(seat));
    SeatJson.settings(tree, position, audience.allowed(position), read);
    Result result = position.state().result();
    if (result == null) tree.putNull("result");
    else tree.set("result", result(read, result, position));
    timers.json(start);
    Changes changes = printing.changes(position.entry());
    View next = new View(audience, position.entry(), number++, tree, changes, timers);
    view = next;
    return next;
  }

  /** How it ended and why, made once. */
  @SuppressWarnings("ReferenceEquality") // an end that was taken back and reached anew is another
  private ObjectNode result(Reader reader, Result result, TableState<?> position) {
    ObjectNode told = ending;
    if (told == null || ended != result) {
      told = DecisionJson.tree(reader, result, position.telling(viewer()));
      ending = told;
      ended = result;
    }
    return told;
  }

  /** What never changes of a table's facts is made once. */
  private ObjectNode facts(TableState<?> position, Seats online) {
    ObjectNode facts = TableJson.tree(position, audience, online, unchanging);
    unchanging = facts;
    return facts;
  }

  /** Whoever is called otherwise now, or sees with other eyes, is told everything anew. */
  private Shared.Print print(TableState<?> position) {
    Seat allowed = eyes.at(position);
    Shared.Print now = shared.print(position, audience.language());
    if (now == print && allowed == seat) return now;
    seat = allowed;
    print = now;
    rows = new LogRows(now.reader(), viewer(), now.names(), position.game().harms());
    said = new SaidOptions(now.reader());
    scene = SceneJson.Kept.NOTHING;
    ended = null;
    return now;
  }

  /** What the seat is asked, from the scene if that shows it. */
  private static @Nullable Decision open(TableState<?> position, Scene scene, Seat seat) {
    if (!position.state().deciding().has(seat)) return null;
    Decision shown = scene.decision(seat);
    return shown == null ? position.state().decision(seat) : shown;
  }

  private ObjectNode decision(Reader reader, Decision decision, TableState<?> position) {
    SaidOptions told = said;
    if (told == null) throw new IllegalStateException("no reader yet");
    Set<String> barriers = foresight.barriers(position, decision);
    ObjectNode tree = DecisionJson.tree(reader, decision, told, barriers);
    if (decision.secret()) tree.put("reaction", decision.question().key());
    return tree;
  }

  /** Whom we wait for, and why, as far as everybody may know it. */
  private static void waiting(ArrayNode into, TableState<?> position, Reader reader) {
    if (position.over()) return;
    for (Seat deciding : position.state().deciding()) {
      ObjectNode one = into.addObject();
      String since = position.asked(deciding).since().toString();
      one.put("seat", deciding.index()).put("since", since);
      Text question = position.state().openly(deciding);
      if (question != null) one.put("question", reader.say(question));
    }
  }

  private void back(ObjectNode tree, TableState<?> position) {
    TableState.Back back = seat == null ? TableState.Back.NOTHING : position.back(seat);
    if (back == TableState.Back.CONSENT) tree.put("back", "consent");
    else tree.put("back", back == TableState.Back.FREE);
  }
}
