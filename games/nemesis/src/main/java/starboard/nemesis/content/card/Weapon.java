package starboard.nemesis.content.card;

import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Key;
import starboard.nemesis.content.term.WeaponClass;

/**
 * An item as a weapon for the basic action Shoot.
 *
 * @param ammo its capacity
 * @param startAmmo its ammo when found or crafted (N18.6)
 */
public record Weapon(
    @Key("class") WeaponClass weaponClass,
    int ammo,
    int startAmmo,
    @Default("class") Reload reload,
    WeaponMods mods) {

  /** What loads it (N18.8). */
  public enum Reload {
    /** Ops that load its class. */
    CLASS,
    /** Only an op that names it. */
    NAMED,
    /** Discarding a Tools card. */
    TOOLS,
    NONE
  }
}
