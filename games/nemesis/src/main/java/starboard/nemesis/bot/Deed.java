package starboard.nemesis.bot;

import org.jspecify.annotations.Nullable;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.SampleOps;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.movement.RoomOps;
import starboard.nemesis.ship.ShipOps;

/** Something worth walking to a room for. */
enum Deed {
  SEND_SIGNAL(RoomOps.SendSignal.class),
  CHECK_COURSE(ShipOps.CheckCoordinates.class),
  SET_COURSE(ShipOps.SetDestination.class),
  CHECK_ENGINE(ShipOps.CheckEngines.class),
  /** N20.1 with a card or an item, in the room of the engine. */
  SWAP_ENGINE(ShipOps.RepairOrBreakEngine.class),
  START_SELF_DESTRUCT(ShipOps.StartSelfDestruct.class),
  UNLOCK_POD(ShipOps.TogglePod.class),
  BOARD_POD(ShipOps.BoardPod.class),
  HIBERNATE(RoomOps.Shelter.class),
  ANALYSE(SampleOps.AnalyseObject.class),
  TAKE_EGG(SampleOps.TakeEgg.class),
  TREAT_WOUNDS(WoundOps.HealDressed.class),
  OPERATE(ContaminationOps.Surgery.class),
  /** Where the species leaves room for it (V10.1). */
  CALM_DOWN(ContaminationOps.ScanHand.class),
  /** With a card or an item, wherever one stands. */
  REPAIR(RoomOps.RemoveMalfunction.class),
  DESTROY_EGGS(null),
  /** V5.11 In a room with a lair. */
  DESTROY_LAIR(null),
  PICK_UP(null),
  LAY_DOWN(null),
  SEARCH(null),
  EXPLORE(null),
  /** Somewhere quiet until there is more to do. */
  WAIT(null);

  private final @Nullable Class<? extends Op> op;

  Deed(@Nullable Class<? extends Op> op) {
    this.op = op;
  }

  /** Whether carrying out that op is the deed. */
  boolean isDoneBy(Op done) {
    return op != null && op.isInstance(done);
  }
}
