package starboard.nemesis.nightstalkers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Supplies;
import starboard.nemesis.action.Effects;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.Lockdown;
import starboard.nemesis.game.LockdownGame;
import starboard.nemesis.intruders.IntrudersState;
import starboard.nemesis.mars.Circuit;
import starboard.nemesis.mars.MarsState;
import starboard.testkit.Scenario;

/**
 * Words for laying a table of the Mars base with Night Stalkers by hand; things go by their ids,
 * rooms by their numbers.
 */
public final class Stalked {

  public static final Content CONTENT = Lockdown.CONTENT;
  public static final Box BOX = Lockdown.BOX;

  /** With the Intruders of the base game instead (L25.2). */
  public static final Content WITH_INTRUDERS = Lockdown.WITH_INTRUDERS;

  /** A room that all know, with a computer; it is numbered from 009 to 014 around. */
  public static final String HERE = "013";

  private Stalked() {}

  /**
   * A laid table, nobody's turn, every circuit powered: all tiles face down, full decks, these
   * Characters in the alert room with what they start with and empty hands; a figure has been seen
   * before.
   */
  public static Scenario<Nemesis> of(String... characters) {
    return game(characters.length).given(s -> lay(s, characters));
  }

  /** A game that has not begun. */
  public static Scenario<Nemesis> game(int players) {
    return Scenario.of(new LockdownGame(), players);
  }

  /** The same table for players who win or lose together. */
  public static Scenario<Nemesis> together(String... characters) {
    return game(characters.length).option("mode", "co-op").given(s -> lay(s, characters));
  }

  /** Two of them. */
  public static Scenario<Nemesis> two() {
    return of("survivor", "sentry");
  }

  /** The same table with the Intruders of the base game (L25.2). */
  public static Scenario<Nemesis> withIntruders(String... characters) {
    return game(characters.length).option("species", "intruders").given(s -> lay(s, characters));
  }

