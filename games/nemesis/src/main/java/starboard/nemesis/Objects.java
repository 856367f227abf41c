package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.term.ObjectKind;

/** The objects (N18.3): eggs, corpses and carcasses that lie about or are carried. */
public final class Objects extends NemesisPart {

  private static final ObjectKind[] OBJECT_KINDS = ObjectKind.values();

  private static final int CARRIED = Layout.MOST_ROOMS;
  private static final int ON_TRAY = 48;
  private static final int NOBODY = 15;

  /** Kind, whose corpse it is, and where it is: a room or a seat. */
  private int[] objects = {};

  /** By kind of object: the tiles where one has lain, a bit each (N24.7). */
  private int[] hasLain = new int[OBJECT_KINDS.length];

  Objects(Nemesis table) {
    super(table);
  }

  @Override
  protected void walk(Places p) {
    int eggs = 0;
    for (int object : objects) if (kindOf(object) == ObjectKind.EGG.ordinal()) eggs++;
    p.loose("egg", 0, eggs);
  }

  public int objectCount() {
    return objects.length;
  }

  public ObjectKind objectKind(int object) {
    return OBJECT_KINDS[kindOf(objects[object])];
  }

  private static int kindOf(int packed) {
    return packed & 7;
  }

  /** Whose corpse it is, or null. */
  public @Nullable Seat corpseOf(int object) {
    int owner = objects[object] >>> 3 & 15;
    return owner == NOBODY ? null : Seat.of(owner);
  }

  private static int whereOf(int packed) {
    return packed >>> 7;
  }

  public boolean liesIn(int object, int room) {
    return whereOf(objects[object]) == room;
  }

  public boolean carries(Seat seat, int object) {
    return whereOf(objects[object]) == CARRIED + seat.index();
  }

  /** An object of that kind on the floor of a room, or NONE. */
  public int onFloor(ObjectKind kind, int room) {
    for (int i = 0; i < objects.length; i++) {
      if (kindOf(objects[i]) == kind.ordinal() && whereOf(objects[i]) == room) return i;
    }
    return NONE;
  }

  /** An object of that kind carried by a Character, or NONE. */
  public int carried(ObjectKind kind, Seat seat) {
    return onFloor(kind, CARRIED + seat.index());
  }

  public boolean anyOnFloor(int room) {
    for (int object : objects) if (whereOf(object) == room) return true;
    return false;
  }

  public int carriedCount(Seat seat) {
    int count = 0;
    for (int object : objects) if (whereOf(object) == CARRIED + seat.index()) count++;
    return count;
  }

  /** Eggs that can be attacked or burnt in that room (N12.1). */
  public int eggsIn(int room) {
    int count = table().interior().tileAt(room) == kit().nest() ? table().creatures().eggs() : 0;
    for (int object : objects) {
      if (kindOf(object) == ObjectKind.EGG.ordinal() && whereOf(object) == room) count++;
    }
    return count;
  }

  /** N24.7 Whether such an object has ever lain on that tile. */
  public boolean hasLain(ObjectKind kind, int tile) {
    return (hasLain[kind.ordinal()] >>> tile & 1) != 0;
  }

  // Verbs

  /** An object comes to lie in a room. */
  public void lay(ObjectKind kind, @Nullable Seat owner, int room) {
    lay(kind, owner, room, null);
  }

  private void lay(ObjectKind kind, @Nullable Seat owner, int room, @Nullable Seat from) {
    objects = appended(objects, packed(kind, owner, room));
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.lies", Arg.of(kind.title()), table().interior().at(room)),
          Beats.laid(kit().roomWidget(room), from));
    int tile = table().interior().tileAt(room);
    if (tile == NONE) return;
    int[] lain = hasLain.clone();
    lain[kind.ordinal()] |= 1 << tile;
    hasLain = lain;
  }

  /** A Character gets an object into its hands; there must be a slot. */
  public void carry(ObjectKind kind, @Nullable Seat owner, Seat seat) {
    objects = appended(objects, packed(kind, owner, CARRIED + seat.index()));
    if (heard()) {
      Beat beat = Beats.carried(table(), "event.carries", seat);
      tell(Seats.EVERYONE, Text.of("event.carries", Arg.of(seat), Arg.of(kind.title())), beat);
    }
  }

  private static int packed(ObjectKind kind, @Nullable Seat owner, int where) {
    return kind.ordinal() | (owner == null ? NOBODY : owner.index()) << 3 | where << 7;
  }

  /** N18.7 */
  public void pickUp(Seat seat, int object) {
    ObjectKind kind = objectKind(object);
    Seat owner = corpseOf(object);
    removeObject(object);
    carry(kind, owner, seat);
  }

  /** N18.5, N16.6 A carried object comes to lie in a room. */
  public void drop(int object, int room) {
    ObjectKind kind = objectKind(object);
    Seat owner = corpseOf(object);
    Seat from = carrier(object);
    removeObject(object);
    lay(kind, owner, room, from);
  }

  /** Who carries an object, or null. */
  private @Nullable Seat carrier(int object) {
    for (Seat seat : table().seats()) if (carries(seat, object)) return seat;
    return null;
  }

  /** N18.12 */
  public void layOnTray(Seat seat, ObjectKind kind) {
    int object = carried(kind, seat);
    Seat owner = corpseOf(object);
    removeObject(object);
    objects = appended(objects, packed(kind, owner, ON_TRAY + seat.index()));
    if (heard()) {
      Beat beat = Beats.offered("event.offers-object", seat);
      tell(
          Seats.EVERYONE, Text.of("event.offers-object", Arg.of(seat), Arg.of(kind.title())), beat);
    }
  }

  public boolean isOnTray(Seat seat, int object) {
    return whereOf(objects[object]) == ON_TRAY + seat.index();
  }

  int trayObjects(Seat seat) {
    int count = 0;
    for (int object : objects) if (whereOf(object) == ON_TRAY + seat.index()) count++;
    return count;
  }

  void emptyObjectTrays(Seat one, Seat other, boolean swap) {
    int[] changed = objects.clone();
    for (int i = 0; i < changed.length; i++) {
      int where = whereOf(changed[i]);
      Seat to;
      if (where == ON_TRAY + one.index()) to = swap ? other : one;
      else if (where == ON_TRAY + other.index()) to = swap ? one : other;
      else continue;
      changed[i] = packed(OBJECT_KINDS[kindOf(changed[i])], corpseOf(i), CARRIED + to.index());
    }
    objects = changed;
  }

  public void removeObject(int object) {
    objects = without(objects, object);
  }
}
