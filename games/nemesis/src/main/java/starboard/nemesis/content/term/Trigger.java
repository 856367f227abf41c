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
  OWN_NOISE_ROLL,
  /** An Interruption was played against your action. */
  OWN_ACTION_INTERRUPTED,
  /** You were chosen as the target of an attack whose card is not drawn yet. */
  TARGETED_BY_INTRUDER,
  /** You are about to make a noise roll. */
  BEFORE_OWN_NOISE_ROLL,
  /** You are about to suffer a serious wound. */
  SERIOUS_WOUND_ON_SELF,
  /** You are about to get slime or a contamination card. */
  SLIME_OR_CONTAMINATION_ON_SELF,
  /** A dark number, or the dark part of an event or attack, is about to be used on you. */
  DARK_EFFECT_ON_SELF,
  /** The dark part of an event is about to be used on you. */
  DARK_EVENT_ON_SELF
}
