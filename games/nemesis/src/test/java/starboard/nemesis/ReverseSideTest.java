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
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.movement.LookOps;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Goals;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N26.5 Playing on the reverse side of the board. */
final class ReverseSideTest {

  private static Movement.Arrive arrives(Nemesis s, String room, Noise noise) {
    return Movement.Arrive.alone(
        ONE, room(room), s.interior().wayTo(s.crew().roomOf(ONE), room(room)), noise);
  }

  /** Somebody arrives in that room from where he stands. */
  static Scenario<Nemesis> arriving(Scenario<Nemesis> table, String room, Noise noise) {
    return table.perform(s -> s.then(arrives(s, room, noise)));
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

  // Markers

  @Test
  @Rule({"N26.5", "N1.3"})
  void withoutAMarkerNoNoiseIsPlaced() {
    Scenario<Nemesis> table =
        advanced(2).given(Laid.stands(ONE, "003")).given(ReverseSideTest::noiseEverywhere);
    table
        .then(s -> assertThat(Long.bitCount(s.interior().noise())).isEqualTo(30))
        .then(
            s ->
                assertThat(s.interior().hasNoise(Laid.corridor(s, TechnicalNetworksTest.BLUE)))
                    .isFalse())
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
        .then(
            s ->
                assertThat(s.interior().hasNoise(Laid.corridor(s, TechnicalNetworksTest.BLUE)))
                    .isFalse());
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
    assertThat(section.label().name().key()).startsWith("room.");
    assertThat(section.label().number()).isEqualTo("007");
    assertThat(section.marks().stream().map(mark -> mark.label().name().key()))
        .containsExactly("mark.token");
  }
}
