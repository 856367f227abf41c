package starboard.kernel.box;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/**
 * Somewhere things lie: its name, who sees the faces of what lies there by rule, and who sees how
 * many there are.
 */
public record Place(String id, Seats faces, Seats counts) {

  /** Everybody sees what lies there. */
  public static Place faceUp(String id) {
    return new Place(id, Seats.EVERYONE, Seats.EVERYONE);
  }

  /** Nobody sees what lies there, all see how many. */
  public static Place faceDown(String id) {
    return new Place(id, Seats.NONE, Seats.EVERYONE);
  }

  /** Only its owner sees what lies there, all see how many. */
  public static Place held(String id, Seat owner) {
    return new Place(id, Seats.of(owner), Seats.EVERYONE);
  }

  /** One such place for each seat of the largest table: {@code hand-0}, {@code hand-1}, … */
  public static List<Place> heldBySeats(String id) {
    List<Place> places = new ArrayList<>(Seat.MOST);
    for (int i = 0; i < Seat.MOST; i++) places.add(held(id + "-" + i, Seat.of(i)));
    return List.copyOf(places);
  }

  /** One face-up place for each seat. */
  public static List<Place> faceUpBySeats(String id) {
    List<Place> places = new ArrayList<>(Seat.MOST);
    for (int i = 0; i < Seat.MOST; i++) places.add(faceUp(id + "-" + i));
    return List.copyOf(places);
  }

  /** One face-down place for each seat. */
  public static List<Place> faceDownBySeats(String id) {
    List<Place> places = new ArrayList<>(Seat.MOST);
    for (int i = 0; i < Seat.MOST; i++) places.add(faceDown(id + "-" + i));
    return List.copyOf(places);
  }
}
