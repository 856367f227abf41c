package starboard.nemesis;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import starboard.kernel.box.Pile;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.action.Effects;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Scenario;

/**
 * Words for laying a table of Nemesis by hand. Rooms and corridors go by the ids of the board
 * ({@code "011"}, {@code "c-011-014"}), everything else by the ids of the content.
 */
final class Laid {

  private static final Content CONTENT = BaseGame.CONTENT;
  private static final Box BOX = BaseGame.BOX;

  private Laid() {}

  // ---------------------------------------------------------------- the whole table

  /**
   * A laid table, nobody's turn: all tiles face down, full decks, the Characters in their order in
   * the Hibernatorium with their weapons and empty hands, no objectives, nothing waiting.
   */
  static Scenario<Nemesis> of(int players) {
    return Scenario.of(new NemesisGame(), players).given(WholeTable::lay);
  }

  /** The same table by other rules than those of the base game. */
  static Scenario<Nemesis> by(RuleSet rules) {
    NemesisGame game =
        new NemesisGame() {
          @Override
          public Nemesis table(Setup setup) {
            return new Nemesis(setup, rules);
          }
        };
    return Scenario.of(game, 2).given(WholeTable::lay);
  }

  /** The same table for one player alone (N26.2). */
  static Scenario<Nemesis> solo() {
    return Scenario.of(new NemesisGame(), 1).option("mode", "solo").given(WholeTable::lay);
  }

  /** The same table for players who win or lose together (N26.3). */
  static Scenario<Nemesis> cooperating(int players) {
    return Scenario.of(new NemesisGame(), players).option("mode", "co-op").given(WholeTable::lay);
  }

  /** The same table on the reverse side of the board (N26.5). */
  static Scenario<Nemesis> advanced(int players) {
    return Scenario.of(new NemesisGame(), players)
        .option("board", "advanced")
        .given(WholeTable::lay);
  }

  /** The player numbers by seat; otherwise everybody has that of the seat (N2.11). */
  static Consumer<Nemesis> numbers(int... bySeat) {
    return s -> {
      Pile dealt = Pile.EMPTY;
      for (int number : bySeat) dealt = dealt.with(WholeTable.helpCards(s).at(number - 1));
      s.briefing().layHelpCards(dealt);
    };
  }

  /** Another Character for a seat; what it had goes back to the box. */
  static Consumer<Nemesis> plays(Seat seat, String character) {
    return s -> {
      s.belongings().loseItems(seat);
      s.cards()
          .intoBox(s.cards().hand(seat).with(s.cards().deck(seat)).with(s.cards().discard(seat)));
      s.cards().keepCards(seat, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);
      WholeTable.character(seat, CONTENT.characters().indexOf(character)).accept(s);
    };
  }

  // ---------------------------------------------------------------- the board

  /** The number of a room. */
  static int room(String id) {
    return CONTENT.board().slots().indexOf(id);
  }

  /** The number of a corridor. */
  static int corridor(String id) {
    return id.equals("technical-space")
        ? CONTENT.board().corridors().size()
        : CONTENT.board().corridors().indexOf(id);
  }

  /** The number of a corridor or technical space on the board that is played on. */
  static int corridor(Nemesis s, String id) {
    for (int spot = 0; spot < s.board().spots(); spot++) {
      if (s.kit().corridorId(spot).equals(id)) return spot;
    }
    throw new IllegalArgumentException("no corridor " + id);
  }

  /** That tile lies face up in that room; the one that lay there goes where it was. */
  static Consumer<Nemesis> explored(String room, String tile) {
    return hidden(room, tile).andThen(explored(room));
  }

  /** That tile lies in that room; the one that lay there goes where it was. */
  static Consumer<Nemesis> hidden(String room, String tile) {
    return s -> {
      int wanted = BOX.first(Family.ROOM, CONTENT.rooms().indexOf(tile));
      int position = s.kit().tilePosition(room(room));
      s.interior()
          .layBoard(
              Stacked.swapped(s, s.interior().tiles(), position, wanted),
              s.interior().explorationTokens());
    };
  }

  /** That exploration token lies on the tile of that room. */
  static Consumer<Nemesis> explorationToken(String room, String token) {
    return s -> {
      int entry = CONTENT.explorationTokens().indexOf(token);
      int wanted = BOX.first(Family.EXPLORATION_TOKEN, entry);
      int position = s.kit().tilePosition(room(room));
      s.interior()
          .layBoard(
              s.interior().tiles(),
              Stacked.swapped(s, s.interior().explorationTokens(), position, wanted));
    };
  }

