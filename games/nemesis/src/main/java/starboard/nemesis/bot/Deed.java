package starboard.nemesis.bot;

import java.util.List;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.SampleOps;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.mars.BaseOps;
import starboard.nemesis.mars.PowerOps;
import starboard.nemesis.mars.SecretsOps;
import starboard.nemesis.movement.DoorOps;
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
  START_SELF_DESTRUCT(ShipOps.StartSelfDestruct.class, BaseOps.StartSelfDestruct.class),
  UNLOCK_POD(ShipOps.TogglePod.class),
  BOARD_POD(ShipOps.BoardPod.class, BaseOps.BoardPod.class),
  /** Asleep in a chamber or locked in. */
  SHELTER(RoomOps.Shelter.class),
  ANALYSE(SampleOps.AnalyseObject.class),
  TAKE_EGG(SampleOps.TakeEgg.class),
  TREAT_WOUNDS(WoundOps.HealDressed.class),
  OPERATE(ContaminationOps.Surgery.class),
  /** Where the species leaves room for it (V10.1). */
  CALM_DOWN(ContaminationOps.ScanHand.class),
  /** With a card or an item, wherever one stands. */
  REPAIR(RoomOps.RemoveMalfunction.class),
  DESTROY_EGGS,
  /** V5.11 In a room with a lair. */
  DESTROY_LAIR,
  PICK_UP,
  LAY_DOWN,
  SEARCH,
  EXPLORE,
  /** Somewhere quiet until there is more to do. */
  WAIT,
  /** L16.4 */
  PURGE(BaseOps.PurgeInfected.class),
  /** L16.1 */
  VERIFY(SecretsOps.VerifyKnowledge.class),
  /** L16.20 */
  TAKE_CONTINGENCY(SecretsOps.TakeContingency.class),
  /** L9 What the computer card that lies face up offers. */
  COMPUTE,
  /** L16.21 */
  START_BACKUP(PowerOps.StartBackup.class),
  /** L11.2 By rover or on foot. */
  GO_TO_BUNKER,
  /** L11.1 With an item, where the way to the bunker begins. */
  OPEN_GATE(BaseOps.OpenGate.class),
  /** L13.2 */
  STOP_SELF_DESTRUCT(BaseOps.StopSelfDestruct.class),
  /** L16.13 */
  LOOK_AT_SCHEDULE(SecretsOps.PeekCss.class),
  /** L16.19 */
  VENT(DoorOps.Depressurise.class);

  private final List<Class<? extends Op>> ops;

  @SafeVarargs
  @SuppressWarnings("varargs")
  Deed(Class<? extends Op>... ops) {
    this.ops = List.of(ops);
  }

  /** Whether carrying out that op is the deed. */
  boolean isDoneBy(Op done) {
    for (int i = 0; i < ops.size(); i++) if (ops.get(i).isInstance(done)) return true;
    return false;
  }
}
