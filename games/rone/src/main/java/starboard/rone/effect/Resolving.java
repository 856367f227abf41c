package starboard.rone.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Condition;
import starboard.rone.content.Effect;
import starboard.rone.content.Per;

/** R8.4.3 The effects of a list from one position on, in printed order. */
public record Resolving(Cause cause, List<Effect> effects, int from) implements Step<Rone> {

  /** Carries the list out behind what is pushed already. */
  public static void then(Rone s, Cause cause, @Nullable List<Effect> effects) {
    if (effects != null) s.then(new Resolving(cause, effects, 0));
  }

  @Override
  public void run(Rone s) {
    for (int i = from; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      int times = times(s.player(cause.seat()), cause, effect);
      if (times == 0 || Doing.happen(s, cause, effect.op(), times)) continue;
      if (i + 1 < effects.size()) s.then(new Resolving(cause, effects, i + 1));
      return;
    }
  }

  /** R9.5.1 How often an effect happens, decided when it resolves. */
  private static int times(Player player, Cause cause, Effect effect) {
    boolean holds =
        switch (effect.condition()) {
          case null -> true;
          case Condition.OtherPlayedFaction other ->
              player.othersPlayed(other.faction(), cause.card()) >= other.min();
          case Condition.OwnArmourAtMost most -> player.armour() <= most.n();
        };
    if (!holds) return 0;
    Per per = effect.per();
    return per == null ? 1 : Math.min(per.max(), player.othersPlayed(per.faction(), cause.card()));
  }
}
