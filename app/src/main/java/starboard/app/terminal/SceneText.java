package starboard.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/**
 * A scene as lines of text, one thing after another, each with its name first: for a terminal and
 * for those who have it read to them.
 */
public final class SceneText {

  /**
   * Cards described in more letters than this get a line each; what two options do in more letters
   * is said once.
   */
  private static final int SHORT = 30;

  /** What an option does is said at once if it takes no more letters than this. */
  private static final int BRIEF = 240;

  private static final int IN = 2;

  /** Of a track with more spaces than this the plain ones are left out. */
  private static final int LONG = 8;

  private static final String MORE = "…";

  private final Session session;
  private final Words words;
  private final @Nullable Seat viewer;

  /**
   * @param words says the texts of the scene
   * @param viewer whose eyes the scene was made for, or null
   */
  public SceneText(Session session, Words words, @Nullable Seat viewer) {
    this.session = session;
    this.words = words;
    this.viewer = viewer;
  }

  public String of(Scene scene) {
    StringBuilder text = new StringBuilder();
    for (Widget widget : scene.widgets()) text.append(of(widget));
    return text.toString();
  }

  public String of(Widget widget) {
    StringBuilder text = new StringBuilder();
    for (Block block : blocks(widget)) {
      text.append(block.head);
      for (String said : block.entries.values()) text.append(said);
    }
    return text.toString();
  }

  /**
   * A heading, empty if there is none, and what stands under it, by the ids of the things.
   *
   * @param head ends its line
   */
  record Block(String head, Map<String, String> entries) {}

  /** A board by its regions and spaces, a mat by what lies on it, anything else in one. */
  List<Block> blocks(Widget widget) {
    return switch (widget) {
      case Widget.Map map -> new MapText(this, map).blocks();
      case Widget.Mat mat -> List.of(mat(mat));
      default -> List.of(new Block("", Map.of(widget.label().id(), said(0, widget))));
    };
  }

  private Block mat(Widget.Mat mat) {
    Map<String, String> entries = new LinkedHashMap<>();
    for (Widget widget : mat.content()) entries.put(widget.label().id(), said(IN, widget));
    return new Block(heading(mat), entries);
  }

  private String heading(Widget.Mat mat) {
    Lines out = lines();
    boolean own = viewer != null && mat.owner() == viewer;
    String said = standing(mat) + (own ? " (" + say("scene.you") + ")" : "");
    named(out, 0, mat.label(), said + ":");
    return out.toString();
  }

  /** What its owner is, where, and how it goes there. */
  private String standing(Widget.Mat mat) {
    List<String> said = new ArrayList<>();
    if (mat.label().subtitle() != null) said.add(say(mat.label().subtitle()));
    for (Text one : mat.standing()) said.add(say(one));
    return said.isEmpty() ? "" : " – " + join(said);
  }

  private String said(int indent, Widget widget) {
    Lines out = lines();
    write(out, indent, widget);
    return out.toString();
  }

  Lines lines() {
    return session.lines();
  }

  private void write(Lines out, int indent, Widget widget) {
    switch (widget) {
      case Widget.Map map -> out.addText(indent, of(map));
      case Widget.Zone zone -> zone(out, indent, zone);
      case Widget.Card card -> named(out, indent, card.label(), ": " + face(card));
      case Widget.Track track -> track(out, indent, track);
      case Widget.Mat mat -> out.addText(indent, of(mat));
      case Widget.Counter counter -> counter(out, indent, counter);
      case Widget.Bag bag -> bag(out, indent, bag);
      case Widget.Die die -> die(out, indent, die);
      case Widget.Sheet sheet -> sheet(out, indent, sheet);
      case Widget.Log log -> log(out, indent, log);
      case Widget.Prompt prompt -> prompt(out, indent, prompt);
    }
  }

  private void named(Lines out, int indent, Widget.Label label, String rest) {
    String name = name(label);
    out.add(indent, name.length(), name + rest);
  }

  // Tracks

