package starboard.clank.bot;

import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.content.Content;
import starboard.clank.effect.Offers;
import starboard.clank.effect.Trashing;
import starboard.clank.movement.Entering;
import starboard.clank.movement.Walking;
import starboard.clank.ship.Ship;
import starboard.clank.turn.Action;
import starboard.clank.turn.Boarding;
import starboard.clank.words.Texts;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** Why the cadet would do something, in one sentence. */
final class Motives {

  private final Clank s;
  private final Seat seat;
  private final Ways ways;
  private final int target;

  Motives(Clank s, Seat seat) {
    this.s = s;
    this.seat = seat;
    ways = new Ways(s, seat);
    target = Errand.target(s, seat, ways);
  }

  @Nullable Text of(Choice choice) {
    return switch (choice) {
      case Action action -> action(action);
      case Entering.Take take ->
          Text.of(take == Entering.Take.TAKE ? "advice.take" : "advice.leave");
      case Walking.Spend spend ->
          Text.of(spend.swords() > 0 ? "advice.spend-swords" : "advice.bear");
      case Trashing.Card card -> Text.of(card.isNone() ? "advice.trash-none" : "advice.trash");
      case Offers.FromHand _ -> Text.of("advice.discard");
      case Boarding.Go go -> Text.of(go == Boarding.Go.BOARD ? "advice.board" : "advice.stay");
      default -> null;
    };
  }

  private Text action(Action action) {
    return switch (action) {
      case Action.Play _ -> Text.of("advice.play");
      case Action.Offer _ -> Text.of("advice.offer");
      case Action.Hack _ -> Text.of("advice.hack");
      case Action.Steal _ -> Text.of("advice.steal");
      case Action.Buy _ -> Text.of("advice.buy");
      case Action.Use _ -> Text.of("advice.use");
      case Action.Walk walk -> going(walk.space());
      case Action.Teleport teleport -> going(teleport.space());
      case Action.Jump jump -> going(jump.space());
      case Action.Lift lift -> going(lift.space());
      case Action.Telepad pad -> going(pad.space());
      case Action.Fight _, Action.FightReserve _ -> Text.of("advice.fight");
      case Action.Acquire acquire ->
          Text.of(
              Content.BOX.card(acquire.card()).isReserve()
                  ? "advice.acquire-reserve"
                  : "advice.acquire");
      case Action.EndTurn _ -> Text.of("advice.end-turn");
    };
  }

  private Text going(int space) {
    if (target == Errand.NOWHERE || ways.progress(target, space) == 0)
      return Text.of("advice.detour");
    return Text.of("advice." + purpose(), Texts.at(target));
  }

  /** What waits at the target: a terminal, an artifact, a pod (C3.1). */
  private String purpose() {
    if (Ship.PLAN.space(target).pod() != 0) return "to-pod";
    return s.hasCode(seat) ? "to-artifact" : "to-terminal";
  }
}
