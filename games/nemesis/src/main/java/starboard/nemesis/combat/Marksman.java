package starboard.nemesis.combat;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.words.Words;

/** What some make of a shot: one more of it, a card for a hit, or less than others. */
public final class Marksman {

  private Marksman() {}

  /** Whether that Character may not reroll and always shoots with the combat die. */
  static boolean isPoor(Nemesis s, Seat seat) {
    return InForce.asked(s, Quantity.POOR_AIM, seat, Nemesis.NONE, 0) != 0;
  }

  /**
   * L15.2 An action card may be discarded for more injuries.
   *
   * @param perCard how many more
   */
  public record CardForHit(Combat.Rolled shot, Face face, int perCard)
      implements Ask<Nemesis, HandCard> {
    @Override
    public Seat seat() {
      return shot.seat();
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<HandCard> out) {
      out.add(HandCard.DONE);
      HandCard.listActions(s, seat(), out);
    }

    @Override
    public void answer(Nemesis s, HandCard card) {
      boolean none = card.equals(HandCard.DONE);
      if (!none) card.discard(s, seat(), "event.discards");
      s.then(new Combat.Counted(shot, face, none ? 0 : perCard));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.card-for-hit", Arg.of(Words.of(face)), Arg.of(perCard));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.advantage-die");
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat(), "discard");
    }
  }

  /** One action may be two shots: the second has its own target, ammo and roll. */
  public record ShootAgain(Combat.Shot first) implements Ask<Nemesis, Target> {
    @Override
    public Seat seat() {
      return first.seat();
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int room = s.crew().roomOf(seat());
      if (room == Nemesis.NONE || s.belongings().ammo(first.weapon()) == 0) return;
      int here = s.creatures().figuresIn(room);
      boolean eggs = s.objects().eggsIn(room) > 0;
      if (here == 0 && !eggs) return;
      out.add(Target.DONE);
      for (int left = here; left != 0; left &= left - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(left)));
      }
      if (eggs) out.add(Target.figure(Combat.EGGS));
    }

    @Override
    public void answer(Nemesis s, Target victim) {
      if (victim.equals(Target.DONE)) return;
      Combat.fire(s, new Combat.Shot(seat(), first.weapon(), victim.index(), first.manner()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.shoot-again");
    }

    @Override
    public Text source(Nemesis s) {
      return s.kit().name(s.kit().weaponCard(first.weapon()));
    }

    @Override
    public Option option(Nemesis s, Target victim) {
      return victim.equals(Target.DONE)
          ? Option.of("done", Text.of("do.done"))
          : Combat.attackOption(s, seat(), victim.index());
    }
  }
}
