package starboard.web;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.state.TableState;
import starboard.table.words.TableWords;
import starboard.wire.BeatJson;
import starboard.wire.Json;
import starboard.wire.Reader;
import starboard.wire.SceneJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The log as one viewer reads it: what the game told that viewer, what people said and did. Rows
 * are made once.
 */
final class LogRows {

  private static final int MOST = 200;

  private final Reader reader;
  private final Viewer viewer;
  private final Words own;
  private List<Line> known = List.of();

  /** The rows of each of those lines. */
  private List<List<ObjectNode>> made = List.of();

  private final List<String> harms;

  /** What the viewer was told, for the causes, and the rows that say it. */
  private final Telling telling;

  private final Map<Event.At, String> rowsOf = new HashMap<>();

  /**
   * A log for one viewer.
   *
   * @param reader says the game's texts
   * @param harms the ids of events that tell of harm to those they name
   */
  LogRows(Reader reader, Viewer viewer, List<String> names, List<String> harms) {
    this.reader = reader;
    this.harms = harms;
    this.viewer = viewer;
    this.telling = new Telling(viewer);
    this.own = Speech.BOOK.calling(names);
  }

  /** A log that seat of a table would read, with nothing in it yet. */
  static LogRows of(TableState<?> table, int seat, Language language) {
    List<String> names = SeatJson.names(table, language);
    Game<?> game = table.game();
    Reader reader = new Reader(game.words().calling(names), language, names.size());
    return new LogRows(reader, Viewer.of(Seat.of(seat)), names, game.harms());
  }

  /** Events of no table as a line of a log. */
  static List<Line> example(List<Event> events) {
    Entry nobody = new Entry.Answered(0, 0, "", Entry.By.AUTO);
    return List.of(new Line(0, Instant.EPOCH, nobody, events, null, false));
  }

