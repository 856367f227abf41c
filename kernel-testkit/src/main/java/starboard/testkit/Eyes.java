package starboard.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/**
 * A scene taken apart, as somebody sees it who looks for what has changed: every thing by its id,
 * with what lies in it apart. What only helps to judge a thing (badges, layers, who else knows it)
 * is no part of it, nor is what the viewer is asked.
 */
final class Eyes {

  /**
   * Something in sight.
   *
   * @param looks how it looks, without what lies in it
   * @param around what it lies in: whoever is told of that is told of it
   * @param inside what belongs to it and has an id: whoever is told of that is told of it
   */
  private record Thing(
      Object looks, Set<String> around, Set<String> inside, @Nullable Seat owner) {}

  private final Map<String, Thing> things = new LinkedHashMap<>();
  private final Set<String> ids = new LinkedHashSet<>();

  private Eyes() {}

  static Eyes of(Scene scene) {
    Eyes eyes = new Eyes();
    for (Widget widget : scene.widgets()) eyes.see(widget, Set.of());
    eyes.ids.addAll(Structure.ids(scene));
    return eyes;
  }

  /** Whether a thing of that id is in sight. */
  boolean has(String id) {
    return ids.contains(id);
  }

  private void see(Widget widget, Set<String> around) {
    String id = widget.label().id();
    Object name = plain(widget.label());
    switch (widget) {
      case Widget.Map map -> see(map);
      case Widget.Zone zone -> {
        add(id, List.of(name, zone.layout(), zone.count()), around, ids(zone.cards()), null);
        for (Widget.Card card : zone.cards()) see(card, Set.of(id));
      }
      case Widget.Card card ->
          add(id, List.of(name, card.face(), card.parts()), around, Set.of(), null);
      case Widget.Mat mat -> {
        add(id, List.of(name, mat.standing()), around, Set.of(), mat.owner());
        for (Widget inside : mat.content()) see(inside, Set.of());
      }
      case Widget.Track track -> {
        Set<String> inside = new LinkedHashSet<>();
        for (Widget.Space space : track.spaces()) inside.add(space.label().id());
        for (Widget.Marker marker : track.markers()) inside.add(marker.label().id());
        add(id, track, around, inside, null);
      }
      case Widget.Bag bag -> {
        Set<String> inside = new LinkedHashSet<>();
        for (Widget.Population kind : bag.kinds()) inside.add(kind.label().id());
        add(id, bag, around, inside, null);
      }
      case Widget.Sheet sheet -> {
        Set<String> inside = new LinkedHashSet<>();
        for (Widget.Row row : sheet.rows()) inside.add(row.label().id());
        add(id, sheet, around, inside, null);
      }
      case Widget.Counter counter -> add(id, counter, around, Set.of(), null);
      case Widget.Die die -> add(id, die, around, Set.of(), null);
      case Widget.Log _, Widget.Prompt _ -> {}
    }
  }

  private void see(Widget.Map map) {
    for (Widget.Node node : map.nodes()) {
      Object looks = List.of(plain(node.label()), marks(node.marks()));
      add(node.label().id(), looks, Set.of(), inside(node.marks()), null);
    }
    for (Widget.Link link : map.links()) {
      Object looks = List.of(plain(link.label()), marks(link.marks()));
      add(link.label().id(), looks, Set.of(), inside(link.marks()), null);
    }
    for (Widget.Piece piece : map.pieces()) {
      Object looks = List.of(plain(piece.label()), piece.at(), marks(piece.marks()));
      add(piece.label().id(), looks, Set.of(piece.at()), inside(piece.marks()), null);
    }
  }

  private void add(
      String id, Object looks, Set<String> around, Set<String> inside, @Nullable Seat owner) {
    things.put(id, new Thing(looks, around, inside, owner));
  }

  private static Set<String> ids(List<Widget.Card> cards) {
    Set<String> ids = new LinkedHashSet<>();
    for (Widget.Card card : cards) ids.add(card.label().id());
    return ids;
  }

  private static Set<String> inside(List<Widget.Mark> marks) {
    Set<String> ids = new LinkedHashSet<>();
    for (Widget.Mark mark : marks) ids.add(mark.label().id());
    return ids;
  }

  private static List<Object> marks(List<Widget.Mark> marks) {
    List<Object> shown = new ArrayList<>();
    for (Widget.Mark mark : marks) {
      if (mark.layer() == null) shown.add(List.of(plain(mark.label()), mark.count()));
    }
    return shown;
  }

  private static Object plain(Widget.Label label) {
    return new Widget.Label(
        label.id(),
        label.name(),
        label.number(),
        label.subtitle(),
        null,
        Seats.EVERYONE,
        label.style());
  }

  /**
   * The ids of what looks otherwise later, and is neither told of nor lies in anything told of.
   *
   * @param told the ids that beats have named
   * @param concerned the seats that beats concern: their mats say what became of them
   */
  List<String> untold(Eyes later, Set<String> told, Set<Seat> concerned) {
    Set<String> all = new LinkedHashSet<>(things.keySet());
    all.addAll(later.things.keySet());
    List<String> untold = new ArrayList<>();
    for (String id : all) {
      Thing before = things.get(id);
      Thing after = later.things.get(id);
      boolean same = before != null && after != null && Objects.equals(before.looks, after.looks);
      if (same || told.contains(id)) continue;
      if (isTold(before, told, concerned) || isTold(after, told, concerned)) continue;
      untold.add(id);
    }
    return untold;
  }

  private static boolean isTold(@Nullable Thing thing, Set<String> told, Set<Seat> concerned) {
    if (thing == null) return false;
    if (thing.owner != null && concerned.contains(thing.owner)) return true;
    for (String id : thing.around) if (told.contains(id)) return true;
    for (String id : thing.inside) if (told.contains(id)) return true;
    return false;
  }
}
