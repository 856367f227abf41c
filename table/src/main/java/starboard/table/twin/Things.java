package starboard.table.twin;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** What lies on the table beside its boards: mats, cards, tracks, bags, dice. */
final class Things {

  private final Naming naming;
  private final List<Lying> all = new ArrayList<>();
  private final List<Widget.Mat> mats = new ArrayList<>();

  /**
   * Something and what it lies on.
   *
   * @param mat null for what lies in the middle
   */
  private record Lying(Widget widget, Widget.@Nullable Mat mat) {}

  Things(Scene scene, Naming naming) {
    this.naming = naming;
    for (Widget widget : scene.widgets()) lay(widget, null);
  }

  private void lay(Widget widget, Widget.@Nullable Mat mat) {
    all.add(new Lying(widget, mat));
    if (!(widget instanceof Widget.Mat inner)) return;
    if (inner.owner() != null) mats.add(inner);
    for (Widget content : inner.content()) lay(content, inner);
  }

  private static @Nullable Seat ownerOf(Lying lying) {
    if (lying.widget instanceof Widget.Zone zone && zone.owner() != null) return zone.owner();
    return lying.mat == null ? null : lying.mat.owner();
  }

  /** The cards in the viewer's hand. */
  List<String> hand() {
    List<String> cards = new ArrayList<>();
    for (Lying lying : all) {
      if (!(lying.widget instanceof Widget.Zone zone)) continue;
      if (zone.layout() != Widget.Layout.HAND || ownerOf(lying) != naming.viewer()) continue;
      for (Widget.Card card : zone.cards()) cards.add(naming.card(card));
    }
    return Naming.grouped(cards);
  }

  /** The player's mat as a sentence: who, where, and its counters. */
  List<String> people(List<Seat> deciding) {
    List<String> people = new ArrayList<>();
    for (Widget.Mat mat : mats) {
      Seat owner = mat.owner();
      if (owner == null || isOfTheTurn(mat)) continue;
      List<String> facts = new ArrayList<>();
      if (owner == naming.viewer()) facts.add(naming.say("twin.you"));
      if (mat.label().subtitle() != null) facts.add(naming.say(mat.label().subtitle()));
      for (Text standing : mat.standing()) facts.add(naming.say(standing));
      for (Widget widget : mat.content()) {
        if (widget instanceof Widget.Counter counter) facts.add(naming.counter(counter));
        if (widget instanceof Widget.Zone zone && zone.layout() == Widget.Layout.HAND) {
          facts.add(naming.name(zone.label()) + ": " + zone.count());
        }
      }
      if (deciding.contains(owner)) facts.add(naming.say("twin.deciding"));
      people.add(naming.name(mat.label()) + ": " + String.join("; ", facts));
    }
    return people;
  }

  private static boolean isOfTheTurn(Widget.Mat mat) {
    return "turn".equals(mat.label().style());
  }

  /** What the viewer's own mat says of where its owner is. */
  List<String> standing() {
    for (Widget.Mat mat : mats) {
      if (mat.owner() == null || mat.owner() != naming.viewer()) continue;
      List<String> said = new ArrayList<>();
      for (Text standing : mat.standing()) said.add(naming.say(standing));
      return said;
    }
    return List.of();
  }

  /** Where the cards, markers and other things with these letters in their names lie. */
  Set<String> found(String letters) {
    Set<String> found = new LinkedHashSet<>();
    for (Lying lying : all) {
      switch (lying.widget) {
        case Widget.Zone zone -> {
          if (has(zone.label(), letters)) found.add(where(zone, lying));
          for (Widget.Card card : zone.cards()) {
            if (has(card.label(), letters))
              found.add(naming.card(card) + " – " + where(zone, lying));
          }
        }
        case Widget.Card card -> {
          if (has(card.label(), letters)) found.add(naming.card(card));
        }
        case Widget.Track track -> {
          for (Widget.Marker marker : track.markers()) {
            if (has(track.label(), letters) || has(marker.label(), letters)) {
              found.add(naming.name(track.label()) + ": " + spot(track, marker));
            }
          }
        }
        case Widget.Counter counter -> {
          if (has(counter.label(), letters)) {
            found.add(naming.counter(counter) + owned(lying));
          }
        }
        case Widget.Bag bag -> {
          if (has(bag.label(), letters)) found.add(naming.name(bag.label()) + ": " + bag.total());
          for (Widget.Population kind : bag.kinds()) {
            if (!has(kind.label(), letters)) continue;
            found.add(
                naming.name(bag.label()) + ": " + kind.count() + " × " + naming.name(kind.label()));
          }
        }
        default -> {}
      }
    }
    return found;
  }

