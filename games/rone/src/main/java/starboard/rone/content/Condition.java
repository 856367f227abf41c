package starboard.rone.content;

/** What must be so when an effect resolves (R9.5.1). */
public sealed interface Condition {

  /** Other own cards of a faction lie in the played zone. */
  record OtherPlayedFaction(Faction faction, int min) implements Condition {}

  /** The own armour is that low. */
  record OwnArmourAtMost(int n) implements Condition {}
}
