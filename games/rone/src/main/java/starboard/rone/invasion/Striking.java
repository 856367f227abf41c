package starboard.rone.invasion;

import java.util.Locale;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.Stack;
import starboard.rone.SymbolTexts;
import starboard.rone.content.DamageType;
import starboard.rone.content.Scenario;
import starboard.rone.effect.AdditionalActions;
import starboard.rone.effect.Question;
import starboard.rone.turn.Tokens;

/**
 * R14.2.2, R14.2.3 Phase 6 against the Invasion: damage in packets on the uppermost card or the
 * core, or given up for additional actions.
 */
public record Striking(Seat seat) implements Question<Choice> {

  private static final DamageType[] TYPES = DamageType.values();

  /** What is struck. */
  public enum At {
    TOP,
    CORE
  }

  /** A packet of a type: one point, or as much as it takes and there is. */
  public record Hit(DamageType type, At at, boolean one) implements Choice {}

  /** Without asking further, or no more. */
  public enum Whole implements Choice {
    ALL,
    DONE
  }

  private static final Hit[] HITS = new Hit[4 * TYPES.length];

  static {
    for (int i = 0; i < HITS.length; i++) {
      HITS[i] = new Hit(TYPES[i / 4], i % 4 < 2 ? At.TOP : At.CORE, i % 2 == 1);
    }
  }

  private static int room(Stack stack, DamageType type, At at) {
    return at == At.TOP ? stack.room(type) : stack.coreRoom(type);
  }

  @Override
  public void options(Rone s, Choices<Choice> out) {
    Player player = s.player(seat);
    Stack stack = s.stack();
    for (Hit hit : HITS) {
      int n = Math.min(player.pending(hit.type), room(stack, hit.type, hit.at));
      if (n > (hit.one ? 1 : 0)) out.add(hit);
    }
    boolean strikes = out.size() > 0;
    if (strikes && !stack.isEmpty()) out.add(Whole.ALL);
    Tokens.list(s, seat, false, out);
    AdditionalActions.list(s, seat, out);
    if (out.size() > 0) out.add(Whole.DONE);
  }

  @Override
  public void answer(Rone s, Choice choice) {
    switch (choice) {
      case Hit(DamageType type, At at, boolean one) -> {
        int n = Math.min(s.player(seat).pending(type), room(s.stack(), type, at));
        strike(s, seat, type, at, one ? 1 : n);
        s.then(new Felled(), this);
      }
      case Whole.ALL -> s.then(new All(seat), this);
      case Whole.DONE -> {}
      case AdditionalActions.Use use -> {
        AdditionalActions.use(s, seat, use);
        s.then(this);
      }
      default -> {
        Tokens.spend(s, seat, choice);
        s.then(this);
      }
    }
  }

  private static void strike(Rone s, Seat seat, DamageType type, At at, int n) {
    s.player(seat).spendDamage(type, n);
    if (at == At.TOP) {
      s.stack().suffer(type, n);
      return;
    }
    s.stack().sufferAtCore(type, n);
    boolean decides = s.invasion().scenario().victory() instanceof Scenario.Victory.CoreDestroyed;
    if (decides && s.stack().coreLife() <= 0) Outcome.win(s);
  }

  /** R9.6 The best order, card after card: armour destruction, melee, ranged. */
  record All(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      for (DamageType type : TYPES) {
        int n = Math.min(s.player(seat).pending(type), s.stack().room(type));
        if (n == 0) continue;
        strike(s, seat, type, At.TOP, n);
        s.then(new Felled(), this);
        return;
      }
    }
  }

  @Override
  public String key() {
    return "choose-strike";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.damage");
  }

  @Override
  public Option option(Rone s, Choice choice) {
    return switch (choice) {
      case Hit(DamageType type, At at, boolean one) -> {
        int n = one ? 1 : Math.min(s.player(seat).pending(type), room(s.stack(), type, at));
        String widget = at == At.TOP ? Stack.TOP : Stack.CORE;
        String verb = (one ? "hit-once-" : "hit-") + type.name().toLowerCase(Locale.ROOT);
        String key = at == At.TOP ? "do.hit-top" : "do.hit-core";
        Text name = SymbolTexts.damage(type);
        yield Option.of(verb + ":" + widget, Text.of(key, Arg.of(n), Arg.of(name)), widget);
      }
      case Whole.ALL -> Option.of("deal-all", Text.of("do.hit-all"));
      case Whole.DONE -> Option.of("done", Text.of("do.done"));
      case AdditionalActions.Use use -> AdditionalActions.option(use);
      default -> Tokens.option(s, choice);
    };
  }
}
