package starboard.nemesis;

import java.util.function.Consumer;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Scenario;

/** Words for laying a table of Nemesis in tests; rooms and all else by the ids of the content. */
final class Table {

  private Table() {}

  /** A table set up by the rules, with these Characters in seat order, hands empty. */
  static Scenario<Nemesis> of(String... characters) {
    return Scenario.of(new NemesisGame(), characters.length).perform(s -> lay(s, characters));
  }

  private static void lay(Nemesis s, String... characters) {
    SetUp.lay(s);
    for (int i = 0; i < characters.length; i++) {
      SetUp.prepare(s, Seat.of(i), s.kit().content().characters().indexOf(characters[i]));
    }
    s.removeDrafts();
    s.setFirstPlayer(Seat.ONE);
  }

  /** The Captain alone in that room with two cards to pay, the Pilot in the Hibernatorium. */
  static Scenario<Nemesis> in(String tile, String room) {
    return of("captain", "pilot").given(tile(tile, room)).given(pays(room));
  }

  /** The same in a printed room; the Pilot is in the Cockpit or the Hibernatorium. */
  static Scenario<Nemesis> inPrinted(String room) {
    String other = room.equals("011") ? "001" : "011";
    return of("captain", "pilot").given(stands(Seat.TWO, other)).given(pays(room));
  }

  private static Consumer<Nemesis> pays(String room) {
    return stands(Seat.ONE, room).andThen(hand(Seat.ONE, "rest", "demolition"));
  }

  /** The Captain uses that action of its room, perhaps an alternative of it, and pays. */
  static Scenario<Nemesis> uses(Scenario<Nemesis> table, String action, String... alternative) {
    table.perform(new Turn(Seat.ONE)).choose(Seat.ONE, "use:action-" + action);
    for (String effect : alternative) table.choose(Seat.ONE, effect);
    return table.choose(Seat.ONE, "pay:hand-0-rest", "pay:hand-0-demolition");
  }

  /** That Character alone in a tile with these cards in hand, the Scout far away. */
  static Scenario<Nemesis> with(String character, String tile, String room, String... hand) {
    return of(character, "scout")
        .given(tile(tile, room))
        .given(stands(Seat.ONE, room))
        .given(hand(Seat.ONE, hand));
  }

  /** The same in a printed room. */
  static Scenario<Nemesis> withPrinted(String character, String room, String... hand) {
    return of(character, "scout")
        .given(stands(Seat.TWO, room.equals("011") ? "001" : "011"))
        .given(stands(Seat.ONE, room))
        .given(hand(Seat.ONE, hand));
  }

  // Numbers of what the content names

  /** The room with that number on the board, such as 011. */
  static int room(Nemesis s, String id) {
    return s.kit().content().board().slots().indexOf(id);
  }

  static int corridor(Nemesis s, String one, String other) {
    return s.board().between(room(s, one), room(s, other));
  }

  static int item(Nemesis s, String id) {
    return s.kit().content().items().indexOf(id);
  }

  static int card(Nemesis s, String id) {
    return s.kit().content().actionCards().indexOf(id);
  }

  // Arranging the board

  /** That tile lies there, explored, with an empty item counter. */
  static Consumer<Nemesis> tile(String tile, String room) {
    return s -> {
      int wanted = s.kit().content().rooms().indexOf(tile);
      int position = s.kit().tilePosition(room(s, room));
      Pile tiles = s.tiles();
      int there = s.lyingAt(wanted);
      if (there == Interior.NONE) {
        int thing = numberInBox(s, wanted);
        s.fromBox(Pile.of(thing));
        s.intoBox(tiles.at(position));
        tiles = tiles.with(position, thing);
      } else {
        int from = s.kit().tilePosition(there);
        int moved = tiles.at(from);
        tiles = tiles.with(from, tiles.at(position)).with(position, moved);
      }
      s.layBoard(tiles, s.explorationTokens());
      s.turnTile(room(s, room));
    };
  }

  private static int numberInBox(Nemesis s, int tile) {
    Box box = s.kit().box();
    for (Pile pile : new Pile[] {box.tilesOne().pile(), box.tilesTwo().pile()}) {
      for (int i = 0; i < pile.size(); i++) {
        if (s.kit().tileOf(pile.number(i)) == tile) return pile.at(i);
      }
    }
    throw new IllegalArgumentException("no such tile");
  }