  private static void lay(Nemesis s, String... characters) {
    Box box = s.kit().box();
    Pile ones = s.cards().fromBox(box.tilesOne().pile());
    Pile twos = s.cards().fromBox(box.tilesTwo().pile());
    Pile tokens = s.cards().fromBox(box.explorationTokens().pile());
    Pile tiles = Pile.EMPTY;
    Pile on = Pile.EMPTY;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.kit().tilePosition(room) == Nemesis.NONE) continue;
      boolean one = s.kit().kind(room) == TileKind.ONE;
      tiles = tiles.with(one ? ones.top() : twos.top());
      if (one) ones = ones.withoutTop();
      else twos = twos.withoutTop();
      on = on.with(tokens.top());
      tokens = tokens.withoutTop();
    }
    s.interior().layBoard(tiles, on);
    s.cards().intoBox(ones.with(twos).with(tokens));
    Supplies.lay(s, CONTENT, box);
    s.creatures().noteFirstEncounter();
    for (Seat seat : s.seats()) character(s, seat, characters[seat.index()]);
    light(s, true);
  }

  private static void character(Nemesis s, Seat seat, String id) {
    int character = CONTENT.characters().indexOf(id);
    CharacterBoard board = CONTENT.characters().at(character);
    Pile cards = s.cards().fromBox(s.kit().box().actions(character).pile());
    s.cards().takeCharacter(seat, character, cards, room(HERE));
    ItemId starting = board.startingItem();
    if (starting != null) {
      int thing = s.cards().takeFromBox(starting.index());
      if (s.kit().item(starting.index()).heavy()) s.belongings().hold(seat, thing);
      else s.belongings().stow(seat, thing);
      int weapon = s.kit().weaponOf(Thing.number(thing));
      if (weapon != Nemesis.NONE) s.belongings().setAmmo(weapon, s.belongings().capacity(weapon));
    }
    for (ItemId quest : board.questItems())
      s.belongings().lockQuestItem(seat, s.cards().takeFromBox(quest.index()));
  }

  // ---------------------------------------------------------------- light

  private static void light(Nemesis s, boolean on) {
    for (Circuit circuit : Circuit.values()) MarsState.of(s).power(circuit, on);
  }

  /** No section is powered. */
  public static void dark(Nemesis s) {
    light(s, false);
  }

  /** Every section is powered. */
  public static void lit(Nemesis s) {
    light(s, true);
  }

  // ---------------------------------------------------------------- the board

  public static int room(String id) {
    return CONTENT.board().slots().indexOf(id);
  }

  public static int corridor(String id) {
    return id.equals("technical")
        ? CONTENT.board().corridors().size()
        : CONTENT.board().corridors().indexOf(id);
  }

  /** That tile lies face up in that room. */
  public static Consumer<Nemesis> explored(String room, String tile) {
    return s -> {
      int wanted = s.kit().box().first(Family.ROOM, CONTENT.rooms().indexOf(tile));
      int position = s.kit().tilePosition(room(room));
      Pile tiles = swapped(s, s.interior().tiles(), position, wanted);
      s.interior().layBoard(tiles, s.interior().explorationTokens());
      s.interior().turnTile(room(room));
    };
  }

  /** The item counter of that room. */
  public static Consumer<Nemesis> counter(String room, int items) {
    return s -> s.interior().setCounter(room(room), items);
  }

  private static Pile swapped(Nemesis s, Pile pile, int position, int wanted) {
    int there = pile.at(position);
    int found = pile.find(wanted);
    if (found >= 0) return pile.with(position, pile.at(found)).with(found, there);
    s.cards().intoBox(there);
    return pile.with(position, s.cards().fromBox(Pile.of(wanted)).at(0));
  }

  public static Consumer<Nemesis> noise(String... corridors) {
    return s -> {
      for (String corridor : corridors) s.interior().placeNoise(corridor(corridor));
    };
  }

  public static Consumer<Nemesis> closed(String corridor) {
    return s -> s.interior().closeDoor(corridor(corridor));
  }

  public static Consumer<Nemesis> burning(String room) {
    return s -> s.interior().placeFire(room(room));
  }

  public static Consumer<Nemesis> broken(String room) {
    return s -> s.interior().placeMalfunction(room(room));
  }

  /** The corridors with noise. */
  public static List<String> noisy(Nemesis s) {
    List<String> noisy = new ArrayList<>();
    for (int spot = 0; spot < s.board().spots(); spot++) {
      if (s.interior().hasNoise(spot)) noisy.add(s.kit().corridorId(spot));
    }
    return noisy;
  }

  /** An object on the floor of a room. */
  public static Consumer<Nemesis> lying(ObjectKind kind, String room) {
    return s ->
        s.perform(
            step -> {
              if (kind == ObjectKind.EGG) step.creatures().takeEgg();
              step.objects().lay(kind, null, room(room));
            });
  }

  // ---------------------------------------------------------------- creatures

  public static int type(String id) {
    return CONTENT.intruderTypes().indexOf(id);
  }

  public static int token(String id) {
    return CONTENT.intruderTokens().indexOf(id);
  }

  /** The figures of a type, counted from 1. */
  public static int figure(String type, int number) {
    int first = 0;
    for (int i = 0; i < type(type); i++) first += CONTENT.intruderTypes().at(i).count();
    return first + number - 1;
  }

  /** The next free figure of that type stands in that room, with a token of the supply. */
  public static Consumer<Nemesis> intruder(String type, String room) {
    return s ->
        s.perform(
            step ->
                step.creatures()
                    .place(
                        step.creatures().freeFigure(type(type)),
                        room(room),
                        step.creatures().takeFromSupply(type(type))));
  }

  public static Consumer<Nemesis> injured(String type, int injuries) {
    return s -> s.creatures().setInjuries(figure(type, 1), injuries);
  }

  public static int injuries(Nemesis s, String type) {
    return s.creatures().injuries(figure(type, 1));
  }

  /** Where the n-th figure of a type stands; "" if it is off the board. */
  public static String whereIs(Nemesis s, String type, int number) {
    int room = s.creatures().roomOfFigure(figure(type, number));
    return room == Nemesis.NONE ? "" : CONTENT.board().slots().at(room).id();
  }

  /** The bag holds exactly these tokens. */
  public static Consumer<Nemesis> bag(String... tokens) {
    return s -> {
      while (!s.creatures().bag().isEmpty()) s.creatures().intoSupply(s.creatures().drawToken());
      for (String token : tokens) {
        int kind = s.kit().content().intruderTokens().indexOf(token);
        s.creatures().take(kind);
        s.creatures().intoBag(kind);
      }
    };
  }

  /** How many tokens of that type are in the bag. */
  public static int inBag(Nemesis s, String type) {
    int count = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      if (s.kit().content().intruderTokens().at(token).type().id().equals(type))
        count += s.creatures().bag().count(token);
    }
    return count;
  }

  /** The attack deck is these cards only, the first one on top. */
  public static Consumer<Nemesis> attacks(String... attacks) {
    return s -> {
      Pile wanted = Pile.EMPTY;
      for (int i = attacks.length - 1; i >= 0; i--) {
        int entry = s.kit().content().attacks().indexOf(attacks[i]);
        wanted = wanted.with(s.kit().box().first(Family.ATTACK, entry));
      }
      s.cards().intoBox(without(s.intruderDecks().attackDeck(), wanted));
      int event = s.intruderDecks().eventDeck().number(top(s));
      do {
        s.intruderDecks()
            .layIntruderDecks(
                wanted, s.intruderDecks().eventDeck(), s.intruderDecks().weaknesses());
      } while (!isLike(s.intruderDecks().attackDeck(), wanted));
      while (s.intruderDecks().eventDeck().number(top(s)) != event) s.intruderDecks().buryEvent();
    };
  }

  /** Decks are shuffled when they are laid: again and again, until they lie as wanted. */
  private static boolean isLike(Pile pile, Pile wanted) {
    for (int i = 0; i < wanted.size(); i++) if (pile.number(i) != wanted.number(i)) return false;
    return true;
  }

  private static Pile without(Pile all, Pile some) {
    Pile rest = all;
    for (int i = 0; i < some.size(); i++) rest = rest.without(rest.find(some.number(i)));
    return rest;
  }

  /** That event card is carried out. */
  public static Step<Nemesis> event(String event) {
    return s -> {
      int entry = s.kit().content().events().indexOf(event);
      while (s.kit().box().entry(s.intruderDecks().eventDeck().number(top(s))) != entry) {
        s.intruderDecks().buryEvent();
      }
      s.then(new EventSteps.CarryOutEvent(s.intruderDecks().drawEvent()));
    };
  }

  /** That event card lies on top of the deck. */
  public static Consumer<Nemesis> nextEvent(String event) {
    return s -> {
      int entry = s.kit().content().events().indexOf(event);
      while (s.kit().box().entry(s.intruderDecks().eventDeck().number(top(s))) != entry) {
        s.intruderDecks().buryEvent();
      }
    };
  }

  private static int top(Nemesis s) {
    return s.intruderDecks().eventDeck().size() - 1;
  }

  /** That weakness is known, in the leftmost slot. */
  public static Consumer<Nemesis> weakness(String weakness) {
    return s -> {
      int card = BOX.first(Family.WEAKNESS, CONTENT.weaknesses().indexOf(weakness));
      Pile three = swapped(s, s.intruderDecks().weaknesses(), 0, card);
      s.intruderDecks()
          .layIntruderDecks(s.intruderDecks().attackDeck(), s.intruderDecks().eventDeck(), three);
      s.intruderDecks().discover(0);
    };
  }

  // ---------------------------------------------------------------- Characters

  public static Consumer<Nemesis> stands(Seat seat, String room) {
    return s -> s.crew().stand(seat, room(room));
  }

  /** What a Character knows, who knew nothing. */
  public static Consumer<Nemesis> knows(Seat seat, int level) {
    return s -> s.rules().place().learn(s, seat, level);
  }

  public static boolean isSlimed(Nemesis s, Seat seat) {
    return IntrudersState.of(s).isSlimed(seat);
  }

  public static boolean hasLarva(Nemesis s, Seat seat) {
    return IntrudersState.of(s).hasLarva(seat);
  }

  public static Consumer<Nemesis> slimed(Seat seat) {
    return s -> IntrudersState.of(s).slime(seat);
  }

  public static Consumer<Nemesis> larva(Seat seat) {
    return s -> IntrudersState.of(s).putLarva(seat);
  }

  /** The hand is exactly these cards of the own deck; "infected" and "clean" contamination too. */
  public static Consumer<Nemesis> hand(Seat seat, String... cards) {
    return s -> {
      Pile back = s.cards().deck(seat).with(s.cards().hand(seat));
      s.cards().keepCards(seat, Pile.EMPTY, back, s.cards().discard(seat));
      Pile hand = Pile.EMPTY;
      for (String card : cards) hand = hand.with(taken(s, seat, card));
      s.cards().keepCards(seat, hand, s.cards().deck(seat), s.cards().discard(seat));
    };
  }

  /** The contamination deck holds only such cards. */
  public static Consumer<Nemesis> contamination(boolean infected) {
    return s -> {
      Pile all = s.cards().contaminationDeck();
      Pile kept = Pile.EMPTY;
      Pile gone = Pile.EMPTY;
      for (int i = 0; i < all.size(); i++) {
        if (s.kit().isInfected(all.number(i)) == infected) kept = kept.with(all.at(i));
        else gone = gone.with(all.at(i));
      }
      s.cards().layContamination(kept);
      s.cards().intoBox(gone);
    };
  }

  /** So many hand cards of the own deck. */
  public static Consumer<Nemesis> cards(Seat seat, int count) {
    return s -> {
      Pile all = s.cards().deck(seat).with(s.cards().hand(seat));
      Pile hand = s.shown(all.top(count), Seats.of(seat));
      s.cards().keepCards(seat, hand, all.withoutTop(count), s.cards().discard(seat));
    };
  }

  private static int taken(Nemesis s, Seat seat, String card) {
    if (card.equals("infected") || card.equals("clean")) {
      Pile all = s.cards().contaminationDeck();
      int entry = CONTENT.contamination().indexOf("contamination-" + card);
      int position = 0;
      while (s.kit().box().entry(all.number(position)) != entry) position++;
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

  /** These serious wounds, undressed. */
  public static Consumer<Nemesis> wounds(Seat seat, String... wounds) {
    return s -> {
      for (String wound : wounds) {
        Pile deck = s.crew().woundDeck();
        int entry = CONTENT.seriousWounds().indexOf(wound);
        int position = 0;
        while (s.kit().box().entry(deck.number(position)) != entry) position++;
        s.crew().layWounds(Pile.of(deck.at(position)));
        s.crew().drawWound(seat);
        s.crew().layWounds(deck.without(position));
      }
    };
  }

  /** How many wounds of both kinds a Character has. */
  public static int wounds(Nemesis s, Seat seat) {
    return s.crew().lightWounds(seat) + s.crew().seriousWounds(seat);
  }

  // ---------------------------------------------------------------- items

  /** An item in the inventory, or in the hands if it is heavy; an own quest item is activated. */
  public static Consumer<Nemesis> item(Seat seat, String id) {
    return Supplies.item(CONTENT, seat, id);
  }

  public static boolean has(Nemesis s, Seat seat, String item) {
    return s.belongings().owns(seat, CONTENT.items().indexOf(item));
  }

  /** The number of an item that a seat has. */
  public static int thing(Nemesis s, Seat seat, String item) {
    return s.belongings().numberOf(seat, CONTENT.items().indexOf(item));
  }

  /** The weapon that such an item is. */
  public static int weapon(Nemesis s, Seat seat, String item) {
    return s.kit().weaponOf(thing(s, seat, item));
  }

  public static int ammo(Nemesis s, Seat seat, String item) {
    return s.belongings().ammo(weapon(s, seat, item));
  }

  /** A seat uses an item: paid and not interrupted; of alternatives the one counted from 1. */
  public static Step<Nemesis> uses(Seat seat, String item, int effect) {
    return s ->
        s.then(
            new Effects.Use(
                Occasion.ofUse(seat, s.crew().roomOf(seat), thing(s, seat, item)), 0, effect - 1));
  }

  /** A seat uses an item with everything it does. */
  public static Step<Nemesis> uses(Seat seat, String item) {
    return uses(seat, item, CONTENT.items().require(item).mode() == ListMode.ALL ? 0 : 1);
  }

  /** Why such an item cannot be used now; null if it can. */
  public static @Nullable String whyNot(Nemesis s, Seat seat, String item, int effect) {
    var effects = CONTENT.items().require(item).ops().subList(effect - 1, effect);
    var why =
        Effects.whyNone(
            s, effects, Occasion.ofUse(seat, s.crew().roomOf(seat), thing(s, seat, item)));
    return why == null ? null : why.key();
  }

  /** Why the effect of such a card, counted from 1, can do nothing now; null if it can. */
  public static @Nullable String whyNotPlay(Nemesis s, Seat seat, String card, int effect) {
    var effects = CONTENT.actionCards().require(card).ops().subList(effect - 1, effect);
    int number = BOX.first(Family.ACTION_CARD, CONTENT.actionCards().indexOf(card));
    var why = Effects.whyNone(s, effects, Occasion.ofUse(seat, s.crew().roomOf(seat), number));
    return why == null ? null : why.key();
  }

  /** A seat plays a card: paid and not interrupted; of alternatives the one counted from 1. */
  public static Step<Nemesis> plays(Seat seat, String card, int effect) {
    int number = BOX.first(Family.ACTION_CARD, CONTENT.actionCards().indexOf(card));
    return s ->
        s.then(new Effects.Use(Occasion.ofUse(seat, s.crew().roomOf(seat), number), 0, effect - 1));
  }

  /** A seat plays a card with everything it does. */
  public static Step<Nemesis> plays(Seat seat, String card) {
    return plays(seat, card, CONTENT.actionCards().require(card).mode() == ListMode.ALL ? 0 : 1);
  }
}
