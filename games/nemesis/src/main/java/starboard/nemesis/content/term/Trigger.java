package starboard.nemesis.content.term;

/** What a reaction answers (N4.10). */
public enum Trigger {
  /** Another player, Character in your room, has declared and paid an action (N4.9). */
  ACTION_OF_OTHER_PLAYER_IN_ROOM,
  /** The effect of a panic card of another player, Character in your room, is about to happen. */
  PANIC_EFFECT_OF_OTHER_IN_ROOM,
  /** The attack card of a surprise attack on you is face up; without a card: before it strikes. */
  SURPRISE_ATTACK_ON_SELF,
  /** The card of any Intruder attack on you is face up; without a card: before it strikes. */
  INTRUDER_ATTACK_ON_SELF,
  /** Your noise die has been rolled and has not taken effect yet. */
  OWN_NOISE_ROLL
}
