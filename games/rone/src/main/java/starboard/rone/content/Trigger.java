package starboard.rone.content;

/** When an ability happens (R5, R8). */
public enum Trigger {
  ON_PLAY,
  ON_DRAW,
  ON_SCRAPPED,
  ON_RECYCLED,
  ACTIVE,
  START_OF_TURN,
  END_OF_TURN,
  WHEN_PLAY_FACTION,
  WHEN_USE_STORED,
  WHEN_CONVERT_DICE,
  WHEN_CRAFT,
  WHEN_RECRUIT,
  WHEN_TRAINED,
  WHEN_RESHUFFLE_SELF,
  WHEN_RESHUFFLE_OPPONENT,
  START_OF_ROUND,
  END_OF_ROUND,
  WHEN_DEPLOYED,
  WHEN_DEFEATED,
  SUPPORT;

  /** Whether it stands on recruit cards; the others stand on cards of the base. */
  public boolean isOfRecruits() {
    return ordinal() <= ON_RECYCLED.ordinal();
  }

  /** Whether it stands on cards of the Invasion only. */
  public boolean isOfInvasion() {
    return ordinal() >= START_OF_ROUND.ordinal();
  }
}