  private void track(Lines out, int indent, Widget.Track track) {
    List<String> spaces = new ArrayList<>();
    for (Widget.Space space : track.spaces()) {
      List<String> markers = new ArrayList<>();
      for (Widget.Marker marker : track.markers()) {
        if (!marker.at().equals(space.label().id())) continue;
        List<String> owner = owner(marker.label(), marker.owner());
        markers.add(name(marker.label()) + (owner.isEmpty() ? "" : " (" + join(owner) + ")"));
      }
      if (track.spaces().size() > LONG && markers.isEmpty() && isPlain(space)) {
        if (spaces.isEmpty() || !spaces.getLast().equals(MORE)) spaces.add(MORE);
        continue;
      }
      String said = name(space.label());
      if (space.threshold() != null) said += " (" + say(space.threshold()) + ")";
      spaces.add(markers.isEmpty() ? said : "[" + said + ": " + join(markers) + "]");
    }
    named(out, indent, track.label(), ": " + String.join(" · ", spaces));
  }

  /** A space that is only a number on the way to others. */
  private static boolean isPlain(Widget.Space space) {
    return space.threshold() == null
        && space.label().style() == null
        && space.label().glossary() == null;
  }

  // Cards

  private void zone(Lines out, int indent, Widget.Zone zone) {
    if (zone.count() == 0) {
      named(out, indent, zone.label(), ": " + say("scene.empty"));
      return;
    }
    List<String> cards = new ArrayList<>();
    for (Widget.Card card : zone.cards()) cards.add(card(card));
    cards = new ArrayList<>(grouped(cards));
    int unseen = zone.count() - zone.cards().size();
    if (unseen > 0) cards.add(session.say("scene.unseen", Arg.of(unseen)));
    String count = zone.cards().isEmpty() ? "" : " (" + zone.count() + ")";
    boolean brief = true;
    for (String card : cards) brief &= card.length() <= SHORT;
    if (brief) {
      named(out, indent, zone.label(), count + ": " + String.join("; ", cards));
    } else {
      named(out, indent, zone.label(), count + ":");
      for (String card : cards) out.add(indent + IN, "- " + card);
    }
  }

  String card(Widget.Card card) {
    String face = face(card);
    return name(card.label()) + (face.isEmpty() ? "" : " (" + face + ")");
  }

  private String face(Widget.Card card) {
    List<String> parts = new ArrayList<>();
    if (!card.face()) parts.add(say("scene.face-down"));
    for (Widget.Part part : card.parts()) parts.add(say(part.text()));
    for (Widget.Badge badge : card.badges()) parts.add("*" + say(badge.text()) + "*");
    parts.addAll(alsoKnown(card.label()));
    return String.join("; ", parts);
  }

  // Numbers

  private void counter(Lines out, int indent, Widget.Counter counter) {
    String unit = counter.unit() == null ? "" : " " + say(counter.unit());
    named(out, indent, counter.label(), ": " + counter.value() + unit + parts(counter, unit));
  }

  /** A sum is said as one; a chance and anything else with what it comes from in brackets. */
  private String parts(Widget.Counter counter, String unit) {
    if (counter.parts().isEmpty()) return "";
    int sum = counter.parts().stream().mapToInt(Widget.Summand::value).sum();
    return sum == counter.value() ? sum(counter.parts()) : comesFrom(counter.parts(), unit);
  }

  private String sum(List<Widget.Summand> parts) {
    StringBuilder said = new StringBuilder();
    for (Widget.Summand part : parts) {
      if (part.value() == 0) continue;
      boolean first = said.isEmpty();
      if (first) said.append(" =");
      said.append(part.value() < 0 ? " − " : first ? " " : " + ");
      said.append(Math.abs(part.value())).append(" (").append(say(part.name())).append(')');
    }
    return said.toString();
  }

  private String comesFrom(List<Widget.Summand> parts, String unit) {
    List<String> said = new ArrayList<>();
    for (Widget.Summand part : parts) said.add(say(part.name()) + ": " + part.value() + unit);
    return " (" + String.join("; ", said) + ")";
  }

