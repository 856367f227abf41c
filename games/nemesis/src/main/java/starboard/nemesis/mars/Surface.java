package starboard.nemesis.mars;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.items.ItemOps.DrawItems;

/** L26 The surface: its tokens and its cards. */
final class Surface {

  /** L26.6 What the exploration tokens of the surface do, by their ids. */
  static final Map<String, ExplorationEffect> TOKENS = tokens();

  private Surface() {}

  private static Map<String, ExplorationEffect> tokens() {
    SortedMap<String, ExplorationEffect> tokens = new TreeMap<>();
    tokens.put("draw-red", (s, cause, room, _) -> draw(s, cause, room, DrawItems.Deck.RED));
    tokens.put("draw-yellow", (s, cause, room, _) -> draw(s, cause, room, DrawItems.Deck.YELLOW));
    tokens.put("draw-green", (s, cause, room, _) -> draw(s, cause, room, DrawItems.Deck.GREEN));
    tokens.put(
        "mars-card",
        (s, cause, _, _) -> {
          turnUp(s, cause);
          return ExplorationEffect.Noise.MADE;
        });
    return Collections.unmodifiableSortedMap(tokens);
  }

  private static ExplorationEffect.Noise draw(
      Nemesis s, Seat cause, int room, DrawItems.Deck deck) {
    new DrawItems(deck, 1, 1, 0, false).happen(s, Occasion.ofRoom(cause, room));
    return ExplorationEffect.Noise.MADE;
  }

  /** L26.4 Exposed is who stands outside without a suit. */
  static void turnUp(Nemesis s, Seat seat) {
    MarsState mars = MarsState.of(s);
    int number = mars.turnSurface();
    MarsCard card = mars.base().content().marsCards().at(s.kit().box().entry(number));
    int room = s.crew().roomOf(seat);
    boolean exposed = mars.base().premises().isOutside(room) && !mars.base().hasSuit(s, seat);
    List<Effect> effects = exposed ? card.exposedOps() : card.protectedOps();
    if (!effects.isEmpty()) {
      s.then(new Effects.Sequence(effects, 0, Occasion.ofUse(seat, room, number)));
    }
  }
}
