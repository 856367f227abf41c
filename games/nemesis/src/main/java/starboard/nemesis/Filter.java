package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.words.OpTexts;

/**
 * Which of the Characters are meant: those who meet all given lines. About conditions of only some
 * places or species these are asked.
 *
 * @param inRooms stands in one of these rooms; empty if it does not matter
 * @param notInRooms stands in none of these rooms
 * @param nearIntruders an Intruder of these types is in its room or a neighbouring one
 */
public record Filter(
    @Needs("light") @Nullable Boolean dark,
    @Nullable Held actionCards,
    @Nullable Boolean undressedSerious,
    @Needs("slime") @Nullable Boolean slimed,
    @Nullable Boolean inCombat,
    @Nullable Boolean alone,
    @Nullable Boolean atTechnical,
    @Needs("surface") @Nullable Boolean exterior,
    @Default("[]") List<RoomId> inRooms,
    @Default("[]") List<RoomId> notInRooms,
    @Default("[]") List<TypeId> nearIntruders,
    @Needs("insanity") @Nullable Boolean insanityAboveHand) {

  /** Whether somebody holds such cards. */
  public enum Held {
    NONE,
    SOME
  }

  /** Whether a Character meets all given lines. */
  public boolean isMetBy(Nemesis s, Seat seat, Occasion on) {
    int room = s.crew().roomOf(seat);
    boolean inRoom = room != Nemesis.NONE;
    int tile = inRoom ? s.interior().tileAt(room) : Nemesis.NONE;
    return (dark == null || dark == on.isDark(s, seat))
        && (actionCards == null || (actionCards == Held.SOME) == s.cards().actionCards(seat) > 0)
        && (undressedSerious == null || undressedSerious == !s.crew().wounds(seat).isEmpty())
        && isFor(s, seat, "slimed", slimed)
        && (inCombat == null || inCombat == s.crew().isInCombat(seat))
        && (alone == null || alone == (inRoom && s.crew().seatsIn(room).size() == 1))
        && (atTechnical == null || atTechnical == (inRoom && isAtTechnical(s, room, on.space())))
        && (exterior == null || exterior == s.rules().place().meets(s, seat, "exterior"))
        && (inRooms.isEmpty() || RoomId.among(inRooms, tile))
        && (notInRooms.isEmpty() || !RoomId.among(notInRooms, tile))
        && (nearIntruders.isEmpty() || (inRoom && isNear(s, room)))
        && isFor(s, seat, "insanity-above-hand", insanityAboveHand);
  }

  /** A line about what only some species do to Characters. */
  private static boolean isFor(Nemesis s, Seat seat, String line, @Nullable Boolean wanted) {
    return wanted == null || wanted == s.rules().species().meets(s, seat, line);
  }

  private static boolean isAtTechnical(Nemesis s, int room, int space) {
    return space == Nemesis.NONE
        ? s.board().hasTechnicalEntrance(room)
        : s.board().isEntrance(room, space);
  }

  private boolean isNear(Nemesis s, int room) {
    int near = s.kit().neighbours(room) | 1 << room;
    int types = TypeId.mask(nearIntruders);
    for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      if ((types >>> s.creatures().typeOf(figure) & 1) == 0) continue;
      if ((near >>> s.creatures().roomOfFigure(figure) & 1) != 0) return true;
    }
    return false;
  }

  /** Its lines, one after another; empty if everybody meets it. */
  public List<Text> lines() {
    List<Text> lines = new ArrayList<>();
    add(lines, "dark", dark);
    if (actionCards != null) lines.add(Text.of("op.filter.cards." + Spelling.of(actionCards)));
    add(lines, "undressed-serious", undressedSerious);
    add(lines, "slimed", slimed);
    add(lines, "in-combat", inCombat);
    add(lines, "alone", alone);
    add(lines, "at-technical", atTechnical);
    add(lines, "exterior", exterior);
    if (!inRooms.isEmpty()) lines.add(named("op.filter.in-rooms", OpTexts.rooms(inRooms)));
    if (!notInRooms.isEmpty()) {
      lines.add(named("op.filter.not-in-rooms", OpTexts.rooms(notInRooms)));
    }
    if (!nearIntruders.isEmpty()) {
      lines.add(named("op.filter.near-intruders", OpTexts.types(nearIntruders)));
    }
    add(lines, "insanity-above-hand", insanityAboveHand);
    return lines;
  }

  private static void add(List<Text> lines, String line, @Nullable Boolean wanted) {
    if (wanted != null) lines.add(Text.of("op.filter." + line + (wanted ? "" : ".not")));
  }

  private static Text named(String key, Text names) {
    return Text.of(key, Arg.of(names));
  }
}
