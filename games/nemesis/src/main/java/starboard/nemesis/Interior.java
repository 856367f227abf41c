package starboard.nemesis;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Moment;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Layout;

/**
 * The board on the table: tiles and exploration tokens, item counters, noise, doors, fire and
 * malfunctions. Rooms and corridors are numbers of the {@link Layout}.
 */
public final class Interior extends NemesisPart {

  /** Face-down tiles by the tile's place on the board; an explored one lies face up. */
  private Pile tiles = Pile.EMPTY;

  /** The exploration tokens of the rooms; that of an explored room lies face up. */
  private Pile tokens = Pile.EMPTY;

  private int explored;

  /** The item counter of every room. */
  private int[] counters;

  private int fires;
  private int malfunctions;

  /** A bit per corridor; the technical spaces have the bits behind the last corridor. */
  private long noise;

  private long closed;
  private long destroyed;

  Interior(Nemesis table) {
    super(table);
    explored = kit().printed();
    this.counters = new int[board().rooms()];
  }

  @Override
  protected void walk(Places p) {
    tiles = p.pile(Zones.TILES, tiles);
    tokens = p.pile(Zones.EXPLORATION, tokens);
  }

  // What lies there

  public boolean isExplored(int room) {
    return (explored >>> room & 1) != 0;
  }

  /** The explored and the printed rooms, a bit each. */
  public int explored() {
    return explored;
  }

  /** Whether all see which tile it is: an explored room, or a tile laid face up (N26.5). */
  public boolean isFaceUp(int room) {
    return ((explored | kit().laid()) >>> room & 1) != 0;
  }

  /** The tile lying there, a number of the content's rooms, if it is explored. */
  public int tileAt(int room) {
    if (!isExplored(room)) return NONE;
    return lyingTile(room);
  }

  private int lyingTile(int room) {
    int position = kit().tilePosition(room);
    return position == NONE ? kit().openTile(room) : kit().tileOf(tiles.number(position));
  }

  /** Where that tile lies face up. */
  public int roomOf(int tile) {
    for (int room = 0; room < board().rooms(); room++) {
      if (isFaceUp(room) && lyingTile(room) == tile) return room;
    }
    return NONE;
  }

  public Pile tiles() {
    return tiles;
  }

  public Pile explorationTokens() {
    return tokens;
  }

  /** Whether a room that all know from the start still has its exploration token face down. */
  public boolean holdsToken(int room) {
    return (kit().tokenRooms() >>> room & 1) != 0
        && !Thing.isFaceUp(tokens.at(kit().tokenPosition(room)));
  }

  public int counter(int room) {
    return counters[room];
  }

  public boolean burns(int room) {
    return (fires >>> room & 1) != 0;
  }

  /** The burning rooms, a bit each. */
  public int fires() {
    return fires;
  }

  public boolean isBroken(int room) {
    return (malfunctions >>> room & 1) != 0;
  }

  /** The rooms with a malfunction, a bit each. */
  public int malfunctions() {
    return malfunctions;
  }

  public boolean hasNoise(int corridor) {
    return corridor != NONE && (noise >>> corridor & 1) != 0;
  }

  /** The corridors with noise, a bit each. */
  public long noise() {
    return noise;
  }

  public boolean isClosed(int corridor) {
    return (closed >>> corridor & 1) != 0;
  }

  public boolean isDestroyed(int corridor) {
    return (destroyed >>> corridor & 1) != 0;
  }

  public long closedDoors() {
    return closed;
  }

  public long destroyedDoors() {
    return destroyed;
  }

  public int doorPieces() {
    return rules().place().doors() - Long.bitCount(closed) - Long.bitCount(destroyed);
  }

  /**
   * Whether no way leads from a room to its neighbour: every corridor between has a closed door.
   */
  public boolean isShut(int room, int neighbour) {
    return (board().joining(room, neighbour) & ~closed) == 0;
  }

  /** A corridor that leads from a room to its neighbour behind no closed door, or NONE (N6.3). */
  public int wayTo(int room, int neighbour) {
    long open = board().joining(room, neighbour) & ~closed;
    return open == 0 ? NONE : Long.numberOfTrailingZeros(open);
  }

  /** A room in words: its number, and its name once its tile is face up. */
  public Text named(int room) {
    return isFaceUp(room)
        ? Text.of(
            "where.explored", Arg.word(kit().roomId(room)), Arg.of(kit().roomName(lyingTile(room))))
        : Text.of("where.unexplored", Arg.word(kit().roomId(room)));
  }

