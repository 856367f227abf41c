package starboard.table.twin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The boards of a scene: who and what is where, and which ways lead from there. */
final class Places {

  private final Naming naming;
  private final List<Widget.Map> maps = new ArrayList<>();

  Places(Scene scene, Naming naming) {
    this.naming = naming;
    for (Widget widget : scene.widgets()) if (widget instanceof Widget.Map map) maps.add(map);
  }

  /** A place on its board. */
  record Place(Widget.Map map, Widget.Node node) {}

  /** Where the viewer's own figures stand. */
  List<Place> own() {
    List<Place> own = new ArrayList<>();
    for (Widget.Map map : maps) {
      for (Widget.Node node : map.nodes()) {
        boolean mine =
            map.pieces().stream()
                .anyMatch(
                    piece ->
                        piece.owner() != null
                            && piece.owner() == naming.viewer()
                            && piece.at().equals(node.label().id()));
        if (mine) own.add(new Place(map, node));
      }
    }
    return own;
  }

  /** The places with these letters in their names. */
  List<Place> named(String letters) {
    List<Place> found = new ArrayList<>();
    for (Widget.Map map : maps) {
      for (Widget.Node node : map.nodes()) {
        if (Letters.in(naming.place(node.label()), letters)) found.add(new Place(map, node));
      }
    }
    return found;
  }

  /** Everything that is to be said of a place, without its ways. */
  String told(Place place) {
    List<String> parts = new ArrayList<>();
    for (Widget.Mark mark : place.node.marks()) {
      if (mark.layer() == null) parts.add(naming.mark(mark));
    }
    parts.addAll(Naming.grouped(figures(place.map, place.node.label().id())));
    Text glossary = place.node.label().glossary();
    if (glossary != null) parts.add(naming.say(glossary));
    String name = naming.place(place.node.label());
    return parts.isEmpty() ? name : name + ": " + String.join("; ", parts);
  }

  private List<String> figures(Widget.Map map, String at) {
    List<String> figures = new ArrayList<>();
    for (Widget.Piece piece : map.pieces()) {
      if (piece.at().equals(at)) figures.add(naming.piece(piece));
    }
    return figures;
  }

  /** The ways from a place, one by one. */
  List<String> ways(Place from) {
    String here = from.node.label().id();
    List<String> ways = new ArrayList<>();
    for (Widget.Link link : from.map.links()) {
      if (link.from().equals(here)) ways.add(way(from.map, link, link.to(), link.atFrom()));
      else if (link.to().equals(here)) ways.add(way(from.map, link, link.from(), link.atTo()));
    }
    return ways;
  }

  private String way(Widget.Map map, Widget.Link link, String to, @Nullable Text atThisEnd) {
    List<String> more = new ArrayList<>();
    if (atThisEnd != null) more.add(naming.say(atThisEnd));
    for (Widget.Mark mark : link.marks()) more.add(naming.mark(mark));
    more.addAll(Naming.grouped(figures(map, link.label().id())));
    more.addAll(Naming.grouped(figures(map, to)));
    return nameOf(map, to) + Naming.inBrackets(more);
  }

  private String nameOf(Widget.Map map, String id) {
    for (Widget.Node node : map.nodes()) {
      if (node.label().id().equals(id)) return naming.place(node.label());
    }
    for (Widget.Link link : map.links()) {
      if (link.label().id().equals(id)) {
        return naming.say(
            "twin.between", Arg.word(nameOf(map, link.from())), Arg.word(nameOf(map, link.to())));
      }
    }
    for (Widget.Region region : map.regions()) {
      if (region.label().id().equals(id)) return naming.name(region.label());
    }
    return id;
  }

  /** Where the figures and markers with these letters in their names are. */
  Set<String> found(String letters) {
    Set<String> found = new LinkedHashSet<>();
    for (Widget.Map map : maps) {
      for (Widget.Piece piece : map.pieces()) {
        String name = naming.piece(piece);
        if (Letters.in(name, letters)) found.add(name + ": " + nameOf(map, piece.at()));
      }
      for (Widget.Node node : map.nodes()) {
        marked(found, letters, node.marks(), naming.place(node.label()));
      }
      for (Widget.Link link : map.links()) {
        marked(found, letters, link.marks(), nameOf(map, link.label().id()));
      }
    }
    return found;
  }

  private void marked(Set<String> found, String letters, List<Widget.Mark> marks, String where) {
    for (Widget.Mark mark : marks) {
      String name = naming.mark(mark);
      if (mark.layer() == null && Letters.in(name, letters)) found.add(name + ": " + where);
    }
  }

  /** What threatens on the boards: what is marked so, and figures that nobody plays close by. */
  List<String> dangers() {
    List<String> dangers = new ArrayList<>();
    for (Place place : own()) {
      String here = place.node.label().id();
      for (String figure : Naming.grouped(strangers(place.map, here))) {
        dangers.add(naming.say("twin.here", figure));
      }
      for (Widget.Link link : place.map.links()) {
        String there =
            link.from().equals(here) ? link.to() : link.to().equals(here) ? link.from() : null;
        if (there == null) continue;
        for (String figure : Naming.grouped(strangers(place.map, there))) {
          dangers.add(
              naming.say("twin.near", Arg.word(figure), Arg.word(nameOf(place.map, there))));
        }
      }
    }
    for (Widget.Map map : maps) {
      for (Widget.Node node : map.nodes()) layered(dangers, map, node.label(), node.marks());
      for (Widget.Link link : map.links()) layered(dangers, map, link.label(), link.marks());
    }
    return dangers;
  }

  private void layered(
      List<String> dangers, Widget.Map map, Widget.Label label, List<Widget.Mark> marks) {
    for (Widget.Mark mark : marks) {
      if (mark.layer() == null) continue;
      String said = nameOf(map, label.id()) + ": " + naming.mark(mark);
      Text glossary = mark.label().glossary();
      dangers.add(glossary == null ? said : said + " – " + naming.say(glossary));
    }
  }

  private List<String> strangers(Widget.Map map, String at) {
    List<String> strangers = new ArrayList<>();
    for (Widget.Piece piece : map.pieces()) {
      if (piece.owner() == null && piece.at().equals(at)) strangers.add(naming.piece(piece));
    }
    return strangers;
  }

  boolean none() {
    return maps.isEmpty();
  }
}
