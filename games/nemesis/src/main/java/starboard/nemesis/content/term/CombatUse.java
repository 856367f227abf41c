package starboard.nemesis.content.term;

/** Whether something may be used in combat (N4.5). */
public enum CombatUse {
  /** Only in combat. */
  IN,
  /** Only out of combat. */
  OUT,
  /** Both. */
  ANY
}
