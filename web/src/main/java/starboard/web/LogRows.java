package starboard.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Event;
import starboard.kernel.Seat;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import starboard.kernel.Words;
import starboard.kernel.wire.Json;
import starboard.kernel.wire.Reader;
import starboard.kernel.wire.SceneJson;
import starboard.table.Entry;
import starboard.table.Line;
import starboard.table.TableWords;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The log as one viewer reads it: what the game told that viewer, what people said and did. Rows
 * are made once.
 */
final class LogRows {

  private static final int MOST = 200;

  /**
   * The things of a scene.
   *
   * @param ids those of the widgets that alone have their name, by that name
   * @param names what each widget is called, by its id
   */
  private record Things(Map<String, String> ids, Map<String, String> names) {
    static final Things NONE = new Things(Map.of(), Map.of());

    static Things in(SceneJson.Kept scene) {
      Map<String, String> ids = new HashMap<>();
      Map<String, String> names = new HashMap<>();
      collect(scene.tree(), ids, names);
      ids.values().removeIf(String::isEmpty);
      return new Things(ids, names);
    }

    private static void collect(JsonNode part, Map<String, String> ids, Map<String, String> names) {
      String id = part.path("id").asString("");
      String name = part.path("name").asString("");
      if (!id.isEmpty() && !name.isEmpty()) {
        names.putIfAbsent(id, name);
        ids.merge(name, id, (one, other) -> one.equals(other) ? one : "");
      }
      for (JsonNode inner : part) if (inner.isContainer()) collect(inner, ids, names);
    }
  }

  private final Reader reader;
  private final Viewer viewer;
  private final SeatNames own;
  private IdentityHashMap<Line, List<ObjectNode>> made = new IdentityHashMap<>();

  /**
   * A log for one viewer.
   *
   * @param reader says the game's texts
   */
  LogRows(Reader reader, Viewer viewer, List<String> names) {
    this.reader = reader;
    this.viewer = viewer;
    this.own = new SeatNames(Speech.BOOK, names);
  }

  /**
   * The latest rows.
   *
   * @param scene where the things lie that the log speaks of
   */
  ArrayNode of(List<Line> lines, SceneJson.Kept scene) {
    IdentityHashMap<Line, List<ObjectNode>> kept = new IdentityHashMap<>();
    List<ObjectNode> rows = new ArrayList<>();
    Things things = null;
    for (Line line : lines.reversed()) {
      List<ObjectNode> these = made.get(line);
      if (these == null) {
        if (things == null) things = Things.in(scene);
        these = rows(line, things);
      }
      kept.put(line, these);
      rows.addAll(these.reversed());
      if (rows.size() >= MOST) break;
    }
    made = kept;
    Collections.reverse(rows);
    ArrayNode log = Json.MAPPER.createArrayNode();
    log.addAll(rows.subList(Math.max(0, rows.size() - MOST), rows.size()));
    return log;
  }

  private List<ObjectNode> rows(Line line, Things things) {
    List<ObjectNode> rows = new ArrayList<>();
    switch (line.entry()) {
      case Entry.Opened _ -> rows.add(table(line, rows, null, "log.opened"));
      case Entry.Answered _ -> {}
      case Entry.Claimed e -> rows.add(about(line, e.seat(), "log.claimed"));
      case Entry.Renamed e -> rows.add(about(line, e.seat(), "log.renamed"));
      case Entry.Handed e -> {
        String bot = e.bot();
        if (bot == null) rows.add(about(line, e.seat(), "log.back"));
        else rows.add(about(line, e.seat(), "log.handed", Arg.of(Text.of("bot." + bot))));
      }
      case Entry.Reissued e -> rows.add(about(line, e.seat(), "log.reissued"));
      case Entry.Paused e -> rows.add(byAnyone(line, e.seat(), "log.paused"));
      case Entry.Resumed e -> rows.add(byAnyone(line, e.seat(), "log.resumed"));
      case Entry.UndoAsked e -> rows.add(about(line, e.seat(), "log.undo-asked", Arg.of(e.to())));
      case Entry.UndoAgreed e -> rows.add(about(line, e.seat(), "log.undo-agreed"));
      case Entry.UndoRefused e -> rows.add(about(line, e.seat(), "log.undo-refused"));
      case Entry.Undone e ->
          rows.add(about(line, e.by(), "log.undone", Arg.of(e.answers().size())));
      case Entry.Chat e -> rows.add(chat(line, e, things));
      case Entry.Reactions _, Entry.Webhook _ -> {} // nobody else's business
      case Entry.AlwaysAsked e ->
          rows.add(table(line, rows, null, e.on() ? "log.always" : "log.not-always"));
      case Entry.BotFailed e -> rows.add(about(line, e.seat(), "log.bot-failed"));
      case Entry.Rematch _ -> rows.add(table(line, rows, null, "log.rematch"));
      case Entry.Imported _ -> rows.add(table(line, rows, null, "log.imported"));
      case Entry.Closed _ -> rows.add(table(line, rows, null, "log.closed"));
    }
    Integer by = line.entry() instanceof Entry.Answered answered ? answered.seat() : null;
    for (Event event : line.events()) {
      if (!viewer.hears(event)) continue;
      ObjectNode row = row(line, rows, by, line.undone() ? "undone" : "event");
      say(row, reader.words(), event.text(), things);
      if (!event.seats().hasSpectators()) row.put("private", true);
      rows.add(row);
    }
    return rows;
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
    say(row, own, Text.of(key, args), Things.NONE);
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

  private ObjectNode chat(Line line, Entry.Chat chat, Things things) {
    ObjectNode row = row(line, List.of(), chat.seat(), "chat");
    String said =
        chat.quick() == null
            ? String.valueOf(chat.text())
            : TableWords.BOOK.say(Text.of("quick." + chat.quick()), reader.language());
    row.put("text", said);
    ArrayNode parts = row.putArray("parts").add(said);
    String point = chat.point();
    String name = point == null ? null : things.names().get(point);
    if (name != null) parts.addObject().put("t", name).put("w", point);
    return row;
  }

  /** The text, whole and in parts that lead to seats and things. */
  private void say(ObjectNode row, Words words, Text text, Things things) {
    StringBuilder whole = new StringBuilder();
    ArrayNode parts = Json.MAPPER.createArrayNode();
    for (Words.Said said : words.parts(text, reader.language())) {
      whole.append(said.text());
      Arg of = said.of();
      String thing = of == null ? null : things.ids().get(said.text());
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
}
