package starboard.rone.content;

/** When a card destroys itself. */
public enum When {
  NOW,
  END_OF_TURN
}