  /** The tile that lies in that room is face up. */
  static Consumer<Nemesis> explored(String room) {
    return s -> s.interior().turnTile(room(room));
  }

  static Consumer<Nemesis> noise(String... corridors) {
    return s -> {
      for (String corridor : corridors) s.interior().placeNoise(corridor(s, corridor));
    };
  }

  static Consumer<Nemesis> closed(String... corridors) {
    return s -> {
      for (String corridor : corridors) s.interior().closeDoor(corridor(s, corridor));
    };
  }

  static Consumer<Nemesis> destroyed(String... corridors) {
    return closed(corridors)
        .andThen(
            s -> {
              for (String corridor : corridors) s.interior().destroyDoor(corridor(s, corridor));
            });
  }

  static Consumer<Nemesis> burning(String... rooms) {
    return s -> {
      for (String room : rooms) s.interior().placeFire(room(room));
    };
  }

  static Consumer<Nemesis> broken(String... rooms) {
    return s -> {
      for (String room : rooms) s.interior().placeMalfunction(room(room));
    };
  }

  /** All engines work. */
  static void working(Nemesis s) {
    for (int engine = 0; engine < 3; engine++)
      if (!ShipState.of(s).isWorking(engine)) ShipState.of(s).swapTokens(engine);
  }

  /** The destination marker stands where the card says that place. */
  static Consumer<Nemesis> course(Destination destination) {
    return s -> {
      for (CourseSpace space : CourseSpace.values()) {
        ShipState.of(s).setDestination(space.ordinal());
        if (ShipState.of(s).course() == destination) return;
      }
    };
  }

  /** An object on the floor of a room. */
  static Consumer<Nemesis> lying(ObjectKind kind, String room) {
    return s -> s.perform(step -> layObject(step, kind, room(room)));
  }

  /** An object in the hands of a Character. */
  static Consumer<Nemesis> carries(Seat seat, ObjectKind kind) {
    return s -> s.objects().carry(kind, null, seat);
  }

  private static void layObject(Nemesis s, ObjectKind kind, int room) {
    if (kind == ObjectKind.EGG) s.creatures().takeEgg();
    s.objects().lay(kind, null, room);
  }

  // ---------------------------------------------------------------- Intruders

  /** The number of a type of Intruder. */
  static int type(String id) {
    return CONTENT.intruderTypes().indexOf(id);
  }

  /** The n-th figure of a type, counted from 1: {@code figure("adult", 1)}. */
  static int figure(String type, int n) {
    int first = 0;
    for (int i = 0; i < type(type); i++) first += CONTENT.intruderTypes().at(i).count();
    return first + n - 1;
  }

  /** The number of a kind of token. */
  static int token(String id) {
    return CONTENT.intruderTokens().indexOf(id);
  }

  /**
   * The next free figure of that type stands in that room, with a token of the supply, if any; it
   * is not the first one of the game.
   */
  static Consumer<Nemesis> intruder(String type, String room) {
    return s -> {
      s.creatures().noteFirstEncounter();
      s.perform(
          step ->
              step.creatures()
                  .place(step.creatures().freeFigure(type(type)), room(room), spare(step, type)));
    };
  }

  private static int spare(Nemesis s, String type) {
    return s.creatures().takeFromSupply(type(type));
  }

  /** The bag holds exactly these tokens. */
  static Consumer<Nemesis> bag(String... tokens) {
    return s -> {
      while (!s.creatures().bag().isEmpty()) s.creatures().intoSupply(s.creatures().drawToken());
      for (String token : tokens) s.creatures().intoBag(taken(s, token(token)));
    };
  }

  private static int taken(Nemesis s, int token) {
    Pile others = Pile.EMPTY;
    int found = s.creatures().takeFromSupply(s.kit().tokenType(token));
    while (found != token) {
      others = others.with(found);
      found = s.creatures().takeFromSupply(s.kit().tokenType(token));
    }
    for (int i = 0; i < others.size(); i++) s.creatures().intoSupply(others.at(i));
    return found;
  }

  // ---------------------------------------------------------------- Characters

  static Consumer<Nemesis> stands(Seat seat, String room) {
    return s -> s.crew().stand(seat, room(room));
  }

  static Consumer<Nemesis> larva(Seat seat) {
    return s -> IntrudersState.of(s).putLarva(seat);
  }

