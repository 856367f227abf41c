package starboard.nemesis.combat;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.Reasons;

/** N27.14 A decoy draws Intruders into a room. */
public final class Luring {

  private Luring() {}

  /** Why no room next to the user's can be named; null if one can. */
  public static @Nullable Text whyNot(Nemesis s, Seat seat) {
    int room = s.crew().roomOf(seat);
    for (int i = 0; i < s.board().degree(room); i++) {
      if (whyNotInto(s, s.board().neighbour(room, i)) == null) return null;
    }
    return Reasons.NO_TARGET;
  }

  /**
   * Why nobody would follow into that room; null if an Intruder attacks, moves or breaks a door.
   */
  private static @Nullable Text whyNotInto(Nemesis s, int room) {
    int fighting = s.crew().characterRooms();
    for (int left = followers(s, room); left != 0; left &= left - 1) {
      int figure = Integer.numberOfTrailingZeros(left);
      int from = s.creatures().roomOfFigure(figure);
      if ((fighting >>> from & 1) != 0 || IntruderMoves.canGo(s, figure, room)) return null;
    }
    return Reasons.NO_TARGET;
  }

  /** The Intruders in all rooms next to that one, a bit each. */
  private static int followers(Nemesis s, int room) {
    int found = 0;
    int rooms = s.kit().neighbours(room) & s.creatures().intruderRooms();
    for (int left = rooms; left != 0; left &= left - 1) {
      found |= s.creatures().figuresIn(Integer.numberOfTrailingZeros(left));
    }
    return IntruderMoves.mobile(s, found);
  }

  /** The room they are lured into: one next to the user's. */
  public record ChooseRoom(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int here = s.crew().roomOf(seat());
      for (int i = 0; i < s.board().degree(here); i++) {
        int room = s.board().neighbour(here, i);
        Text why = whyNotInto(s, room);
        if (why == null) out.add(Target.room(room));
        else out.refuse(Target.room(room), why);
      }
    }

    @Override
    public void answer(Nemesis s, Target room) {
      s.announceRoom("event.decoy", seat(), room.index());
      attackFirst(s, room.index());
      s.then(new Follow(room.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.lure-into");
    }

    @Override
    public Option option(Nemesis s, Target room) {
      String widget = Widgets.room(s, room.index());
      return Option.of("lure:" + widget, Text.of("do.lure", s.interior().at(room.index())), widget);
    }
  }

  /** Those in combat attack once before they leave: rooms by number, the largest first (N3.11). */
  private static void attackFirst(Nemesis s, int room) {
    int followers = followers(s, room);
    int rooms =
        s.kit().neighbours(room) & s.creatures().intruderRooms() & s.crew().characterRooms();
    for (int left = rooms; left != 0; left &= left - 1) {
      int here = followers & s.creatures().figuresIn(Integer.numberOfTrailingZeros(left));
      for (int rank = s.creatures().breeds().types() - 1; rank >= 0; rank--) {
        int alike = here & s.creatures().breeds().allOf(s.creatures().breeds().ofRank(rank));
        for (; alike != 0; alike &= alike - 1) {
          s.then(new EventSteps.AttackInTurn(Integer.numberOfTrailingZeros(alike)));
        }
      }
    }
  }

  /** Then all who are there now go, by the rules of doors. */
  public record Follow(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      IntruderMoves.into(s, followers(s, room), room);
    }
  }
}
