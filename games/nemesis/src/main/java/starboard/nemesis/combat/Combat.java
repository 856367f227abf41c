package starboard.nemesis.combat;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.HeldWeapon;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.Limits;
import starboard.nemesis.content.card.Weapon;
import starboard.nemesis.content.card.WeaponMods;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.content.term.WeaponClass;
import starboard.nemesis.movement.Markers;
import starboard.nemesis.words.Reasons;
import starboard.nemesis.words.Words;

/** N11 Characters attack and escape. */
public final class Combat {

  /** What is shot at instead of a figure (N12.2). */
  public static final int EGGS = Limits.MOST_FIGURES;

  /**
   * How one attacks.
   *
   * @param weapons which weapons may be used; null for melee
   * @param ammo ammo spent
   * @param rerolls how often the die may be rolled again
   * @param bonusPerAmmo one more injury for so much ammo spent; 0 for none
   * @param bonusOnMiss on a miss too
   */
  public record Manner(
      @Nullable WeaponChoice weapons,
      Amount ammo,
      int rerolls,
      int bonusPerAmmo,
      boolean bonusOnMiss) {
    public static final Manner PLAIN = new Manner(WeaponChoice.ANY, new Amount(1), 0, 0, false);
    public static final Manner MELEE = new Manner(null, new Amount(0), 0, 0, false);
  }

  private Combat() {}

  /** Why there is nothing to attack here; null if there is. */
  public static @Nullable Text whyNoTarget(Nemesis s, Seat seat) {
    int room = s.crew().roomOf(seat);
    return s.creatures().hasIntruder(room) || s.objects().eggsIn(room) > 0
        ? null
        : Reasons.NO_TARGET;
  }

