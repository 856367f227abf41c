package starboard.clank.effect;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.kernel.seats.Seat;

/** C5 Playing cards and C7 acquiring them. */
public final class Playing {

  private static final Content CONTENT = Content.BOX;

  private Playing() {}

  /** C5.1 What the card gives, then what it does without condition. */
  public static void play(Clank s, Seat seat, int kind) {
    s.play(seat, kind);
    Card card = CONTENT.card(kind);
    Resolving.now(s, seat, kind, card.gives());
    happen(s, seat, kind, Card.When.PLAY);
  }

  /** C7.1, C7.3 */
  public static void acquire(Clank s, Seat seat, int kind) {
    s.paySkill(CONTENT.card(kind).skill());
    s.take(seat, kind);
    happen(s, seat, kind, Card.When.ACQUIRE);
  }

  /** The unconditional effects of a card at that moment. */
  public static void happen(Clank s, Seat seat, int kind, Card.When when) {
    List<Card.Effect> effects = CONTENT.card(kind).effects();
    for (int i = 0; i < effects.size(); i++) {
      Card.Effect effect = effects.get(i);
      if (effect.when() == when && effect.condition() == null) {
        Resolving.now(s, seat, kind, effect.ops());
      }
    }
  }
}
