package starboard.nemesis.items;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.WeaponChoice;

/** Ops of loading weapons (N18.8, N18.9). */
public sealed interface AmmoOps extends OpRule {

  /** Adds ammo to 1 such weapon in your hands, never above capacity (N18.8). */
  record LoadWeapon(WeaponChoice weapon, Amount amount) implements AmmoOps {
    public LoadWeapon {
      amount.mustBeNumberOr(Amount.FULL);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Reloading.whyNot(s, on.you(), weapon);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Reloading.ChooseLoaded(on, this));
    }

    /** What is attached to a weapon may make loading it cheaper (N4.12). */
    @Override
    public int leastCost(Nemesis s, Occasion on, int cost) {
      return Reloading.leastCost(s, on, this, cost);
    }

    /** The weapon, where the cost depends on it. */
    @Override
    public @Nullable Step<Nemesis> namedFirst(Nemesis s, Occasion on, int cost) {
      return leastCost(s, on, cost) < cost ? new Reloading.ChooseFirst(on, this) : null;
    }

    @Override
    public Text text() {
      return Text.of(
          "op.load-weapon" + amount.suffix(), Arg.of(weapon.text()), Arg.of(amount.number()));
    }
  }

  /** Lays this card on 1 energy weapon: capacity grows, then ammo is added (N18.9). */
  record AttachMagazine(int ammo, int capacity) implements AmmoOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.CAPACITY ? value + capacity : value;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Reloading.hasEnergyWeapon(s, on.you()) ? null : Reloading.NO_WEAPON;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Reloading.ChooseAttached(on, ammo));
    }

    @Override
    public Text text() {
      return Text.of("op.attach-magazine", ammo, capacity);
    }
  }
}
