package starboard.rone.effect;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Box;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;

/** R6.9, R8.2 Cards taken from the top of a deck, one at a time. */
public final class Decks {

  private Decks() {}

  /** R7.1 Whether a card can be taken now; if not, the step is done again after a reshuffle. */
  private static boolean isReady(Rone s, Player player, Step<Rone> again) {
    if (!player.deck().isEmpty()) return true;
    if (player.canReshuffle()) {
      Reshuffling.before(s, player, again);
    } else {
      player.exhaustCards();
      Ending.check(s);
    }
    return false;
  }

  /** A card was drawn, scrapped or recycled: what stands on it. */
  static void setOff(Rone s, Seat seat, int card, Trigger trigger) {
    int number = Thing.number(card);
    int kind = Box.kindOf(number);
    if (!Box.has(kind, trigger)) return;
    Resolving.then(s, new Cause(seat, Box.name(kind).key(), number), Box.effects(kind, trigger));
  }

  /** R8.2 */
  public record Draw(Seat seat, int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      if (!isReady(s, player, this)) return;
      setOff(s, seat, player.draw(), Trigger.ON_DRAW);
      if (left > 1) s.then(new Draw(seat, left - 1));
    }
  }

  /** R6.9 */
  public record Scrap(Seat seat, int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      if (!isReady(s, player, this)) return;
      setOff(s, seat, player.scrapTop(), Trigger.ON_SCRAPPED);
      if (left > 1) s.then(new Scrap(seat, left - 1));
    }
  }

  /** R6.9 */
  public record Discard(Seat seat, int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      if (!isReady(s, player, this)) return;
      player.discardTop();
      if (left > 1) s.then(new Discard(seat, left - 1));
    }
  }

  /** A hand card was scrapped in phase 5 (R8.5). */
  public static void scrappedFromHand(Rone s, Seat seat, int card) {
    setOff(s, seat, card, Trigger.ON_SCRAPPED);
  }
}
