package starboard.nemesis.mars;

import starboard.kernel.rules.Step;
import starboard.nemesis.Nemesis;

/** L5.2 The time token moves; what it leaves, crosses and reaches comes at once. */
record TimePasses() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    MarsState mars = MarsState.of(s);
    Schedule schedule = mars.base().schedule();
    int left = s.clock().time();
    s.clock().advanceTime();
    boolean destroyed = mars.autodestruction() == left && mars.isAutodestructionRed();
    boolean alarm = mars.alert() == left;
    if (mars.autodestruction() == left && !destroyed) Alarms.turnRed(s);
    MarsContent.Side milestone = schedule.milestoneAfter(left);
    if (milestone == MarsContent.Side.BLUE
        || (milestone == MarsContent.Side.RED && !mars.isTimeBlue())) {
      mars.dropPower();
    }
    if (s.clock().time() == schedule.opens() && mars.alert() == Nemesis.NONE) {
      s.announce("event.isolation-opens");
    }
    if (destroyed) Alarms.destroy(s);
    else if (alarm || s.clock().time() == schedule.last()) Alarms.commandos(s);
  }
}
