package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.EventCard.After;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.ship.Coordinates;
import starboard.nemesis.ship.CourseSpace;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipContent;
import starboard.testkit.Rule;

/** Events, attacks, wounds, contamination, weaknesses, coordinates, Intruder player cards. */
class DecksTest {
  private final Content content = BaseGame.CONTENT;
  private final ShipContent ship = content.supplement(ShipContent.class);

  @Test
  @Rule("N3.13")
  void twentyEvents() {
    assertThat(content.events().entries().stream().mapToInt(EventCard::count).sum())
        .isEqualTo(20)
        .isEqualTo(content.count("event-deck"));
    int larva = content.intruderTypes().indexOf("larva");
    for (EventCard event : content.events()) {
      assertThat(event.directions()).as(event.id()).hasSize(1);
      assertThat(event.directions()).allMatch(number -> number >= 1 && number <= 4);
      assertThat(event.movers()).noneMatch(type -> type.index() == larva);
      assertThat(event.movers()).isNotEmpty();
    }
  }

  @Test
  @Rule("N3.13")
  void everyDirectionIsOnFiveEvents() {
    Map<Integer, Integer> directions = new TreeMap<>();
    content.events().forEach(e -> directions.merge(e.directions().getFirst(), 1, Integer::sum));
    assertThat(directions).isEqualTo(new TreeMap<>(Map.of(1, 5, 2, 5, 3, 5, 4, 5)));
  }

  @Test
  @Rule("N3.13")
  void eventsThatAreNotSimplyDiscarded() {
    assertThat(events(After.REMOVE_AND_RESHUFFLE))
        .containsExactly(
            "ev-coolant-leak",
            "ev-short-circuit",
            "ev-evacuation-pod-ejection",
            "ev-life-support-failure");
    assertThat(events(After.SHUFFLE_BACK)).containsExactly("ev-malfunction");
  }

  private List<String> events(After after) {
    return content.events().entries().stream()
        .filter(event -> event.after() == after)
        .map(EventCard::id)
        .toList();
  }

  @Test
  @Rule("N13.5")
  void twentyAttacksTwoWithARetreatArrow() {
    assertThat(content.attacks().entries().stream().mapToInt(AttackCard::count).sum())
        .isEqualTo(20)
        .isEqualTo(content.count("intruder-attack-deck"));
    assertThat(content.attacks().entries().stream().filter(AttackCard::retreat))
        .extracting(AttackCard::id)
        .containsExactly("at-claw-retreat", "at-bite-retreat");
  }

  @Test
  void healthNumbers() {
    Map<Integer, Integer> numbers = new TreeMap<>();
    content.attacks().forEach(card -> numbers.merge(card.health(), card.count(), Integer::sum));
    assertThat(numbers).isEqualTo(new TreeMap<>(Map.of(0, 2, 2, 2, 3, 4, 4, 5, 5, 5, 6, 2)));
  }

  @Test
  @Rule("N14.3")
  void whoStrikesWithWhat() {
    Map<String, Integer> strikes = new TreeMap<>();
    for (AttackCard card : content.attacks()) {
      for (int type = 0; type < content.intruderTypes().size(); type++) {
        if (card.strikesFor(type)) {
          strikes.merge(content.intruderTypes().at(type).id(), card.count(), Integer::sum);
        }
      }
    }
    assertThat(strikes)
        .isEqualTo(new TreeMap<>(Map.of("creeper", 8, "adult", 13, "breeder", 15, "queen", 18)));
  }

  @Test
  @Rule("N17.3")
  void bites() {
    assertThat(content.attacks().entries().stream().filter(AttackCard::bite))
        .hasSize(3)
        .allMatch(card -> card.names().en().equals("Bite"));
    assertThat(content.attacks().entries().stream().filter(card -> !card.bite()))
        .noneMatch(card -> card.names().en().equals("Bite"));
  }

  @Test
  @Rule("N16.7")
  void sixteenSeriousWounds() {
    Map<String, Integer> wounds = new TreeMap<>();
    content.seriousWounds().forEach(wound -> wounds.put(wound.id(), wound.count()));
    assertThat(wounds)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "wound-body",
                    4,
                    "wound-leg",
                    3,
                    "wound-hand",
                    3,
                    "wound-arm",
                    3,
                    "wound-bleeding",
                    3)));
    assertThat(content.count("serious-wound-deck")).isEqualTo(16);
  }

  @Test
  @Rule("N1.2")
  void twentySevenContaminationCardsSevenInfected() {
    assertThat(content.contamination().require("contamination-infected").count()).isEqualTo(7);
    assertThat(content.contamination().require("contamination-clean").count()).isEqualTo(20);
    assertThat(content.count("contamination-deck")).isEqualTo(27);
  }

  @Test
  @Rule("N2.7")
  void eightWeaknesses() {
    assertThat(content.weaknesses().entries()).hasSize(8).allMatch(card -> card.count() == 1);
    assertThat(content.count("weakness-deck")).isEqualTo(8);
  }

  @Test
  @Rule("N2.4")
  void eightCoordinatesWithTheSameFourDestinations() {
    assertThat(ship.coordinates().size()).isEqualTo(8);
    assertThat(content.count("coordinates-deck")).isEqualTo(8);
    assertThat(ship.coordinates())
        .allSatisfy(
            card ->
                assertThat(List.of(card.a(), card.b(), card.c(), card.d()))
                    .containsExactlyInAnyOrder(Destination.values()))
        .doesNotHaveDuplicates();
    assertThat(ship.coordinates().require("coords-1").at(CourseSpace.D))
        .isEqualTo(Destination.EARTH);
  }

  @Test
  @Rule("N2.4")
  void earthLiesOnEverySpaceTwice() {
    Map<CourseSpace, Integer> earth = new TreeMap<>();
    for (Coordinates card : ship.coordinates()) {
      for (CourseSpace space : CourseSpace.values()) {
        if (card.at(space) == Destination.EARTH) earth.merge(space, 1, Integer::sum);
      }
    }
    assertThat(earth.values()).containsExactly(2, 2, 2, 2);
  }

  @Test
  @Rule("N26.4")
  void tenIntruderPlayerCards() {
    assertThat(content.intruderPlayerCards().entries())
        .hasSize(10)
        .allMatch(card -> card.count() == 1);
    assertThat(content.count("intruder-action-deck")).isEqualTo(10);
    assertThat(content.intruderPlayerCards().entries().stream().filter(c -> c.direction().isAny()))
        .extracting(IntruderPlayerCard::id)
        .containsExactly("ip-pursuit-any", "ip-planning-any");
  }
}