  /**
   * The latest rows.
   *
   * @param scene where the things lie that the log speaks of
   */
  @SuppressWarnings("ReferenceEquality") // a line that was taken back since is another one
  ArrayNode of(List<Line> lines, SceneJson.Kept scene) {
    List<List<ObjectNode>> now = new ArrayList<>(lines.size());
    int shift = known.isEmpty() || lines.isEmpty() ? 0 : number(lines) - number(known);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      int old = i + shift;
      boolean same = old >= 0 && old < known.size() && known.get(old) == line;
      now.add(same ? made.get(old) : rows(line, scene));
    }
    known = lines;
    made = now;
    return latest(now);
  }

  private static ArrayNode latest(List<List<ObjectNode>> made) {
    int first = made.size();
    int count = 0;
    while (first > 0 && count < MOST) count += made.get(--first).size();
    int skip = Math.max(0, count - MOST);
    ArrayNode log = Json.MAPPER.getNodeFactory().arrayNode(count - skip);
    for (List<ObjectNode> rows : made.subList(first, made.size())) {
      for (ObjectNode row : rows) if (skip-- <= 0) log.add(row);
    }
    return log;
  }

  private static int number(List<Line> lines) {
    return lines.getFirst().number();
  }

  private List<ObjectNode> rows(Line line, SceneJson.Kept scene) {
    List<ObjectNode> rows = new ArrayList<>();
    switch (line.entry()) {
      case Entry.Opened _ -> rows.add(table(line, rows, null, "log.opened"));
      case Entry.Gathering _ -> rows.add(table(line, rows, null, "log.gathering"));
      case Entry.Entropy e -> rows.add(about(line, e.seat(), "log.entropy"));
      case Entry.Dealt _ -> rows.add(table(line, rows, null, "log.dealt"));
      case Entry.Answered _ -> {}
      case Entry.Claimed e -> rows.add(about(line, e.seat(), "log.claimed"));
      case Entry.Renamed e -> rows.add(about(line, e.seat(), "log.renamed"));
      case Entry.Handed e -> {
        String bot = e.bot();
        if (bot == null) rows.add(about(line, e.seat(), "log.back"));
        else rows.add(about(line, e.seat(), "log.handed", Arg.of(Text.of("bot." + bot))));
      }
      case Entry.Replaced e ->
          rows.add(about(line, e.seat(), "log.replaced", Arg.of(Text.of("bot." + e.bot()))));
      case Entry.Reissued e -> rows.add(about(line, e.seat(), "log.reissued"));
      case Entry.Paused e -> rows.add(byAnyone(line, e.seat(), "log.paused"));
      case Entry.Resumed e -> rows.add(byAnyone(line, e.seat(), "log.resumed"));
      case Entry.UndoAsked e -> rows.add(about(line, e.seat(), "log.undo-asked", Arg.of(e.to())));
      case Entry.UndoAgreed e -> rows.add(about(line, e.seat(), "log.undo-agreed"));
      case Entry.UndoRefused e -> rows.add(about(line, e.seat(), "log.undo-refused"));
      case Entry.Undone e ->
          rows.add(about(line, e.by(), "log.undone", Arg.of(e.answers().size())));
      case Entry.Chat e -> rows.add(chat(line, e, scene));
      case Entry.Reactions _, Entry.Webhook _, Entry.Learnt _ -> {} // nobody else's business
      case Entry.Hints e ->
          rows.add(table(line, rows, null, e.on() ? "log.hints" : "log.no-hints"));
      case Entry.Guided _ -> rows.add(table(line, rows, null, "log.guided"));
      case Entry.AlwaysAsked e ->
          rows.add(table(line, rows, null, e.on() ? "log.always" : "log.not-always"));
      case Entry.BotFailed e -> rows.add(about(line, e.seat(), "log.bot-failed"));
      case Entry.Exported _ -> rows.add(table(line, rows, null, "log.exported"));
      case Entry.Forgotten e -> rows.add(about(line, e.seat(), "log.forgotten"));
      case Entry.Rematch _ -> rows.add(table(line, rows, null, "log.rematch"));
      case Entry.Imported _ -> rows.add(table(line, rows, null, "log.imported"));
      case Entry.Closed _ -> rows.add(table(line, rows, null, "log.closed"));
    }
    Integer by = line.entry() instanceof Entry.Answered answered ? answered.seat() : null;
    for (Event event : line.events()) {
      if (!line.undone()) telling.add(event);
      if (!viewer.hears(event)) continue;
      ObjectNode row = row(line, rows, by, line.undone() ? "undone" : "event");
      say(row, reader.words(), event.text(), scene);
      if (!event.seats().hasSpectators()) row.put("private", true);
      if (hurts(event)) row.put("harm", true);
      ObjectNode beat = BeatJson.tree(reader, event.beat());
      if (beat != null) row.set("beat", beat);
      Event cause = telling.cause(event);
      String causing = cause == null ? null : rowsOf.get(cause.at());
      if (causing != null) row.put("cause", causing);
      if (!line.undone()) rowsOf.put(event.at(), line.number() + "." + rows.size());
      rows.add(row);
    }
    return rows;
  }

  /** Whether it tells of harm to the viewer. */
  private boolean hurts(Event event) {
    return viewer instanceof Viewer.Player(Seat seat)
        && harms.contains(event.id())
        && event.names(seat);
  }

  private static ObjectNode row(
      Line line, List<ObjectNode> before, @Nullable Integer seat, String kind) {
    ObjectNode row = Json.MAPPER.createObjectNode();
    row.put("id", line.number() + "." + before.size());
    row.put("n", line.number());
    if (seat != null) row.put("seat", seat);
    row.put("kind", kind);
    row.put("at", line.at().toString());
    return row;
  }

  private ObjectNode table(
      Line line, List<ObjectNode> before, @Nullable Integer seat, String key, Arg... args) {
    ObjectNode row = row(line, before, seat, "table");
    say(row, own, Text.of(key, args), SceneJson.Kept.NOTHING);
    return row;
  }

  private ObjectNode about(Line line, int seat, String key, Arg... more) {
    List<Arg> args = new ArrayList<>(List.of(Arg.of(Seat.of(seat))));
    args.addAll(List.of(more));
    return table(line, List.of(), seat, key, args.toArray(Arg[]::new));
  }

  private ObjectNode byAnyone(Line line, @Nullable Integer seat, String key) {
    return seat == null ? table(line, List.of(), null, key + "-host") : about(line, seat, key);
  }

  private ObjectNode chat(Line line, Entry.Chat chat, SceneJson.Kept scene) {
    ObjectNode row = row(line, List.of(), chat.seat(), "chat");
    String said =
        chat.quick() == null
            ? String.valueOf(chat.text())
            : TableWords.BOOK.say(Text.of("quick." + chat.quick()), reader.language());
    row.put("text", said);
    ArrayNode parts = row.putArray("parts").add(said);
    String point = chat.point();
    String name = point == null ? null : scene.nameOf(point);
    if (name != null) parts.addObject().put("t", name).put("w", point);
    return row;
  }

  /** The text, whole and in parts that lead to seats and things. */
  private void say(ObjectNode row, Words words, Text text, SceneJson.Kept scene) {
    StringBuilder whole = new StringBuilder();
    ArrayNode parts = Json.MAPPER.createArrayNode();
    for (Words.Said said : words.parts(text, reader.language())) {
      whole.append(said.text());
      Arg of = said.of();
      String thing = thing(said, scene);
      if (of instanceof Arg.Player(Seat seat)) {
        parts.addObject().put("t", said.text()).put("seat", seat.index());
      } else if (thing != null) {
        parts.addObject().put("t", said.text()).put("w", thing);
      } else {
        parts.add(said.text());
      }
    }
    row.put("text", whole.toString());
    row.set("parts", parts);
  }

  /**
   * What the game says it means; of a component any that lies there; else what alone is called so.
   */
  private static @Nullable String thing(Words.Said said, SceneJson.Kept scene) {
    return switch (said.of()) {
      case Arg.Phrase(_, String widget) -> widget == null ? scene.idOf(said.text()) : widget;
      case Arg.Component _ -> scene.firstOf(said.text());
      case null, default -> null;
    };
  }
}