  private void bag(Lines out, int indent, Widget.Bag bag) {
    List<String> kinds = new ArrayList<>();
    for (Widget.Population kind : bag.kinds()) kinds.add(kind.count() + " × " + name(kind.label()));
    String rest = kinds.isEmpty() ? "" : ": " + String.join("; ", kinds);
    named(out, indent, bag.label(), " (" + bag.total() + ")" + rest);
  }

  private void die(Lines out, int indent, Widget.Die die) {
    List<String> faces = new ArrayList<>();
    for (Text face : die.faces()) faces.add(say(face));
    String rolled =
        die.rolled() < 0
            ? say("scene.not-rolled")
            : faces.get(die.rolled())
                + switch (die.use()) {
                  case FREE -> "";
                  case USED -> ", " + say("scene.used");
                  case BARRED -> ", " + say("scene.barred");
                };
    String told = say("scene.faces", join(faces)) + chances(die);
    named(out, indent, die.label(), ": " + rolled + " (" + told + ")");
  }

  /** Of a die that is built: how likely each symbol is. */
  private String chances(Widget.Die die) {
    List<String> said = new ArrayList<>();
    for (Widget.Chance chance : die.chances()) {
      said.add(say(chance.of().name()) + " " + chance.faces() + "/" + die.faces().size());
    }
    return said.isEmpty() ? "" : "; " + say("scene.chances", join(said));
  }

  private static String join(List<String> words) {
    return String.join(", ", words);
  }

  private void sheet(Lines out, int indent, Widget.Sheet sheet) {
    named(out, indent, sheet.label(), ":");
    List<List<String>> table = new ArrayList<>();
    List<String> head = new ArrayList<>();
    head.add("");
    for (Text column : sheet.columns()) head.add(say(column));
    table.add(head);
    for (Widget.Row row : sheet.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(name(row.label()));
      for (Text cell : row.cells()) cells.add(say(cell));
      if (row.check() != null) cells.set(1, "[" + say(row.check()) + "] " + cells.get(1));
      table.add(cells);
    }
    int[] widths = new int[head.size()];
    int all = indent + IN;
    for (int c = 0; c < widths.length; c++) {
      for (List<String> cells : table) {
        if (c < cells.size()) widths[c] = Math.max(widths[c], cells.get(c).length());
      }
      all += widths[c] + 2;
    }
    if (sheet.columns().size() > 1 && all <= session.io().width())
      aligned(out, indent + IN, table, widths);
    else listed(out, indent + IN, table);
  }

