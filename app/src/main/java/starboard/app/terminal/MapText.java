package starboard.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Text;

/** A board in words: place by place what lies and stands there, and where one can go. */
final class MapText {

  private static final int IN = 2;

  private final SceneText text;
  private final Widget.Map map;

  MapText(SceneText text, Widget.Map map) {
    this.text = text;
    this.map = map;
  }

  /** The places by the regions they lie in, where there are several such regions. */
  List<SceneText.Block> blocks() {
    Map<String, Map<String, String>> heads = new LinkedHashMap<>();
    String own = text.name(map.label());
    heads.put(own, new LinkedHashMap<>());
    for (Widget.Region region : map.regions()) {
      List<String> parts = new ArrayList<>();
      here(region.label().id(), parts);
      // An area where nothing stands is for the eye.
      if (!parts.isEmpty()) add(heads, own, region.label(), parts);
    }
    boolean parted = map.regions().stream().filter(this::holdsPlaces).count() > 1;
    for (Widget.Node node : map.nodes()) {
      Widget.Region region = parted ? regionOf(node) : null;
      String head = region == null ? own : own + " – " + text.name(region.label());
      add(heads, head, node.label(), parts(node));
    }
    List<SceneText.Block> blocks = new ArrayList<>();
    heads.forEach((head, places) -> blocks.add(block(head, places)));
    blocks.removeIf(block -> block.entries().isEmpty() && heads.size() > 1);
    return blocks;
  }

  private SceneText.Block block(String head, Map<String, String> places) {
    Lines line = text.lines();
    line.add(0, head.length(), head + ":");
    return new SceneText.Block(line.toString(), places);
  }

  private void add(
      Map<String, Map<String, String>> heads, String head, Widget.Label label, List<String> parts) {
    Lines line = text.lines();
    line.add(IN, "- " + place(label, parts));
    heads.computeIfAbsent(head, _ -> new LinkedHashMap<>()).put(label.id(), line.toString());
  }

  private String place(Widget.Label label, List<String> parts) {
    return named(label) + (parts.isEmpty() ? "" : ": " + String.join("; ", parts));
  }

  /** A place is called by its number first. */
  private String named(Widget.Label label) {
    String name = text.say(label.name());
    return label.number() == null ? name : label.number() + " " + name;
  }

  /** One place with everything that is to be said of it. */
  String place(Widget.Node node) {
    return place(node.label(), parts(node));
  }

  private List<String> parts(Widget.Node node) {
    String id = node.label().id();
    List<String> parts = new ArrayList<>(marks(node.marks()));
    here(id, parts);
    List<String> ways = new ArrayList<>();
    for (Widget.Link link : map.links()) {
      if (link.from().equals(id)) ways.add(way(link, link.to(), link.atFrom()));
      else if (link.to().equals(id)) ways.add(way(link, link.from(), link.atTo()));
    }
    if (!ways.isEmpty()) parts.add(text.say("scene.ways", String.join(", ", ways)));
    return parts;
  }

  private void here(String id, List<String> parts) {
    List<String> pieces = pieces(id);
    if (!pieces.isEmpty()) parts.add(text.say("scene.here", String.join(", ", pieces)));
  }

  private List<String> pieces(String at) {
    List<String> pieces = new ArrayList<>();
    for (Widget.Piece piece : map.pieces()) {
      if (!piece.at().equals(at)) continue;
      List<String> more = new ArrayList<>();
      more.addAll(text.owner(piece.label(), piece.owner()));
      more.addAll(marks(piece.marks()));
      more.addAll(text.alsoKnown(piece.label()));
      pieces.add(text.name(piece.label()) + inBrackets(more));
    }
    return SceneText.grouped(pieces);
  }

  private String way(Widget.Link link, String to, @Nullable Text atThisEnd) {
    String name = to;
    for (Widget.Node node : map.nodes()) {
      if (node.label().id().equals(to)) name = named(node.label());
    }
    List<String> more = new ArrayList<>();
    if (atThisEnd != null) more.add(text.say(atThisEnd));
    more.addAll(marks(link.marks()));
    more.addAll(pieces(link.label().id()));
    return name + inBrackets(more);
  }

  private List<String> marks(List<Widget.Mark> marks) {
    List<String> said = new ArrayList<>();
    for (Widget.Mark mark : marks) {
      String name = text.name(mark.label());
      String counted = mark.count() == 1 ? name : mark.count() + " × " + name;
      said.add(mark.layer() == null ? counted : mark.layer() + ": " + counted);
    }
    return said;
  }

  private static String inBrackets(List<String> more) {
    return more.isEmpty() ? "" : " (" + String.join(", ", more) + ")";
  }

  // Regions

  private boolean holdsPlaces(Widget.Region region) {
    return map.nodes().stream().anyMatch(node -> isIn(node.at(), region.outline()));
  }

  private Widget.@Nullable Region regionOf(Widget.Node node) {
    for (Widget.Region region : map.regions()) {
      if (isIn(node.at(), region.outline())) return region;
    }
    return null;
  }

  /** Whether a ray from the point to the right crosses the outline an odd number of times. */
  private static boolean isIn(Widget.Point point, List<Widget.Point> outline) {
    boolean in = false;
    Widget.Point last = outline.getLast();
    for (Widget.Point corner : outline) {
      if ((corner.y() > point.y()) != (last.y() > point.y())) {
        double share = (double) (point.y() - corner.y()) / (last.y() - corner.y());
        if (point.x() < corner.x() + share * (last.x() - corner.x())) in = !in;
      }
      last = corner;
    }
    return in;
  }
}