  /** A room for texts that speak of it. */
  public Arg at(int room) {
    return Arg.of(named(room), kit().roomWidget(room));
  }

  public Text corridorNamed(int corridor) {
    return kit().corridorNamed(corridor);
  }

  /** A corridor for texts that speak of it. */
  public Arg along(int corridor) {
    return Arg.of(corridorNamed(corridor), kit().corridorId(corridor));
  }

  private Beat on(String event, int room) {
    return Beats.of(event).on(kit().roomWidget(room));
  }

  private void tellRoom(String event, int room) {
    tell(Seats.EVERYONE, Text.of(event, at(room)), on(event, room));
  }

  private void tellCorridor(String event, int corridor) {
    Beat beat = Beats.of(event).on(kit().corridorId(corridor));
    tell(Seats.EVERYONE, Text.of(event, along(corridor)), beat);
  }

  // Verbs: set-up and exploration

  /** N2.1-N2.3 The tiles and tokens go to their places, face down unless told so (N26.5). */
  public void layBoard(Pile shuffledTiles, Pile shuffledTokens) {
    tiles = shuffledTiles;
    tokens = shuffledTokens;
    for (int left = kit().laid(); left != 0; left &= left - 1) {
      int position = kit().tilePosition(Integer.numberOfTrailingZeros(left));
      tiles = tiles.with(position, show(tiles.at(position), Seats.EVERYONE));
    }
  }

  /** N6.6 Turns the tile up; the token stays hidden for the moment. */
  public void turnTile(int room) {
    int position = kit().tilePosition(room);
    int tile = show(tiles.at(position), Seats.EVERYONE);
    tiles = tiles.with(position, tile);
    explored |= 1 << room;
    if (heard()) {
      Text text = Text.of("event.explored", Arg.word(kit().roomId(room)), Arg.thing(tile));
      tell(
          Seats.EVERYONE,
          text,
          Beats.inCombat(
                  table(),
                  on("event.explored", room)
                      .on(rules().place().naming(table(), room).toArray(String[]::new)),
                  room)
              .shows(Beats.card(tile, null)));
    }
    if (isBroken(room) && !kit().room(tileAt(room)).malfunctionAllowed()) removeMalfunction(room);
  }

  /** N6.6 Turns the exploration token up; tells which it is. */
  public int turnToken(int room) {
    int position = kit().tokenPosition(room);
    int token = show(tokens.at(position), Seats.EVERYONE);
    tokens = tokens.with(position, token);
    if (heard()) {
      Beat beat = on("event.token-turned", room).shows(Beats.card(token, null));
      tell(Seats.EVERYONE, Text.of("event.token-turned", Arg.thing(token)), beat);
    }
    return Thing.number(token);
  }

  /** A seat looks secretly at a face-down tile, and at its token if told so (N19.18). */
  public void peekTile(Seats who, int room, boolean token) {
    int position = kit().tilePosition(room);
    int tile = show(tiles.at(position), who);
    tiles = tiles.with(position, tile);
    Arg where = Arg.word(kit().roomId(room));
    note(
        who.first(), Text.of("note.tile", Arg.of(table().clock().round()), where, Arg.thing(tile)));
    if (heard()) {
      Text peeks = Text.of("event.peeks-room", Arg.of(who.first()), where);
      tell(Seats.EVERYONE, peeks, on("event.peeks-room", room).seat(who.first()));
      Beat beat = on("event.you-see-tile", room).shows(Beats.card(tile, null));
      tell(who, Text.of("event.you-see-tile", where, Arg.thing(tile)), beat);
    }
    if (!token) return;
    int under = show(tokens.at(position), who);
    tokens = tokens.with(position, under);
    note(
        who.first(),
        Text.of("note.token", Arg.of(table().clock().round()), where, Arg.thing(under)));
    if (heard()) {
      Beat beat = on("event.you-see-token", room).shows(Beats.card(under, null));
      tell(who, Text.of("event.you-see-token", where, Arg.thing(under)), beat);
    }
  }

  public void setCounter(int room, int items) {
    int[] changed = counters.clone();
    changed[room] = items;
    counters = changed;
    if (heard()) {
      Text text = Text.of("event.counter", at(room), Arg.of(items));
      tell(Seats.EVERYONE, text, on("event.counter", room));
    }
  }

  // Verbs: fire and malfunction

