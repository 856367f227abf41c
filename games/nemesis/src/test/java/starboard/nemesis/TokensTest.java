package starboard.nemesis;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.content.card.HelpCard;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.content.piece.ObjectEntry;
import starboard.nemesis.content.piece.Toughness;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.Dock;
import starboard.nemesis.ship.EngineToken;
import starboard.nemesis.ship.EscapePod;
import starboard.nemesis.ship.ShipContent;
import starboard.testkit.Rule;

/** Tokens, figures, markers and tracks. */
class TokensTest {
  private final Content content = BaseGame.CONTENT;
  private final ShipContent ship = content.supplement(ShipContent.class);

  @Test
  @Rule("N1.2")
  void twentySevenIntruderTokens() {
    Map<String, Integer> counts = new TreeMap<>();
    for (IntruderToken token : content.intruderTokens()) {
      counts.merge(token.type().id(), token.count(), Integer::sum);
    }
    assertThat(counts)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "larva", 8, "creeper", 3, "adult", 12, "breeder", 2, "queen", 1, "blank", 1)));
    assertThat(content.count("intruder-tokens")).isEqualTo(27);
  }

  @Test
  @Rule({"N2.8", "N10.8", "N10.9"})
  void numbersOfTheTokens() {
    Map<String, Integer> counts = new TreeMap<>();
    for (IntruderToken token : content.intruderTokens()) {
      counts.put(token.type().id() + " " + token.number(), token.count());
    }
    assertThat(counts)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "blank 0",
                    1,
                    "larva 1",
                    8,
                    "creeper 1",
                    3,
                    "adult 2",
                    4,
                    "adult 3",
                    5,
                    "adult 4",
                    3,
                    "breeder 3",
                    1,
                    "breeder 4",
                    1,
                    "queen 4",
                    1)));
  }

  @Test
  @Rule({"N2.8", "N26.2"})
  void theBagAtTheStart() {
    Map<String, Integer> three = bag(3);
    assertThat(three)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "blank", 1, "larva", 4, "creeper", 1, "adult", 6, "queen", 1, "breeder", 0)));
    assertThat(bag(1)).containsEntry("adult", 4);
    assertThat(bag(5)).containsEntry("adult", 8);
  }

  private Map<String, Integer> bag(int players) {
    Map<String, Integer> bag = new TreeMap<>();
    for (IntruderToken token : content.intruderTokens()) {
      bag.put(token.type().id(), content.setup().tokens(token.type(), players));
    }
    return bag;
  }

  @Test
  @Rule("N1.2")
  void figures() {
    Map<String, Integer> figures = new TreeMap<>();
    for (IntruderType type : content.intruderTypes()) {
      figures.put(type.id(), type.count());
      assertThat(content.count("figure-" + type.id())).isEqualTo(type.count());
    }
    assertThat(figures)
        .isEqualTo(
            new TreeMap<>(Map.of("larva", 6, "creeper", 3, "adult", 8, "breeder", 2, "queen", 1)));
  }

  @Test
  @Rule({"N13.2", "N13.3", "N13.4"})
  void toughness() {
    assertThat(type("larva").toughness())
        .isEqualTo(new Toughness(0, Toughness.Use.FIXED, 1, Toughness.OnRetreat.NONE));
    var one = new Toughness(1, Toughness.Use.SINGLE, 0, Toughness.OnRetreat.FLEE);
    var two = new Toughness(2, Toughness.Use.SUM, 0, Toughness.OnRetreat.FLEE);
    assertThat(type("creeper").toughness()).isEqualTo(one);
    assertThat(type("adult").toughness()).isEqualTo(one);
    assertThat(type("breeder").toughness()).isEqualTo(two);
    assertThat(type("queen").toughness()).isEqualTo(two);
    assertThat(type("larva").leaves()).isEqualTo(IntruderType.Leaves.NOTHING);
    assertThat(type("adult").leaves()).isEqualTo(IntruderType.Leaves.CARCASS);
  }

  private IntruderType type(String id) {
    return content.intruderTypes().require(id);
  }

  @Test
  @Rule("N2.3")
  void twentyExplorationTokensWithFortyFourItems() {
    int tokens = 0;
    int items = 0;
    Map<String, Integer> symbols = new TreeMap<>();
    for (ExplorationToken token : content.explorationTokens()) {
      tokens += token.count();
      items += token.count() * token.items();
      symbols.merge(token.effect(), token.count(), Integer::sum);
    }
    assertThat(tokens).isEqualTo(20).isEqualTo(content.count("exploration-tokens"));
    assertThat(items).isEqualTo(44);
    assertThat(symbols)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "malfunction",
                    8,
                    "fire",
                    2,
                    "silence",
                    2,
                    "slime",
                    2,
                    "danger",
                    2,
                    "doors",
                    4)));
    assertThat(content.setup().explorationTokensUsed()).isEqualTo(16);
  }

  @Test
  @Rule("N1.2")
  void limitsOfMarkers() {
    assertThat(content.count("fire-markers")).isEqualTo(8);
    assertThat(content.count("malfunction-markers")).isEqualTo(8);
    assertThat(content.count("doors")).isEqualTo(12);
    assertThat(content.count("eggs")).isEqualTo(8);
    assertThat(content.count("escape-pod-tokens")).isEqualTo(4);
  }

  @Test
  @Rule({"N2.7", "N18.3", "N17.1"})
  void objectsAndTheirSlots() {
    assertThat(content.object(ObjectKind.EGG).count()).isEqualTo(8);
    assertThat(content.object(ObjectKind.CORPSE_RED).count()).isEqualTo(4);
    assertThat(requireNonNull(content.object(ObjectKind.CORPSE_BLUE).slot()).id())
        .isEqualTo("corpse");
    assertThat(requireNonNull(content.object(ObjectKind.CARCASS).slot()).id()).isEqualTo("carcass");
    assertThat(content.weaknessSlots().ids()).containsExactly("corpse", "egg", "carcass");
    for (ObjectEntry object : content.objects()) {
      int slot = requireNonNull(object.slot()).index();
      assertThat(content.weaknessSlots().at(slot).objects()).contains(object.kind());
      assertThat(content.count(object.component())).isEqualTo(object.count());
    }
    assertThat(content.setup().eggsOnBoard()).isEqualTo(5);
    assertThat(content.setup().eggsReserve()).isEqualTo(3);
    assertThat(content.setup().weaknessesUsed()).isEqualTo(3);
  }

  @Test
  @Rule("N2.15")
  void theBlueCorpseLiesInTheHibernatorium() {
    RoomId room = Objects.requireNonNull(content.object(ObjectKind.CORPSE_BLUE).startRoom());
    assertThat(content.rooms().at(room.index()).id()).isEqualTo("hibernatorium");
  }

  @Test
  @Rule({"N2.5", "N21.2"})
  void podsByPlayers() {
    assertThat(ship.escapePods().entries())
        .extracting(EscapePod::number)
        .containsExactly(1, 2, 3, 4);
    assertThat(ship.escapePods().entries())
        .extracting(EscapePod::section)
        .containsExactly(Dock.A, Dock.B, Dock.A, Dock.B);
    assertThat(ship.escapePods().entries())
        .allMatch(pod -> pod.seats() == 2 && pod.start() == EscapePod.Lock.LOCKED);
    int[] pods = {2, 2, 3, 3, 4};
    for (int players = 1; players <= 5; players++) {
      int expected = pods[players - 1];
      int n = players;
      assertThat(ship.setup().escapePods(players)).isEqualTo(expected);
      assertThat(ship.escapePods().entries().stream().filter(p -> p.minPlayers() <= n))
          .hasSize(expected);
    }
  }

  @Test
  @Rule("N2.6")
  void eachEngineHasAWorkingAndADamagedToken() {
    for (int engine = 1; engine <= 3; engine++) {
      int n = engine;
      assertThat(ship.engines().entries().stream().filter(t -> t.engine() == n))
          .extracting(EngineToken::state)
          .containsExactly(EngineToken.State.WORKING, EngineToken.State.DAMAGED);
    }
    assertThat(content.count("engine-tokens")).isEqualTo(6);
  }

  @Test
  @Rule({"N3.1", "N20.10", "N2.10"})
  void timeTrack() {
    Track time = content.tracks().time();
    assertThat(time.last()).isEqualTo(15);
    assertThat(time.first(Track.Colour.BLUE)).isEqualTo(7);
    assertThat(time.spaces().get(7).label()).isEqualTo("8");
    assertThat(time.first(Track.Colour.RED)).isEqualTo(15);
    assertThat(time.spaces().getFirst().colour()).isEqualTo(Track.Colour.GREEN);
    assertThat(content.setup().timeMarkerIndex()).isEqualTo(0);
  }

  @Test
  @Rule({"N20.6", "N20.8", "N20.9"})
  void selfDestructTrack() {
    Track track = ship.tracks().selfDestruct();
    assertThat(track.spaces().getFirst()).isEqualTo(new Track.Space(0, "6", Track.Colour.GREEN));
    assertThat(track.spaces().subList(1, 3))
        .extracting(Track.Space::colour)
        .containsOnly(Track.Colour.WHITE);
    assertThat(track.spaces().get(track.first(Track.Colour.YELLOW)).label()).isEqualTo("3");
    assertThat(track.first(Track.Colour.RED)).isEqualTo(6).isEqualTo(track.last());
  }

  @Test
  @Rule("N2.10")
  void theDestinationMarkerStartsOnB() {
    assertThat(ship.tracks().destination().spaces())
        .containsExactly(CourseSpace.A, CourseSpace.B, CourseSpace.C, CourseSpace.D);
    assertThat(ship.setup().destinationMarker()).isEqualTo(CourseSpace.B);
  }

  @Test
  @Rule({"N3.2", "N16.1", "N16.3", "N18.2"})
  void limitsOfCharacters() {
    assertThat(content.setup().handSize()).isEqualTo(5);
    assertThat(content.setup().handSlots()).isEqualTo(2);
    assertThat(content.setup().lightWoundTrack()).isEqualTo(2);
    assertThat(content.setup().seriousWoundsSurvived()).isEqualTo(3);
  }

  @Test
  @Rule({"N2.11", "N2.15"})
  void helpCardsAreThePlayerNumbers() {
    assertThat(content.helpCards().entries())
        .extracting(HelpCard::number)
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(content.setup().firstPlayer()).isEqualTo(1);
  }
}
