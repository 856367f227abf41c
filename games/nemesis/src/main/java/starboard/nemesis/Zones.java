package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Place;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Spelling;

/** Where components lie, and who sees them there by rule. */
final class Zones {

  static final Place TILES = Place.faceDown("tiles");
  static final Place EXPLORATION = Place.faceDown("exploration-tokens");
  static final Place WEAKNESSES = Place.faceDown("weaknesses");
  static final Place ATTACKS = Place.faceDown("attack-deck");
  static final Place ATTACK_DISCARD = Place.faceUp("attack-discard");
  static final Place EVENTS = Place.faceDown("event-deck");
  static final Place EVENT_DISCARD = Place.faceUp("event-discard");
  static final Place RESOLVING = Place.faceUp("resolving");
  static final Place CONTAMINATION = Place.faceDown("contamination-deck");
  static final Place WOUND_DECK = Place.faceDown("wound-deck");
  static final Place WOUND_DISCARD = Place.faceUp("wound-discard");
  static final Place BOX = Place.faceDown("box");
  static final Place HELP_CARDS = Place.faceUp("help-cards");
  static final Place DRAFTS = Place.faceDown("draft-cards");
  static final Place OFFERED = Place.faceUp("offered-characters");
  static final Place INTRUDER_DECK = Place.faceDown("intruder-deck");
  static final Place INTRUDER_HAND = Place.faceDown("intruder-hand");
  static final Place INTRUDER_DISCARD = Place.faceUp("intruder-discard");
  static final Place CONSIDERED = Place.faceDown("considered");
  static final Place ATTACHED = Place.faceUp("attached");
  static final Place TAPES = Place.faceUp("tapes");

  /** Action cards are seen by their owner, contamination by nobody before a scan. */
  static final List<Place> HANDS = Place.faceDownBySeats("hand");

  static final List<Place> DECKS = Place.faceDownBySeats("own-deck");

  /** Action cards lie face up, contamination cannot be read either way (N15.3). */
  static final List<Place> DISCARDS = Place.faceDownBySeats("own-discard");

  static final List<Place> WOUNDS = Place.faceUpBySeats("wounds");
  static final List<Place> DRESSED = Place.faceUpBySeats("dressed-wounds");
  static final List<Place> OBJECTIVES = Place.heldBySeats("objectives");
  static final List<Place> INVENTORIES = Place.heldBySeats("items");
  static final List<Place> HELD = Place.faceUpBySeats("held");
  static final List<Place> LOCKED = Place.faceUpBySeats("locked");
  static final List<Place> TRAYS = Place.heldBySeats("tray");
  static final List<Place> FINDS = Place.heldBySeats("finds");
  static final List<Place> ITEM_DECKS = byDeck("items-", false);
  static final List<Place> ITEM_DISCARDS = byDeck("items-discard-", true);

  private Zones() {}

  private static List<Place> byDeck(String id, boolean discard) {
    List<Place> places = new ArrayList<>();
    for (ItemDeck deck : ItemDeck.values()) {
      String name = id + Spelling.of(deck);
      boolean open = discard || deck == ItemDeck.BLUE;
      places.add(open ? Place.faceUp(name) : Place.faceDown(name));
    }
    return List.copyOf(places);
  }
}
