package starboard.nemesis.nightstalkers;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.EventOps;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of those who smell blood: what undressed wounds bring about. */
public sealed interface BloodOps extends OpRule {

  /**
   * The target dies with so many serious wounds, else suffers some, more with an undressed one.
   *
   * @param atLeast serious wounds that kill, dressed ones count
   * @param undressedSerious serious wounds with an undressed one
   * @param elseSerious serious wounds otherwise
   */
  record BloodRage(int atLeast, int undressedSerious, int elseSerious) implements BloodOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return on.hasYou() ? null : Reasons.NOBODY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Seat seat = on.you();
      if (s.crew().seriousWounds(seat) >= atLeast) {
        s.tellFatal(seat, atLeast);
        s.then(new Wounds.Death(seat));
        return;
      }
      int wounds = s.crew().wounds(seat).isEmpty() ? elseSerious : undressedSerious;
      for (int i = 0; i < wounds; i++) s.then(new Wounds.Serious(seat));
    }

    @Override
    public Text text() {
      return Text.of("op.blood-rage", atLeast, undressedSerious, elseSerious);
    }
  }

  /**
   * Every Intruder not in combat whose section holds such a Character comes into its room, whatever
   * lies between; of several rooms into the lowest.
   */
  record BloodTrace(Filter filter) implements BloodOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      for (int left = hunters(s); left != 0; left &= left - 1) {
        if (scent(s, Integer.numberOfTrailingZeros(left), on) != Nemesis.NONE) return null;
      }
      return Reasons.NO_TARGET;
    }

    /** All at once: where each of them goes is settled by where they are now. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      int rooms = preyRooms(s, on);
      for (int left = hunters(s); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        int room = lowest(s, figure, rooms);
        if (room != Nemesis.NONE) s.creatures().moveFigure(figure, room);
      }
    }

    private static int hunters(Nemesis s) {
      return IntruderMoves.mobile(s, EventOps.Lurking.outOfCombat(s));
    }

    private int scent(Nemesis s, int figure, Occasion on) {
      return lowest(s, figure, preyRooms(s, on));
    }

    /** The rooms of a section with such a Character, a bit each. */
    private int preyRooms(Nemesis s, Occasion on) {
      int rooms = 0;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().isInRoom(seat) && filter.isMetBy(s, seat, on))
          rooms |= 1 << s.crew().roomOf(seat);
      }
      return rooms;
    }

    private static int lowest(Nemesis s, int figure, int rooms) {
      int section = s.rules().place().section(s.creatures().roomOfFigure(figure));
      if (section == Nemesis.NONE) return Nemesis.NONE;
      for (int left = rooms; left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        if (s.rules().place().section(room) == section) return room;
      }
      return Nemesis.NONE;
    }

    @Override
    public Text text() {
      List<Text> lines = filter.lines();
      return Text.of("op.blood-trace", Arg.of(OpTexts.list(lines)));
    }
  }

  /** The attacker follows who escapes with an undressed serious wound (L15.6). */
  record Pursue() implements BloodOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      boolean follows =
          on.isAttack()
              && on.hasYou()
              && StalkersState.of(s).isEscaping(on.you())
              && !s.crew().wounds(on.you()).isEmpty();
      return follows ? null : Reasons.NO_TARGET;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      StalkersState.of(s).pursue(on.figure());
    }
  }
}
