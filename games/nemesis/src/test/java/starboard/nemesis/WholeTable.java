package starboard.nemesis;

import java.util.Objects;
import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.round.Dealing;

/** The table that tests begin with. */
final class WholeTable {

  private static final Content CONTENT = BaseGame.CONTENT;
  private static final Box BOX = BaseGame.BOX;

  private WholeTable() {}

  /**
   * All tiles face down, full decks, the Characters in their order in the Hibernatorium with their
   * weapons and empty hands, no objectives, nothing waiting.
   */
  static void lay(Nemesis s) {
    Pile ones = s.cards().fromBox(Dealing.hidden(s, BOX.tilesOne()));
    Pile twos = s.cards().fromBox(Dealing.hidden(s, BOX.tilesTwo()));
    Pile tokens = s.cards().fromBox(BOX.explorationTokens().pile());
    Pile tiles = Pile.EMPTY;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.kit().tilePosition(room) == Nemesis.NONE) continue;
      if (s.kit().kind(room) == TileKind.SPECIAL_TILE) {
        int laid = BOX.first(Family.ROOM, s.kit().openTile(room));
        tiles = tiles.with(s.cards().fromBox(Pile.of(laid)));
        continue;
      }
      boolean one = s.kit().kind(room) == TileKind.ONE;
      tiles = tiles.with(one ? ones.top() : twos.top());
      if (one) ones = ones.withoutTop();
      else twos = twos.withoutTop();
    }
    s.interior().layBoard(tiles, tokens.top(tiles.size()));
    s.cards().intoBox(ones.with(twos).with(tokens.withoutTop(tiles.size())));
    Supplies.lay(s, CONTENT, BOX);
    for (Seat seat : s.seats()) character(seat, seat.index()).accept(s);
  }

  static Pile helpCards(Nemesis s) {
    return Pile.box(BOX.helpCards().first(), BOX.helpCards().first() + s.players() - 1);
  }

  /** That Character for a seat. */
  static Consumer<Nemesis> character(Seat seat, int character) {
    return s -> {
      CharacterBoard board = CONTENT.characters().at(character);
      Pile cards = s.cards().fromBox(BOX.actions(character).pile());
      s.cards()
          .takeCharacter(seat, character, cards, s.interior().roomOf(board.startRoom().index()));
      int weapon = s.cards().takeFromBox(Objects.requireNonNull(board.startingItem()).index());
      s.belongings().hold(seat, weapon);
      int index = s.kit().weaponOf(Thing.number(weapon));
      s.belongings().setAmmo(index, s.belongings().capacity(index));
      for (ItemId quest : board.questItems())
        s.belongings().lockQuestItem(seat, s.cards().takeFromBox(quest.index()));
    };
  }
}
