package starboard.rone.effect;

import java.util.List;
import java.util.Locale;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.OpTexts;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.InvasionBoard.PlayerAction;

/** R14.2.6, R14.2.7 Additional actions of players, paid with symbols they give up. */
public final class AdditionalActions {

  private static final List<PlayerAction> ACTIONS =
      Content.BOX.invasionBoard().additionalPlayerActions().entries();

  /** One of them. */
  public record Use(int action) implements Choice {}

  private static final Use[] USE = new Use[ACTIONS.size()];
  private static final Use LATER = new Use(-1);

  static {
    for (int i = 0; i < USE.length; i++) USE[i] = new Use(i);
  }

  private AdditionalActions() {}

  private static boolean isPaid(Player player, PlayerAction action) {
    return player.symbols(action.cost().symbol()) >= action.cost().n();
  }

  /** Those that player can pay for now. */
  public static void list(Rone s, Seat seat, Choices<? super Use> out) {
    if (!s.mode().hasAdditionalActions()) return;
    Player player = s.player(seat);
    for (int i = 0; i < USE.length; i++) {
      if (isPaid(player, ACTIONS.get(i))) {
        out.add(USE[i]);
      } else if (out.explains()) {
        var cost = ACTIONS.get(i).cost();
        out.refuse(
            USE[i],
            Text.of(
                "refused.symbols",
                Arg.of(cost.n()),
                Arg.of(symbol(ACTIONS.get(i))),
                Arg.of(player.symbols(cost.symbol()))));
      }
    }
  }

  private static Text symbol(PlayerAction action) {
    return Text.of("symbol." + action.cost().symbol().name().toLowerCase(Locale.ROOT));
  }

  public static void use(Rone s, Seat seat, Use use) {
    PlayerAction action = ACTIONS.get(use.action);
    s.player(seat).paySymbols(action.cost().symbol(), action.cost().n());
    String name = "action." + action.id();
    s.announce("additional-action", seat, Text.of(name));
    s.then(new Resolving(new Cause(seat, name, Cause.NO_CARD), action.effects(), 0));
  }

  public static Option option(Use use) {
    PlayerAction action = ACTIONS.get(use.action);
    Text name = Text.of("action." + action.id());
    Text cost = Text.of("cost.symbols", Arg.of(action.cost().n()), Arg.of(symbol(action)));
    return new Option("do-" + action.id(), Text.of("do.additional", Arg.of(name)), null, cost)
        .explained(OpTexts.list(action.effects()));
  }

  /** What was set aside is enough: outside the phases that list the actions it is asked for. */
  static void offer(Rone s, Seat seat) {
    int phase = s.player(seat).phase();
    if (phase != 4 && phase != 6 && phase != 7) s.then(new Now(seat));
  }

  /** Whether one of them is used now. */
  record Now(Seat seat) implements Question<Use> {
    @Override
    public void options(Rone s, Choices<Use> out) {
      Player player = s.player(seat);
      for (int i = 0; i < USE.length; i++) if (isPaid(player, ACTIONS.get(i))) out.add(USE[i]);
      if (out.size() > 0) out.add(LATER);
    }

    @Override
    public void answer(Rone s, Use use) {
      if (!use.equals(LATER)) use(s, seat, use);
    }

    @Override
    public String key() {
      return "choose-additional";
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.additional");
    }

    @Override
    public Option option(Rone s, Use use) {
      return use.equals(LATER)
          ? Option.of("later", Text.of("do.later"))
          : AdditionalActions.option(use);
    }
  }
}
