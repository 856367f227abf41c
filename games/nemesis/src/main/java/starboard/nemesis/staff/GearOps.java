package starboard.nemesis.staff;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.words.Reasons;

/** Ops of things: the probe arm, what holds everything together. */
public sealed interface GearOps extends OpRule {

  /** The working arm takes a carcass, which then needs no hand; the arm breaks. */
  record ProbePickUp() implements GearOps {
    private static final Text BROKEN = Text.of("refused.arm-broken");

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (StaffState.of(s).isArmBroken()) return BROKEN;
      return s.objects().onFloor(ObjectKind.CARCASS, on.room()) == Nemesis.NONE
          ? Reasons.NO_OBJECT
          : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      StaffState.of(s).loadArm(on.you());
      s.objects().pickUp(on.you(), s.objects().onFloor(ObjectKind.CARCASS, on.room()));
    }
  }

  /** Tools for the arm. */
  record ProbeRepair() implements GearOps {
    private static final Text WORKS = Text.of("refused.arm-works");

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (!StaffState.of(s).isArmBroken()) return WORKS;
      return s.belongings().owns(on.you(), Staffed.tools(s).tools()) ? null : Reasons.NO_ITEM;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int tools = s.belongings().numberOf(on.you(), Staffed.tools(s).tools());
      s.belongings().discardItem(on.you(), tools, "event.gives-up");
      StaffState.of(s).repairArm(on.you());
    }
  }

  /** Tools fill the weapon this card is (L20.12). */
  record ReloadWithTools() implements GearOps {
    private static final Text FULL = Text.of("refused.weapon-full");

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      int weapon = s.kit().weaponOf(on.thing());
      if (s.belongings().ammo(weapon) >= s.belongings().capacity(weapon)) return FULL;
      return s.belongings().owns(on.you(), Tools.of(s.kit()).tools()) ? null : Reasons.NO_ITEM;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int tools = s.belongings().numberOf(on.you(), Tools.of(s.kit()).tools());
      s.belongings().discardItem(on.you(), tools, "event.gives-up");
      int weapon = s.kit().weaponOf(on.thing());
      s.belongings().setAmmo(weapon, s.belongings().capacity(weapon));
    }
  }

  /** The card is about what this place lacks: it can only pay (L25.3). */
  record Lacking() implements GearOps {
    private static final Text LACKING = Text.of("refused.lacking");

    @Override
    public Text whyNot(Nemesis s, Occasion on) {
      return LACKING;
    }
  }

  /** When crafting it may stand for any one icon. */
  record WildComponent() implements GearOps {
    @Override
    public boolean isWild() {
      return true;
    }
  }
}
