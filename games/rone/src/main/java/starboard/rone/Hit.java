package starboard.rone;

import starboard.rone.content.DamageType;

/**
 * R9.1, R9.6 What damage does to a player in the best order: armour destruction, melee, ranged.
 *
 * @param armour how much armour it takes
 * @param life how much life
 */
public record Hit(int armour, int life) {

  /** What the damage so far of one player would do to another. */
  public static Hit soFar(Player player, Player victim) {
    return of(
        victim,
        player.damage(DamageType.ARMOUR),
        player.damage(DamageType.MELEE),
        player.damage(DamageType.RANGED));
  }

  /** What the damage that has been added up would do, in phase 6. */
  public static Hit summed(Player player, Player victim) {
    return of(
        victim,
        player.pending(DamageType.ARMOUR),
        player.pending(DamageType.MELEE),
        player.pending(DamageType.RANGED));
  }

  public static Hit of(Player victim, int tearing, int melee, int ranged) {
    int torn = Math.min(victim.armour(), tearing);
    int blocked = Math.min(victim.armour() - torn, melee);
    return new Hit(torn + blocked, melee - blocked + ranged);
  }
}
