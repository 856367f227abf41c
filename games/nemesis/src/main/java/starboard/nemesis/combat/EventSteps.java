package starboard.nemesis.combat;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.movement.NoiseRoll;

/** N3.11-N3.16 The steps of the Event phase that the games of the family share. */
public final class EventSteps {

  private EventSteps() {}

  /** N3.11 Every Intruder in combat attacks once: rooms by number, the largest first. */
  public record IntruderAttacks() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.opposition().areIntrudersPlayed()) return;
      s.beginActionOrStep();
      if (s.clock().isAttackSkipped()) return;
      attackIn(s, s.crew().characterRooms());
    }
  }

  /** N3.11 Every Intruder in combat in these rooms attacks once. */
  public static void attackIn(Nemesis s, int rooms) {
    int fighting = s.creatures().intruderRooms() & s.crew().characterRooms() & rooms;
    for (int left = fighting; left != 0; left &= left - 1) {
      int here = s.creatures().figuresIn(Integer.numberOfTrailingZeros(left));
      for (int rank = s.creatures().breeds().types() - 1; rank >= 0; rank--) {
        int alike = here & s.creatures().breeds().allOf(s.creatures().breeds().ofRank(rank));
        for (; alike != 0; alike &= alike - 1) {
          s.then(new AttackInTurn(Integer.numberOfTrailingZeros(alike)));
        }
      }
    }
  }

  /** N14.2 The target is chosen anew for each attack: the fewest cards, then turn order. */
  public record AttackInTurn(int figure) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int room = s.creatures().roomOfFigure(figure);
      if (room == Nemesis.NONE) return;
      Seat target = s.target(room);
      if (target != null) s.then(new Attack(figure, target, false));
    }
  }

  /** N3.12 Burning rooms by number: every Intruder 1 injury, then the eggs. */
  public record FireDamage() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.beginActionOrStep();
      for (int left = s.interior().fires(); left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        for (int figures = s.creatures().figuresIn(room); figures != 0; figures &= figures - 1) {
          int figure = Integer.numberOfTrailingZeros(figures);
          int type = s.creatures().typeOf(figure);
          Seats here = s.crew().seatsIn(room);
          int injuries = Combat.bonus(s, here, Cause.FIRE, type, 1);
          injuries = Combat.bonus(s, here, Cause.FIRE_STEP, type, injuries);
          s.then(new Injuries.Injure(figure, injuries, false));
        }
        if (s.objects().eggsIn(room) > 0) s.then(new BurnEggs(room));
      }
    }
  }

  /** N3.12 One egg of the Nest, elsewhere every egg that lies there. */
  public record BurnEggs(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.interior().burns(room))
        Eggs.destroy(
            s, room, s.interior().tileAt(room) == s.kit().nest() ? 1 : s.objects().eggsIn(room));
    }
  }

  /** N3.13 */
  public record DrawEvent() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.opposition().areIntrudersPlayed()) return;
      s.beginActionOrStep();
      s.then(new CarryOutEvent(s.intruderDecks().drawEvent()));
    }
  }

  /** N3.13 Movement, effect, and what becomes of the card. */
  public record CarryOutEvent(int card) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      EventCard event = s.kit().event(card);
      s.then(new MoveIntruders(card));
      if (!event.ops().isEmpty()) {
        s.then(new Effects.Sequence(event.ops(), 0, Occasion.ofEvent(card)));
      }
      if (!event.darkOps().isEmpty()) s.then(new InTheDark(Occasion.ofEvent(card), 0));
      s.then(new LayAside(card));
    }
  }

  /**
   * L5.6 The dark part of an event, after those in the dark have had their chance of light.
   *
   * @param asked how many have been asked, in turn order
   */
  public record InTheDark(Occasion on, int asked) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (int i = asked; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (!s.crew().isInRoom(seat)
            || s.rules().place().isLit(s, seat)
            || !Reactions.mayAnswer(s, Trigger.DARK_EVENT_ON_SELF, seat)) continue;
        Step<Nemesis> dark = new InTheDark(on, i + 1);
        Step<Nemesis> lit = new InTheDark(on.lighting(seat), i + 1);
        s.then(Reactions.toOwn(s, Trigger.DARK_EVENT_ON_SELF, seat, dark, lit));
        return;
      }
      s.then(new Effects.Sequence(s.kit().event(on.thing()).darkOps(), 0, on));
    }
  }

  /** N3.13, L5.7 All at once, number by number, those who are not in combat now. */
  public record MoveIntruders(int card) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      EventCard event = s.kit().event(card);
      int movers = TypeId.mask(event.movers());
      int fighting = s.crew().characterRooms();
      int going = 0;
      for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        if ((movers >>> s.creatures().typeOf(figure) & 1) == 0) continue;
        if ((fighting >>> s.creatures().roomOfFigure(figure) & 1) == 0) going |= 1 << figure;
      }
      going = IntruderMoves.mobile(s, going);
      for (int i = 0; i < event.directions().size(); i++) {
        going = IntruderMoves.through(s, going, event.directions().get(i));
      }
    }
  }

  /** N3.13 Discarded, removed, or shuffled back, as printed. */
  public record LayAside(int card) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      switch (s.kit().event(card).after()) {
        case DISCARD -> s.intruderDecks().layAsideEvent(card);
        case REMOVE_AND_RESHUFFLE -> s.cards().intoBox(s.intruderDecks().removeEvent(card));
        case SHUFFLE_BACK -> s.intruderDecks().shuffleEventBack(card);
      }
    }
  }

  /** N3.14 A token is drawn; what it means the species says. */
  public record BagDevelopment() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.opposition().areIntrudersPlayed()) return;
      s.beginActionOrStep();
      s.rules().species().developed(s, s.creatures().drawToken());
    }
  }

  /** N3.16 One Character's roll of the bag development, unless it is in combat by now. */
  public record RollUnlessInCombat(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(seat) || s.crew().isInCombat(seat)) return;
      s.then(
          Reactions.toOwn(
              s,
              Trigger.BEFORE_OWN_NOISE_ROLL,
              seat,
              new NoiseRoll(seat),
              new Reactions.Averted()));
    }
  }

  /** N3.14 After the rolls, so that no encounter among them draws it. */
  public record PutTokenBack() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.creatures().putBack();
    }
  }
}
