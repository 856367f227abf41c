package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.OnMars.begun;
import static starboard.nemesis.mars.OnMars.lay;
import static starboard.nemesis.mars.OnMars.room;
import static starboard.nemesis.mars.OnMars.stands;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Slot;
import starboard.nemesis.game.Lockdown;
import starboard.nemesis.mars.PlaceAction.Kind;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.round.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L26 The surface of Mars. */
final class SurfaceTest {

  private static final Board BOARD = Lockdown.SURFACE.board();
  private static final int DANGER = 9;
  private static final int SILENCE = 10;

  private static int spot(Nemesis s, String id) {
    for (int spot = 0; spot < s.board().spots(); spot++) {
      if (s.kit().corridorId(spot).equals(id)) return spot;
    }
    throw new IllegalArgumentException(id);
  }

  @Test
  @Rule({"L26.1", "L26.9", "L28.11", "L2.2", "L2.3"})
  void tilesAndTokensAreLaid() {
    begun()
        .then(
            s -> {
              assertThat(s.interior().tiles().size()).isEqualTo(17);
              assertThat(s.interior().explorationTokens().size()).isEqualTo(20);
              for (int room = 0; room < s.board().rooms(); room++) {
                int position = s.kit().tokenPosition(room);
                if (position == Nemesis.NONE) continue;
                int token = s.interior().explorationTokens().number(position);
                assertThat(s.kit().exploration(token).surface())
                    .isEqualTo(BOARD.slots().at(room).number() > 27 || isUp(room));
              }
            });
  }

  private static boolean isUp(int room) {
    return List.of("001", "002", "003", "004", "005", "006", "007", "008", "016", "017")
        .contains(BOARD.slots().at(room).id());
  }

  @Test
  @Rule({"L7.10", "L26.3", "L26.9"})
  void everyNumberLeadsSomewhere() {
    begun()
        .then(
            s -> {
              for (Slot slot : BOARD.slots()) {
                int room = slot.number() - 1;
                for (int number = 1; number <= 4; number++) {
                  assertThat(s.board().spot(room, number)).isNotNegative();
                }
              }
            })
        .then(s -> assertThat(s.kit().room(s.kit().openTile(room("003"))).id()).isEqualTo("css-a"))
        .then(s -> assertThat(s.interior().isExplored(room("003"))).isTrue());
  }

  @Test
  @Covers("crossroads")
  @Rule("L26.2")
  void crossroadsHaveNoFireNoMalfunctionAndNoDark() {
    begun()
        .perform(
            s -> {
              s.interior().placeFire(room("028"));
              s.interior().placeMalfunction(room("028"));
              for (Circuit circuit : Circuit.values()) MarsState.of(s).power(circuit, false);
            })
        .given(stands(ONE, "028"))
        .then(s -> assertThat(s.interior().burns(room("028"))).isFalse())
        .then(s -> assertThat(s.interior().isBroken(room("028"))).isFalse())
        .then(s -> assertThat(s.rules().place().isLit(s, ONE)).isTrue())
        .then(s -> assertThat(s.rules().place().isPowered(s, room("028"))).isFalse())
        .then(s -> assertThat(s.kit().neighbours(room("028")) >>> room("002") & 1).isEqualTo(1))
        .then(s -> assertThat(s.board().corridorsOf(room("028"))).isZero());
  }

