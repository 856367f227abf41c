package starboard.nemesis.combat;

import java.util.List;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Quantity;
import starboard.nemesis.Who;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Trigger;

/** N14 An Intruder attacks a Character in its room. */
public record Attack(int figure, Seat target, boolean surprise) implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    if (!canStrike(s, figure, target)) return;
    if (!surprise && s.rules().place().isSpared(s, target)) return;
    if (Redirecting.isPossible(s, target)) s.then(Redirecting.around(s, this));
    else launch(s);
  }

  private void launch(Nemesis s) {
    s.announceFigure("event.attacks", figure, target);
    s.rules().species().attacks(s, figure, target, surprise);
  }

  /** Its target is settled. */
  public record Launch(Attack attack) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (canStrike(s, attack.figure, attack.target)) attack.launch(s);
    }
  }

  /** Whether both still share a room. */
  public static boolean canStrike(Nemesis s, int figure, Seat target) {
    return !s.creatures().isResting(figure)
        && s.crew().isInRoom(target)
        && s.creatures().roomOfFigure(figure) == s.crew().roomOf(target)
        && s.creatures().breeds().attacks(s.creatures().typeOf(figure));
  }

  /**
   * N14.3 A card is turned up.
   *
   * @param dark whether it strikes as in the dark, wherever the target is (L16.2)
   */
  public record TurnCard(int figure, Seat target, boolean surprise, boolean dark)
      implements Step<Nemesis> {

    public TurnCard(int figure, Seat target, boolean surprise) {
      this(figure, target, surprise, false);
    }

    @Override
    public void run(Nemesis s) {
      s.then(new FaceUp(s.intruderDecks().drawAttack(), figure, target, surprise, dark));
    }
  }

  /** N14.3 Without the attacker's symbol the card is a miss. */
  public record FaceUp(int card, int figure, Seat target, boolean surprise, boolean dark)
      implements Step<Nemesis> {

    public FaceUp(int card, int figure, Seat target, boolean surprise) {
      this(card, figure, target, surprise, false);
    }

    @Override
    public void run(Nemesis s) {
      AttackCard attack = s.kit().attack(card);
      if (!attack.strikesFor(s.creatures().typeOf(figure))) {
        s.announceFigure("event.misses", figure);
      } else if (strikesAll(attack)) {
        for (int i = 0; i < s.players(); i++) {
          Seat seat = s.clock().inTurnOrder(i);
          if (s.crew().roomOf(seat) == s.crew().roomOf(target)) s.then(around(s, seat));
        }
      } else {
        s.then(around(s, target));
      }
      s.then(new LayAside(card));
    }

    /** N14.9 Whether it strikes everybody in the room: then each of them for himself. */
    private static boolean strikesAll(AttackCard attack) {
      List<Effect> ops = attack.ops();
      for (int i = 0; i < ops.size(); i++) {
        if (ops.get(i).op() instanceof OnCharacters all && all.who() == Who.ALL_HERE) return true;
      }
      return false;
    }

    /**
     * N14.9 Only its target is surprised; others it strikes may still use what answers any attack.
     */
    private Step<Nemesis> around(Nemesis s, Seat seat) {
      Step<Nemesis> strike = new Strike(card, figure, seat, surprise, dark);
      boolean surprised = surprise && seat == target;
      return Reactions.toAttack(s, seat, surprised, strike, new Nothing());
    }
  }

  /** The effect of the card on one Character. */
  public record Strike(int card, int figure, Seat seat, boolean surprise, boolean dark)
      implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(seat)) return;
      AttackCard attack = s.kit().attack(card);
      if (attack.bite() && s.isBlunted(seat, s.creatures().typeOf(figure))) {
        s.then(new Wounds.Light(seat));
        return;
      }
      Occasion on = Occasion.ofAttack(seat, s.crew().roomOf(seat), card, figure, surprise);
      s.then(new Effects.Sequence(attack.ops(), 0, on));
      if (!attack.darkOps().isEmpty()) s.then(new InTheDark(on, dark));
    }
  }

  /** L15.8 The dark part of the card, for a target in the dark. */
  public record InTheDark(Occasion on, boolean always) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Seat seat = on.you();
      if (!s.crew().isInRoom(seat) || (!always && s.rules().place().isLit(s, seat))) return;
      if (isBlind(s)) return;
      Step<Nemesis> strike = new Effects.Sequence(s.kit().attack(on.thing()).darkOps(), 0, on);
      s.then(
          Reactions.toOwn(s, Trigger.DARK_EFFECT_ON_SELF, seat, strike, new Reactions.Averted()));
    }

    /** Whether what is known of the attacker spares the target the dark part (L19.2). */
    private boolean isBlind(Nemesis s) {
      int about =
          Quantity.darkPart(s.creatures().typeOf(on.figure()), s.kit().box().entry(on.thing()));
      return InForce.known(s, Quantity.DARK_PART, on.users(), about, 1) == 0;
    }
  }

  /** N14.4 The effect is cancelled. */
  public record Nothing() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {}
  }

  /** N14.3 */
  public record LayAside(int card) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.intruderDecks().layAsideAttack(card);
    }
  }
}
