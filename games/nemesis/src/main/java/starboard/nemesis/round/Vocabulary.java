package starboard.nemesis.round;

import java.util.List;
import starboard.kernel.catalogue.Ops;
import starboard.nemesis.action.PassiveOps;
import starboard.nemesis.action.ReactionOps;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.WoundCardOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.AttackOps;
import starboard.nemesis.combat.EventOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.combat.WeaknessOps;
import starboard.nemesis.combat.WeaponOps;
import starboard.nemesis.content.Goal;
import starboard.nemesis.content.Op;
import starboard.nemesis.content.Unlock;
import starboard.nemesis.intruders.LarvaOps;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.LookOps;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.NoiseOps;
import starboard.nemesis.movement.RoomOps;
import starboard.nemesis.ship.ShipOps;

/** All words of the catalogue: which record an op, a goal or an unlocking condition is. */
public final class Vocabulary {

  /** Every op. */
  public static final Ops<Op> OPS = ops();

  public static final Ops<Goal> GOALS = goals();

  public static final Ops<Unlock> UNLOCKS = Ops.of(Unlock.class).by("kind");

  private Vocabulary() {}

  /** The files of ops by their chapters. */
  public static List<Class<? extends Op>> chapters() {
    return List.of(
        WeaponOps.class,
        MovementOps.class,
        WoundOps.class,
        ContaminationOps.class,
        HandOps.class,
        ItemOps.class,
        DoorOps.class,
        FireOps.class,
        RoomOps.class,
        ShipOps.class,
        LookOps.class,
        IntruderOps.class,
        ReactionOps.class,
        NoiseOps.class,
        EventOps.class,
        AttackOps.class,
        WoundCardOps.class,
        WeaknessOps.class,
        PassiveOps.class,
        SlimeOps.class,
        LarvaOps.class);
  }

  private static Ops<Op> ops() {
    Ops<Op> ops = Ops.of(Op.class);
    for (Class<? extends Op> chapter : chapters()) {
      for (Class<?> record : chapter.getPermittedSubclasses()) {
        ops = ops.with(record.asSubclass(Op.class));
      }
    }
    return ops;
  }

  private static Ops<Goal> goals() {
    Ops<Goal> goals = Ops.of(Goal.class).by("p");
    for (Class<?> record : Goals.class.getPermittedSubclasses()) {
      goals = goals.with(record.asSubclass(Goal.class));
    }
    return goals;
  }
}
