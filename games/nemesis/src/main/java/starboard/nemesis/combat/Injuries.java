package starboard.nemesis.combat;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.piece.Toughness;
import starboard.nemesis.movement.IntruderMoves;

/** N13 Injuries, death and retreat of Intruders. */
public final class Injuries {

  private Injuries() {}

  /**
   * N13.1 Injuries are put on a figure, then it is checked once.
   *
   * @param retreats whether it retreats if it survives (N13.8)
   * @param by who injured it; nobody if it was no Character
   */
  public record Injure(int figure, int amount, boolean retreats, Seats by)
      implements Step<Nemesis> {

    public Injure(int figure, int amount, boolean retreats) {
      this(figure, amount, retreats, Seats.NONE);
    }

    @Override
    public void run(Nemesis s) {
      if (!s.creatures().isOnBoard(figure)) return;
      if (amount > 0) {
        if (isMortal(s, figure)) s.creatures().addInjuries(figure, amount);
        s.then(new Check(figure, retreats, by));
      } else if (retreats) {
        s.then(new Retreat(figure));
      }
    }
  }

  /** Whether it can be killed; what cannot bears no injuries, but may still be driven off. */
  private static boolean isMortal(Nemesis s, int figure) {
    return s.creatures().breeds().toughness(s.creatures().typeOf(figure)).isMortal();
  }

  /** N13.2-N13.5 */
  public record Check(int figure, boolean retreats, Seats by) implements Step<Nemesis> {

    public Check(int figure, boolean retreats) {
      this(figure, retreats, Seats.NONE);
    }

    @Override
    public void run(Nemesis s) {
      int type = s.creatures().typeOf(figure);
      Toughness toughness = s.creatures().breeds().toughness(type);
      boolean arrow = false;
      int total = toughness.fixed();
      Pile drawn = Pile.EMPTY;
      for (int i = 0; i < toughness.cards(); i++) {
        int card = s.intruderDecks().drawAttack();
        AttackCard attack = s.kit().attack(card);
        int health = attack.retreat() ? s.arrowAsHealth(type) : attack.health();
        arrow |= health == 0;
        total = i == 0 ? health : toughness.combined(total, health);
        drawn = drawn.with(card);
      }
      // only now, so that a deck made anew between them does not hold the first (N13.7)
      for (int i = 0; i < drawn.size(); i++) s.intruderDecks().layAsideAttack(drawn.number(i));
      if (arrow) {
        if (toughness.onRetreat() == Toughness.OnRetreat.FLEE) s.then(new Retreat(figure));
        return;
      }
      if (toughness.cards() > 0) total = s.healthTotal(total);
      if (toughness.isMortal() && s.creatures().injuries(figure) >= total) s.then(new Kill(figure));
      else if (retreats) s.then(new Retreat(figure));
      else if (mayTurnOneMore(s)) s.then(new OneMoreCard(figure, by));
    }

    private boolean mayTurnOneMore(Nemesis s) {
      return !by.isEmpty() && InForce.known(s, Quantity.EXTRA_RETREAT, by, Nemesis.NONE, 0) != 0;
    }
  }

  /** One more attack card may be turned; only its retreat arrow counts. */
  public record OneMoreCard(int figure, Seats by) implements YesOrNo {
    @Override
    public Seat seat() {
      return by.first();
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.NO) return;
      int card = s.intruderDecks().drawAttack();
      s.intruderDecks().layAsideAttack(card);
      if (s.kit().attack(card).retreat()) s.then(new Retreat(figure));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.one-more-card", Arg.of(s.creatures().figureNamed(figure)));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.weakness");
    }
  }

  /** N13.4 */
  public record Kill(int figure) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.creatures().isOnBoard(figure) || !isMortal(s, figure)) return;
      s.announceFigure("event.killed", figure);
      s.rules().species().killed(s, figure);
      s.then(new CreatureKilled(s.creatures().typeOf(figure)));
    }
  }

  /** An Intruder has been killed. */
  public record CreatureKilled(int type) implements Moment<Nemesis> {}

  /**
   * N13.6, L15.5 Through the corridor with the first number of the top event card, which is
   * discarded without effect.
   */
  public record Retreat(int figure) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.creatures().isOnBoard(figure) || IntruderMoves.mobile(s, 1 << figure) == 0) return;
      int card = s.intruderDecks().drawEvent();
      int number = s.kit().event(card).directions().get(0);
      s.intruderDecks().layAsideEvent(card);
      s.announceFigure("event.retreats", figure);
      IntruderMoves.one(s, figure, s.board().spot(s.creatures().roomOfFigure(figure), number));
    }
  }
}
