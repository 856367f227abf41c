package starboard.nemesis.staff;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.MoreOrLess;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.OnIntruders;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Injuries;
import starboard.nemesis.combat.Throwing;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.Reasons;

/** Ops against Intruders that only these people have. */
public sealed interface FightOps extends OpRule {

  /** Melee attacks that hurt deal more. */
  record MeleeBonus(int amount) implements FightOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.MELEE;
    }

    @Override
    public Text text() {
      return Text.of("op.melee-bonus", amount);
    }
  }

  /** A missed melee attack costs that wound instead of a serious one. */
  record MeleeMiss(Wound wound) implements FightOps {

    /** Which wound. */
    public enum Wound {
      LIGHT
    }

    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.MELEE_MISS ? 1 : value;
    }
  }

  /**
   * Who knows enough drives off one Intruder, all of them, or is left alone besides.
   *
   * @param retreatOne the knowledge for one
   * @param retreatAll the knowledge for all
   * @param calm the knowledge for no attacks until the end of the round, except by surprise
   */
  record Pheromones(int retreatOne, int retreatAll, int calm) implements FightOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      int knowledge = knowledge(s, on);
      if (knowledge < retreatOne) return Reasons.TOO_IGNORANT;
      return knowledge >= calm ? null : drive(knowledge).whyNot(s, on);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int knowledge = knowledge(s, on);
      drive(knowledge).happen(s, on);
      if (knowledge >= calm) StaffState.of(s).spare(on.you());
    }

    private static int knowledge(Nemesis s, Occasion on) {
      return s.rules().place().knowledge(s, on.you());
    }

    private Drive drive(int knowledge) {
      return new Drive(this, knowledge >= retreatAll ? Amount.ALL : new Amount(1));
    }

    @Override
    public Text text() {
      return Text.of("op.pheromones", retreatOne, retreatAll, calm);
    }
  }

  /** So many Intruders here retreat. */
  record Drive(Pheromones of, Amount howMany) implements OnIntruders {
    @Override
    public int reach(Nemesis s, Occasion on) {
      return IntruderMoves.mobile(s, s.creatures().figuresIn(on.room()));
    }

    @Override
    public void happenTo(Nemesis s, int figure, Occasion on) {
      s.then(new Injuries.Injure(figure, 0, true));
    }

    @Override
    public Text text() {
      return of.text();
    }
  }

  /** Malfunction, fire, injuries and light wounds in a room within throwing range (L20.8). */
  record Thermite(int injuries, int light) implements FightOps, InRooms {
    @Override
    public Rooms rooms() {
      return Rooms.ANY;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return (Throwing.reach(s, on.you()) >>> room & 1) != 0 ? null : Reasons.NO_ROOM;
    }

    /** The markers come first, each only where it may lie. */
    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      if (s.interior().canBreak(room)) s.interior().placeMalfunction(room);
      s.interior().placeFire(room);
      s.then(new Burst(this, on.you(), room));
    }

    @Override
    public Text text() {
      return Text.of("op.thermite", injuries, light);
    }
  }

  /** L20.8 Everybody there is hurt. */
  record Burst(Thermite charge, Seat thrower, int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Throwing.injure(s, s.creatures().figuresIn(room), charge.injuries, thrower);
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (s.crew().roomOf(seat) != room) continue;
        for (int n = 0; n < charge.light; n++) s.then(new Wounds.Light(seat));
      }
    }
  }
}
