package starboard.nemesis;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;

/** Which Characters an op strikes; several are handled in turn order. */
public enum Who {
  /** The user, or the Character the effect strikes. */
  SELF,
  /** 1 Character of your choice in your room, yourself included. */
  ONE_HERE,
  /** 1 other Character of your choice in your room. */
  OTHER_HERE,
  /** Every Character in your room, you included. */
  ALL_HERE,
  /** Every other Character in your room; if there is none, you. */
  OTHERS_HERE_OR_SELF,
  /** 1 Character of your choice in a room of the board. */
  ONE_ANYWHERE,
  /** Every Character in a room of the board, not those who wait. */
  EVERYONE,
  /** Every Character in play, those who wait too. */
  EVERYONE_IN_PLAY;

  /** Whether one of them is chosen. */
  public boolean isChoice() {
    return this == ONE_HERE || this == OTHER_HERE || this == ONE_ANYWHERE;
  }

  /**
   * Whether that Character is one of those meant, or one of those to choose from. An attack that
   * strikes all is carried out for each of them (N14.9), so there it means only the one struck.
   */
  public boolean means(Nemesis s, Seat seat, Occasion on) {
    boolean you = on.seat() == seat.index();
    return switch (this) {
      case SELF -> you;
      case ONE_HERE -> isHere(s, seat, on);
      case OTHER_HERE -> !you && isHere(s, seat, on);
      case ALL_HERE -> on.isAttack() ? you : isHere(s, seat, on);
      case OTHERS_HERE_OR_SELF ->
          you ? s.crew().seatsIn(on.room()).size() == 1 : isHere(s, seat, on);
      case ONE_ANYWHERE, EVERYONE -> s.crew().isInRoom(seat);
      case EVERYONE_IN_PLAY -> s.crew().isInPlay(seat);
    };
  }

  /** Whether an op strikes you and nobody is left out. */
  public boolean isYou(@Nullable Filter filter) {
    return this == SELF && (filter == null || filter.lines().isEmpty());
  }

  /** A sentence about those of them who meet the filter. */
  public Text text(@Nullable Filter filter, String key, int... numbers) {
    List<Arg> args = Arrays.stream(numbers).mapToObj(Arg::of).toList();
    if (isYou(filter)) return new Text(key, args);
    List<Text> lines = filter == null ? List.of() : filter.lines();
    Text whom = Text.of("op.who." + Spelling.of(this));
    if (!lines.isEmpty()) whom = Text.of("op.who.which", Arg.of(whom), Arg.of(OpTexts.list(lines)));
    return Text.of("op.for", Arg.of(whom), Arg.of(new Text(key + ".they", args)));
  }

  private static boolean isHere(Nemesis s, Seat seat, Occasion on) {
    return s.crew().roomOf(seat) == on.room();
  }
}
