package starboard.nemesis.mars;

import java.util.Arrays;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;

/** What the board and the tiles of the base say of its rooms (L2, L10, L11, L26), read once. */
public final class Premises {

  /** The number of the area outside the buildings (L26.1). */
  private static final int EXTERIOR = 3;

  /** By room: the circuit of its section, or NONE for a staircase. */
  private final int[] section;

  /** By room: the area of the surface it is in, or NONE underground. */
  private final int[] area;

  /** The crossroads outside the buildings, a bit each (L26.2). */
  private final int outside;

  /** The rooms from which one walks to the bunker, a bit each. */
  private final int bunkerFrom;

  /** The rooms with a way to the surface, a bit each. */
  private final int exits;

  private final int roverStart;
  private final int elevatorStart;

  /** By tile: the capsule whose terminal it is, or NONE. */
  private final int[] dock;

  /** By tile: what its discoverer learns (L16.8). */
  private final int[] discovery;

  /** The tiles of the elevator entrances, a bit each. */
  private final long entrances;

  private final int isolation;

  Premises(BoxIndex kit, MarsContent content) {
    MarsContent.Plan plan = content.boardBase();
    section = nowhere(kit.layout().rooms());
    area = nowhere(section.length);
    int exitBits = 0;
    int outsideBits = 0;
    for (int room = 0; room < plan.slots().size(); room++) {
      MarsContent.Place place = plan.slots().get(room);
      if (place.section() != null) section[room] = Circuit.called(place.section()).ordinal();
      if (place.exitChamber()) exitBits |= 1 << room;
      if (place.area() != null) area[room] = place.area();
      if (area[room] == EXTERIOR) outsideBits |= 1 << room;
    }
    exits = exitBits;
    outside = outsideBits;
    int bunkerBits = 0;
    for (String from : plan.bunkerFrom()) bunkerBits |= 1 << kit.board().slots().indexOf(from);
    bunkerFrom = bunkerBits;
    roverStart = kit.board().slots().indexOf(plan.roverStart());
    elevatorStart = kit.board().slots().indexOf(plan.elevatorStart());
    Content box = kit.content();
    dock = nowhere(box.rooms().size());
    for (Dock capsule : Dock.values()) {
      dock[box.rooms().indexOf(capsule.room())] = capsule.ordinal();
    }
    discovery = new int[dock.length];
    long entranceBits = 0;
    for (int tile = 0; tile < dock.length; tile++) {
      discovery[tile] = content.rooms().get(tile).discoveryKnowledge();
      if (box.rooms().at(tile).id().startsWith("elevator-entrance")) entranceBits |= 1L << tile;
    }
    entrances = entranceBits;
    isolation = box.rooms().indexOf("isolation-room");
  }

  private static int[] nowhere(int count) {
    int[] values = new int[count];
    Arrays.fill(values, Nemesis.NONE);
    return values;
  }

  // Rooms

  /** The circuit of the section a room lies in; NONE for a staircase. */
  public int section(int room) {
    return room == Nemesis.NONE ? Nemesis.NONE : section[room];
  }

  public boolean isExit(int room) {
    return (exits >>> room & 1) != 0;
  }

  /** The rooms with a way to the surface, a bit each. */
  public int exits() {
    return exits;
  }

  /** Whether one can walk to the bunker from there (L11.2). */
  public boolean leadsToBunker(int room) {
    return (bunkerFrom >>> room & 1) != 0;
  }

  int roverStart() {
    return roverStart;
  }

  int elevatorStart() {
    return elevatorStart;
  }

  // The surface

  /** Whether this side of the board has a surface. */
  boolean hasSurface() {
    return outside != 0;
  }

  /** The crossroads of the surface, a bit each (L26.2). */
  int outside() {
    return outside;
  }

  /** Whether that room is a crossroads of the surface (L26.2). */
  boolean isOutside(int room) {
    return (outside >>> room & 1) != 0;
  }

  /** The area of the surface a room is in, or NONE underground. */
  int areaOf(int room) {
    return area[room];
  }

  /** The spot of noise of that area of the surface. */
  int areaSpot(Nemesis s, int number) {
    return s.board().technicalEnd() + number - 1;
  }

  // Tiles

  /** The capsule whose terminal lies in that explored room, or NONE. */
  public int dockIn(Nemesis s, int room) {
    int tile = s.interior().tileAt(room);
    return tile == Nemesis.NONE ? Nemesis.NONE : dock[tile];
  }

  /** Whether that room is an entrance of the elevator. */
  public boolean isEntrance(Nemesis s, int room) {
    int tile = s.interior().tileAt(room);
    return tile != Nemesis.NONE && (entrances >>> tile & 1) != 0;
  }

  /** What the discoverer of that tile learns (L16.8). */
  int discovery(int tile) {
    return discovery[tile];
  }

  /** The tile of the isolation room. */
  public int isolation() {
    return isolation;
  }
}
