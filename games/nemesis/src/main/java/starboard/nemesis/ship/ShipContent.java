package starboard.nemesis.ship;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Limits;
import starboard.nemesis.content.Numbering;
import starboard.nemesis.content.Printing;
import starboard.nemesis.content.Supplement;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.content.term.Named;

/** What only the ship has in the box: engines, pods, course and its tracks (N2.4-N2.6, N2.10). */
public record ShipContent(
    Numbers setup,
    Tracks tracks,
    Section<EngineToken> engines,
    Section<EscapePod> escapePods,
    Section<Coordinates> coordinates,
    Section<DestinationEntry> destinations,
    Objectives objectives)
    implements Supplement {

  public static final Family COORDINATES = new Family("coordinates", "coordinates");
  public static final Family ENGINE_TOKEN = new Family("engine-token", "engine");

  public ShipContent {
    if (escapePods.size() > Limits.MOST_SPOTS) {
      throw new IllegalArgumentException("at most " + Limits.MOST_SPOTS + " pods");
    }
    for (Destination destination : Destination.values()) {
      boolean inOrder =
          destination.ordinal() < destinations.size()
              && destinations.at(destination.ordinal()).destination() == destination;
      if (!inOrder) throw new IllegalArgumentException("the destinations in their order");
    }
  }

  /** The numbers of the set-up. */
  public record Numbers(
      SortedMap<Integer, Integer> escapePodsByPlayers, CourseSpace destinationMarker) {

    public int escapePods(int players) {
      Integer pods = escapePodsByPlayers.get(players);
      if (pods == null) throw new IllegalArgumentException("no pods for " + players + " players");
      return pods;
    }
  }

  /** The tracks beside that of time. */
  public record Tracks(Track selfDestruct, Course destination) {}

  /** The four spaces the destination marker may stand on. */
  public record Course(
      String id, @Flat Names names, int count, List<CourseSpace> spaces, Source source)
      implements Named {}

  /** What the objectives say of the ship. */
  public record Objectives(List<Marked> personal, List<Marked> corporate, List<Marked> soloCoop) {}

  /**
   * An objective.
   *
   * @param marsSurvives whether its hibernating owner survives Mars (N23.4)
   */
  public record Marked(String id, @Default("false") boolean marsSurvives) {}

  /** Whether the hibernating owner of that objective survives Mars (N23.4). */
  public boolean survivesMars(String objective) {
    return Stream.of(objectives.personal, objectives.corporate, objectives.soloCoop)
        .flatMap(List::stream)
        .anyMatch(marked -> marked.marsSurvives && marked.id.equals(objective));
  }

  /** How many engines there are. */
  public int engineCount() {
    int most = 0;
    for (EngineToken token : engines) most = Math.max(most, token.engine());
    return most;
  }

  @Override
  public void number(Numbering numbering) {
    numbering.all("coordinates", COORDINATES, coordinates, Coordinates::count);
    for (int engine = 1; engine <= engineCount(); engine++) {
      for (int i = 0; i < engines.size(); i++) {
        if (engines.at(i).engine() == engine) numbering.copies(i, engines.at(i).count());
      }
      numbering.stock(stockOf(engine), ENGINE_TOKEN, engines);
    }
  }

  /** The id of the stock of an engine's two tokens, the engine counted from 1. */
  static String stockOf(int engine) {
    return "engine-token." + engine;
  }

  @Override
  public Map<String, Iterable<? extends Named>> named() {
    SortedMap<String, Iterable<? extends Named>> named = new TreeMap<>();
    named.put("engine", engines);
    named.put("pod", escapePods);
    named.put("coordinates", coordinates);
    named.put("destination", destinations);
    named.put("track", List.of(tracks.selfDestruct, tracks.destination));
    return named;
  }

  @Override
  public Map<Family, Printing> printed() {
    Map<Family, Printing> printed = new LinkedHashMap<>();
    printed.put(ENGINE_TOKEN, _ -> Text.of("glossary.engine"));
    printed.put(COORDINATES, new CourseCards(coordinates));
    return printed;
  }

  @Override
  public @Nullable Text printedOn(Family family, Entry entry) {
    return family == Family.OBJECTIVE && survivesMars(entry.id())
        ? Text.of("goal.mars-survives")
        : null;
  }

  /** N23.4 Where each space of the course track leads. */
  private record CourseCards(Section<Coordinates> cards) implements Printing {
    @Override
    public Text text(int entry) {
      return Text.of("glossary.coordinates");
    }

    @Override
    public void parts(int entry, List<Widget.Part> parts) {
      for (CourseSpace space : CourseSpace.values()) {
        Text there = cards.at(entry).at(space).title();
        parts.add(
            new Widget.Part(
                "course", Text.of("part.course", Arg.word(space.name()), Arg.of(there))));
      }
    }
  }
}