  static Consumer<Nemesis> slimed(Seat seat) {
    return s -> IntrudersState.of(s).slime(seat);
  }

  static Consumer<Nemesis> lightWounds(Seat seat, int count) {
    return s -> s.crew().setLightWounds(seat, count);
  }

  /** These serious wounds, undressed. */
  static Consumer<Nemesis> wounds(Seat seat, String... wounds) {
    return s -> {
      for (String wound : wounds) {
        Pile deck = s.crew().woundDeck();
        s.crew().layWounds(Stacked.only(deck, CONTENT.seriousWounds().indexOf(wound)).top(1));
        Pile drawn = s.crew().woundDeck();
        s.crew().drawWound(seat);
        s.crew().layWounds(Stacked.without(deck, drawn));
      }
    };
  }

  static int contamination(boolean infected) {
    return CONTENT.contamination().indexOf("contamination-" + (infected ? "infected" : "clean"));
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

  /** One more contamination card in the hand, infected or not, not scanned. */
  static Consumer<Nemesis> contamination(Seat seat, boolean infected) {
    return s -> {
      int card = taken(s, seat, infected ? "infected" : "clean");
      s.cards()
          .keepCards(
              seat, s.cards().hand(seat).with(card), s.cards().deck(seat), s.cards().discard(seat));
    };
  }

  /** The hand is the first cards of the own deck, as many as told. */
  static Consumer<Nemesis> cardsInHand(Seat seat, int count) {
    return s -> {
      Pile all = s.cards().deck(seat).with(s.cards().hand(seat));
      Pile hand = s.shown(all.top(count), Seats.of(seat));
      s.cards().keepCards(seat, hand, all.withoutTop(count), s.cards().discard(seat));
    };
  }

  static int taken(Nemesis s, Seat seat, String card) {
    if (card.equals("infected") || card.equals("clean")) {
      Pile all = s.cards().contaminationDeck();
      Pile one = Stacked.only(all, contamination(card.equals("infected"))).top(1);
      s.cards().layContamination(Stacked.without(all, one));
      return one.at(0);
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

  /** Everybody has the objectives of the set-up (N2.12). */
  static void objectives(Nemesis s) {
    s.rules().mode().dealObjectives(s);
  }

  /** The card with that id is the seat's only objective. */
  static Consumer<Nemesis> objective(Seat seat, String id) {
    return s -> {
      int card = BOX.first(Family.OBJECTIVE, CONTENT.objectives().indexOf(id));
      s.briefing().dealObjective(seat, s.cards().fromBox(Pile.of(card)).at(0));
    };
  }

  // ---------------------------------------------------------------- items

  /** An item in the inventory, or in the hands if it is heavy; an own quest item is activated. */
  static Consumer<Nemesis> item(Seat seat, String id) {
    return Supplies.item(CONTENT, seat, id);
  }

  /** The card of an item that a seat has. */
  static int thing(Nemesis s, Seat seat, String item) {
    return s.belongings().numberOf(seat, CONTENT.items().indexOf(item));
  }

  /** A seat uses an item: paid and not interrupted; of alternatives the one counted from 1. */
  static Step<Nemesis> uses(Seat seat, String item, int effect) {
    return s ->
        s.then(
            new Effects.Use(
                Occasion.ofUse(seat, s.crew().roomOf(seat), thing(s, seat, item)), 0, effect - 1));
  }

  /** A seat uses an item with everything it does. */
  static Step<Nemesis> uses(Seat seat, String item) {
    return uses(seat, item, CONTENT.items().require(item).mode() == ListMode.ALL ? 0 : 1);
  }

  // ---------------------------------------------------------------- looking

  /** Where the n-th figure of a type stands; "" if it is off the board. */
  static String whereIs(Nemesis s, String type, int n) {
    int room = s.creatures().roomOfFigure(figure(type, n));
    return room == Nemesis.NONE ? "" : CONTENT.board().slots().at(room).id();
  }

  /** The corridors with noise. */
  static List<String> noisy(Nemesis s) {
    return IntStream.range(0, s.board().spots())
        .filter(s.interior()::hasNoise)
        .mapToObj(s.kit()::corridorId)
        .toList();
  }

  /** The ids of the rooms in a set of rooms. */
  static List<String> rooms(int bits) {
    return IntStream.range(0, CONTENT.board().slots().size())
        .filter(room -> (bits >>> room & 1) != 0)
        .mapToObj(room -> CONTENT.board().slots().at(room).id())
        .toList();
  }
}