  /** One more fire or malfunction than there are markers: N23.3 hangs on it (N27.5). */
  public record MarkersRanOut() implements Moment<Nemesis> {}

  /** N9.2 A second fire has no effect; one more than there are ends the game (N27.5). */
  public void placeFire(int room) {
    if (burns(room) || !rules().place().canBurn(room)) return;
    if (Integer.bitCount(fires) >= rules().place().fireMarkers(table())) {
      then(new MarkersRanOut());
      return;
    }
    fires |= 1 << room;
    if (heard()) tellRoom("event.fire", room);
  }

  public void removeFire(int room) {
    if (!burns(room)) return;
    fires &= ~(1 << room);
    if (heard()) tellRoom("event.fire-out", room);
  }

  /** Whether a malfunction may be put there (N9.4, N9.6). */
  public boolean canBreak(int room) {
    if (isBroken(room)) return false;
    int tile = tileAt(room);
    return tile == NONE
        ? rules().place().malfunctionOnUnexplored()
        : kit().room(tile).malfunctionAllowed();
  }

  /** N9.4 As with fire. */
  public void placeMalfunction(int room) {
    if (!canBreak(room)) return;
    if (Integer.bitCount(malfunctions) >= rules().place().malfunctionMarkers(table())) {
      then(new MarkersRanOut());
      return;
    }
    malfunctions |= 1 << room;
    if (heard()) tellRoom("event.malfunction", room);
  }

  public void removeMalfunction(int room) {
    if (!isBroken(room)) return;
    malfunctions &= ~(1 << room);
    if (heard()) tellRoom("event.repaired", room);
  }

  // Verbs: noise

  /** N7.6 At most one marker per corridor; none if no marker is left (N1.3). */
  public void placeNoise(int corridor) {
    if (hasNoise(corridor) || Long.bitCount(noise) == rules().place().noiseMarkers()) return;
    noise |= 1L << corridor;
    if (heard()) tellCorridor("event.noise", corridor);
  }

  /**
   * N7.4 Noise in every corridor of the room, the technical spaces included; if the markers run out
   * (N1.3), the later ones get none.
   */
  public void placeNoiseAround(int room) {
    long quiet = board().spotsOf(room) & ~noise;
    int markers = rules().place().noiseMarkers() - Long.bitCount(noise);
    if (quiet == 0 || markers == 0) return;
    for (; quiet != 0 && markers > 0; quiet &= quiet - 1, markers--) {
      noise |= Long.lowestOneBit(quiet);
    }
    if (heard()) {
      Beat beat = Beats.around(table(), Beats.of("event.noise-around"), room);
      tell(Seats.EVERYONE, Text.of("event.noise-around", at(room)), beat);
    }
  }

  /** N10.2, N8.5 */
  public void clearNoiseAround(int room) {
    long gone = noise & board().spotsOf(room);
    if (gone == 0) return;
    noise &= ~gone;
    if (heard()) {
      Beat beat = Beats.around(table(), Beats.of("event.noise-gone"), room);
      tell(Seats.EVERYONE, Text.of("event.noise-gone", at(room)), beat);
    }
  }

  /** Noise goes from these corridors. */
  public void fadeNoise(long corridors) {
    long gone = noise & corridors;
    if (gone == 0) return;
    noise &= ~gone;
    if (heard()) {
      Beat beat = Beats.onCorridors(table(), Beats.of("event.noise-fades"), gone);
      tell(Seats.EVERYONE, Text.of("event.noise-fades"), beat);
    }
  }

  // Verbs: doors

  /** A closed door in an open corridor; there must be a piece (N9.22). */
  public void closeDoor(int corridor) {
    if (isClosed(corridor)) return;
    destroyed &= ~(1L << corridor);
    closed |= 1L << corridor;
    if (heard()) tellCorridor("event.door-closed", corridor);
  }

  /** N9.23 */
  public void openDoor(int corridor) {
    if (!isClosed(corridor)) return;
    closed &= ~(1L << corridor);
    rules().place().doorGone(table(), corridor);
    if (heard()) tellCorridor("event.door-opened", corridor);
  }

  /** N9.12 */
  public void destroyDoor(int corridor) {
    if (!isClosed(corridor)) return;
    closed &= ~(1L << corridor);
    destroyed |= 1L << corridor;
    rules().place().doorGone(table(), corridor);
    if (heard()) tellCorridor("event.door-destroyed", corridor);
  }
}
