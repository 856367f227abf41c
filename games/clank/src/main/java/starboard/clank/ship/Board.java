package starboard.clank.ship;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import starboard.clank.content.Box;
import starboard.clank.content.Modules;
import starboard.clank.content.Space;

/**
 * One way to lay the three variable pieces (C2.1): which face is in which slot, and the corridors
 * that come of it.
 */
public final class Board {

  private static final Ship SHIP = Ship.PLAN;
  private static final Modules MODULES = SHIP.modules();
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };
  private static final int SIDES = 8;

  /** Every board, by its number. */
  private static final Board[] ALL = new Board[ORDERS.length * SIDES];

  static {
    for (int i = 0; i < ALL.length; i++) ALL[i] = new Board(faces(i));
  }

  /** How many boards there are. */
  public static final int COUNT = ALL.length;

  /** The faces in slots 1, 2, 3. */
  private final List<Modules.Face> faces;

  /**
   * Every corridor once, from its lower end or along its arrow.
   *
   * @param arrow whether it cannot be walked the other way
   */
  public record Corridor(int from, Passage way, boolean arrow) {}

  private final List<Corridor> corridors;
  private final Passage[][] from;
  private final boolean[] laid;
  private final int[] telepads;
  private final int[] spots;
  private final int[] spotOf;

  private Board(List<Modules.Face> faces) {
    this.faces = faces;
    List<List<Passage>> passages = new ArrayList<>();
    for (int i = 0; i < SHIP.spaces(); i++) passages.add(new ArrayList<>());
    laid = new boolean[SHIP.spaces()];
    for (Modules.Fixed fixed : MODULES.fixedModules()) {
      fixed.spaces().forEach(space -> laid[SHIP.index(space.id())] = true);
      fixed.links().forEach(link -> join(passages, link));
    }
    for (Modules.Face face : faces) {
      face.spaces().forEach(space -> laid[SHIP.index(space.id())] = true);
      face.links().forEach(link -> join(passages, link));
    }
    MODULES.assembly().joins().forEach(join -> join(passages, joined(join)));
    from = new Passage[passages.size()][];
    for (int i = 0; i < from.length; i++) from[i] = passages.get(i).toArray(new Passage[0]);
    corridors = eachOnce();
    telepads = where(Space::telepad);
    spots = where(space -> space.secret() != null);
    spotOf = new int[laid.length];
    Arrays.fill(spotOf, Box.NONE);
    for (int spot = 0; spot < spots.length; spot++) spotOf[spots[spot]] = spot;
  }

  private List<Corridor> eachOnce() {
    List<Corridor> found = new ArrayList<>();
    for (int space = 0; space < from.length; space++) {
      for (Passage way : from[space]) {
        boolean arrow = between(way.to(), space).against();
        if (way.against() || (!arrow && way.to() < space)) continue;
        found.add(new Corridor(space, way, arrow));
      }
    }
    return List.copyOf(found);
  }

  private int[] where(Predicate<Space> which) {
    return IntStream.range(0, laid.length)
        .filter(i -> laid[i] && which.test(SHIP.space(i)))
        .toArray();
  }

  private static void join(List<List<Passage>> passages, Modules.Link link) {
    int a = SHIP.index(link.a());
    int b = SHIP.index(link.b());
    passages.get(a).add(passage(link, b, false));
    passages.get(b).add(passage(link, a, link.oneway()));
  }

  private static Passage passage(Modules.Link link, int to, boolean against) {
    return new Passage(
        to, link.boots(), link.enemies(), link.lock(), against, link.lift(), link.blockadeSpot());
  }

  /** A join between ports or spaces as a link between spaces: the harder of its ends counts. */
  private Modules.Link joined(Modules.Link join) {
    Modules.@Nullable Port a = port(join.a());
    Modules.@Nullable Port b = port(join.b());
    int boots = join.boots();
    int enemies = join.enemies();
    boolean lock = join.lock();
    for (Modules.Port port : new Modules.@Nullable Port[] {a, b}) {
      if (port == null) continue;
      boots = Math.max(boots, port.boots());
      enemies += port.enemies();
      lock |= port.lock();
    }
    return new Modules.Link(
        a == null ? join.a() : a.space(),
        b == null ? join.b() : b.space(),
        boots,
        enemies,
        lock,
        join.oneway(),
        join.lift(),
        join.blockadeSpot());
  }

  private Modules.@Nullable Port port(String end) {
    int dot = end.indexOf('.');
    if (dot < 0) return null;
    int slot = MODULES.assembly().slots().indexOf(end.substring(0, dot));
    Modules.Port port =
        faces.get(slot).ports().get(Modules.PortName.valueOf(end.substring(dot + 1)));
    if (port == null) throw new IllegalStateException("no port " + end);
    return port;
  }

  /** The faces of the board with that number. */
  private static List<Modules.Face> faces(int board) {
    int[] order = ORDERS[board / SIDES];
    List<Modules.Face> faces = new ArrayList<>();
    for (int slot = 0; slot < order.length; slot++) {
      Modules.Piece piece = MODULES.assembly().pieces().at(order[slot]);
      String face = piece.faces().get((board >> slot) & 1);
      faces.add(MODULES.variableFaces().require(face));
    }
    return List.copyOf(faces);
  }

  public static Board of(int number) {
    return ALL[number];
  }

  /** The number of the board with these faces in slots 1, 2, 3, or {@link Box#NONE}. */
  public static int withFaces(List<String> ids) {
    for (int i = 0; i < ALL.length; i++) {
      if (ALL[i].faces.stream().map(Modules.Face::id).toList().equals(ids)) return i;
    }
    return Box.NONE;
  }

  /** The board recommended for the first game. */
  public static int firstGame() {
    Map<String, String> first = MODULES.assembly().firstGame();
    List<String> ids = new ArrayList<>();
    MODULES.assembly().slots().ids().forEach(slot -> ids.add(first.getOrDefault(slot, "")));
    return withFaces(ids);
  }

  /** The faces in slots 1, 2, 3. */
  public List<Modules.Face> faces() {
    return faces;
  }

  /** Every corridor once. */
  public List<Corridor> corridors() {
    return corridors;
  }

  /** The corridor that the blockade closes (C14.3). */
  public Corridor blockade() {
    for (Corridor corridor : corridors) if (corridor.way().blockade()) return corridor;
    throw new IllegalStateException("no place for the blockade");
  }

  /** The ways that leave a space. */
  public Passage[] from(int space) {
    return from[space];
  }

  /** Whether the space is on this board. */
  public boolean has(int space) {
    return laid[space];
  }

  /** The telepad spaces of this board (C11.2). */
  public int[] telepads() {
    return telepads;
  }

  /** The spaces of this board that have secrets (C2.3). */
  public int[] spots() {
    return spots;
  }

  /** The position of a space among those that have secrets, or {@link Box#NONE}. */
  public int spotOf(int space) {
    return spotOf[space];
  }

  /** The corridor between neighbours. */
  public Passage between(int space, int neighbour) {
    for (Passage passage : from[space]) if (passage.to() == neighbour) return passage;
    throw new IllegalArgumentException(
        SHIP.space(space).id() + " has no way to " + SHIP.space(neighbour).id());
  }

  @Override
  public String toString() {
    return Arrays.toString(faces.stream().map(Modules.Face::id).toArray());
  }
}
