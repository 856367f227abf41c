package starboard.rone.content;

/** R9.1 */
public enum DamageType {
  ARMOUR,
  MELEE,
  RANGED
}
