package starboard.nemesis.nightstalkers;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.PayItem;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HeldWeapon;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Pay;

/** What panic costs: ammo, cube by cube, or an item. */
final class Losses {

  private Losses() {}

  static boolean hasAny(Nemesis s, Seat seat) {
    return s.belongings().itemCount(seat) > 0;
  }

  /** Who has less than that ammo loses none, and an item of his choice instead. */
  static void lose(Nemesis s, Seat seat, int ammo, int card) {
    Occasion on = Occasion.ofUse(seat, s.crew().roomOf(seat), card);
    s.then(ammo(s, seat) >= ammo ? new LoseAmmo(on, ammo) : new PayItem(on, Pay.ITEM));
  }

  private static int ammo(Nemesis s, Seat seat) {
    Pile held = s.belongings().held(seat);
    int ammo = 0;
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE) ammo += s.belongings().ammo(weapon);
    }
    return ammo;
  }

  /** One cube after another, of weapons of one's choice. */
  record LoseAmmo(Occasion on, int left) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile held = s.belongings().held(seat());
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon != Nemesis.NONE && s.belongings().ammo(weapon) > 0)
          out.add(Target.weapon(weapon));
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      s.belongings().setAmmo(weapon.index(), s.belongings().ammo(weapon.index()) - 1);
      if (left > 1) s.then(new LoseAmmo(on, left - 1));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.lose-ammo", left);
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat(), weapon);
    }
  }
}
