package starboard.nemesis;

import java.util.List;
import starboard.kernel.catalogue.Ops;

/** All words of the catalogue: which record an op, a goal or an unlocking condition is. */
final class Vocabulary {

  /** Every op. */
  static final Ops<Op> OPS = ops();

  static final Ops<Goal> GOALS = goals();

  static final Ops<Unlock> UNLOCKS = Ops.of(Unlock.class).by("kind");

  private Vocabulary() {}

  /** The files of ops by their chapters. */
  static List<Class<? extends Op>> chapters() {
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
        PassiveOps.class);
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
