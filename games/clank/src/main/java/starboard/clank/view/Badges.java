package starboard.clank.view;

import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** What the viewer can pay for now, and with what the cards still in hand give for certain. */
final class Badges {

  private static final List<Widget.Badge> NONE = List.of();
  private static final List<Widget.Badge> NOW = badge("affordable");
  private static final List<Widget.Badge> WITH_HAND = badge("affordable-with-hand");

  private final Clank s;

  /** Whose turn it is, if the viewer may see the hand. */
  private final @Nullable Seat seat;

  Badges(Clank s, Viewer viewer) {
    this.s = s;
    Seat asked = null;
    for (Seat each : s.deciding()) if (viewer.is(each)) asked = each;
    seat = asked;
  }

  private static List<Widget.Badge> badge(String id) {
    return List.of(new Widget.Badge(id, Text.of("badge." + id)));
  }

  /** A card of the row or the reserve. */
  List<Widget.Badge> of(Card card) {
    return card.isEnemy() ? forSwords(card.swords()) : forSkill(card.skill());
  }

  List<Widget.Badge> forSwords(int cost) {
    return badges(cost, s.swords(), op -> op instanceof Op.Swords swords ? swords.count() : 0);
  }

  private List<Widget.Badge> forSkill(int cost) {
    return badges(cost, s.skill(), op -> op instanceof Op.Skill skill ? skill.count() : 0);
  }

  /** C9.1 An item, wherever the pawn stands. */
  List<Widget.Badge> of(int item) {
    boolean affordable =
        seat != null
            && s.stock(item) > 0
            && !s.owns(seat, item)
            && s.credits(seat) >= Content.BOX.items().at(item).price();
    return affordable ? NOW : NONE;
  }

  private List<Widget.Badge> badges(int cost, int pool, ToIntFunction<Op> given) {
    if (seat == null) return NONE;
    if (pool >= cost) return NOW;
    return pool + inHand(s.hand(seat), given) >= cost ? WITH_HAND : NONE;
  }

  private static int inHand(Pile hand, ToIntFunction<Op> given) {
    int sum = 0;
    for (int i = 0; i < hand.size(); i++) {
      for (Op op : Box.card(hand.number(i)).gives()) sum += given.applyAsInt(op);
    }
    return sum;
  }
}
