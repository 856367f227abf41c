package starboard.nemesis.items;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.TellsHand;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.PassiveOps;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HeldWeapon;
import starboard.nemesis.ask.Target;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Weapon;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.content.term.WeaponClass;
import starboard.nemesis.words.Reasons;

/** N18.8, N18.9 Weapons are loaded, and magazines laid on them. */
public final class Reloading {

  public static final Text NO_WEAPON = Text.of("refused.no-weapon");
  private static final Text FULL = Text.of("refused.weapon-full");

  private Reloading() {}

  /** Whether such an op loads that weapon: a class only those that are loaded by class. */
  private static boolean loads(Nemesis s, WeaponChoice weapons, int weapon) {
    return Combat.fits(s, weapons, weapon)
        && (weapons.item() != null || s.kit().weapon(weapon).reload() == Weapon.Reload.CLASS);
  }

  private static boolean isFull(Nemesis s, int weapon) {
    return s.belongings().ammo(weapon) >= s.belongings().capacity(weapon);
  }

  /** Why no such weapon in the hands can be loaded; null if one can. */
  public static @Nullable Text whyNot(Nemesis s, Seat seat, WeaponChoice weapons) {
    Text why = NO_WEAPON;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon == Nemesis.NONE || !loads(s, weapons, weapon)) continue;
      if (!isFull(s, weapon)) return null;
      why = FULL;
    }
    return why;
  }

  /** Whether a weapon in the hands, full or not, is one that such an op loads. */
  public static boolean serves(Nemesis s, Seat seat, WeaponChoice weapons) {
    return !NO_WEAPON.equals(whyNot(s, seat, weapons));
  }

  private static void list(Nemesis s, Seat seat, WeaponChoice weapons, Choices<Target> out) {
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon == Nemesis.NONE || !loads(s, weapons, weapon)) continue;
      out.offer(Target.weapon(weapon), isFull(s, weapon) ? FULL : null);
    }
  }

  /** Never above capacity. */
  private static void load(Nemesis s, int weapon, Amount amount) {
    int most = s.belongings().capacity(weapon);
    s.belongings()
        .setAmmo(
            weapon,
            amount.isFull() ? most : Math.min(most, s.belongings().ammo(weapon) + amount.number()));
  }

  /** One such weapon below capacity. */
  public record ChooseLoaded(Occasion on, AmmoOps.LoadWeapon op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      list(s, seat(), op.weapon(), out);
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      load(s, weapon.index(), op.amount());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.load");
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat(), weapon);
    }
  }

  /** N18.9 Whether an energy weapon in the hands can take a magazine. */
  public static boolean hasEnergyWeapon(Nemesis s, Seat seat) {
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) if (isEnergyWeapon(s, held.number(i))) return true;
    return false;
  }

  private static boolean isEnergyWeapon(Nemesis s, int number) {
    int weapon = s.kit().weaponOf(number);
    return weapon != Nemesis.NONE && s.kit().weapon(weapon).weaponClass() == WeaponClass.ENERGY;
  }

  /** N18.9 The weapon the card is laid on: more capacity, then ammo. */
  public record ChooseAttached(Occasion on, int ammo) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile held = s.belongings().held(seat());
      for (int i = 0; i < held.size(); i++) {
        if (isEnergyWeapon(s, held.number(i))) {
          out.add(Target.weapon(s.kit().weaponOf(held.number(i))));
        }
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      s.belongings().attach(s.belongings().takeItem(seat(), on.thing()), weapon.index());
      s.announce("event.attaches", seat(), on.source(s));
      load(s, weapon.index(), new Amount(ammo));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.attach");
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat(), weapon);
    }
  }

  // What is attached may change the cost (N4.12)

  /** What it costs to load that weapon with that item; the Hand wound comes last. */
  private static int cost(Nemesis s, Seat seat, int item, int weapon) {
    int printed = s.kit().item(item).cost();
    int same = s.kit().content().sameItem(item);
    for (int i = 0; i < s.belongings().attached().size(); i++) {
      if (s.belongings().attachedTo(i) != weapon) continue;
      List<Effect> passive =
          s.kit().item(s.kit().itemOf(s.belongings().attached().number(i))).passiveOps();
      for (int p = 0; p < passive.size(); p++) {
        if (passive.get(p).op() instanceof PassiveOps.PassiveCost other
            && other.item().index() == same) {
          printed = other.cost();
        }
      }
    }
    return s.itemCost(seat, printed);
  }

  /** The least an item can cost: some alternative of it may load a weapon for less. */
  public static int leastCost(Nemesis s, Seat seat, int item) {
    Item used = s.kit().item(item);
    int least = s.itemCost(seat, used.cost());
    if (s.belongings().attached().isEmpty()) return least;
    for (int i = 0; i < used.ops().size(); i++) {
      if (used.ops().get(i).op() instanceof AmmoOps.LoadWeapon load) {
        least = Math.min(least, leastCost(s, seat, item, load, least));
      }
    }
    return least;
  }

  private static int leastCost(
      Nemesis s, Seat seat, int item, AmmoOps.LoadWeapon load, int otherwise) {
    int least = otherwise;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon == Nemesis.NONE || !loads(s, load.weapon(), weapon)) continue;
      if (!isFull(s, weapon)) least = Math.min(least, cost(s, seat, item, weapon));
    }
    return least;
  }

  /** The least it can cost to load with a card or an item that costs so much. */
  static int leastCost(Nemesis s, Occasion on, AmmoOps.LoadWeapon load, int cost) {
    int item = on.thing() == Nemesis.NONE ? Nemesis.NONE : s.kit().itemOf(on.thing());
    if (item == Nemesis.NONE || s.belongings().attached().isEmpty()) return cost;
    return leastCost(s, on.you(), item, load, cost);
  }

  /** The weapon is named before paying, where the cost depends on it. */
  public record ChooseFirst(Occasion on, AmmoOps.LoadWeapon op)
      implements EffectAsk<Target>, TellsHand {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public int actionCards(Nemesis s) {
      return leastCost(s, seat(), s.kit().itemOf(on.thing()));
    }

    private int costOf(Nemesis s, int weapon) {
      return cost(s, seat(), s.kit().itemOf(on.thing()), weapon);
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int have = s.cards().actionCards(seat());
      Pile held = s.belongings().held(seat());
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon == Nemesis.NONE || !loads(s, op.weapon(), weapon)) continue;
        Text why = isFull(s, weapon) ? FULL : Reasons.unpayable(costOf(s, weapon), have);
        out.offer(Target.weapon(weapon), why);
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      Deed load = new LoadThis(on, op, weapon.index());
      int cost = costOf(s, weapon.index());
      s.then(Paying.of(seat(), cost, new Declared(seat(), load)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.load");
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      Option plain = HeldWeapon.option(s, seat(), weapon);
      Text cost = Text.of("cost.cards", costOf(s, weapon.index()));
      return new Option(plain.id(), plain.text(), plain.target(), cost);
    }
  }

  /** The weapon named is loaded. */
  record LoadThis(Occasion on, AmmoOps.LoadWeapon op, int weapon) implements Deed {
    @Override
    public void run(Nemesis s) {
      if (s.belongings().held(on.you()).contains(s.kit().weaponCard(weapon)))
        load(s, weapon, op.amount());
      s.then(new Effects.UsedUp(on));
    }

    @Override
    public int thing() {
      return on.thing();
    }

    @Override
    public Text inWords(Nemesis s) {
      return Effects.using(s, s.kit().itemOf(on.thing()));
    }
  }
}
