package starboard.nemesis.action;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.words.Reasons;

/** N19 When room actions can be used. */
public final class RoomActions {

  private RoomActions() {}

  /** Why a room action cannot be used, its cost apart. */
  public static @Nullable Text whyNot(Nemesis s, Seat seat, int room, int action, boolean combat) {
    if (combat) return Reasons.IN_COMBAT;
    if (s.interior().isBroken(room)) return Reasons.MALFUNCTION;
    RoomAction used = s.kit().room(s.interior().tileAt(room)).actions().at(action);
    if (s.rules().place().knowledge(s, seat) < used.knowledge()) return Reasons.TOO_IGNORANT;
    return Effects.whyNone(s, used.ops(), Occasion.ofRoom(seat, room));
  }

  /** The same once it is declared: what only its user knows is judged no more (N15.3). */
  public static @Nullable Text whyNotDeclared(
      Nemesis s, Seat seat, int room, int action, boolean combat) {
    Text why = whyNot(s, seat, room, action, combat);
    if (why == null || combat || s.interior().isBroken(room)) return why;
    List<Effect> effects = s.kit().room(s.interior().tileAt(room)).actions().at(action).ops();
    return Effects.goOn(s, effects, Occasion.ofRoom(seat, room)) ? null : why;
  }
}