  @Test
  @Rule({"L26.3", "L28.28"})
  void noiseLiesInTheWholeArea() {
    begun()
        .given(stands(ONE, "028"))
        .given(stands(TWO, "020"))
        .rolls(Chance.NOISE, 1)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(s.interior().hasNoise(spot(s, "area-1"))).isTrue())
        .then(
            s ->
                assertThat(s.board().spot(room("001"), 1))
                    .isEqualTo(s.board().spot(room("028"), 1)))
        .then(
            s -> assertThat(s.rules().place().noiseDie(s, room("020")).id()).isEqualTo("die-noise"))
        .then(
            s -> assertThat(s.rules().place().noiseDie(s, room("008")).id()).isEqualTo("die-mars"));
  }

  @Test
  @Rule("L26.4")
  void dangerOnACrossroadsCallsFromOutside() {
    begun()
        .given(stands(ONE, "028"))
        .given(stands(TWO, "020"))
        .perform(s -> s.creatures().noteFirstEncounter())
        .perform(s -> place(s, "029"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(s.creatures().hasIntruder(room("028"))).isTrue());
    begun()
        .given(stands(ONE, "028"))
        .given(stands(TWO, "020"))
        .perform(s -> s.creatures().noteFirstEncounter())
        .perform(s -> place(s, "002"))
        .rolls(Chance.NOISE, DANGER)
        .perform(new NoiseRoll(ONE))
        .then(s -> assertThat(s.creatures().hasIntruder(room("028"))).isFalse())
        .then(s -> assertThat(s.interior().hasNoise(spot(s, "area-4"))).isTrue());
  }

  private static void place(Nemesis s, String room) {
    int adult = Lockdown.SURFACE.intruderTypes().indexOf("adult");
    s.creatures()
        .place(s.creatures().freeFigure(adult), room(room), s.creatures().takeFromSupply(adult));
  }

  @Test
  @Rule({"L26.2", "L26.5"})
  void numbersMoveNobodyOffACrossroadsAndOutOfAnAreaIntoTheBag() {
    begun()
        .perform(s -> s.creatures().noteFirstEncounter())
        .perform(s -> place(s, "029"))
        .perform(s -> place(s, "001"))
        .perform(s -> IntruderMoves.through(s, s.creatures().figuresOnBoard(), 1))
        .then(s -> assertThat(s.creatures().hasIntruder(room("029"))).isTrue())
        .then(s -> assertThat(s.creatures().hasIntruder(room("001"))).isFalse())
        .then(s -> assertThat(Integer.bitCount(s.creatures().figuresOnBoard())).isEqualTo(1));
  }

  @Test
  @Rule("L26.5")
  void areasAreNoTechnicalCorridors() {
    begun()
        .then(s -> assertThat(s.board().hasTechnicalEntrance(room("001"))).isFalse())
        .then(s -> assertThat(s.board().hasTechnicalEntrance(room("028"))).isFalse())
        .then(s -> assertThat(s.board().hasTechnicalEntrance(room("010"))).isTrue());
  }

  @Test
  @Rule({"L26.4", "L26.10"})
  void aSurfaceCardStrikesWhoIsExposed() {
    begun()
        .given(stands(ONE, "028"))
        .given(stands(TWO, "020"))
        .rolls(Chance.NOISE, 11)
        .perform(new NoiseRoll(ONE))
        .told(TWO, "event.surface-card")
        .then(s -> assertThat(MarsState.of(s).surfaceDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule({"L26.7", "L28.12"})
  void theRoverRidesBetweenExitChambers() {
    begun()
        .given(stands(ONE, "016"))
        .given(stands(TWO, "020"))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(room("016")))
        .then(s -> assertThat(Sited.whyNot(s, ONE, Kind.RIDE_ROVER)).isNull())
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_BY_ROVER))
                    .isEqualTo("refused.gate-closed"))
        .perform(Sited.does(ONE, Kind.RIDE_ROVER))
        .choose(ONE, "rover:room-002")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("002")))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(room("002")));
  }

  @Test
  @Rule("L26.8")
  void onFootFromTheCrossroadsOfTheBunker() {
    begun()
        .given(s -> MarsState.of(s).openGate())
        .given(stands(ONE, "029"))
        .then(
            s -> assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_ON_FOOT)).isEqualTo("refused.no-exit"))
        .given(stands(ONE, "028"))
        .then(
            s -> assertThat(Sited.whyNot(s, ONE, Kind.LEAVE_ON_FOOT)).isEqualTo("refused.no-suit"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.does(ONE, Kind.LEAVE_ON_FOOT))
        .then(s -> assertThat(s.crew().wayOutOf(ONE)).isEqualTo(MarsWayOut.BUNKER.ordinal()));
  }

  @Test
  @Rule({"L26.1", "L21.1"})
  void theSceneShowsTheSurfaceTheScheduleAndWhatIsDeduced() {
    Scenario<Nemesis> game = begun();
    var seen = game.scene(ONE);
    assertThat(seen.ids())
        .contains(
            "room-028",
            "area-3",
            "power",
            "capsules",
            "ways-out",
            "knowledge",
            "contingencies",
            "deductions",
            "computer",
            "time-track");
    Widget.Sheet mine = seen.widget(Widget.Sheet.class, "deductions");
    assertThat(mine.rows()).hasSize(5);
    assertThat(game.publicScene().ids()).doesNotContain("deductions");
    assertThat(seen.widget(Widget.Track.class, "time-track").markers()).hasSize(7);
  }

  @Test
  @Rule("L26.6")
  void aSurfaceTokenGivesAnItemOrACard() {
    for (String effect : List.of("draw-red", "mars-card")) {
      Scenario<Nemesis> game =
          begun().given(stands(ONE, "002")).given(stands(TWO, "020")).given(s -> lay(s, effect));
      int items = game.state().belongings().inventory(ONE).size();
      int held = game.state().belongings().held(ONE).size();
      game.rolls(Chance.NOISE, SILENCE)
          .perform(
              Movement.Arrive.alone(
                  ONE,
                  room("028"),
                  game.state().interior().wayTo(room("002"), room("028")),
                  Noise.NORMAL));
      if (effect.equals("mars-card")) {
        game.then(s -> assertThat(MarsState.of(s).surfaceDiscard().size()).isEqualTo(1));
      } else {
        game.then(
            s ->
                assertThat(
                        s.belongings().inventory(ONE).size()
                            + s.belongings().held(ONE).size()
                            + s.itemDecks().finds(ONE).size())
                    .isEqualTo(items + held + 1));
      }
    }
  }

  /** L7.1, L26.1 The tokens of the surface never lie below it: they are no matter to its odds. */
  @Test
  @Rule({"L26.1", "L7.4"})
  void theOddsBelowCountNoTokensOfTheSurface() {
    Scenario<Nemesis> table =
        begun()
            .given(stands(ONE, "014"))
            .given(stands(TWO, "011"))
            .perform(s -> s.interior().placeNoise(spot(s, "012-013")))
            .perform(new Turn(ONE));
    Option before = move(table);
    assertThat(before.risk()).isNotEmpty();
    table.given(
        s -> {
          var tokens = s.interior().explorationTokens();
          for (String crossroads : List.of("028", "029", "030")) {
            int position = s.kit().tokenPosition(room(crossroads));
            int seen = s.shown(Pile.of(tokens.at(position)), Seats.of(ONE)).at(0);
            tokens = tokens.with(position, seen);
          }
          s.interior().layBoard(s.interior().tiles(), tokens);
        });
    assertThat(move(table).risk()).isEqualTo(before.risk());
  }

  private static Option move(Scenario<Nemesis> table) {
    return table.decision(ONE).options().stream()
        .filter(option -> option.id().equals("move:room-012"))
        .findFirst()
        .orElseThrow();
  }
}
