package starboard.clank.effect;

import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Condition;
import starboard.clank.content.Content;
import starboard.clank.content.Deed;
import starboard.clank.words.Texts;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * C5.1-C5.5 Every conditional effect of this turn's cards whose condition holds happens, once.
 * Where the order matters its player chooses it: one of several puts a question.
 */
public record Conditions(Seat seat) implements Step<Clank> {

  /** Something happened that effects of played cards may have waited for (C5.5). */
  public static void mayHold(Clank s, Seat seat) {
    if (s.pending() > 0) s.then(new Conditions(seat));
  }

  @Override
  public void run(Clank s) {
    if (!s.isAboard(seat)) return;
    while (happens(s, seat)) {
      // another condition may hold now
    }
    int ready = 0;
    int last = Clank.NONE;
    for (int i = 0; i < s.pending(); i++) {
      if (!holds(s, seat, i)) continue;
      ready++;
      last = i;
    }
    if (ready == 0) return;
    if (ready == 1) happen(s, seat, last);
    else s.then(new WhichFirst(seat));
    s.then(this);
  }

  /** Carries out one effect whose order does not matter, if there is any. */
  private static boolean happens(Clank s, Seat seat) {
    boolean question = false;
    for (int i = 0; i < s.pending(); i++) {
      if (asks(s.pendingEffect(i)) && holds(s, seat, i)) question = true;
    }
    for (int i = 0; i < s.pending(); i++) {
      if (question && !isPlain(s.pendingEffect(i))) continue;
      if (!holds(s, seat, i)) continue;
      happen(s, seat, i);
      return true;
    }
    return false;
  }

  private static boolean holds(Clank s, Seat seat, int index) {
    Condition condition = s.pendingEffect(index).condition();
    return condition != null && s.holds(condition, seat, Box.kindOf(s.pendingCard(index)));
  }

  private static void happen(Clank s, Seat seat, int index) {
    Card.Effect effect = s.pendingEffect(index);
    int card = Box.kindOf(s.pendingCard(index));
    s.strikeOut(index);
    Resolving.now(s, seat, card, effect.ops());
    if (effect.condition() instanceof Condition.OfFaction) {
      s.then(new Done(Deed.FACTION_EFFECT_USED));
    }
  }

  private static boolean asks(Card.Effect effect) {
    for (int i = 0; i < effect.ops().size(); i++) if (effect.ops().get(i).asks()) return true;
    return false;
  }

  private static boolean isPlain(Card.Effect effect) {
    for (int i = 0; i < effect.ops().size(); i++) {
      if (!effect.ops().get(i).isPlain()) return false;
    }
    return true;
  }

  /** An effect that is to happen next, by its card. */
  record Next(int card, int effect) implements Choice {}

  /** Several effects are possible and one puts a question: which is first? */
  record WhichFirst(Seat seat) implements Ask<Clank, Next> {
    @Override
    public void options(Clank s, Choices<Next> out) {
      for (int i = 0; i < s.pending(); i++) if (holds(s, seat, i)) out.addOnce(next(s, i));
    }

    private static Next next(Clank s, int index) {
      int number = s.pendingCard(index);
      return new Next(
          Box.kindOf(number), Box.card(number).effects().indexOf(s.pendingEffect(index)));
    }

    @Override
    public void answer(Clank s, Next next) {
      Integer index = find(s, next);
      if (index != null) happen(s, seat, index);
    }

    private @Nullable Integer find(Clank s, Next next) {
      for (int i = 0; i < s.pending(); i++) {
        if (holds(s, seat, i) && next(s, i).equals(next)) return i;
      }
      return null;
    }

    @Override
    public Text question(Clank s) {
      return Text.of("ask.first");
    }

    @Override
    public Text source(Clank s) {
      return Text.of("rule.conditions");
    }

    @Override
    public Option option(Clank s, Next next) {
      Card card = Content.BOX.card(next.card());
      Text ops = Texts.list(card.effects().get(next.effect()).ops());
      return Option.of(
          "first-" + card.id() + "-" + (next.effect() + 1),
          Text.of("do.first", Arg.of(Texts.card(next.card())), Arg.of(ops)));
    }
  }
}
