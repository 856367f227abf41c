package starboard.nemesis.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.Amount;
import starboard.nemesis.content.Op;
import starboard.nemesis.content.WeaponChoice;
import starboard.nemesis.items.Loading;
import starboard.nemesis.words.OpTexts;

/** Ops of weapons and ammo (N11.2, N18.8). */
public sealed interface WeaponOps extends Op {

  /** No action of its own: this card is a weapon for the basic action Shoot. */
  @Word("weapon")
  record IsWeapon() implements WeaponOps {
    @Override
    public Text text() {
      return Text.of("op.weapon");
    }
  }

  /** Adds ammo to 1 such weapon in your hands, never above capacity (N18.8). */
  record LoadWeapon(WeaponChoice weapon, Amount amount) implements WeaponOps {
    public LoadWeapon {
      amount.mustBeNumberOr(Amount.FULL);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Loading.whyNot(s, on.you(), weapon);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Loading.ChooseLoaded(on, this));
    }

    @Override
    public Text text() {
      return Text.of(
          "op.load-weapon" + amount.suffix(), Arg.of(weapon.text()), Arg.of(amount.number()));
    }
  }

  /** Lays this card on 1 energy weapon: capacity grows, then ammo is added (N18.9). */
  record AttachMagazine(int ammo, int capacity) implements WeaponOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Loading.hasEnergyWeapon(s, on.you()) ? null : Loading.NO_WEAPON;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Loading.ChooseAttached(on, ammo));
    }

    @Override
    public Text text() {
      return Text.of("op.attach-magazine", ammo, capacity);
    }
  }

  /**
   * The basic action Shoot without its cost (N11.2).
   *
   * @param ammo spent; all is at least 1
   * @param bonusPerAmmo one more injury for so much ammo spent; 0 for none
   */
  record Shoot(
      @Default("any") WeaponChoice weapon,
      @Default("1") Amount ammo,
      @Default("0") int reroll,
      @Default("0") int bonusPerAmmo,
      @Default("false") boolean bonusOnMiss)
      implements WeaponOps {
    public Shoot {
      ammo.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text why = Combat.whyNoTarget(s, on.you());
      return why != null ? why : Combat.whyNotShoot(s, on.you(), weapon);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Combat.Manner manner = new Combat.Manner(weapon, ammo, reroll, bonusPerAmmo, bonusOnMiss);
      s.then(new Combat.ChooseWeapon(on.you(), Combat.PAID, manner));
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("op.shoot", Arg.of(weapon.text())));
      if (!ammo.equals(new Amount(1))) {
        parts.add(Text.of("op.shoot.ammo" + ammo.suffix(), ammo.number()));
      }
      if (reroll > 0) parts.add(Text.of("op.shoot.reroll", reroll));
      if (bonusPerAmmo > 0) {
        parts.add(Text.of("op.shoot.bonus" + (bonusOnMiss ? ".on-miss" : ""), bonusPerAmmo));
      }
      return OpTexts.sentences(parts);
    }
  }
}
