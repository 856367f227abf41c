package starboard.rone.bot;

import java.util.List;
import starboard.kernel.rules.Choice;
import starboard.rone.Box;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.Effect;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Place;
import starboard.rone.turn.MainPhase;

/**
 * How urgent the actions of the main phase are: what is free first, then the base, better dice,
 * stored pairs, and at last the cards that are worth most together. Ending the phase is 0.
 */
final class MainActions {

  private static final int FREE = 5000;
  private static final int BASE = 4000;
  private static final int PAIR = 3000;
  private static final int CONVERT = 2500;
  private static final int REROLL = 2000;
  private static final int USE = 1000;
  private static final int PLAY = 500;

  private static final int NO = -1;

  /** What a reroll, and a second die, must bring to be worth it. */
  private static final int REROLL_GAIN = 2;

  private static final int CONVERT_GAIN = 6;
  private static final int FEW = 2;
  private static final int UNKNOWN = -2;

  private final Worth worth;
  private final Player player;
  private final Plan plan;
  private final long pool;
  private final int best;

  /** The card to play next, once it has been asked for. */
  private int next = UNKNOWN;

  MainActions(Worth worth) {
    this.worth = worth;
    this.player = worth.player();
    this.plan = new Plan(worth);
    this.pool = Plan.pool(player);
    this.best = plan.best(pool);
  }

  int score(Choice choice) {
    return switch (choice) {
      case MainPhase.WithDie(MainPhase.Deed deed, int die) ->
          deed == MainPhase.Deed.USE ? USE : reroll(die);
      case MainPhase.Convert(int one, int other) -> convert(one, other);
      case Kind card -> play(card.kind());
      case Place place -> activate(place.position());
      case Hue pair -> spend(pair.colour());
      default -> 0;
    };
  }

  private int play(int kind) {
    int now = worth.played(kind);
    if (now <= 0) return NO;
    if (Box.cost(kind) == Resources.NONE && player.discounts() == Resources.NONE) return FREE + now;
    if (next == UNKNOWN) next = plan.next(player.floating());
    return next == kind ? PLAY + now : NO;
  }

  private int activate(int position) {
    int now = worth.active(player, position);
    if (now <= FEW) return NO;
    return BASE + now;
  }

  /** R8.6 A pair is spent if its action brings something, or else what it makes cheaper. */
  private int spend(int colour) {
    List<Effect> action = Content.BOX.playerBoard().storedResourceActions().at(colour).effects();
    Plan cheaper = new Plan(worth, player.discounts() + Resources.one(colour));
    int gain = worth.effects(action) + cheaper.best(pool) - best;
    return gain > Prices.RESOURCE ? PAIR + gain : NO;
  }

  /** Whether another face is likely to let one play more. */
  private int reroll(int die) {
    if (plan.size() == 0 || best == plan.all()) return NO;
    long others = pool - Dice.resources(player.die(die), player.face(die));
    int sum = 0;
    for (int face = 0; face < Dice.FACES; face++) {
      sum += plan.best(others + Dice.resources(player.die(die), face));
    }
    int gain = sum / Dice.FACES - best;
    return gain > REROLL_GAIN ? REROLL + gain : NO;
  }

  /** R8.4.2 Whether a resource of one's choice is worth two dice. */
  private int convert(int one, int other) {
    if (best == plan.all()) return NO;
    long lost = Dice.resources(player.die(one), player.face(one));
    lost += Dice.resources(player.die(other), player.face(other));
    int most = 0;
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      most = Math.max(most, plan.best(pool - lost + Resources.one(colour)));
    }
    int gain = most - best - 2 * Resources.total(lost);
    return gain > CONVERT_GAIN ? CONVERT + gain : NO;
  }
}
