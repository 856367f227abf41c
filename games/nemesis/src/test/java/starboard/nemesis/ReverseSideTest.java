package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.Laid.advanced;
import static starboard.nemesis.Laid.room;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.combat.Throwing;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.movement.LookOps;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Goals;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.5 Playing on the reverse side of the board. */
final class ReverseSideTest {

  private static final String RED = "technical-space-red";
  private static final String BLUE = "technical-space-blue";

  private static Movement.Arrive arrives(Nemesis s, String room, Noise noise) {
    return Movement.Arrive.alone(
        ONE, room(room), s.interior().wayTo(s.crew().roomOf(ONE), room(room)), noise);
  }

  private static Scenario<Nemesis> arriving(Scenario<Nemesis> table, String room, Noise noise) {
    return table.perform(s -> s.then(arrives(s, room, noise)));
  }

  private static Scenario<Nemesis> event(Scenario<Nemesis> table, String event) {
    return table.given(Laid.event(event)).perform(new EventSteps.DrawEvent());
  }

  // Set-up

  private static Scenario<Nemesis> begun() {
    Scenario<Nemesis> game =
        Scenario.of(new NemesisGame(), 2).option("board", "advanced").seed(7).begin();
    for (int i = 0; i < 2; i++) {
      Seat seat = Seat.of(i);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    return game;
  }

  @Test
  @Rule("N26.5")
  void theEvacuationSectionsLieFaceUpTheOthersFaceDown() {
    Nemesis s = begun().state();
    assertThat(s.interior().tiles().size()).isEqualTo(16);
    assertThat(s.interior().explorationTokens().size()).isEqualTo(16);
    assertThat(Laid.rooms(s.interior().explored()))
        .containsExactly("002", "008", "018", "019", "020");
    for (int room = 0; room < 21; room++) {
      TileKind kind = s.kit().kind(room);
      if (kind == TileKind.SPECIAL) continue;
      int thing = s.interior().tiles().at(s.kit().tilePosition(room));
      int token = s.interior().explorationTokens().at(s.kit().tilePosition(room));
      assertThat(Thing.isSeenBy(token, TWO)).isFalse();
      boolean section = kind == TileKind.SPECIAL_TILE;
      assertThat(Thing.isSeenBy(thing, TWO)).isEqualTo(section);
      String id = s.kit().room(s.kit().tileOf(Thing.number(thing))).id();
      assertThat(id.startsWith("evacuation-section")).isEqualTo(section);
      if (!section) {
        assertThat(s.kit().room(s.kit().tileOf(Thing.number(thing))).kind()).isEqualTo(kind);
      }
    }
    assertThat(s.kit().room(s.kit().openTile(room("007"))).id()).isEqualTo("evacuation-section-a");
    assertThat(s.kit().room(s.kit().openTile(room("009"))).id()).isEqualTo("evacuation-section-b");
  }

  @Test
  @Rule({"N26.5", "N2.14"})
  void everybodyWakesInTheHibernatorium() {
    Nemesis s = begun().state();
    assertThat(s.crew().roomOf(ONE)).isEqualTo(room("008"));
    assertThat(s.objects().onFloor(ObjectKind.CORPSE_BLUE, room("008"))).isNotEqualTo(Nemesis.NONE);
  }

  // Evacuation Sections

  @Test
  @Rule({"N26.5", "N6.6"})
  void whoEntersASectionFirstExploresIt() {
    arriving(
            advanced(2)
                .given(Laid.stands(ONE, "004"))
                .given(Laid.explorationToken("007", "exp-fire-1")),
            "007",
            Noise.NONE)
        .told(TWO, "event.token-turned")
        .then(s -> assertThat(s.interior().isExplored(room("007"))).isTrue())
        .then(s -> assertThat(s.interior().counter(room("007"))).isEqualTo(1))
        .then(s -> assertThat(s.interior().burns(room("007"))).isTrue());
  }

  @Test
  @Rule({"N26.5", "N24.3"})
  void untilThenItCountsAsUnexplored() {
    Scenario<Nemesis> table = advanced(2);
    for (int room = 0; room < 21; room++) {
      String id = BaseGame.CONTENT.board().slots().at(room).id();
      boolean hidden = !"002 007 008 009 018 019 020".contains(id);
      if (hidden) table.given(Laid.explored(id));
    }
    Goals.AllRoomsExplored all = new Goals.AllRoomsExplored();
    table
        .then(s -> assertThat(s.interior().isFaceUp(room("007"))).isTrue())
        .then(s -> assertThat(s.interior().isExplored(room("007"))).isFalse())
        .then(s -> assertThat(s.interior().tileAt(room("007"))).isEqualTo(Nemesis.NONE))
        .then(s -> assertThat(all.isMet(s, ONE)).isFalse());
    table
        .given(Laid.explored("007"))
        .given(Laid.explored("009"))
        .then(s -> assertThat(all.isMet(s, ONE)).isTrue());
  }

  @Test
  @Rule({"N26.5", "N19.18"})
  void itsTokenCanBeLookedAt() {
    advanced(2)
        .perform(
            s ->
                new LookOps.PeekRoom(1, true).happen(s, Occasion.ofRoom(ONE, s.crew().roomOf(ONE))))
        .offers(ONE, "peek:room-007", "peek:room-009")
        .choose(ONE, "peek:room-007")
        .told(ONE, "event.you-see-token")
        .then(
            s -> {
              int token = s.interior().explorationTokens().at(s.kit().tilePosition(room("007")));
              assertThat(Thing.isSeenBy(token, ONE)).isTrue();
              assertThat(Thing.isSeenBy(token, TWO)).isFalse();
            });
  }

  // Technical corridors

  @Test
  @Rule({"N26.5", "N8.3"})
  void technicalMovesStayInOneNetwork() {
    technicalMove("001")
        .offersOnly(
            ONE,
            "go:room-007",
            "go:room-009",
            "go:room-010",
            "go:room-011",
            "go:room-018",
            "go:room-019");
    technicalMove("012")
        .offersOnly(
            ONE,
            "go:room-003",
            "go:room-007",
            "go:room-009",
            "go:room-011",
            "go:room-019",
            "go:room-020");
    technicalMove("011")
        .offersOnly(
            ONE,
            "go:room-001",
            "go:room-003",
            "go:room-007",
            "go:room-009",
            "go:room-010",
            "go:room-012",
            "go:room-018",
            "go:room-019",
            "go:room-020");
  }

  private static Scenario<Nemesis> technicalMove(String from) {
    MovementOps move =
        new MovementOps.MoveTechnical(MovementOps.MoveTechnical.Origin.ENTRANCE, null, false);
    return advanced(2)
        .given(Laid.stands(ONE, from))
        .perform(s -> move.happen(s, Occasion.ofRoom(ONE, room(from))));
  }

  @Test
  @Rule({"N26.5", "N7.2", "N8.1"})
  void noiseOnOneNetworkIsNotOnTheOther() {
    // 007: numbers 2 and 3 lead into red, 4 into blue
    rolled("007", 7).then(s -> assertThat(Laid.noisy(s)).containsExactly(BLUE));
    rolled("007", 3).then(s -> assertThat(Laid.noisy(s)).containsExactly(RED));
    advanced(2)
        .given(Laid.noise(RED))
        .given(Laid.stands(ONE, "012"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
    advanced(2)
        .given(Laid.bag("tok-blank"))
        .given(Laid.noise(BLUE))
        .given(Laid.stands(ONE, "012"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .told(ONE, "event.encounter");
  }

  private static Scenario<Nemesis> rolled(String room, int face) {
    return advanced(2)
        .given(Laid.stands(ONE, room))
        .rolls(Chance.NOISE, face)
        .perform(new NoiseRoll(ONE));
  }

  @Test
  @Rule({"N26.5", "N7.4", "N10.2"})
  void dangerAndEncountersTakeEachNetworkForACorridor() {
    advanced(2)
        .given(Laid.stands(ONE, "011"))
        .perform(new NoiseRoll.Danger(room("011")))
        .then(
            s ->
                assertThat(Laid.noisy(s)).containsExactly("c-011-013-1", "c-011-013-2", RED, BLUE));
    advanced(2)
        .given(Laid.bag("tok-adult-2"))
        .given(Laid.stands(ONE, "012"))
        .given(Laid.noise("c-006-012", RED, BLUE))
        .perform(new Encounter(ONE))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED));
  }

  @Test
  @Rule({"N26.5", "N5.1"})
  void aCarefulMoveMayPutItsMarkerOnEitherNetwork() {
    arriving(
            advanced(2)
                .given(Laid.explored("011"))
                .given(Laid.explored("013"))
                .given(Laid.stands(ONE, "013")),
            "011",
            Noise.CAREFUL)
        .offersOnly(ONE, "noise:c-011-013-1", "noise:c-011-013-2", "noise:" + RED, "noise:" + BLUE);
  }

  @Test
  @Rule({"N26.5", "N8.6"})
  void intoEitherNetworkIntrudersSlipAway() {
    for (String room : new String[] {"001", "020"}) {
      Scenario<Nemesis> table = advanced(2).given(Laid.intruder("adult", room));
      table
          .given(Laid.noise(RED, BLUE))
          .perform(s -> IntruderMoves.through(s, s.creatures().figuresOnBoard(), 4))
          .then(s -> assertThat(s.creatures().figuresOnBoard()).isZero())
          .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
    }
  }

  @Test
  @Rule("N26.5")
  void noiseInTechnicalCorridorsStrikesBothNetworks() {
    event(advanced(2), "ev-noise-in-technical-corridors")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly(RED, BLUE));
  }

  @Test
  @Rule({"N26.5", "N7.7"})
  void eachNetworkByItself() {
    // Red is noisy: only who stands at a red entrance rolls; blue gets its marker.
    Scenario<Nemesis> table =
        advanced(2)
            .given(Laid.stands(ONE, "010"))
            .given(Laid.stands(TWO, "012"))
            .given(Laid.noise(RED))
            .rolls(Chance.NOISE, 3);
    event(table, "ev-noise-in-technical-corridors")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-004-010", RED, BLUE));
    assertThat(rolls(table, ONE)).isEqualTo(1);
  }

  @Test
  @Rule({"N26.5", "N7.7"})
  void whoStandsAtBothNoisyNetworksRollsForEach() {
    Scenario<Nemesis> table =
        advanced(2)
            .given(Laid.stands(ONE, "011"))
            .given(Laid.stands(TWO, "002"))
            .given(Laid.noise(RED, BLUE))
            .rolls(Chance.NOISE, 9, 9);
    event(table, "ev-noise-in-technical-corridors");
    assertThat(rolls(table, TWO)).isEqualTo(2);
  }

  private static long rolls(Scenario<Nemesis> table, Seat seat) {
    return table.events(seat).stream()
        .filter(event -> event.text().key().equals("event.noise-roll"))
        .count();
  }

  // Pairs of corridors

  @Test
  @Rule("N26.5")
  void eachOfAPairHasItsOwnNoise() {
    advanced(2)
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-005-008-1"));
    advanced(2)
        .given(Laid.noise("c-005-008-1"))
        .rolls(Chance.NOISE, 3)
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Laid.noisy(s)).containsExactly("c-005-008-1", "c-005-008-2"));
  }

