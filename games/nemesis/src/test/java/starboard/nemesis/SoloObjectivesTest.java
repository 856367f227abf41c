package starboard.nemesis;

import static starboard.kernel.seats.Seat.ONE;
import static starboard.nemesis.Finish.EXPLOSION;
import static starboard.nemesis.Finish.alone;
import static starboard.nemesis.Finish.asleep;
import static starboard.nemesis.Finish.discovered;
import static starboard.nemesis.Finish.ends;
import static starboard.nemesis.Finish.launched;
import static starboard.nemesis.Finish.loses;
import static starboard.nemesis.Finish.signal;
import static starboard.nemesis.Finish.wins;
import static starboard.nemesis.Laid.carries;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.ship.Destination;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Every objective of the solo and co-operative game, met and not met. */
final class SoloObjectivesTest {

  @Test
  @Covers("obj-destination-earth")
  @Rule({"N24.1", "N26.2"})
  void destinationEarth() {
    String id = "obj-destination-earth";
    wins(alone(id).given(asleep(ONE)));
    wins(alone(id).given(launched(ONE)));
    loses(alone(id).given(launched(ONE)).given(Laid.course(Destination.DEEP_SPACE)));
    loses(alone(id).given(launched(ONE)).given(Finish::damaged));
    loses(alone(id));
  }

  @Test
  @Covers("obj-emergency-post-mortem")
  @Rule("N24.7")
  void emergencyPostMortem() {
    String id = "obj-emergency-post-mortem";
    wins(
        alone(id)
            .given(Laid.explored("002", "surgery"))
            .given(Laid.lying(ObjectKind.CORPSE_BLUE, "002"))
            .given(asleep(ONE)));
    loses(
        alone(id)
            .given(Laid.explored("002", "surgery"))
            .given(Laid.lying(ObjectKind.CORPSE_RED, "002"))
            .given(asleep(ONE)));
    loses(
        alone(id)
            .given(Laid.explored("002", "laboratory"))
            .given(Laid.lying(ObjectKind.CORPSE_BLUE, "002"))
            .given(asleep(ONE)));
  }

  @Test
  @Covers("obj-first-contact-protocol")
  @Rule("N24.3")
  void firstContactProtocol() {
    String id = "obj-first-contact-protocol";
    wins(alone(id).given(discovered("egg")).given(discovered("corpse")).given(asleep(ONE)));
    loses(alone(id).given(discovered("egg")).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-cutting-off-the-head")
  @Rule({"N24.2", "N24.6"})
  void cuttingOffTheHead() {
    String id = "obj-cutting-off-the-head";
    wins(alone(id).given(signal(ONE)).given(s -> s.creatures().killMatriarch()).given(asleep(ONE)));
    ends(alone(id).given(signal(ONE)).given(launched(ONE)), ONE, EXPLOSION, true);
    loses(alone(id).given(signal(ONE)).given(asleep(ONE)));
    loses(alone(id).given(s -> s.creatures().killMatriarch()).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-no-man-left-behind")
  @Rule({"N24.2", "N24.3"})
  void noManLeftBehind() {
    String id = "obj-no-man-left-behind";
    wins(alone(id).given(signal(ONE)).given(Finish::allExplored).given(asleep(ONE)));
    loses(alone(id).given(signal(ONE)).given(asleep(ONE)));
    loses(alone(id).given(Finish::allExplored).given(asleep(ONE)));
  }

  @Test
  @Covers("obj-special-delivery")
  @Rule("N24.4")
  void specialDelivery() {
    String id = "obj-special-delivery";
    wins(alone(id).given(carries(ONE, ObjectKind.EGG)).given(asleep(ONE)));
    loses(alone(id).given(carries(ONE, ObjectKind.CARCASS)).given(asleep(ONE)));
    loses(alone(id).given(carries(ONE, ObjectKind.EGG)));
  }

  @Test
  @Covers("obj-clean-up-crew")
  @Rule({"N24.2", "N24.6"})
  void cleanUpCrew() {
    String id = "obj-clean-up-crew";
    wins(alone(id).given(signal(ONE)).given(s -> s.creatures().destroyNest()).given(asleep(ONE)));
    ends(alone(id).given(signal(ONE)).given(launched(ONE)), ONE, EXPLOSION, true);
    loses(
        alone(id).given(signal(ONE)).given(s -> s.creatures().killMatriarch()).given(asleep(ONE)));
    loses(alone(id).given(s -> s.creatures().destroyNest()).given(asleep(ONE)));
  }
}