  private static void aligned(Lines out, int indent, List<List<String>> table, int[] widths) {
    for (List<String> cells : table) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < cells.size(); c++) {
        line.append(cells.get(c)).append(" ".repeat(widths[c] - cells.get(c).length() + 2));
      }
      out.addAsIs(indent, line.toString().stripTrailing());
    }
  }

  private static void listed(Lines out, int indent, List<List<String>> table) {
    List<String> head = table.getFirst();
    for (List<String> cells : table.subList(1, table.size())) {
      List<String> parts = new ArrayList<>();
      for (int c = 1; c < cells.size(); c++) {
        boolean lone = head.size() == 2 || c >= head.size();
        parts.add(lone ? cells.get(c) : head.get(c) + ": " + cells.get(c));
      }
      out.add(indent, "- " + cells.getFirst() + ": " + String.join("; ", parts));
    }
  }

  // Log and questions

  private void log(Lines out, int indent, Widget.Log log) {
    named(out, indent, log.label(), ":");
    for (Text entry : log.entries()) out.add(indent + IN, "- " + say(entry));
  }

  private void prompt(Lines out, int indent, Widget.Prompt prompt) {
    if (prompt.decisions().isEmpty()) {
      if (prompt.deciding().isEmpty()) return;
      named(out, indent, prompt.label(), ": " + say("scene.waiting", players(prompt.deciding())));
    }
    for (Decision decision : prompt.decisions()) {
      named(out, indent, prompt.label(), " (" + player(decision.seat()) + "):");
      question(out, indent + IN, new Question(decision, Set.of()));
    }
  }

  /** A question with its numbered options and lettered shortcuts. */
  void question(Lines out, int indent, Question question) {
    Decision decision = question.decision();
    String asked = say(decision.question());
    out.add(indent, asked.length(), asked + " [" + say(decision.source()) + "]");
    Map<String, Integer> effects = new LinkedHashMap<>();
    for (int i = 0; i < decision.options().size(); i++) {
      Option option = decision.options().get(i);
      String effect = briefly(option);
      Integer same = effect.length() > SHORT ? effects.putIfAbsent(effect, i + 1) : null;
      if (same != null) effect = session.say("scene.same", Arg.of(same));
      String does = effect.isEmpty() ? "" : " – " + effect;
      out.add(indent + IN, (i + 1) + ". " + option(option) + question.mark(option) + does);
    }
    for (int i = 0; i < decision.shortcuts().size(); i++) {
      Shortcut shortcut = decision.shortcuts().get(i);
      out.add(
          indent + IN, (char) ('a' + i) + ". " + say(shortcut.text()) + question.mark(shortcut));
    }
    if (!question.barriers().isEmpty()) out.add(indent + IN, session.say("scene.barrier"));
    if (!decision.refused().isEmpty()) {
      out.add(indent + IN, session.say("scene.refused", Arg.of(decision.refused().size())));
    }
  }

  private String briefly(Option option) {
    String effect = option.effect() == null ? "" : say(option.effect());
    return effect.length() > BRIEF ? "" : effect;
  }

  String option(Option option) {
    String cost = option.cost() == null ? "" : " (" + say("scene.cost", say(option.cost())) + ")";
    return say(option.text()) + cost + chances(option);
  }

  /** What chance may make of it. */
  private String chances(Option option) {
    StringBuilder all = new StringBuilder();
    for (Option.Risk risk : option.risk()) {
      all.append(all.isEmpty() ? " [" : ", ").append(say(risk.name())).append(' ');
      all.append(risk.percent()).append(" %");
    }
    return all.isEmpty() ? "" : all + "]";
  }

  // Words

  /** Whose it is, unless its name says so. */
  List<String> owner(Widget.Label label, @Nullable Seat owner) {
    if (owner == null || name(label).contains(player(owner))) return List.of();
    return List.of(player(owner));
  }

  List<String> alsoKnown(Widget.Label label) {
    if (isPublic(label.knownTo())) return List.of();
    Seats others = viewer == null ? label.knownTo() : label.knownTo().without(viewer);
    return others.isEmpty() ? List.of() : List.of(say("scene.known", players(others)));
  }

  /** Whether spectators belong to them. */
  static boolean isPublic(Seats seats) {
    return seats.or(Seats.table(Seat.MOST)).equals(Seats.EVERYONE);
  }

  String players(Seats seats) {
    List<String> names = new ArrayList<>();
    for (Seat seat : seats) names.add(player(seat));
    return String.join(", ", names);
  }

  String player(Seat seat) {
    return session.player(seat);
  }

  /** Its name, and the figure it bears. */
  String name(Widget.Label label) {
    return say(label.name()) + (label.number() == null ? "" : " " + label.number());
  }

  String say(Text text) {
    return words.say(text, session.language());
  }

  private String say(String key) {
    return session.say(key);
  }

  String say(String key, String word) {
    return session.say(key, Arg.word(word));
  }

  /** The same thing several times is said once, with its number. */
  static List<String> grouped(List<String> things) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String thing : things) counts.merge(thing, 1, Integer::sum);
    List<String> grouped = new ArrayList<>();
    counts.forEach((thing, count) -> grouped.add(count == 1 ? thing : count + " × " + thing));
    return grouped;
  }
}
