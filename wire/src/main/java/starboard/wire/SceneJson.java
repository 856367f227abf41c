package starboard.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Scenes as JSON. Texts become strings, seats numbers and points pairs; what a widget lacks is left
 * out, but a list is always there. Equal scenes give equal JSON.
 */
public final class SceneJson {

  private final Reader reader;
  private final List<Text> log;
  private Kept before;
  private Kept beside;
  private Kept now;

  private SceneJson(Reader reader, List<Text> log, Kept before, Kept beside, Kept now) {
    this.reader = reader;
    this.log = log;
    this.before = before;
    this.beside = beside;
    this.now = now;
  }

  /**
   * A scene or a part of one as JSON, to be read only, with the parts in it: the next scene of the
   * same reader is made from those that are still the same, so they are the very same objects
   * there.
   */
  public static final class Kept {
    public static final Kept NOTHING = new Kept("", "");

    private final String id;

    /** What it says, as drawn last. */
    private Object part;

    private final ObjectNode tree = Json.MAPPER.createObjectNode();
    private final List<Kept> inner = new ArrayList<>();

    /** Ids and names in turn. */
    private final List<String> named = new ArrayList<>();

    /** A bit for each name here and further in, so that most parts need not be searched for one. */
    private long names;

    /** Behind the inner part that was found last: things seldom come in another order. */
    private int next;

    private Kept(String id, Object part) {
      this.id = id;
      this.part = part;
    }

    public ObjectNode tree() {
      return tree;
    }

    /** The part in it with that id, or nothing. */
    private Kept inner(String wanted) {
      int count = inner.size();
      for (int i = 0; i < count; i++) {
        int place = next + i < count ? next + i : next + i - count;
        Kept part = inner.get(place);
        if (!part.id.equals(wanted)) continue;
        next = place + 1;
        return part;
      }
      return NOTHING;
    }

    private void add(Kept part) {
      inner.add(part);
      names |= part.names;
    }

    private void name(String thing, String name) {
      named.add(thing);
      named.add(name);
      names |= bit(name);
    }

    private static long bit(String name) {
      return 1L << name.hashCode();
    }

    private boolean lacks(String name) {
      return (names & bit(name)) == 0;
    }

    /** The id of the only thing in it that is called so, or null. */
    public @Nullable String idOf(String name) {
      String found = ids(name, null);
      return found == null || found.isEmpty() ? null : found;
    }

    /** The id of the first thing in it that is called so, or null: copies of a card are alike. */
    public @Nullable String firstOf(String name) {
      if (lacks(name)) return null;
      for (int i = 1; i < named.size(); i += 2) {
        if (named.get(i).equals(name)) return named.get(i - 1);
      }
      for (Kept part : inner) {
        String id = part.firstOf(name);
        if (id != null) return id;
      }
      return null;
    }

    /** The id found so far or here; empty if things with several ids are called so. */
    private @Nullable String ids(String name, @Nullable String before) {
      if (lacks(name)) return before;
      String found = before;
      for (int i = 1; i < named.size(); i += 2) {
        if (!named.get(i).equals(name)) continue;
        String id = named.get(i - 1);
        found = found == null || found.equals(id) ? id : "";
      }
      for (Kept part : inner) found = part.ids(name, found);
      return found;
    }

    /** What the thing with that id is called, or null if there is none in it. */
    public @Nullable String nameOf(String id) {
      for (int i = 0; i < named.size(); i += 2) {
        if (named.get(i).equals(id)) return named.get(i + 1);
      }
      for (Kept part : inner) {
        String name = part.nameOf(id);
        if (name != null) return name;
      }
      return null;
    }
  }

  /**
   * The scene after another of the same reader, without log and prompt.
   *
   * @param beside what another viewer of the same reader is shown now: what is the same there need
   *     not be made again
   */
  public static Kept after(Kept before, Kept beside, Reader reader, Scene scene) {
    Kept now = new Kept("", scene);
    SceneJson json = new SceneJson(reader, List.of(), before, beside, now);
    ArrayNode widgets = now.tree.putArray("widgets");
    for (Widget widget : scene.widgets()) {
      if (!(widget instanceof Widget.Log) && !(widget instanceof Widget.Prompt)) {
        widgets.add(json.part(widget.label(), widget, into -> json.widget(into, widget)));
      }
    }
    return now;
  }

  /** The JSON of a part of the scene, made anew only if it has changed. */
  @SuppressWarnings("ReferenceEquality") // parts that have not changed are mostly the same objects
  private ObjectNode part(Widget.Label label, Object part, Consumer<ObjectNode> writing) {
    Kept outer = now;
    Kept known = before.inner(label.id());
    if (known.part != part) {
      Kept shown = beside.inner(label.id());
      if (known.part.equals(part)) known.part = part;
      else known = shown.part == part ? shown : made(label, part, known, shown, writing);
    }
    outer.add(known);
    return known.tree;
  }

