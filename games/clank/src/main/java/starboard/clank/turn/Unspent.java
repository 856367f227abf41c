package starboard.clank.turn;

import java.util.ArrayList;
import java.util.List;
import starboard.clank.Clank;
import starboard.clank.Decks;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.words.Texts;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * What a turn would lose if it ended now (C4.4, C18.8): skill and swords, where something on offer
 * can be paid with them, and cards not played.
 */
record Unspent(int skill, int swords, int cards) {

  static Unspent of(Clank s, Seat seat) {
    return new Unspent(
        buysSomething(s) ? s.skill() : 0, beatsSomebody(s) ? s.swords() : 0, s.hand(seat).size());
  }

  /** C7.1 */
  private static boolean buysSomething(Clank s) {
    for (int kind = Decks.FIRST_RESERVE; kind < Decks.FIRST_RESERVE + Decks.RESERVES; kind++) {
      if (!s.reserve(kind).isEmpty() && Content.BOX.card(kind).skill() <= s.skill()) return true;
    }
    Pile row = s.row();
    for (int i = 0; i < row.size(); i++) {
      Card card = Box.card(row.number(i));
      if (!card.isEnemy() && card.skill() <= s.skill()) return true;
    }
    return false;
  }

  /** C8.1, C8.2 */
  private static boolean beatsSomebody(Clank s) {
    if (s.reserveEnemy().cost().swords() <= s.swords()) return true;
    Pile row = s.row();
    for (int i = 0; i < row.size(); i++) {
      Card card = Box.card(row.number(i));
      if (card.isEnemy() && card.swords() <= s.swords()) return true;
    }
    return false;
  }

  boolean isNothing() {
    return skill == 0 && swords == 0 && cards == 0;
  }

  /** What it is, one after another; there has to be something. */
  Text text() {
    List<Text> parts = new ArrayList<>();
    if (skill > 0) parts.add(Text.of("cost.skill", skill));
    if (swords > 0) parts.add(Text.of("cost.swords", swords));
    if (cards > 0) parts.add(Text.of("lost.cards", cards));
    return Texts.joined("op.list", parts);
  }
}
