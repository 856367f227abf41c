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
    return of(victim.armour(), tearing, melee, ranged);
  }

  /** R14.2.2 What the damage so far of one player would do to the uppermost deployed card. */
  public static Hit onTop(Player player, Stack stack) {
    Hit hit =
        of(
            stack.armour(),
            now(player, DamageType.ARMOUR),
            now(player, DamageType.MELEE),
            now(player, DamageType.RANGED));
    return new Hit(hit.armour, Math.min(hit.life, stack.life()));
  }

  /** Phase 6 begins with the sum of all. */
  private static int now(Player player, DamageType type) {
    return player.phase() < 6 ? player.damage(type) : player.pending(type);
  }

  private static Hit of(int armour, int tearing, int melee, int ranged) {
    int torn = Math.min(armour, tearing);
    int blocked = Math.min(armour - torn, melee);
    return new Hit(torn + blocked, melee - blocked + ranged);
  }
}
