package starboard.rone.turn;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.OpTexts;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.PartsAction;
import starboard.rone.effect.AdditionalActions;
import starboard.rone.effect.Question;
import starboard.rone.effect.Resolving;

/**
 * R8.8, R9.7 Phase 7: spare parts are spent on actions.
 *
 * @param compensation whether they are those of the second player, which must be spent (R10.1)
 */
public record SpendingParts(Seat seat, boolean compensation) implements Question<Choice> {

  private static final int ACTIONS = Content.BOX.playerBoard().sparePartActions().size();
  private static final Buy[] BUY = new Buy[ACTIONS];
  private static final Buy DONE = new Buy(-1);

  static {
    for (int i = 0; i < ACTIONS; i++) BUY[i] = new Buy(i);
  }

  /** An action, or no more. */
  public record Buy(int action) implements Choice {}

  /** The phase begins. */
  record Phase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(7);
      s.player(seat).sumRewards();
      s.then(new SpendingParts(seat, false), new Lost(seat));
    }
  }

  /** The rest is destroyed. */
  record Lost(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).paySpareParts(s.player(seat).spareParts());
    }
  }

  public static PartsAction action(Buy buy) {
    return Content.BOX.playerBoard().sparePartActions().at(buy.action);
  }

  public static boolean isDone(Buy buy) {
    return buy.action < 0;
  }

  static int price(Player player, PartsAction action) {
    return action.cost() + action.costPerResearchToken() * player.research();
  }

  @Override
  public void options(Rone s, Choices<Choice> out) {
    Player player = s.player(seat);
    boolean any = false;
    for (int i = 0; i < ACTIONS; i++) {
      int price = price(player, action(BUY[i]));
      if (price <= player.spareParts()) {
        out.add(BUY[i]);
        any = true;
      } else if (out.explains()) {
        out.refuse(BUY[i], Text.of("refused.parts", price, player.spareParts()));
      }
    }
    if (compensation) return;
    int before = out.size();
    AdditionalActions.list(s, seat, out);
    if (any || out.size() > before) out.add(DONE);
  }

  @Override
  public void answer(Rone s, Choice choice) {
    if (choice instanceof AdditionalActions.Use use) {
      AdditionalActions.use(s, seat, use);
      s.then(this);
      return;
    }
    Buy buy = (Buy) choice;
    if (isDone(buy)) return;
    PartsAction action = action(buy);
    Player player = s.player(seat);
    player.paySpareParts(price(player, action));
    s.announce("buys", seat, Text.of("action." + action.id()));
    Cause cause = new Cause(seat, "action." + action.id(), Cause.NO_CARD);
    s.then(new Resolving(cause, action.effects(), 0), this);
  }

  @Override
  public String key() {
    return compensation ? "choose-compensation" : "choose-parts";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.parts");
  }

  @Override
  public Option option(Rone s, Choice choice) {
    if (choice instanceof AdditionalActions.Use use) return AdditionalActions.option(use);
    Buy buy = (Buy) choice;
    if (isDone(buy)) return Option.of("done", Text.of("do.done"));
    PartsAction action = action(buy);
    Text name = Text.of("action." + action.id());
    Text cost = Text.of("cost.parts", price(s.player(seat), action));
    return new Option("buy-" + action.id(), Text.of("do.buy", Arg.of(name)), null, cost)
        .explained(OpTexts.list(action.effects()));
  }
}