  private Kept made(
      Widget.Label label, Object part, Kept known, Kept shown, Consumer<ObjectNode> writing) {
    Kept outerBefore = before;
    Kept outerBeside = beside;
    Kept outerNow = now;
    Kept made = new Kept(label.id(), part);
    before = known;
    beside = shown;
    now = made;
    writing.accept(made.tree);
    before = outerBefore;
    beside = outerBeside;
    now = outerNow;
    return made;
  }

  /**
   * A scene for its viewer.
   *
   * @param log what the viewer was told, oldest first, for a {@link Widget.Log} that is empty
   */
  public static ObjectNode tree(Reader reader, Scene scene, List<Text> log) {
    Kept now = new Kept("", scene);
    SceneJson json = new SceneJson(reader, log, Kept.NOTHING, Kept.NOTHING, now);
    json.widgets(now.tree.putArray("widgets"), scene.widgets());
    return now.tree;
  }

  /** What that viewer was told of these events. */
  public static List<Text> log(Viewer viewer, List<Event> events) {
    List<Text> log = new ArrayList<>();
    for (Event event : events) if (viewer.hears(event)) log.add(event.text());
    return log;
  }

  private void widgets(ArrayNode into, List<? extends Widget> widgets) {
    for (Widget widget : widgets) {
      into.add(part(widget.label(), widget, one -> widget(one, widget)));
    }
  }

  private void widget(ObjectNode into, Widget widget) {
    into.put("kind", kind(widget));
    label(into, widget.label());
    switch (widget) {
      case Widget.Map map -> map(into, map);
      case Widget.Zone zone -> zone(into, zone);
      case Widget.Card card -> card(into, card);
      case Widget.Track track -> track(into, track);
      case Widget.Mat mat -> {
        owner(into, mat.owner());
        texts(into.putArray("standing"), mat.standing());
        widgets(into.putArray("content"), mat.content());
      }
      case Widget.Counter counter -> counter(into, counter);
      case Widget.Bag bag -> {
        into.put("total", bag.total());
        ArrayNode kinds = into.putArray("kinds");
        for (Widget.Population kind : bag.kinds()) {
          label(kinds.addObject(), kind.label()).put("count", kind.count());
        }
      }
      case Widget.Die die -> {
        texts(into.putArray("faces"), die.faces());
        if (!die.slots().isEmpty()) {
          ArrayNode slots = into.putArray("slots");
          for (List<Widget.Symbol> face : die.slots()) symbols(slots.addArray(), face);
          ArrayNode chances = into.putArray("chances");
          for (Widget.Chance chance : die.chances()) {
            symbol(chances.addObject(), chance.of()).put("faces", chance.faces());
          }
        }
        if (die.rolled() >= 0) into.put("rolled", die.rolled());
        into.put("use", word(die.use()));
      }
      case Widget.Sheet sheet -> {
        texts(into.putArray("columns"), sheet.columns());
        ArrayNode rows = into.putArray("rows");
        for (Widget.Row row : sheet.rows()) {
          ObjectNode one = label(rows.addObject(), row.label());
          text(one, "check", row.check());
          texts(one.putArray("cells"), row.cells());
        }
      }
      case Widget.Log own ->
          texts(into.putArray("entries"), own.entries().isEmpty() ? log : own.entries());
      case Widget.Prompt prompt -> {
        into.set("deciding", reader.list(prompt.deciding()));
        ArrayNode decisions = into.putArray("decisions");
        for (Decision decision : prompt.decisions()) {
          decisions.add(DecisionJson.tree(reader, decision));
        }
      }
    }
  }

  private static String kind(Widget widget) {
    return switch (widget) {
      case Widget.Map _ -> "map";
      case Widget.Zone _ -> "zone";
      case Widget.Card _ -> "card";
      case Widget.Track _ -> "track";
      case Widget.Mat _ -> "mat";
      case Widget.Counter _ -> "counter";
      case Widget.Bag _ -> "bag";
      case Widget.Die _ -> "die";
      case Widget.Sheet _ -> "sheet";
      case Widget.Log _ -> "log";
      case Widget.Prompt _ -> "prompt";
    };
  }

  private ObjectNode label(ObjectNode into, Widget.Label label) {
    String name = reader.say(label.name());
    into.put("id", label.id());
    into.put("name", name);
    now.name(label.id(), name);
    if (label.number() != null) into.put("number", label.number());
    text(into, "subtitle", label.subtitle());
    text(into, "glossary", label.glossary());
    into.set("knownTo", reader.seats(label.knownTo()));
    if (label.style() != null) into.put("style", label.style());
    return into;
  }

