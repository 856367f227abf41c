package starboard.rone.content;

/** Whom an effect is about. */
public enum Target {
  SELF,
  OPPONENT,
  /** Every player; of the Invasion's effects only, as all that follow. */
  EACH_PLAYER,
  INVASION,
  /** The card of the Invasion that is being deployed. */
  DEPLOYED_THIS,
  /** The uppermost card of the Invasion's stack. */
  DEPLOYED_TOP;

  /** Whether effects of players speak of it. */
  public boolean isOfPlayers() {
    return ordinal() <= OPPONENT.ordinal();
  }
}
