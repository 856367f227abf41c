package starboard.nemesis.round;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.content.term.WeaknessSlotId;
import starboard.nemesis.words.OpTexts;

/** The conditions of the objectives (N24). */
public sealed interface Goals extends GoalRule {

  /** Nobody else is alive (N24.5). */
  record OnlySurvivor() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.crew().alive().without(seat).isEmpty();
    }

    @Override
    public Text text() {
      return Text.of("goal.only-survivor");
    }
  }

  /** At least one other Character is alive (N24.6). */
  record AnotherSurvivor() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return !s.crew().alive().without(seat).isEmpty();
    }

    @Override
    public Text text() {
      return Text.of("goal.another-survivor");
    }
  }

  /** The Character of that player number is not alive; never true for yourself (N24.5). */
  record PlayerDead(int n) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return n <= s.players()
          && n != s.briefing().playerNumber(seat)
          && s.crew().isDead(s.briefing().numbered(n));
    }

    @Override
    public Text text() {
      return Text.of("goal.player-dead", n);
    }
  }

  /** You sent a Signal yourself (N24.2). */
  record SignalSent() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.crew().hasSentSignal(seat);
    }

    @Override
    public Text text() {
      return Text.of("goal.signal-sent");
    }
  }

  /** N12.6, or the place was destroyed (N24.2). */
  record NestDestroyed() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.creatures().isNestDestroyed();
    }

    @Override
    public Text text() {
      return Text.of("goal.nest-destroyed");
    }
  }

  /** The matriarch of the species was killed (N24.2). */
  @Word("queen-killed")
  record MatriarchKilled() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.creatures().isMatriarchKilled();
    }

    @Override
    public Text text() {
      return Text.of("goal.queen-killed");
    }
  }

  /** The place is destroyed (N24.6). */
  record PlaceDestroyed() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.clock().isPlaceDestroyed();
    }

    @Override
    public Standing standing(Nemesis s, Seat seat) {
      return s.rules().place().destroyed(s, seat);
    }

    @Override
    public Text text() {
      return Text.of("goal.place-destroyed");
    }
  }

  /** No face-down tile is left (N24.3). */
  record AllRoomsExplored() implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return Integer.bitCount(s.interior().explored()) == s.board().rooms();
    }

    @Override
    public Text text() {
      return Text.of("goal.all-rooms-explored");
    }
  }

  /** The weakness of that slot is face up (N24.3). */
  record Weakness(WeaknessSlotId slot) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.intruderDecks().isDiscovered(slot.index());
    }

    @Override
    public Text text() {
      return Text.of("goal.weakness", Arg.of(slot.name()));
    }
  }

  /** At least so many weaknesses were turned up in the game, by anybody (N24.3, L19.3). */
  record WeaknessesDiscovered(int n) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      int known = s.rules().species().weaknessesKnown();
      return Integer.bitCount(s.intruderDecks().discovered()) - known >= n;
    }

    @Override
    public Text text() {
      return Text.of("goal.weaknesses-discovered", n);
    }
  }

  /**
   * You carried this object when you left play alive (N24.4).
   *
   * @param where by one of these ways; empty for any
   */
  record FinishWith(ObjectKind object, @Default("[]") List<WayOut> where) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.objects().carried(object, seat) != Nemesis.NONE
          && (where.isEmpty() || left(s, seat, where));
    }

    @Override
    public Text text() {
      return where.isEmpty()
          ? Text.of("goal.finish-with", Arg.of(object.title()))
          : Text.of("goal.finish-with.where", Arg.of(object.title()), Arg.of(OpTexts.ways(where)));
    }
  }

  /** You left play by one of these ways (N24.6). */
  record FinishIn(List<WayOut> where) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return left(s, seat, where);
    }

    @Override
    public Text text() {
      return Text.of("goal.finish-in", Arg.of(OpTexts.ways(where)));
    }
  }

  /** So many items, starting weapon included, locked quest items not (N24.4). */
  record ItemsAtLeast(int n) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.belongings().itemCount(seat) >= n;
    }

    @Override
    public Text text() {
      return Text.of("goal.items-at-least", n);
    }
  }

  /** That object lay once on the floor of that room (N24.7). */
  record ObjectInRoom(ObjectKind object, RoomId room) implements Goals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.objects().hasLain(object, room.index());
    }

    @Override
    public Text text() {
      return Text.of("goal.object-in-room", Arg.of(object.title()), Arg.of(room.name()));
    }
  }

  /** Whether a Character left play by one of these ways. */
  private static boolean left(Nemesis s, Seat seat, List<WayOut> ways) {
    int way = s.crew().wayOutOf(seat);
    for (int i = 0; i < ways.size(); i++) if (ways.get(i).ordinal() == way) return true;
    return false;
  }

  /** N24.8 Whether all goals of one of the alternatives are met. */
  static boolean isMet(Nemesis s, Seat seat, Objective objective) {
    for (List<Goal> all : objective.anyOf()) {
      boolean met = true;
      for (Goal goal : all) met &= GoalRule.of(goal).isMet(s, seat);
      if (met) return true;
    }
    return false;
  }
}
