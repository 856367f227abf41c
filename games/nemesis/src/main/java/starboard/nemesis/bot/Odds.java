package starboard.nemesis.bot;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.WeaponMods;
import starboard.nemesis.content.piece.Toughness;
import starboard.nemesis.content.term.Face;

/** How likely shots get rid of an Intruder, in per cent; read once from the content. */
final class Odds {

  private static final int CERTAIN = 100;
  private static final int MOST_INJURIES = 12;

  private final BoxIndex kit;

  /** By type and injuries: how often the check (N13.3) kills or drives off. */
  private final int[][] gone;

  Odds(BoxIndex kit) {
    this.kit = kit;
    gone = new int[kit.content().intruderTypes().size()][MOST_INJURIES + 1];
    for (int type = 0; type < gone.length; type++) {
      Toughness toughness = kit.content().intruderTypes().at(type).toughness();
      for (int injuries = 1; injuries <= MOST_INJURIES; injuries++) {
        gone[type][injuries] = check(toughness, injuries);
      }
    }
  }

  /** N13.2, N13.3, N13.5 */
  private int check(Toughness toughness, int injuries) {
    if (toughness.cards() == 0) return injuries >= toughness.fixed() ? CERTAIN : 0;
    int all = 0;
    int good = 0;
    for (AttackCard one : kit.content().attacks()) {
      for (AttackCard two : kit.content().attacks()) {
        int copies = one.count() * two.count();
        boolean both = toughness.cards() > 1;
        boolean arrow = one.retreat() || (both && two.retreat());
        int health = both ? toughness.combined(one.health(), two.health()) : one.health();
        all += copies;
        boolean dies = !arrow && toughness.isMortal() && health <= injuries;
        boolean flees = arrow && toughness.onRetreat() == Toughness.OnRetreat.FLEE;
        if (dies || flees) good += copies;
      }
    }
    return CERTAIN * good / all;
  }

  /** How likely so many shots with the best weapon in the hands make an end of that figure. */
  int shooting(Nemesis s, Seat seat, int figure, int cards) {
    int best = 0;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = kit.weaponOf(held.number(i));
      if (weapon == Nemesis.NONE) continue;
      int shots = Math.min(cards, s.belongings().ammo(weapon));
      WeaponMods mods = kit.weapon(weapon).mods();
      best =
          Math.max(
              best,
              shooting(mods, s.creatures().typeOf(figure), s.creatures().injuries(figure), shots));
    }
    return best;
  }

  private int shooting(WeaponMods mods, int type, int injuries, int shots) {
    if (shots == 0) return 0;
    int sum = 0;
    int faces = 0;
    for (Face face : kit.content().dice().combat().faces()) {
      faces++;
      int now = Math.min(MOST_INJURIES, injuries + injuries(mods, type, face));
      int ends = now == injuries ? 0 : gone[type][now];
      sum += ends + (CERTAIN - ends) * shooting(mods, type, now, shots - 1) / CERTAIN;
    }
    return sum / faces;
  }

  /** N11.3 What a shot does, weaknesses apart. */
  private int injuries(WeaponMods mods, int type, Face rolled) {
    Face face = mods.mapped(rolled);
    int injuries = kit.content().hits().shoot(face, type);
    if (mods.minOneUnlessBlank() && face != Face.BLANK) injuries = Math.max(1, injuries);
    if (mods.bonusFaces().contains(face)) injuries++;
    return injuries == 0 ? 0 : injuries + mods.bonusOnHit();
  }
}
