package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.OnMars.next;
import static starboard.nemesis.mars.OnMars.room;
import static starboard.nemesis.mars.OnMars.stands;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L26.4 The surface cards: their upper part for who is exposed, the lower one for the others. */
final class SurfaceCardsTest {

  private static final String CROSSROADS = "028";
  private static final String BUILDING = "003";
  private static final int SILENCE = 10;

  /** Of two who bear nothing but cards, the first turns the card up there; the other is inside. */
  private static Scenario<Nemesis> turnedUp(String card, String room) {
    return OnMars.begun()
        .given(s -> s.belongings().loseItems(ONE))
        .given(stands(ONE, room))
        .given(stands(TWO, "014"))
        .given(next(card))
        .perform(s -> Surface.turnUp(s, ONE))
        .then(s -> assertThat(MarsState.of(s).surfaceDiscard().size()).isEqualTo(1));
  }

  private static int contamination(Nemesis s) {
    return s.cards().discard(ONE).size();
  }

  private static List<Integer> noisyAreas(Nemesis s) {
    return IntStream.rangeClosed(1, 4)
        .filter(area -> s.interior().hasNoise(MarsState.of(s).base().premises().areaSpot(s, area)))
        .boxed()
        .toList();
  }

  private static void chooseFirst(Scenario<Nemesis> table, int times) {
    for (int i = 0; i < times; i++) {
      table.choose(ONE, table.decision(ONE).options().getFirst().id());
    }
  }

  @Test
  @Covers("mars-radioactive-dust")
  @Rule("L26.4")
  void radioactiveDust() {
    turnedUp("mars-radioactive-dust", CROSSROADS)
        .then(s -> assertThat(contamination(s)).isEqualTo(1))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isTrue());
    turnedUp("mars-radioactive-dust", BUILDING)
        .then(s -> assertThat(contamination(s)).isEqualTo(1))
        .then(s -> assertThat(Stalked.isSlimed(s, ONE)).isFalse());
  }

  @Test
  @Covers("mars-sandstorm")
  @Rule({"L26.4", "L26.6"})
  void sandstorm() {
    OnMars.begun()
        .given(s -> s.belongings().loseItems(ONE))
        .given(stands(ONE, "029"))
        .given(stands(TWO, "014"))
        .given(s -> OnMars.lay(s, "mars-card"))
        .given(next("mars-sandstorm"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(s -> s.then(arrival(s)))
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("029")));
    turnedUp("mars-sandstorm", CROSSROADS)
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room(CROSSROADS)));
    turnedUp("mars-sandstorm", BUILDING).then(s -> assertThat(s.crew().lightWounds(ONE)).isZero());
  }

  private static Movement.Arrive arrival(Nemesis s) {
    int path = s.interior().wayTo(room("029"), room(CROSSROADS));
    return Movement.Arrive.alone(ONE, room(CROSSROADS), path, Noise.NORMAL);
  }

  @Test
  @Covers("mars-thin-air")
  @Rule({"L26.4", "L26.10"})
  void thinAir() {
    turnedUp("mars-thin-air", CROSSROADS)
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1));
    turnedUp("mars-thin-air", BUILDING)
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  @Test
  @Rule({"L26.4", "L26.10"})
  void aSuitProtectsOutside() {
    OnMars.begun()
        .given(s -> s.belongings().loseItems(ONE))
        .given(stands(ONE, CROSSROADS))
        .given(stands(TWO, "014"))
        .given(SurfaceCardsTest::putOnASuit)
        .given(next("mars-thin-air"))
        .perform(s -> Surface.turnUp(s, ONE))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1));
  }

  private static void putOnASuit(Nemesis s) {
    int suit = s.kit().content().items().indexOf("spacesuit");
    s.belongings().stow(ONE, s.itemDecks().takeCrafted(suit));
  }

  @Test
  @Covers("mars-static-discharge")
  @Rule("L26.4")
  void staticDischarge() {
    int before = OnMars.begun().state().cards().hand(ONE).size();
    Scenario<Nemesis> exposed = turnedUp("mars-static-discharge", CROSSROADS);
    chooseFirst(exposed, 2);
    exposed.then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(before - 2));
    Scenario<Nemesis> inside = turnedUp("mars-static-discharge", BUILDING);
    chooseFirst(inside, 1);
    inside.then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(before - 1));
  }

  @Test
  @Covers("mars-meteor-shower")
  @Rule("L26.4")
  void meteorShower() {
    OnMars.begun()
        .given(s -> s.belongings().loseItems(ONE))
        .given(stands(ONE, CROSSROADS))
        .given(stands(TWO, "014"))
        .given(next("mars-meteor-shower"))
        .rolls(Chance.NOISE, 2, 2)
        .perform(s -> Surface.turnUp(s, ONE))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(noisyAreas(s)).hasSize(1))
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).as("inside").isEqualTo(1));
    turnedUp("mars-meteor-shower", BUILDING)
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isZero())
        .then(s -> assertThat(s.interior().isBroken(room(BUILDING))).isTrue())
        .then(s -> assertThat(noisyAreas(s)).isEmpty());
  }

  @Test
  @Covers("mars-movement-in-the-dust")
  @Rule("L26.4")
  void movementInTheDust() {
    turnedUp("mars-movement-in-the-dust", CROSSROADS)
        .then(s -> assertThat(noisyAreas(s)).containsExactly(1, 2, 3, 4));
    turnedUp("mars-movement-in-the-dust", BUILDING)
        .then(s -> assertThat(noisyAreas(s)).containsExactly(1));
  }

  @Test
  @Covers("mars-lost-cargo")
  @Rule("L26.4")
  void lostCargo() {
    Scenario<Nemesis> exposed = turnedUp("mars-lost-cargo", CROSSROADS).asks(ONE, "ask.item-deck");
    chooseFirst(exposed, 2);
    exposed
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(things(s)).isEqualTo(1));
    Scenario<Nemesis> inside = turnedUp("mars-lost-cargo", BUILDING).asks(ONE, "ask.keep");
    chooseFirst(inside, 1);
    inside
        .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
        .then(s -> assertThat(things(s)).isEqualTo(1));
  }

  private static int things(Nemesis s) {
    int stowed = s.belongings().inventory(ONE).size() + s.belongings().held(ONE).size();
    return stowed + s.itemDecks().finds(ONE).size();
  }

  @Test
  @Covers("mars-calm")
  @Rule("L26.4")
  void calm() {
    for (String room : List.of(CROSSROADS, BUILDING)) {
      turnedUp("mars-calm", room)
          .then(s -> assertThat(s.crew().lightWounds(ONE)).isZero())
          .then(s -> assertThat(contamination(s)).isZero())
          .then(s -> assertThat(noisyAreas(s)).isEmpty());
    }
  }
}
