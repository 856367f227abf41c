package starboard.nemesis;

import java.util.function.Consumer;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.game.BaseGame;

/** Words for decks whose cards are known: what lies on top, or what they hold at all. */
final class Stacked {

  private static final Content CONTENT = BaseGame.CONTENT;
  private static final Box BOX = BaseGame.BOX;

  private Stacked() {}

  /** The event deck is this card only; the others are in the box. */
  static Consumer<Nemesis> event(String event) {
    return events(event);
  }

  /** The event deck is these cards only, shuffled; the others are in the box. */
  static Consumer<Nemesis> events(String... events) {
    return s -> {
      Pile all = s.intruderDecks().eventDeck();
      Pile wanted = Pile.EMPTY;
      for (String id : events) {
        wanted = wanted.with(BOX.first(Family.EVENT, CONTENT.events().indexOf(id)));
      }
      s.cards().intoBox(without(all, wanted));
      s.intruderDecks()
          .layIntruderDecks(s.intruderDecks().attackDeck(), wanted, s.intruderDecks().weaknesses());
    };
  }

  /** The next event card to be drawn. */
  static Consumer<Nemesis> nextEvent(String event) {
    return s -> {
      int wanted = CONTENT.events().indexOf(event);
      while (BOX.entry(Thing.number(s.intruderDecks().eventDeck().top())) != wanted)
        s.intruderDecks().buryEvent();
    };
  }

  /** The attack deck is these cards only, shuffled; the others are in the box. */
  static Consumer<Nemesis> attack(String... attacks) {
    return s -> {
      Pile all = s.intruderDecks().attackDeck();
      Pile wanted = Pile.EMPTY;
      for (String id : attacks) {
        wanted = wanted.with(BOX.first(Family.ATTACK, CONTENT.attacks().indexOf(id)));
      }
      s.cards().intoBox(without(all, wanted));
      s.intruderDecks()
          .layIntruderDecks(wanted, s.intruderDecks().eventDeck(), s.intruderDecks().weaknesses());
    };
  }

  /** That weakness is the one of the first slot, and known. */
  static Consumer<Nemesis> weakness(String weakness) {
    return s -> {
      int card = BOX.first(Family.WEAKNESS, CONTENT.weaknesses().indexOf(weakness));
      Pile three = swapped(s, s.intruderDecks().weaknesses(), 0, card);
      s.intruderDecks()
          .layIntruderDecks(s.intruderDecks().attackDeck(), s.intruderDecks().eventDeck(), three);
      s.intruderDecks().discover(0);
    };
  }

  /** The wound deck holds only cards of this kind; the others are in the box. */
  static Consumer<Nemesis> wounds(String wound) {
    return s -> {
      Pile all = s.crew().woundDeck();
      Pile only = only(all, CONTENT.seriousWounds().indexOf(wound));
      s.cards().intoBox(without(all, only));
      s.crew().layWounds(only);
    };
  }

  /** The contamination deck holds only infected, or only clean cards; the others are in the box. */
  static Consumer<Nemesis> contamination(boolean infected) {
    return s -> {
      Pile all = s.cards().contaminationDeck();
      Pile only = only(all, Laid.contamination(infected));
      s.cards().intoBox(without(all, only));
      s.cards().layContamination(only);
    };
  }

  /** These cards lie on top of the own deck, the last one uppermost. */
  static Consumer<Nemesis> ownDeck(Seat seat, String... cards) {
    return s -> {
      Pile top = Pile.EMPTY;
      for (String card : cards) top = top.with(Thing.number(Laid.taken(s, seat, card)));
      s.cards()
          .keepCards(
              seat, s.cards().hand(seat), s.cards().deck(seat).with(top), s.cards().discard(seat));
    };
  }

  /** These items lie on top of their deck, in any order. */
  static Consumer<Nemesis> items(ItemDeck deck, String... items) {
    return s -> {
      Pile rest = s.itemDecks().itemDeck(deck);
      Pile top = Pile.EMPTY;
      for (String item : items) {
        int position = s.itemDecks().findItem(rest, CONTENT.items().indexOf(item));
        top = top.with(rest.at(position));
        rest = rest.without(position);
      }
      s.itemDecks().layItems(deck, top);
      for (int i = 0; i < rest.size(); i++) s.itemDecks().underDeck(rest.at(i));
    };
  }

  static Pile only(Pile pile, int entry) {
    Pile found = Pile.EMPTY;
    for (int i = 0; i < pile.size(); i++) {
      if (BOX.entry(pile.number(i)) == entry) found = found.with(pile.at(i));
    }
    return found;
  }

  static Pile without(Pile pile, Pile taken) {
    Pile rest = Pile.EMPTY;
    for (int i = 0; i < pile.size(); i++) {
      if (!taken.contains(pile.number(i))) rest = rest.with(pile.at(i));
    }
    return rest;
  }

  /** The pile with that thing at that position; what was there goes where the thing was. */
  static Pile swapped(Nemesis s, Pile pile, int position, int wanted) {
    int there = pile.at(position);
    int found = pile.find(wanted);
    if (found >= 0) return pile.with(position, pile.at(found)).with(found, there);
    s.cards().intoBox(there);
    return pile.with(position, s.cards().fromBox(Pile.of(wanted)).at(0));
  }
}
