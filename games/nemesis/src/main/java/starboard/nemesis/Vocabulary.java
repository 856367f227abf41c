package starboard.nemesis;

import starboard.kernel.catalogue.Ops;

/** All words of the catalogue: which record an op, a goal or an unlocking condition is. */
final class Vocabulary {

  /** Every op by its chapter. */
  static final Ops<Op> OPS =
      ops(
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

  static final Ops<Goal> GOALS = goals();

  static final Ops<Unlock> UNLOCKS = Ops.of(Unlock.class).by("kind");

  private Vocabulary() {}

  private static Ops<Op> ops(Class<?>... chapters) {
    Ops<Op> ops = Ops.of(Op.class);
    for (Class<?> chapter : chapters) {
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
