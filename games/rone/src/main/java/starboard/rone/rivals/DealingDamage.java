package starboard.rone.rivals;

import java.util.Locale;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Hit;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Question;
import starboard.rone.turn.Tokens;

/** R8.7, R9.6 Phase 6: the damage of each type, in an order of one's choice. */
public record DealingDamage(Seat seat) implements Question<Choice> {

  private static final DamageType[] TYPES = DamageType.values();

  /** A type of damage, all in the best order, or no more. */
  public enum Deal implements Choice {
    ALL,
    ARMOUR,
    MELEE,
    RANGED,
    DONE
  }

  private static final Deal[] DEALS = Deal.values();

  @Override
  public void options(Rone s, Choices<Choice> out) {
    Player player = s.player(seat);
    int kinds = 0;
    for (DamageType type : TYPES) if (player.pending(type) > 0) kinds++;
    if (kinds > 0) out.add(Deal.ALL);
    for (DamageType type : TYPES) {
      if (kinds > 1 && player.pending(type) > 0) out.add(DEALS[type.ordinal() + 1]);
    }
    int before = out.size();
    Tokens.list(s, seat, false, out);
    if (kinds == 0 && out.size() > before) out.add(Deal.DONE);
  }

  @Override
  public void answer(Rone s, Choice choice) {
    if (Tokens.spend(s, seat, choice)) {
      s.then(this);
      return;
    }
    Deal deal = (Deal) choice;
    if (deal == Deal.DONE) return;
    Rivals rivals = (Rivals) s.mode();
    if (deal == Deal.ALL) {
      for (DamageType type : TYPES) strike(s, rivals, type);
    } else {
      strike(s, rivals, TYPES[deal.ordinal() - 1]);
    }
    s.then(this);
  }

  private void strike(Rone s, Rivals rivals, DamageType type) {
    Player player = s.player(seat);
    int n = player.pending(type);
    if (n == 0 || s.over()) return;
    player.spendDamage(type, n);
    rivals.strike(s, seat, type, n);
  }

  @Override
  public String key() {
    return "choose-damage";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.damage");
  }

  @Override
  public Option option(Rone s, Choice choice) {
    if (!(choice instanceof Deal deal)) return Tokens.option(s, choice);
    if (deal == Deal.DONE) return Option.of("done", Text.of("do.done"));
    Player player = s.player(seat);
    if (deal == Deal.ALL) {
      Option all = Option.of("deal-all", Text.of("do.deal-all"));
      return isDuel(s) ? all.explained(effect(Hit.summed(player, victim(s)))) : all;
    }
    DamageType type = TYPES[deal.ordinal() - 1];
    Text name = SymbolTexts.damage(type);
    int n = player.pending(type);
    Option one =
        Option.of(
            "deal-" + type.name().toLowerCase(Locale.ROOT),
            Text.of("do.deal", Arg.of(n), Arg.of(name)));
    return isDuel(s) ? one.explained(effect(hit(victim(s), type, n))) : one;
  }

  private boolean isDuel(Rone s) {
    return s.enemies(seat).size() == 1;
  }

  private Player victim(Rone s) {
    return s.player(s.opponent(seat));
  }

  private static Hit hit(Player victim, DamageType type, int n) {
    return switch (type) {
      case ARMOUR -> Hit.of(victim, n, 0, 0);
      case MELEE -> Hit.of(victim, 0, n, 0);
      case RANGED -> Hit.of(victim, 0, 0, n);
    };
  }

  private static Text effect(Hit hit) {
    return Text.of("effect.hit", hit.armour(), hit.life());
  }
}
