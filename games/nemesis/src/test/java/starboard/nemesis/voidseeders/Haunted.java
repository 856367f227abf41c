package starboard.nemesis.voidseeders;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Supplies;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.game.SeedersGame;
import starboard.testkit.Scenario;

/** Words for laying a table with Void Seeders by hand; things go by their ids. */
final class Haunted {

  static final Content CONTENT = SeedersGame.CONTENT;
  static final Box BOX = SeedersGame.BOX;

  private Haunted() {}

  /** A game of so many players. */
  static Scenario<Nemesis> game(int players) {
    return Scenario.of(new NemesisGame(), players).option("species", "void-seeders");
  }

  /**
   * A laid table, nobody's turn: all tiles face down, full decks, the Characters in their order in
   * the Hibernatorium, sane, with their weapons and empty hands; a figure has been seen before.
   */
  static Scenario<Nemesis> of(int players) {
    return game(players).given(Haunted::lay);
  }

  /** The same table for players who win or lose together. */
  static Scenario<Nemesis> cooperating(int players) {
    return game(players).option("mode", "co-op").given(Haunted::lay);
  }

  private static void lay(Nemesis s) {
    Pile ones = s.cards().fromBox(BOX.tilesOne().pile());
    Pile twos = s.cards().fromBox(BOX.tilesTwo().pile());
    Pile tokens = s.cards().fromBox(BOX.explorationTokens().pile());
    Pile tiles = Pile.EMPTY;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.kit().tilePosition(room) == Nemesis.NONE) continue;
      boolean one = s.kit().kind(room) == TileKind.ONE;
      tiles = tiles.with(one ? ones.top() : twos.top());
      if (one) ones = ones.withoutTop();
      else twos = twos.withoutTop();
    }
    s.interior().layBoard(tiles, tokens);
    s.cards().intoBox(ones.with(twos));
    Supplies.lay(s, CONTENT, BOX);
    s.creatures().noteFirstEncounter();
    for (Seat seat : s.seats()) character(s, seat, seat.index());
  }

  private static void character(Nemesis s, Seat seat, int character) {
    CharacterBoard board = CONTENT.characters().at(character);
    Pile cards = s.cards().fromBox(BOX.actions(character).pile());
    s.cards().takeCharacter(seat, character, cards, s.interior().roomOf(board.startRoom().index()));
    int weapon = s.cards().takeFromBox(Objects.requireNonNull(board.startingItem()).index());
    s.belongings().hold(seat, weapon);
    int index = s.kit().weaponOf(Thing.number(weapon));
    s.belongings().setAmmo(index, s.belongings().capacity(index));
    for (ItemId quest : board.questItems())
      s.belongings().lockQuestItem(seat, s.cards().takeFromBox(quest.index()));
  }

  // ---------------------------------------------------------------- the board

  static int room(String id) {
    return CONTENT.board().slots().indexOf(id);
  }

  static int corridor(String id) {
    return id.equals("technical-space")
        ? CONTENT.board().corridors().size()
        : CONTENT.board().corridors().indexOf(id);
  }

  /** That tile lies face up in that room. */
  static Consumer<Nemesis> explored(String room, String tile) {
    return s -> {
      int wanted = BOX.first(Family.ROOM, CONTENT.rooms().indexOf(tile));
      int position = s.kit().tilePosition(room(room));
      Pile tiles = swapped(s, s.interior().tiles(), position, wanted);
      s.interior().layBoard(tiles, s.interior().explorationTokens());
      s.interior().turnTile(room(room));
    };
  }

  /** That exploration token lies in that room. */
  static Consumer<Nemesis> token(String room, String token) {
    return s -> {
      int entry = CONTENT.explorationTokens().indexOf(token);
      int wanted = BOX.first(Family.EXPLORATION_TOKEN, entry);
      Pile tokens =
          swapped(s, s.interior().explorationTokens(), s.kit().tokenPosition(room(room)), wanted);
      s.interior().layBoard(s.interior().tiles(), tokens);
    };
  }

  private static Pile swapped(Nemesis s, Pile pile, int position, int wanted) {
    int there = pile.at(position);
    int found = pile.find(wanted);
    if (found >= 0) return pile.with(position, pile.at(found)).with(found, there);
    s.cards().intoBox(there);
    return pile.with(position, s.cards().fromBox(Pile.of(wanted)).at(0));
  }

  static Consumer<Nemesis> noise(String... corridors) {
    return s -> {
      for (String corridor : corridors) s.interior().placeNoise(corridor(corridor));
    };
  }

  static Consumer<Nemesis> closed(String corridor) {
    return s -> s.interior().closeDoor(corridor(corridor));
  }

  static Consumer<Nemesis> burning(String room) {
    return s -> s.interior().placeFire(room(room));
  }

  static Consumer<Nemesis> broken(String room) {
    return s -> s.interior().placeMalfunction(room(room));
  }

  static List<String> noisy(Nemesis s) {
    List<String> noisy = new ArrayList<>();
    for (int spot = 0; spot < s.board().spots(); spot++) {
      if (s.interior().hasNoise(spot)) noisy.add(s.kit().corridorId(spot));
    }
    return noisy;
  }

  // ---------------------------------------------------------------- creatures

  static int type(String id) {
    return CONTENT.intruderTypes().indexOf(id);
  }

  static int token(String id) {
    return CONTENT.intruderTokens().indexOf(id);
  }

  /** The figures of a type, counted from 1. */
  static int figure(Nemesis s, String type, int number) {
    return s.creatures().breeds().first(type(type)) + number - 1;
  }

  /** The next free figure of that type stands in that room. */
  static Consumer<Nemesis> figure(String type, String room) {
    return s ->
        s.perform(
            step ->
                step.creatures()
                    .place(step.creatures().freeFigure(type(type)), room(room), Nemesis.NONE));
  }

  static Consumer<Nemesis> injured(String type, int injuries) {
    return s -> s.creatures().setInjuries(figure(s, type, 1), injuries);
  }

  /** How many figures of that type stand in that room. */
  static int count(Nemesis s, String type, String room) {
    int figures = s.creatures().figuresIn(room(room));
    return Integer.bitCount(figures & s.creatures().breeds().allOf(type(type)));
  }

  /** The bag holds exactly these tokens. */
  static Consumer<Nemesis> bag(String... tokens) {
    return s -> {
      while (!s.creatures().bag().isEmpty()) s.creatures().intoSupply(s.creatures().drawToken());
      for (String token : tokens) {
        s.creatures().take(token(token));
        s.creatures().intoBag(token(token));
      }
    };
  }

  /** How many void seeder tokens are in the bag. */
  static int seeders(Nemesis s) {
    int count = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      if (CONTENT.intruderTokens().at(token).type().id().equals("void-seeder"))
        count += s.creatures().bag().count(token);
    }
    return count;
  }

  static int inBag(Nemesis s, String token) {
    return s.creatures().bag().count(token(token));
  }

  /** The attack deck is these cards only, the first one on top. */
  static Consumer<Nemesis> attacks(String... attacks) {
    return s -> {
      Pile wanted = Pile.EMPTY;
      for (String id : attacks) {
        wanted = wanted.with(numbers(Family.ATTACK, CONTENT.attacks().indexOf(id), wanted));
      }
      Pile rest = without(s.intruderDecks().attackDeck(), wanted);
      s.cards().intoBox(rest);
      s.intruderDecks()
          .layIntruderDecks(wanted, s.intruderDecks().eventDeck(), s.intruderDecks().weaknesses());
    };
  }

  /** A component that is this entry and not among those taken. */
  private static int numbers(Family family, int entry, Pile taken) {
    int number = BOX.first(family, entry);
    while (taken.find(number) >= 0) number++;
    if (BOX.entry(number) != entry) throw new IllegalArgumentException("not so many of them");
    return number;
  }

  private static Pile without(Pile all, Pile some) {
    Pile rest = all;
    for (int i = 0; i < some.size(); i++) rest = rest.without(rest.find(some.number(i)));
    return rest;
  }

  /** The event deck is this card only. */
  static Consumer<Nemesis> event(String event) {
    return s -> {
      Pile wanted = Pile.of(BOX.first(Family.EVENT, CONTENT.events().indexOf(event)));
      s.cards().intoBox(without(s.intruderDecks().eventDeck(), wanted));
      s.intruderDecks()
          .layIntruderDecks(s.intruderDecks().attackDeck(), wanted, s.intruderDecks().weaknesses());
    };
  }

  /** The panic deck is this card only. */
  static Consumer<Nemesis> panic(String... cards) {
    return s -> {
      Pile wanted = Pile.EMPTY;
      for (String card : cards) wanted = wanted.with(number(card, wanted));
      s.cards().intoBox(without(SeedersState.of(s).panicDeck(), wanted));
      SeedersState.of(s).layPanic(wanted);
    };
  }

  private static int number(String card, Pile taken) {
    Family panic = SeedersContent.PANIC;
    int entry = CONTENT.supplement(SeedersContent.class).panicCards().indexOf(card);
    return numbers(panic, entry, taken);
  }

  /** That weakness is known. */
  static Consumer<Nemesis> weakness(String weakness) {
    return s -> {
      int card = BOX.first(Family.WEAKNESS, CONTENT.weaknesses().indexOf(weakness));
      Pile three = swapped(s, s.intruderDecks().weaknesses(), 0, card);
      s.intruderDecks()
          .layIntruderDecks(s.intruderDecks().attackDeck(), s.intruderDecks().eventDeck(), three);
      s.intruderDecks().discover(0);
    };
  }

  // ---------------------------------------------------------------- Characters

  static Consumer<Nemesis> stands(Seat seat, String room) {
    return s -> s.crew().stand(seat, room(room));
  }

  static Consumer<Nemesis> level(Seat seat, int level) {
    return s -> SeedersState.of(s).setLevel(seat, level);
  }

  static int level(Nemesis s, Seat seat) {
    return SeedersState.of(s).level(seat);
  }

  /** The hand is exactly these cards of the own deck; "infected" and "clean" contamination too. */
  static Consumer<Nemesis> hand(Seat seat, String... cards) {
    return s -> {
      Pile back = s.cards().deck(seat).with(s.cards().hand(seat));
      s.cards().keepCards(seat, Pile.EMPTY, back, s.cards().discard(seat));
      Pile hand = Pile.EMPTY;
      for (String card : cards) hand = hand.with(taken(s, seat, card));
      s.cards().keepCards(seat, hand, s.cards().deck(seat), s.cards().discard(seat));
    };
  }

  /** The own deck is these cards only, the first one on top. */
  static Consumer<Nemesis> deck(Seat seat, String... cards) {
    return s -> {
      Pile deck = Pile.EMPTY;
      for (int i = cards.length - 1; i >= 0; i--)
        deck = deck.with(Thing.number(taken(s, seat, cards[i])));
      s.cards().intoBox(s.cards().deck(seat));
      s.cards().keepCards(seat, s.cards().hand(seat), deck, s.cards().discard(seat));
    };
  }

  private static int taken(Nemesis s, Seat seat, String card) {
    if (card.equals("infected") || card.equals("clean")) {
      Pile all = s.cards().contaminationDeck();
      int entry = CONTENT.contamination().indexOf("contamination-" + card);
      int position = 0;
      while (BOX.entry(all.number(position)) != entry) position++;
      int thing = all.at(position);
      s.cards().layContamination(all.without(position));
      return thing;
    }
    int position = s.cards().findCard(s.cards().deck(seat), CONTENT.actionCards().indexOf(card));
    int thing = s.cards().deck(seat).at(position);
    s.cards()
        .keepCards(
            seat,
            s.cards().hand(seat),
            s.cards().deck(seat).without(position),
            s.cards().discard(seat));
    return s.shown(Pile.of(thing), Seats.of(seat)).at(0);
  }

  /** So many hand cards of the own deck. */
  static Consumer<Nemesis> cards(Seat seat, int count) {
    return s -> {
      Pile all = s.cards().deck(seat).with(s.cards().hand(seat));
      Pile hand = s.shown(all.top(count), Seats.of(seat));
      s.cards().keepCards(seat, hand, all.withoutTop(count), s.cards().discard(seat));
    };
  }

  /** So many serious wounds, none dressed. */
  static Consumer<Nemesis> wounds(Seat seat, int count) {
    return s -> {
      for (int i = 0; i < count; i++) s.crew().drawWound(seat);
    };
  }
}