  @Test
  @Rule({"N26.5", "N6.3", "N9.11"})
  void aClosedDoorInOneLeavesTheOtherOpen() {
    Scenario<Nemesis> one = turn(advanced(2).given(Laid.closed("c-005-008-1")));
    one.offers(ONE, "move:room-005").offers(ONE, "careful-move:room-005");
    turn(advanced(2).given(Laid.closed("c-005-008-1", "c-005-008-2")))
        .refuses(ONE, "move:room-005", "refused.door-closed");
  }

  private static Scenario<Nemesis> turn(Scenario<Nemesis> table) {
    return table.given(Laid.cardsInHand(ONE, 5)).perform(new Turn(ONE));
  }

  @Test
  @Rule({"N26.5", "N6.12"})
  void whoComesThroughAPairNamesTheCorridorFirst() {
    arriving(advanced(2).given(Laid.explorationToken("005", "exp-doors-2")), "005", Noise.NONE)
        .asks(ONE, "ask.passage")
        .notTold(ONE, "event.explored")
        .offersOnly(ONE, "through:c-005-008-1", "through:c-005-008-2")
        .choose(ONE, "through:c-005-008-2")
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-1"))).isFalse());
  }

  @Test
  @Rule({"N26.5", "N6.12"})
  void withOneDoorClosedOrTheRoomExploredThereIsNothingToName() {
    arriving(
            advanced(2)
                .given(Laid.closed("c-005-008-1"))
                .given(Laid.explorationToken("005", "exp-doors-2")),
            "005",
            Noise.NONE)
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue())
        .asksNobody();
    arriving(advanced(2).given(Laid.explored("005")), "005", Noise.NONE).asksNobody();
  }

  @Test
  @Rule({"N26.5", "N9.3"})
  void fireSpreadsThroughEither() {
    FireOps.SpreadFire spread = new FireOps.SpreadFire(GeneralRulesTest.Everywhere.BURNING);
    advanced(2)
        .given(Laid.burning("013"))
        .given(Laid.closed("c-011-013-1", "c-013-014"))
        .perform(s -> spread.happen(s, Occasion.ofEvent(0)))
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("011", "013", "016"));
    advanced(2)
        .given(Laid.burning("013"))
        .given(Laid.closed("c-011-013-1", "c-011-013-2"))
        .perform(s -> spread.happen(s, Occasion.ofEvent(0)))
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("013", "014", "016"));
  }

  @Test
  @Rule({"N26.5", "N27.19"})
  void oneThrowsThroughEither() {
    Scenario<Nemesis> table =
        advanced(2).given(Laid.closed("c-005-008-2")).given(Laid.intruder("adult", "005"));
    table.then(s -> assertThat(Laid.rooms(Throwing.targets(s, ONE))).containsExactly("005"));
    table
        .given(Laid.closed("c-005-008-1"))
        .then(s -> assertThat(Throwing.targets(s, ONE)).isZero());
  }

  @Test
  @Rule({"N26.5", "N7.4"})
  void dangerComesThroughEither() {
    danger("c-005-008-1").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"));
    danger("c-005-008-2").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"));
  }

  @Test
  @Rule({"N26.5", "N9.20"})
  void behindTwoClosedDoorsTheFirstBreaks() {
    danger("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
  }

  private static Scenario<Nemesis> danger(String... closed) {
    return advanced(2)
        .given(Laid.closed(closed))
        .given(Laid.intruder("adult", "005"))
        .perform(new NoiseRoll.Danger(room("008")));
  }

  @Test
  @Rule({"N26.5", "N9.20"})
  void byANumberAnIntruderTakesThatCorridor() {
    moved(2).then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    moved(1)
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue());
  }

  private static Scenario<Nemesis> moved(int number) {
    return advanced(2)
        .given(Laid.closed("c-005-008-1"))
        .given(Laid.intruder("adult", "008"))
        .perform(s -> IntruderMoves.through(s, s.creatures().figuresOnBoard(), number));
  }

  // Markers

  @Test
  @Rule({"N26.5", "N1.3"})
  void withoutAMarkerNoNoiseIsPlaced() {
    Scenario<Nemesis> table =
        advanced(2).given(Laid.stands(ONE, "003")).given(ReverseSideTest::noiseEverywhere);
    table
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(30))
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor(s, BLUE))).isFalse())
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .notTold(ONE, "event.encounter")
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(30));
    table.perform(new NoiseRoll.Danger(room("003")));
    assertThat(Long.bitCount(table.state().interior().noise())).isEqualTo(30);
  }

  /** The thirty markers lie everywhere but on the last space. */
  private static void noiseEverywhere(Nemesis s) {
    for (int spot = 0; spot < s.board().spots(); spot++) s.interior().placeNoise(spot);
  }

  @Test
  @Rule({"N26.5", "N1.3", "N7.4"})
  void theLastMarkersGoToTheFirstCorridors() {
    advanced(2)
        .given(
            s -> {
              for (int spot = 0; spot < s.board().spots(); spot++) {
                boolean around = (s.board().spotsOf(room("003")) >>> spot & 1) != 0;
                if (!around) s.interior().placeNoise(spot);
              }
            })
        .perform(new NoiseRoll.Danger(room("003")))
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(30))
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor(s, "c-002-003"))).isTrue())
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor(s, "c-003-006"))).isTrue())
        .then(s -> assertThat(s.interior().hasNoise(Laid.corridor(s, BLUE))).isFalse());
  }

  // What is seen

  @Test
  @Rule("N26.5")
  void theMapShowsBothNetworksAndAllCorridorsUnderNamesOfTheirOwn() {
    Scenario<Nemesis> game = begun();
    Widget.Map map = game.scene(ONE).widget(Widget.Map.class, "board");
    assertThat(map.nodes()).hasSize(21 + 2);
    assertThat(map.links()).hasSize(29 + 7 + 7);
    assertThat(map.links().stream().map(link -> link.label().id())).doesNotHaveDuplicates();
    assertThat(map.links().stream().map(link -> link.label().name())).doesNotHaveDuplicates();
    Nemesis s = game.state();
    assertThat(IntStream.range(0, s.board().spots()).mapToObj(s.interior()::corridorNamed))
        .doesNotHaveDuplicates();
  }

  @Test
  @Rule("N26.5")
  void aSectionIsNamedAndShowsItsFaceDownToken() {
    Widget.Map map = begun().scene(TWO).widget(Widget.Map.class, "board");
    Widget.Node section =
        map.nodes().stream()
            .filter(node -> node.label().id().equals("room-007"))
            .findFirst()
            .orElseThrow();
    assertThat(section.label().name().key()).isEqualTo("node.room");
    assertThat(section.marks().stream().map(mark -> mark.label().name().key()))
        .containsExactly("mark.token");
  }

  @Test
  @Rule({"N26.5", "N27.13"})
  void aHuntComesThroughEither() {
    hunt("c-005-008-1")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-1"))).isTrue());
    hunt("c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
    hunt("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor(s, "c-005-008-2"))).isTrue());
  }

  private static Scenario<Nemesis> hunt(String... closed) {
    return Events.drawn(
        advanced(2).given(Laid.closed(closed)).given(Laid.intruder("adult", "005")), "ev-hunt-3");
  }

  @Test
  @Rule({"N26.5", "N27.14"})
  void aDecoyDrawsThemThroughEither() {
    lured("c-005-008-1").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    lured("c-005-008-2").then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("005"));
    lured("c-005-008-1", "c-005-008-2")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("008"))
        .then(s -> assertThat(s.interior().isDestroyed(Laid.corridor(s, "c-005-008-1"))).isTrue());
  }

  private static Scenario<Nemesis> lured(String... closed) {
    return advanced(2)
        .given(Laid.closed(closed))
        .given(Laid.item(ONE, "decoy"))
        .given(Laid.attack("at-transformation-4"))
        .given(Laid.intruder("adult", "008"))
        .perform(Laid.uses(ONE, "decoy"))
        .choose(ONE, "lure:room-005");
  }

  @Test
  @Rule({"N26.5", "N6.3"})
  void oneGoesThroughTheOpenOneOfAPair() {
    for (String closed : new String[] {"c-005-008-1", "c-005-008-2"}) {
      advanced(2)
          .given(Laid.closed(closed))
          .given(Laid.explored("005"))
          .given(Laid.hand(ONE, "rest"))
          .rolls(Chance.NOISE, 9)
          .perform(new Turn(ONE))
          .choose(ONE, "move:room-005", "pay:hand-0-rest")
          .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("005")));
    }
    advanced(2)
        .given(Laid.closed("c-005-008-1", "c-005-008-2"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "move:room-005", "refused.door-closed");
  }
}
