package starboard.clank.bot;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.kernel.seats.Seat;

/** What effects and cards are worth to a player, in halves of a point. */
final class Worth {

  private static final int POINT = 2;

  private Worth() {}

  /** What these ops bring now. */
  static int ops(Clank s, Seat seat, List<Op> ops) {
    int worth = 0;
    for (int i = 0; i < ops.size(); i++) worth += op(s, seat, ops.get(i));
    return worth;
  }

  private static int op(Clank s, Seat seat, Op op) {
    return switch (op) {
      case Op.Skill skill -> 2 * skill.count();
      case Op.Swords swords -> 2 * swords.count();
      case Op.Boots boots -> 4 * boots.count();
      case Op.Credits credits -> POINT * credits.count();
      case Op.Noise noise -> -3 * noise.count();
      case Op.Draw draw -> 3 * draw.count();
      case Op.Heal heal -> 3 * Math.min(heal.count(), s.wounds(seat));
      case Op.Crystal crystal -> 2 * crystal.count();
      case Op.Teleport teleport -> 4 * teleport.count();
      case Op.Trash trash -> 2 * trash.count();
      case Op.Choose choose -> best(s, seat, choose.of());
      case Op.DiscardThen _, Op.IgnoreEnemies _ -> 2;
      case Op.OthersClank _, Op.TeleportToTelepadInModule _, Op.FactionWildcard _ -> 1;
      case Op.AllClank _, Op.BlackCubesToBag _, Op.FlipReserveEnemy _ -> 0;
      case Op.Rage rage -> -3 * rage.count();
    };
  }

  private static int best(Clank s, Seat seat, List<List<Op>> lists) {
    int best = 0;
    for (int i = 0; i < lists.size(); i++) best = Math.max(best, ops(s, seat, lists.get(i)));
    return best;
  }

  /** A card when it is played. */
  static int played(Clank s, Seat seat, int kind) {
    Card card = Content.BOX.card(kind);
    return ops(s, seat, card.gives()) + at(s, seat, card, Card.When.PLAY);
  }

  /** A card of the row or reserve: who is on the way out will hardly play it. */
  static int acquired(Clank s, Seat seat, int kind) {
    Card card = Content.BOX.card(kind);
    int play = played(s, seat, kind);
    int points = POINT * card.vp();
    return at(s, seat, card, Card.When.ACQUIRE)
        + (s.hasArtifact(seat) ? play / 2 + 2 * points : play + points);
  }

  /** What beating an enemy of the row brings; one that spurs the Tyrant on is better gone. */
  static int beaten(Clank s, Seat seat, int kind) {
    Card card = Content.BOX.card(kind);
    return at(s, seat, card, Card.When.DEFEAT) + (card.danger() ? 2 : 0);
  }

  /** Effects with a condition come true about every other time. */
  private static int at(Clank s, Seat seat, Card card, Card.When when) {
    int worth = 0;
    for (int i = 0; i < card.effects().size(); i++) {
      Card.Effect effect = card.effects().get(i);
      if (effect.when() != when) continue;
      int now = ops(s, seat, effect.ops());
      worth += effect.condition() == null ? now : now / 2;
    }
    return worth;
  }
}
