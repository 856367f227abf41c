package starboard.nemesis.movement;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Target;

/** N9.10-N9.23 Doors. */
public final class Doors {

  private Doors() {}

  /**
   * N9.22 Whether a corridor can be closed: it is open, and a piece is left or lies in some other
   * corridor than those this effect has just closed.
   *
   * @param fresh the corridors this effect has closed, a bit each
   */
  public static boolean canClose(Nemesis s, int corridor, long fresh) {
    if (s.interior().isClosed(corridor) || s.interior().isDestroyed(corridor)) return false;
    return s.interior().doorPieces() > 0 || (s.interior().closedDoors() & ~fresh) != 0;
  }

  /** N9.22 Whether all corridors of a room can be closed at once. */
  public static boolean canCloseAll(Nemesis s, int room) {
    long around = s.board().corridorsOf(room);
    int needed = Long.bitCount(around & ~s.interior().closedDoors());
    return needed
        <= s.interior().doorPieces() + Long.bitCount(s.interior().closedDoors() & ~around);
  }

  /**
   * Closes a corridor; with no piece left another closed door is taken first.
   *
   * @param seat who chooses that one
   * @param fresh corridors whose doors may not be taken
   */
  public record Close(Seat seat, int corridor, long fresh) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.interior().isClosed(corridor)) return;
      if (s.interior().isDestroyed(corridor) || s.interior().doorPieces() > 0)
        s.interior().closeDoor(corridor);
      else s.then(new TakePiece(seat, corridor, fresh));
    }
  }

  /** N9.22 */
  public record TakePiece(Seat seat, int corridor, long fresh) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      long from = s.interior().closedDoors() & ~fresh;
      for (long left = from; left != 0; left &= left - 1) {
        out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public void answer(Nemesis s, Target from) {
      s.interior().openDoor(from.index());
      s.interior().closeDoor(corridor);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.take-door", s.interior().along(corridor));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.doors");
    }

    @Override
    public Option option(Nemesis s, Target from) {
      String widget = Widgets.corridor(s, from.index());
      Text text = Text.of("do.take-door", s.interior().along(from.index()));
      return Option.of("take-door:" + widget, text, widget);
    }
  }
}
