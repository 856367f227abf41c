package starboard.nemesis.content.term;

/** A crafting icon (N18.20). */
public enum Icon {
  FLAME,
  CLOTH,
  MEDICAL,
  TOOLS,
  BATTERY,
  CHEMICAL,
  FIRE,
  FABRIC,
  OXYGEN,
  ENERGY,
  ELECTRONICS
}