  private boolean has(Widget.Label label, String letters) {
    return Letters.in(naming.name(label), letters);
  }

  private String where(Widget.Zone zone, Lying lying) {
    return naming.name(zone.label()) + " (" + zone.count() + ")" + owned(lying);
  }

  private String owned(Lying lying) {
    return lying.mat == null ? "" : ", " + naming.name(lying.mat.label());
  }

  private String spot(Widget.Track track, Widget.Marker marker) {
    for (Widget.Space space : track.spaces()) {
      if (space.label().id().equals(marker.at())) {
        return naming.name(marker.label()) + " – " + naming.name(space.label());
      }
    }
    return naming.name(marker.label());
  }

  /** What is counted as danger, and what the tracks lead to. */
  List<String> dangers() {
    List<String> dangers = new ArrayList<>();
    for (Lying lying : all) {
      if (lying.widget instanceof Widget.Counter counter && isDanger(counter)) {
        dangers.add(whose(lying) + naming.counter(counter) + parts(counter));
      }
      if (lying.widget instanceof Widget.Track track) ahead(track, whose(lying), dangers);
    }
    return dangers;
  }

  private static boolean isDanger(Widget.Counter counter) {
    String style = counter.label().style();
    return style != null && Set.of("danger", "risk", "threat", "countdown").contains(style);
  }

  /** Rounds until something happens are no chance. */
  private static boolean isCountdown(Widget.Counter counter) {
    return "countdown".equals(counter.label().style());
  }

  /** Of whom something is told, where there are several players. */
  private String whose(Lying lying) {
    return mats.size() < 2 || lying.mat == null || lying.mat.owner() == null
        ? ""
        : naming.name(lying.mat.label()) + " – ";
  }

  private String parts(Widget.Counter counter) {
    List<String> parts = new ArrayList<>();
    for (Widget.Summand part : counter.parts()) {
      parts.add(naming.say(part.name()) + ": " + part.value());
    }
    return Naming.inBrackets(parts);
  }

  /** The next threshold before the first marker of a track. */
  private void ahead(Widget.Track track, String whose, List<String> dangers) {
    if (track.markers().isEmpty()) return;
    int at = -1;
    for (int i = 0; i < track.spaces().size(); i++) {
      Widget.Space space = track.spaces().get(i);
      if (space.label().id().equals(track.markers().getFirst().at())) at = i;
      Text threshold = space.threshold();
      if (at < 0 || i <= at || threshold == null) continue;
      String far =
          naming.say(
              "twin.ahead",
              Arg.word(naming.name(track.label())),
              Arg.of(i - at),
              Arg.word(naming.say(threshold)));
      dangers.add(whose + far);
      return;
    }
  }

  /** What is known of dice and bags. */
  List<String> odds() {
    List<String> odds = new ArrayList<>();
    for (Lying lying : all) {
      switch (lying.widget) {
        case Widget.Die die ->
            odds.add(whose(lying) + naming.name(die.label()) + ": " + faces(die));
        case Widget.Bag bag when bag.total() > 0 && !bag.kinds().isEmpty() ->
            odds.add(whose(lying) + shares(bag));
        case Widget.Counter counter when isDanger(counter) && !isCountdown(counter) ->
            odds.add(whose(lying) + naming.counter(counter) + parts(counter));
        default -> {}
      }
    }
    return odds;
  }

  private String faces(Widget.Die die) {
    List<String> faces = new ArrayList<>();
    for (Widget.Chance chance : die.chances()) {
      faces.add(naming.say(chance.of().name()) + " " + chance.faces() + "/" + die.faces().size());
    }
    if (!faces.isEmpty()) return String.join(", ", faces);
    List<String> all = new ArrayList<>();
    for (Text face : die.faces()) all.add(naming.say(face));
    Set<String> kinds = new LinkedHashSet<>(all);
    for (String kind : kinds) {
      long times = all.stream().filter(kind::equals).count();
      faces.add(kind + " " + times + "/" + all.size());
    }
    return String.join(", ", faces);
  }

  private String shares(Widget.Bag bag) {
    List<String> shares = new ArrayList<>();
    for (Widget.Population kind : bag.kinds()) {
      long percent = Math.round(100.0 * kind.count() / bag.total());
      shares.add(
          naming.name(kind.label())
              + " "
              + kind.count()
              + "/"
              + bag.total()
              + " ("
              + percent
              + " %)");
    }
    return naming.name(bag.label()) + ": " + String.join(", ", shares);
  }
}