  /** The Character of that seat stands there. */
  static Consumer<Nemesis> stands(Seat seat, String room) {
    return s -> s.stand(seat, room(s, room));
  }

  static Consumer<Nemesis> fire(String room) {
    return s -> s.placeFire(room(s, room));
  }

  static Consumer<Nemesis> malfunction(String room) {
    return s -> s.placeMalfunction(room(s, room));
  }

  static Consumer<Nemesis> closed(String one, String other) {
    return s -> s.closeDoor(corridor(s, one, other));
  }

  static Consumer<Nemesis> destroyed(String one, String other) {
    return s -> {
      s.closeDoor(corridor(s, one, other));
      s.destroyDoor(corridor(s, one, other));
    };
  }

  static Consumer<Nemesis> noise(String one, String other) {
    return s -> s.placeNoise(corridor(s, one, other));
  }

  /** An Intruder of that type stands there; objectives were chosen before. */
  static Consumer<Nemesis> intruder(String type, String room) {
    return s -> {
      int kind = s.breeds().indexOf(type);
      s.noteFirstEncounter();
      s.perform(t -> t.place(t.freeFigure(kind), room(t, room), t.takeFromSupply(kind)));
    };
  }

  static Consumer<Nemesis> lies(ObjectKind kind, String room) {
    return s -> s.perform(t -> t.lay(kind, null, room(t, room)));
  }

  static Consumer<Nemesis> carries(Seat seat, ObjectKind kind) {
    return s -> s.carry(kind, null, seat);
  }

  /** The next event card to be drawn. */
  static Consumer<Nemesis> nextEvent(String id) {
    return s -> {
      int wanted = s.kit().content().events().indexOf(id);
      while (s.kit().box().entry(s.eventDeck().number(s.eventDeck().size() - 1)) != wanted) {
        s.buryEvent();
      }
    };
  }

  // Arranging what players have

  /** These action cards of the Character's own deck are its hand. */
  static Consumer<Nemesis> hand(Seat seat, String... cards) {
    return s -> {
      Pile deck = s.deck(seat).with(s.hand(seat));
      Pile hand = Pile.EMPTY;
      for (String id : cards) {
        int position = s.findCard(deck, card(s, id));
        if (position < 0) throw new IllegalArgumentException("no more in the deck: " + id);
        hand = hand.with(deck.at(position));
        deck = deck.without(position);
      }
      s.keepCards(seat, s.shown(hand, Seats.of(seat)), deck, s.discard(seat));
    };
  }

  /** One more contamination card in the hand, infected or not, not scanned. */
  static Consumer<Nemesis> contamination(Seat seat, boolean infected) {
    return s -> {
      Pile deck = s.contaminationDeck();
      for (int i = 0; i < deck.size(); i++) {
        if (s.kit().isInfected(deck.number(i)) != infected) continue;
        s.layContamination(deck.without(i));
        s.keepCards(seat, s.hand(seat).with(deck.at(i)), s.deck(seat), s.discard(seat));
        return;
      }
      throw new IllegalStateException("no such card left");
    };
  }

  /** An item of a deck, crafted or a quest item of the Character's own; heavy ones are held. */
  static Consumer<Nemesis> has(Seat seat, String item) {
    return s -> {
      int wanted = item(s, item);
      int thing = takeItem(s, seat, wanted);
      if (s.kit().item(wanted).heavy()) s.hold(seat, thing);
      else s.stow(seat, thing);
      s.loadNew(thing);
    };
  }

  private static int takeItem(Nemesis s, Seat seat, int item) {
    int quest = s.findItem(s.locked(seat), item);
    if (quest >= 0) return s.takeLocked(seat, s.locked(seat).number(quest));
    for (ItemDeck deck : ItemDeck.values()) {
      int position = s.findItem(s.itemDeck(deck), item);
      if (position < 0) continue;
      int thing = s.itemDeck(deck).at(position);
      s.layItems(deck, s.itemDeck(deck).without(position));
      return thing;
    }
    throw new IllegalArgumentException("no such item left");
  }

  /** The hands are empty. */
  static Consumer<Nemesis> emptyHanded(Seat seat) {
    return s -> {
      while (!s.held(seat).isEmpty()) s.discardItem(seat, s.held(seat).number(0), "event.drops");
    };
  }

  /** Whether that item is in the inventory or hands. */
  static boolean owns(Nemesis s, Seat seat, String item) {
    return s.owns(seat, item(s, item));
  }
}
