package starboard.nemesis.ask;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.words.OpTexts;

/**
 * Which rooms an op means: those that meet all given lines when the op starts.
 *
 * @param ids explored rooms among these; empty if it does not matter
 * @param colour explored rooms of this colour
 * @param computer explored rooms with a computer
 * @param powered rooms of a powered section
 * @param explored face-up tiles and printed rooms
 * @param burning has a fire, explored or not
 * @param intruders holds an Intruder of these types, explored or not
 * @param characters holds Characters who meet this filter
 * @param charactersAtLeast how many of them
 */
public record Rooms(
    @Default("false") boolean here,
    @Default("[]") List<RoomId> ids,
    @Nullable RoomColour colour,
    @Nullable Computer computer,
    @Needs("light") @Nullable Boolean powered,
    @Nullable Boolean explored,
    @Nullable Boolean malfunction,
    @Nullable Boolean burning,
    @Default("[]") List<TypeId> intruders,
    @Nullable Filter characters,
    @Default("1") int charactersAtLeast,
    @Default("all") Pick pick) {

  /** One room of your choice, whichever it is. */
  public static final Rooms ANY =
      new Rooms(
          false, List.of(), null, null, null, null, null, null, List.of(), null, 1, Pick.CHOICE);

  /** Which computers count (N19.24). */
  public enum Computer {
    /** Without a malfunction. */
    WORKING,
    PRINTED
  }

  /** Which of the matching rooms. */
  public enum Pick {
    /** All, by ascending room number. */
    ALL,
    LOWEST,
    /** 1 of your choice. */
    CHOICE
  }

  /** Whether your room is meant and nothing more is asked. */
  public boolean isHere() {
    return here && pick == Pick.ALL && lines().isEmpty() && ids.isEmpty();
  }

  /** The rooms that match now, a bit each; of the lowest only that one. */
  public int matching(Nemesis s, Occasion on) {
    if (here && on.room() == Nemesis.NONE) return 0;
    int found = 0;
    for (int left = marked(s, here ? 1 << on.room() : s.board().allRooms());
        left != 0;
        left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      if (!matches(s, room, on)) continue;
      found |= 1 << room;
      if (pick == Pick.LOWEST) break;
    }
    return found;
  }

  /** Those of some rooms where fire, malfunction and exploration are as asked, a bit each. */
  private int marked(Nemesis s, int rooms) {
    int left = rooms;
    if (burning != null) left &= burning ? s.interior().fires() : ~s.interior().fires();
    if (malfunction != null)
      left &= malfunction ? s.interior().malfunctions() : ~s.interior().malfunctions();
    if (explored != null) left &= explored ? s.interior().explored() : ~s.interior().explored();
    return left;
  }

  private boolean matches(Nemesis s, int room, Occasion on) {
    if (powered != null && powered != s.rules().place().isPowered(s, room)) return false;
    if (!intruders.isEmpty() && !holds(s, room)) return false;
    if (characters != null && !holds(s, room, characters, on)) return false;
    if (ids.isEmpty() && colour == null && computer == null) return true;
    int tile = s.interior().tileAt(room);
    if (!ids.isEmpty() && !RoomId.among(ids, tile)) return false;
    if (colour == null && computer == null) return true;
    if (tile == Nemesis.NONE) return false;
    Room face = s.kit().room(tile);
    if (colour != null && face.colour() != colour) return false;
    return computer == null
        || (face.computer() && (computer == Computer.PRINTED || !s.interior().isBroken(room)));
  }

  private boolean holds(Nemesis s, int room) {
    int types = TypeId.mask(intruders);
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      int type = s.creatures().typeOf(Integer.numberOfTrailingZeros(left));
      if ((types >>> type & 1) != 0) return true;
    }
    return false;
  }

  private boolean holds(Nemesis s, int room, Filter filter, Occasion on) {
    int count = 0;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (s.crew().roomOf(seat) == room && filter.isMetBy(s, seat, on)) count++;
    }
    return count >= charactersAtLeast;
  }

  /** A sentence about these rooms, with a phrase of its own for your room. */
  public Text text(String key) {
    return isHere() ? Text.of(key + ".here") : Text.of(key, Arg.of(text()));
  }

  /** The rooms as a phrase in the nominative. */
  public Text text() {
    if (isHere()) return Text.of("op.rooms.here");
    List<Text> lines = lines();
    Text rooms = ids.isEmpty() ? Text.of("op.rooms." + Spelling.of(pick)) : OpTexts.rooms(ids);
    return lines.isEmpty()
        ? rooms
        : Text.of("op.rooms.which", Arg.of(rooms), Arg.of(OpTexts.list(lines)));
  }

  private List<Text> lines() {
    List<Text> lines = new ArrayList<>();
    if (colour != null) lines.add(Text.of("op.rooms.colour." + Spelling.of(colour)));
    if (computer != null) lines.add(Text.of("op.rooms.computer." + Spelling.of(computer)));
    add(lines, "powered", powered);
    add(lines, "explored", explored);
    add(lines, "malfunction", malfunction);
    add(lines, "burning", burning);
    if (!intruders.isEmpty()) {
      lines.add(Text.of("op.rooms.intruders", Arg.of(OpTexts.types(intruders))));
    }
    if (characters != null) lines.add(charactersText(characters));
    return lines;
  }

  private Text charactersText(Filter filter) {
    List<Text> which = filter.lines();
    Arg atLeast = Arg.of(charactersAtLeast);
    return which.isEmpty()
        ? Text.of("op.rooms.characters", atLeast)
        : Text.of("op.rooms.characters.which", atLeast, Arg.of(OpTexts.list(which)));
  }

  private static void add(List<Text> lines, String line, @Nullable Boolean wanted) {
    if (wanted != null) lines.add(Text.of("op.rooms." + line + (wanted ? "" : ".not")));
  }
}
