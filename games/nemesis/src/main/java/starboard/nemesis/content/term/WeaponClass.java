package starboard.nemesis.content.term;

/** What loads a weapon (N18.8). */
public enum WeaponClass {
  ENERGY,
  CLASSIC
}