  private void map(ObjectNode into, Widget.Map map) {
    into.put("width", map.width());
    into.put("height", map.height());
    ArrayNode regions = into.putArray("regions");
    for (Widget.Region region : map.regions())
      regions.add(part(region.label(), region, one -> region(one, region)));
    ArrayNode nodes = into.putArray("nodes");
    for (Widget.Node node : map.nodes())
      nodes.add(part(node.label(), node, one -> node(one, node)));
    ArrayNode links = into.putArray("links");
    for (Widget.Link link : map.links())
      links.add(part(link.label(), link, one -> link(one, link)));
    ArrayNode pieces = into.putArray("pieces");
    for (Widget.Piece piece : map.pieces())
      pieces.add(part(piece.label(), piece, one -> piece(one, piece)));
  }

  private void region(ObjectNode into, Widget.Region region) {
    ArrayNode outline = label(into, region.label()).putArray("outline");
    for (Widget.Point point : region.outline()) point(outline.addArray(), point);
  }

  private void piece(ObjectNode into, Widget.Piece piece) {
    label(into, piece.label());
    into.put("at", piece.at());
    owner(into, piece.owner());
    marks(into, piece.marks());
  }

  private void node(ObjectNode into, Widget.Node node) {
    label(into, node.label());
    point(into.putArray("at"), node.at());
    marks(into, node.marks());
  }

  private void link(ObjectNode into, Widget.Link link) {
    label(into, link.label());
    into.put("from", link.from());
    into.put("to", link.to());
    text(into, "atFrom", link.atFrom());
    text(into, "atTo", link.atTo());
    marks(into, link.marks());
  }

  private static void point(ArrayNode into, Widget.Point point) {
    into.add(point.x()).add(point.y());
  }

  private void marks(ObjectNode into, List<Widget.Mark> marks) {
    ArrayNode list = into.putArray("marks");
    for (Widget.Mark mark : marks) {
      ObjectNode one = label(list.addObject(), mark.label()).put("count", mark.count());
      if (mark.layer() != null) one.put("layer", mark.layer());
    }
  }

  private void zone(ObjectNode into, Widget.Zone zone) {
    into.put("layout", word(zone.layout()));
    owner(into, zone.owner());
    into.put("count", zone.count());
    widgets(into.putArray("cards"), zone.cards());
  }

  private void card(ObjectNode into, Widget.Card card) {
    into.put("face", card.face());
    ArrayNode parts = into.putArray("parts");
    for (Widget.Part part : card.parts()) {
      ObjectNode one = parts.addObject();
      one.put("kind", part.kind()).put("text", reader.say(part.text()));
      if (part.figure() != null) one.put("figure", part.figure());
      if (!part.symbols().isEmpty()) symbols(one.putArray("symbols"), part.symbols());
    }
    ArrayNode badges = into.putArray("badges");
    for (Widget.Badge badge : card.badges()) {
      badges.addObject().put("id", badge.id()).put("text", reader.say(badge.text()));
    }
  }

  private void track(ObjectNode into, Widget.Track track) {
    ArrayNode spaces = into.putArray("spaces");
    for (Widget.Space space : track.spaces()) {
      text(label(spaces.addObject(), space.label()), "threshold", space.threshold());
    }
    ArrayNode markers = into.putArray("markers");
    for (Widget.Marker marker : track.markers()) {
      ObjectNode one = label(markers.addObject(), marker.label()).put("at", marker.at());
      owner(one, marker.owner());
    }
  }

  private void counter(ObjectNode into, Widget.Counter counter) {
    into.put("value", counter.value());
    text(into, "unit", counter.unit());
    ArrayNode parts = into.putArray("parts");
    for (Widget.Summand part : counter.parts()) {
      parts.addObject().put("name", reader.say(part.name())).put("value", part.value());
    }
  }

  private void symbols(ArrayNode into, List<Widget.Symbol> symbols) {
    for (Widget.Symbol symbol : symbols) symbol(into.addObject(), symbol);
  }

  private ObjectNode symbol(ObjectNode into, Widget.Symbol symbol) {
    return into.put("name", reader.say(symbol.name())).put("style", symbol.style());
  }

  private void text(ObjectNode into, String field, @Nullable Text text) {
    if (text != null) into.put(field, reader.say(text));
  }

  private void texts(ArrayNode into, List<Text> texts) {
    for (Text text : texts) into.add(reader.say(text));
  }

  private static void owner(ObjectNode into, @Nullable Seat owner) {
    if (owner != null) into.put("owner", owner.index());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