  /** Why no such weapon in the hands can shoot; null if one can. */
  public static @Nullable Text whyNotShoot(Nemesis s, Seat seat, WeaponChoice weapons) {
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE && fits(s, weapons, weapon) && s.belongings().ammo(weapon) > 0)
        return null;
    }
    return Reasons.NO_AMMO;
  }

  /** Whether a weapon is one of those meant. */
  public static boolean fits(Nemesis s, WeaponChoice weapons, int weapon) {
    ItemId item = weapons.item();
    if (item != null) return s.kit().itemOf(s.kit().weaponCard(weapon)) == item.index();
    WeaponClass wanted = weapons.ofClass();
    return wanted == null || s.kit().weapon(weapon).weaponClass() == wanted;
  }

  /** The option to attack, with its chances where neither weapon nor target is to be chosen. */
  public static Option risked(Nemesis s, Seat seat, boolean shooting, Option option) {
    int room = s.crew().roomOf(seat);
    int figures = s.creatures().figuresIn(room);
    boolean eggs = s.objects().eggsIn(room) > 0;
    if (Integer.bitCount(figures) + (eggs ? 1 : 0) != 1) return option;
    int victim = eggs ? EGGS : Integer.numberOfTrailingZeros(figures);
    if (!shooting) return Aim.melee(s, seat, victim, option);
    int weapon = onlyLoaded(s, seat);
    return weapon == Nemesis.NONE ? option : option.risking(Aim.shot(s, seat, weapon, victim));
  }

  /** The only weapon in the hands with ammo; NONE if there are more or none. */
  private static int onlyLoaded(Nemesis s, Seat seat) {
    int only = Nemesis.NONE;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon == Nemesis.NONE || s.belongings().ammo(weapon) == 0) continue;
      if (only != Nemesis.NONE) return Nemesis.NONE;
      only = weapon;
    }
    return only;
  }

  /** N11.2 A weapon in hand with ammo. */
  public record ChooseWeapon(Seat seat, int cost, Manner manner)
      implements Ask<Nemesis, Target>, TellsHand {
    @Override
    public int actionCards(Nemesis s) {
      return cost;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      WeaponChoice weapons = manner.weapons();
      Pile held = s.belongings().held(seat);
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon == Nemesis.NONE || weapons == null || !fits(s, weapons, weapon)) continue;
        if (s.belongings().ammo(weapon) > 0) out.add(Target.weapon(weapon));
        else out.refuse(Target.weapon(weapon), Reasons.NO_AMMO);
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      s.then(new ChooseVictim(seat, cost, manner, weapon.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.weapon");
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.SHOOT.title();
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat, weapon);
    }
  }

  /** One Intruder in the room, or its eggs; then paying. */
  public record ChooseVictim(Seat seat, int cost, Manner manner, int weapon)
      implements Ask<Nemesis, Target>, TellsHand {

    public ChooseVictim(Seat seat, int cost, Manner manner) {
      this(seat, cost, manner, Nemesis.NONE);
    }

    @Override
    public int actionCards(Nemesis s) {
      return cost;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int room = s.crew().roomOf(seat);
      for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(left)));
      }
      if (s.objects().eggsIn(room) > 0) out.add(Target.figure(EGGS));
    }

    @Override
    public void answer(Nemesis s, Target victim) {
      Deed attack =
          weapon == Nemesis.NONE
              ? new Melee(seat, victim.index())
              : new Shot(seat, weapon, victim.index(), manner);
      if (cost == Paying.PAID) s.then(attack);
      else s.then(Paying.of(seat, cost, new Declared(seat, attack)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.victim");
    }

    @Override
    public Text source(Nemesis s) {
      return weapon == Nemesis.NONE ? Basic.MELEE.title() : Basic.SHOOT.title();
    }

    @Override
    public Option option(Nemesis s, Target victim) {
      Option option = attackOption(s, seat, victim.index());
      return weapon == Nemesis.NONE
          ? Aim.melee(s, seat, victim.index(), option)
          : option.risking(Aim.shot(s, seat, weapon, victim.index()));
    }
  }

  static Option attackOption(Nemesis s, Seat seat, int victim) {
    Text text = attacking(s, victim);
    if (victim == EGGS) {
      return Option.of("attack:eggs", text, Widgets.room(s, s.crew().roomOf(seat)));
    }
    String widget = Widgets.figure(s, victim);
    return Option.of("attack:" + widget, text, widget);
  }

  private static Text attacking(Nemesis s, int victim) {
    return victim == EGGS
        ? Text.of("do.attack-eggs")
        : Text.of("do.attack", Arg.of(s.creatures().figureNamed(victim)));
  }

  private static Text attacking(Nemesis s, int victim, Text how) {
    return Text.of("do.attack-with", Arg.of(attacking(s, victim)), Arg.of(how));
  }

  private static boolean isThere(Nemesis s, Seat seat, int victim) {
    int room = s.crew().roomOf(seat);
    if (room == Nemesis.NONE) return false;
    return victim == EGGS
        ? s.objects().eggsIn(room) > 0
        : s.creatures().roomOfFigure(victim) == room;
  }

  /** N11.2 Ammo is spent, the die is rolled. */
  public record Shot(Seat seat, int weapon, int victim, Manner manner) implements Deed {
    @Override
    public void run(Nemesis s) {
      if (!isThere(s, seat, victim) || s.belongings().ammo(weapon) == 0) return;
      fire(s, this);
      if (s.kit().weapon(weapon).mods().doubleShot()) s.then(new Marksman.ShootAgain(this));
    }

    @Override
    public Text inWords(Nemesis s) {
      return attacking(s, victim, s.kit().name(s.kit().weaponCard(weapon)));
    }
  }

  /** One shot: its ammo, its roll. */
  static void fire(Nemesis s, Shot shot) {
    int weapon = shot.weapon;
    Manner manner = shot.manner;
    int spent = manner.ammo().isAll() ? s.belongings().ammo(weapon) : manner.ammo().number();
    s.belongings().setAmmo(weapon, s.belongings().ammo(weapon) - spent);
    WeaponMods mods = s.kit().weapon(weapon).mods();
    int rerolls = manner.rerolls() + mods.reroll() + (mods.rerollForAmmo() > 0 ? 1 : 0);
    if (Marksman.isPoor(s, shot.seat)) rerolls = 0;
    roll(s, new Rolled(shot.seat, weapon, shot.victim, manner, spent, Face.BLANK, rerolls));
  }

  private static void roll(Nemesis s, Rolled shot) {
    Rolled now = shot.with(s.rollCombat(shot.seat, shot.die(s)));
    s.then(now.rerolls > 0 && now.price(s) >= 0 ? now : new Hits(now));
  }

  /** N11.3 (1) The die may be rolled again; the new result counts. */
  public record Rolled(
      Seat seat, int weapon, int victim, Manner manner, int spent, Face face, int rerolls)
      implements Ask<Nemesis, Yes> {

    /** The die that is rolled where the shooter stands. */
    public HitTable die(Nemesis s) {
      return Marksman.isPoor(s, seat)
          ? s.kit().content().hits()
          : s.rules().place().shootingDie(s, s.crew().roomOf(seat));
    }

    /** The ammo that the next reroll costs, below 0 if it is not there; free ones come first. */
    private int price(Nemesis s) {
      int ammo = rerolls > 1 ? 0 : s.kit().weapon(weapon).mods().rerollForAmmo();
      return ammo <= s.belongings().ammo(weapon) ? ammo : -1;
    }

    Rolled with(Face rolled) {
      return new Rolled(seat, weapon, victim, manner, spent, rolled, rerolls);
    }

    @Override
    public void options(Nemesis s, Choices<Yes> out) {
      out.add(Yes.NO);
      out.add(Yes.YES);
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.YES) {
        int price = price(s);
        if (price > 0) s.belongings().setAmmo(weapon, s.belongings().ammo(weapon) - price);
        roll(s, new Rolled(seat, weapon, victim, manner, spent, face, rerolls - 1));
      } else {
        s.then(new Hits(this));
      }
    }

    @Override
    public Text question(Nemesis s) {
      int price = price(s);
      return price > 0
          ? Text.of("ask.reroll-shot.ammo", Arg.of(Words.of(face)), Arg.of(price))
          : Text.of("ask.reroll-shot", Arg.of(Words.of(face)));
    }

    @Override
    public Text source(Nemesis s) {
      return s.kit().name(s.kit().weaponCard(weapon));
    }

    @Override
    public Option option(Nemesis s, Yes yes) {
      return yes.option();
    }
  }

  /** N11.3 (2)-(5) What the face does. */
  public record Hits(Rolled shot) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Face face = s.kit().weapon(shot.weapon).mods().mapped(shot.face);
      if (shot.victim != EGGS && face == shot.face) {
        face = Combat.mapped(s, shot.seat, s.creatures().typeOf(shot.victim), face);
      }
      int perCard = shot.die(s).perDiscard(face);
      if (perCard > 0 && !s.cards().hand(shot.seat).isEmpty()) {
        s.then(new Marksman.CardForHit(shot, face, perCard));
      } else {
        s.then(new Counted(shot, face, 0));
      }
    }
  }

  /**
   * N11.3 (2)-(5), N12.2 The face hits.
   *
   * @param more injuries beside those of the face (L15.2)
   */
  public record Counted(Rolled shot, Face face, int more) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      WeaponMods mods = s.kit().weapon(shot.weapon).mods();
      if (shot.victim == EGGS) {
        Eggs.attacked(s, shot.seat, shot.die(s).eggsShot(face) + more);
        burn(s, mods);
        s.then(new Eggs.Alarm(shot.seat));
        return;
      }
      int type = s.creatures().typeOf(shot.victim);
      int injuries = shot.die(s).shoot(face, type) + more;
      if (mods.minOneUnlessBlank() && face != Face.BLANK) injuries = Math.max(1, injuries);
      if (mods.bonusFaces().contains(face)) injuries++;
      if (mods.extraAmmoFaces().contains(face) && s.belongings().ammo(shot.weapon) > 0) {
        s.then(new ExtraAmmo(shot, face, injuries));
      } else {
        s.then(new Hurt(shot, face, injuries));
      }
    }

    private void burn(Nemesis s, WeaponMods mods) {
      if (mods.fireFaces().contains(face)) s.interior().placeFire(s.crew().roomOf(shot.seat));
    }
  }

  /** N11.3 (2) Vital Places. */
  private static Face mapped(Nemesis s, Seat seat, int type, Face face) {
    return FACES[InForce.known(s, Quantity.FACE, Seats.of(seat), type, face.ordinal())];
  }

  private static final Face[] FACES = Face.values();

  /** N11.3 (5) One more ammo for one more injury. */
  public record ExtraAmmo(Rolled shot, Face face, int injuries) implements YesOrNo {
    @Override
    public Seat seat() {
      return shot.seat;
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.YES) s.belongings().setAmmo(shot.weapon, s.belongings().ammo(shot.weapon) - 1);
      s.then(new Hurt(shot, face, yes == Yes.YES ? injuries + 1 : injuries));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.extra-ammo");
    }

    @Override
    public Text source(Nemesis s) {
      return s.kit().name(s.kit().weaponCard(shot.weapon));
    }
  }

  /** N11.3 (6)-(10) */
  public record Hurt(Rolled shot, Face face, int injuries) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Weapon weapon = s.kit().weapon(shot.weapon);
      int type = s.creatures().typeOf(shot.victim);
      int sum = injuries;
      Manner manner = shot.manner;
      if (manner.bonusPerAmmo() > 0 && (sum > 0 || manner.bonusOnMiss())) {
        sum += shot.spent / manner.bonusPerAmmo();
      }
      if (sum > 0) {
        Seats shooter = Seats.of(shot.seat);
        sum += weapon.mods().bonusOnHit();
        sum = bonus(s, shooter, Cause.SHOT, type, sum);
        if (weapon.weaponClass() == WeaponClass.ENERGY) {
          sum = bonus(s, shooter, Cause.ENERGY_WEAPON, type, sum);
        }
        if (weapon.mods().isFire()) sum = bonus(s, shooter, Cause.FIRE, type, sum);
        s.then(new Injuries.Injure(shot.victim, sum, false, shooter));
      } else {
        s.announce("event.missed", shot.seat);
      }
      if (weapon.mods().fireFaces().contains(face))
        s.then(new Markers.Fire(s.crew().roomOf(shot.seat)));
    }
  }

  /** The injuries with what weaknesses add for that cause if one of these may use them. */
  public static int bonus(Nemesis s, Seats users, Cause cause, int type, int injuries) {
    return InForce.known(s, Quantity.INJURIES, users, Quantity.injury(cause, type), injuries);
  }

  /** N11.4, N12.2 */
  public record Melee(Seat seat, int victim) implements Deed {
    @Override
    public void run(Nemesis s) {
      if (!isThere(s, seat, victim)) return;
      if (victim == EGGS) {
        Face face = s.rollCombat(seat, s.kit().content().hits());
        Eggs.attacked(s, seat, s.kit().content().hits().eggsMelee(face));
        s.then(new Eggs.Alarm(seat));
        return;
      }
      s.then(new Contamination.Take(seat), new Strike(seat, victim));
    }

    @Override
    public Text inWords(Nemesis s) {
      return attacking(s, victim, Basic.MELEE.title());
    }
  }

  /** N11.4 Once the contamination card is taken. */
  public record Strike(Seat seat, int victim) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!isThere(s, seat, victim)) return;
      int type = s.creatures().typeOf(victim);
      Face face = Combat.mapped(s, seat, type, s.rollCombat(seat, s.kit().content().hits()));
      int injuries = s.kit().content().hits().melee(face, type);
      if (injuries > 0) {
        int sum = InForce.equipped(s, Quantity.MELEE, seat, injuries);
        s.then(new Injuries.Injure(victim, sum, false, Seats.of(seat)));
      } else {
        s.announce("event.missed", seat);
        boolean light = InForce.equipped(s, Quantity.MELEE_MISS, seat, 0) != 0;
        s.then(light ? new Wounds.Light(seat) : new Wounds.Serious(seat));
      }
    }
  }
}
