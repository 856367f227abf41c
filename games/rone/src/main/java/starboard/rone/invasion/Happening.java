package starboard.rone.invasion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Box;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.Effect;
import starboard.rone.content.Op;
import starboard.rone.content.Stat;
import starboard.rone.content.Target;
import starboard.rone.content.Trigger;
import starboard.rone.effect.BarringDice;
import starboard.rone.effect.Decks;
import starboard.rone.effect.DestroyingStored;
import starboard.rone.effect.Turning;

/**
 * R9.4, R16 Effects of the Invasion from one position of a list on: at once, and deaths are looked
 * for after each (R14.1.7.1).
 *
 * @param source the key of the name of the card, zone or event
 */
public record Happening(String source, List<Effect> effects, int from) implements Step<Rone> {

  /** What a card of the Invasion does at that moment. */
  static void of(Rone s, int kind, Trigger trigger) {
    of(s, Box.name(kind).key(), Box.effects(kind, trigger));
  }

  static void of(Rone s, String source, @Nullable List<Effect> effects) {
    if (effects != null && !effects.isEmpty()) s.then(new Happening(source, effects, 0));
  }

  @Override
  public void run(Rone s) {
    s.announce("invasion-effect", source);
    for (int i = from; i < effects.size(); i++) {
      boolean done = happen(s, effects.get(i).op());
      if (s.mode().check(s)) return;
      if (done) continue;
      if (i + 1 < effects.size()) s.then(new Happening(source, effects, i + 1));
      return;
    }
  }

  /** Whether it is done at once; if not, it has pushed what must happen before the next effect. */
  private boolean happen(Rone s, Op op) {
    switch (op) {
      case Op.DealDamage(DamageType type, int n, _) -> {
        for (Seat seat : s.seats()) s.player(seat).suffer(type, n);
      }
      case Op.DestroyStat(Stat stat, int n, _) -> {
        for (Seat seat : s.seats()) {
          Player player = s.player(seat);
          if (stat == Stat.ARMOUR) player.loseArmour(n);
          else player.loseLife(n);
        }
      }
      case Op.Research(int n, _) -> {
        for (Seat seat : s.seats()) s.player(seat).changeResearch(n);
      }
      case Op.GainArmour(int n, Target target) ->
          s.stack().gain(target == Target.DEPLOYED_THIS, true, n);
      case Op.GainLife(int n, Target target) ->
          s.stack().gain(target == Target.DEPLOYED_THIS, false, n);
      case Op.StoreResource(Colour color, int n, _) when color.ordinal() < Colour.COLOURS ->
          s.invasion().store(color.ordinal(), n);
      case Op.Recycle(int n, _) -> {
        for (int i = 0; i < n; i++) s.invasion().recycle();
      }
      case Op.ActivateProtocol(int n) -> {
        for (int i = 0; i < n; i++) s.invasion().activateProtocol();
      }
      default -> {
        push(s, op);
        return false;
      }
    }
    return true;
  }

  /** Those that ask, or that something can interrupt: one player after another. */
  private void push(Rone s, Op op) {
    switch (op) {
      case Op.StoreResource(_, int n, _) -> s.then(new Zones.Choosing(source, n));
      case Op.Deploy(int n) -> s.then(new Cards.Deploy(n, false));
      default -> {
        for (Seat seat : s.seats()) s.then(on(seat, op));
      }
    }
  }

  private Step<Rone> on(Seat seat, Op op) {
    return switch (op) {
      case Op.ScrapDeck(int n, _) -> new Decks.Scrap(seat, n);
      case Op.DiscardDeck(int n, _) -> new Decks.Discard(seat, n);
      case Op.DestroyStored(int n, _) -> new DestroyingStored(seat, seat, source, n);
      case Op.Exhaust(int n, var what, _) -> new Turning(seat, seat, source, n, what, false);
      case Op.DisableDie(int n, _) -> new BarringDice(seat, source, n);
      default -> throw new IllegalArgumentException(op.toString());
    };
  }
}
