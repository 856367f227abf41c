package starboard.nemesis.content.term;

/** The decks of item cards; a card shows its deck on its back. */
public enum ItemDeck {
  RED,
  YELLOW,
  GREEN,
  /** Crafted items. */
  BLUE
}
