package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.Trigger;
import starboard.rone.invasion.Cards;
import starboard.rone.invasion.Felled;
import starboard.rone.invasion.Protocols;
import starboard.rone.invasion.Zones;
import starboard.rone.turn.MainPhase;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What every card of the Invasion, every protocol and every zone does. */
final class InvasionCardsTest {

  /** As a defender a card comes without its text (R17.4), so that only its figures count. */
  @Covers
  @ParameterizedTest
  @Rule({"R1.5", "R12.2", "R12.4", "R12.7"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inv-thrall | green 1 | 0 | 2 | 0 | 3
          inv-shackled-worker | black 1 | 0 | 2 | 0 | 3
          inv-orb-drone | yellow 1 | 1 | 0 | 1 | 2
          inv-watch-drone | blue 1 | 1 | 1 | 0 | 2
          inv-borer | black 1 | 0 | 3 | 0 | 2
          inv-hauler | blue 1 | 0 | 1 | 3 | 2
          inv-ore-carrier | green 1 yellow 1 | 0 | 1 | 2 | 3
          inv-relay | wild 1 | 0 | 1 | 0 | 3
          inv-cutter | red 1 | 0 | 3 | 1 | 2
          inv-spotter | red 1 | 1 | 2 | 0 | 2
          inv-guard | blue 1 | 0 | 2 | 3 | 2
          inv-medic-orb | green 1 | 0 | 0 | 0 | 4
          inv-stinger | red 1 | 2 | 0 | 0 | 2
          inv-pack-hound | black 1 | 0 | 3 | 0 | 2
          inv-breaker | black 1 | 0 | 3 | 0 | 3
          inv-mindless-host | green 1 | 0 | 1 | 0 | 4
          inv-signal-thief | yellow 1 | 0 | 1 | 0 | 3
          inv-scrambler | yellow 1 | 0 | 1 | 1 | 2
          inv-shield-orb | blue 1 | 0 | 0 | 4 | 2
          inv-gunner | red 1 | 1 | 2 | 0 | 2
          inv-scavver | black 1 yellow 1 | 0 | 2 | 0 | 2
          inv-courier | blue 1 red 1 | 0 | 1 | 0 | 2
          inv-grinder | wild 1 | 0 | 3 | 2 | 2
          inv-herald | green 1 | 1 | 0 | 0 | 4
          inv-lancer | black 1 | 0 | 5 | 1 | 3
          inv-raptor | red 1 | 0 | 4 | 0 | 4
          inv-ion-gunner | red 1 | 2 | 1 | 0 | 3
          inv-aegis | blue 1 | 0 | 1 | 5 | 3
          inv-stalker | yellow 1 | 1 | 3 | 0 | 3
          inv-harvester | green 2 | 0 | 3 | 2 | 4
          inv-crusher | black 1 | 0 | 5 | 2 | 3
          inv-suppressor | red 1 | 1 | 2 | 1 | 4
          inv-dampener | blue 1 | 0 | 2 | 2 | 4
          inv-null-field | yellow 1 | 0 | 2 | 4 | 4
          inv-warden | blue 1 | 0 | 3 | 3 | 3
          inv-mender | green 1 | 0 | 1 | 0 | 5
          inv-bombardier | red 1 | 2 | 2 | 0 | 3
          inv-leech | green 1 | 0 | 2 | 0 | 4
          inv-jailer | yellow 1 | 0 | 3 | 1 | 3
          inv-static-orb | blue 1 | 1 | 0 | 3 | 3
          inv-overseer | wild 1 | 1 | 4 | 2 | 4
          inv-pathfinder | wild 1 | 0 | 2 | 0 | 3
          inv-command-node | wild 2 | 0 | 2 | 3 | 4
          inv-juggernaut | black 2 | 0 | 6 | 4 | 5
          inv-siege-walker | red 1 black 1 | 1 | 5 | 3 | 4
          inv-hive-orb | green 2 | 0 | 3 | 1 | 6
          inv-reaper | red 1 | 2 | 4 | 0 | 4
          inv-phantom | yellow 1 | 3 | 0 | 0 | 3
          inv-mindbreaker | yellow 1 | 1 | 2 | 0 | 4
          inv-salvager | blue 1 black 1 | 0 | 2 | 1 | 4
          inv-recaller | green 1 | 0 | 2 | 1 | 3
          inv-smelter | blue 1 black 1 | 0 | 3 | 3 | 3
          inv-sharpshooter | red 1 | 3 | 0 | 0 | 3
          inv-berserker | black 1 | 0 | 6 | 0 | 3
          inv-bulwark | blue 1 | 0 | 2 | 7 | 3
          inv-bio-vat | green 2 | 0 | 0 | 1 | 7
          inv-envoy | wild 1 | 1 | 4 | 2 | 6
          inv-uplink | wild 2 | 0 | 0 | 0 | 3
          inv-sleeper | yellow 1 | 0 | 3 | 0 | 3
          inv-orbital-beacon | red 1 | 0 | 1 | 1 | 4
          inv-warp-gate | wild 1 | 0 | 0 | 3 | 5
          inv-protocol-core | wild 1 | 0 | 0 | 0 | 3
          inv-flak-carrier | red 1 blue 1 | 1 | 3 | 2 | 3
          inv-iron-choir | green 1 | 1 | 2 | 3 | 5
          inv-tormentor | black 1 | 1 | 4 | 1 | 4
          inv-colossus | black 1 wild 1 | 1 | 7 | 5 | 6
          """)
  void aCardBringsItsRewardAndItsValues(
      String card, String reward, int ranged, int melee, int armour, int life) {
    Scenario<Rone> table = Invaded.bare(1).given(Invaded.invasion("deck", card));
    Stack stack = table.state().stack();
    table.perform(new Cards.Deploy(1, true));
    Invaded.settle(table);
    assertThat(stack.ranged()).isEqualTo(ranged);
    assertThat(stack.melee()).isEqualTo(melee + stack.rows().melee());
    assertThat(stack.armour()).isEqualTo(armour);
    assertThat(stack.life()).isEqualTo(life + stack.rows().life());
    Invasion invasion = table.state().invasion();
    String[] words = reward.split(" ", -1);
    int[] expected = new int[Invasion.ZONES];
    for (int i = 0; i < words.length; i += 2) {
      int colour = Colour.valueOf(words[i].toUpperCase(java.util.Locale.ROOT)).ordinal();
      expected[colour < Invasion.ZONES ? colour : 0] += Integer.parseInt(words[i + 1]);
    }
    for (int zone = 0; zone < Invasion.ZONES; zone++) {
      assertThat(invasion.stored(zone)).as(Invasion.zoneId(zone)).isEqualTo(expected[zone]);
    }
  }

  @ParameterizedTest
  @Rule({"R9.4", "R12.6", "R12.7", "R12.10", "R14.1.7.1", "R16"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inv-signal-thief | stored -1, mate-stored -1
          inv-scrambler | deck -1, discard +1, mate-deck -1
          inv-stalker | deck -1, scrapyard +1, mate-deck -1
          inv-bombardier | armour -1, mate-armour -1
          inv-leech | stored -1, mate-stored -1
          inv-jailer | active -1, mate-active -1
          inv-static-orb | dice -1, mate-dice -1
          inv-mindbreaker | deck -2, scrapyard +2, mate-deck -2
          inv-salvager | inv-deck +1, inv-scrapyard -1
          inv-recaller | inv-deck +2, inv-discard -1, inv-scrapyard -1
          inv-tormentor | research +1, mate-research +1
          inv-warden | top-armour +2
          inv-mender | top-life +1
          """)
  void aDeployedCardDoesWhatItSays(String card, String changes) {
    assertThat(deployed(card)).isEqualTo(changes);
  }

  /** What a card does beyond what it does as a defender. */
  private static String deployed(String card) {
    Scenario<Rone> with = Invaded.laid(card).given(Invaded.invasion("deck", card));
    Scenario<Rone> without = Invaded.laid(card).given(Invaded.invasion("deck", card));
    with.perform(new Cards.Deploy(1, false));
    Invaded.settle(with);
    without.perform(new Cards.Deploy(1, true));
    Invaded.settle(without);
    return Invaded.changes(Invaded.counts(without.state()), Invaded.counts(with.state()));
  }

  @ParameterizedTest
  @Rule("R12.7")
  @CsvSource({"inv-pathfinder", "inv-warp-gate"})
  void aCardDeployedByAnotherLandsBelowIt(String card) {
    Scenario<Rone> table = Invaded.laid(card).given(Invaded.invasion("deck", "inv-colossus", card));
    table.perform(new Cards.Deploy(1, false));
    Invaded.settle(table);
    table.then(
        s -> {
          assertThat(s.stack().cards().size()).isEqualTo(3);
          assertThat(Box.kindOf(s.stack().cards().number(2))).isEqualTo(Box.kind(card));
          assertThat(Box.kindOf(s.stack().cards().number(1))).isEqualTo(Box.kind("inv-colossus"));
        });
  }

  @ParameterizedTest
  @Rule({"R12.11", "R14.1.4"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inv-envoy | inv-discard +1, zones +2
          inv-uplink | inv-destroyed +1, zones +1
          inv-sleeper | armour -2, mate-armour -2, inv-discard +1
          inv-orbital-beacon | life -1, mate-life -1, inv-discard +1
          inv-protocol-core | inv-destroyed +1, protocols +1
          """)
  void aTrainedCardDoesWhatItSays(String card, String changes) {
    Scenario<Rone> table = Invaded.laid(card).given(Invaded.invasion("zone-green", card));
    int cost = Box.invader(Box.kind(card)).trainCost();
    Map<String, Integer> before = Invaded.counts(table.state());
    table.given(s -> s.invasion().store(3, cost));
    table.perform(new Zones.Training());
    Invaded.settle(table);
    Map<String, Integer> after = Invaded.counts(table.state());
    after.merge("top-life", -2, Integer::sum);
    assertThat(Invaded.changes(before, after)).isEqualTo(changes);
  }

  @Test
  @Rule({"R14.2.2", "R14.1.7.1"})
  void theReaperTakesArmourWhenItIsDefeated() {
    Scenario<Rone> table =
        Invaded.bare(2)
            .given(Invaded.invasion("stack", "inv-reaper"))
            .given(s -> s.stack().suffer(DamageType.RANGED, s.stack().life()))
            .perform(new Felled());
    table.then(
        s -> {
          assertThat(s.stack().isEmpty()).isTrue();
          assertThat(s.player(ONE).armour()).isEqualTo(9);
          assertThat(s.invasion().discard().size()).isEqualTo(1);
        });
  }

  @ParameterizedTest
  @Rule("R12.5")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inv-suppressor | reroll:die-0-1 | refused.forbidden-reroll
          inv-dampener | spend-pair-red | refused.forbidden-pairs
          inv-null-field | activate:base-0.1 | refused.forbidden-abilities
          """)
  void aCardOfTheStackForbids(String card, String option, String reason) {
    Scenario<Rone> table =
        Invaded.laid(card)
            .given(s -> s.player(ONE).gainRerolls(1))
            .given(s -> s.player(ONE).enter(4))
            .given(s -> s.player(ONE).roll());
    table.perform(new MainPhase(ONE)).offers(ONE, option);
    Scenario<Rone> covered =
        Invaded.laid(card)
            .given(Invaded.invasion("stack", card, "inv-colossus"))
            .given(s -> s.player(ONE).gainRerolls(1))
            .given(s -> s.player(ONE).enter(4))
            .given(s -> s.player(ONE).roll());
    covered.perform(new MainPhase(ONE)).refuses(ONE, option, reason);
  }

  @Covers
  @ParameterizedTest
  @Rule({"R14.1.1", "R14.1.6", "R14.1.7", "R12.10"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          proto-orbital-strike | active | life -1, mate-life -1
          proto-suppression | active | armour -3, mate-armour -3
          proto-mind-siphon | active | deck -1, scrapyard +1, mate-deck -1
          proto-blackout | active | dice -1, mate-dice -1
          proto-assembly | active | zones +2
          proto-reinforcement | active | stack +1, inv-deck -1
          proto-nanoplating | active | top-armour +3
          proto-regrowth | active | top-life +2
          proto-recall | active | inv-deck +2, inv-discard -1, inv-scrapyard -1
          proto-jamming | active | stored -2, mate-stored -2
          proto-lockdown | active | active -1, mate-active -1
          proto-corrosion | start_of_round | armour -1, mate-armour -1
          proto-overclock | active | research +1, mate-research +1, zones +2
          proto-attrition | end_of_round | deck -1, discard +1, mate-deck -1
          """)
  void aProtocolDoesWhatItSays(String protocol, String moment, String changes) {
    Scenario<Rone> table = Invaded.laid("none").given(Invaded.invasion("protocols", protocol));
    Map<String, Integer> before = Invaded.counts(table.state());
    if (moment.equals("active")) {
      table.perform(new Protocols.Resolving());
    } else {
      Trigger trigger = Trigger.valueOf(moment.toUpperCase(java.util.Locale.ROOT));
      table.perform(new Protocols.Triggered(trigger, 1));
    }
    Invaded.settle(table);
    Map<String, Integer> after = Invaded.counts(table.state());
    if (protocol.equals("proto-reinforcement")) {
      after.put("zones", before.getOrDefault("zones", 0));
      after.put("top-armour", before.getOrDefault("top-armour", 0));
      after.put("top-life", before.getOrDefault("top-life", 0));
    }
    assertThat(Invaded.changes(before, after)).isEqualTo(changes);
    assertThat(table.state().invasion().isExhausted(0)).isEqualTo(moment.equals("active"));
  }

  @Covers
  @ParameterizedTest
  @Rule({"R14.1.8", "R14.1.4"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          zone-blue | 0 | top-armour +2
          zone-red | 1 | life -1, mate-life -1
          zone-black | 2 | armour -2, mate-armour -2
          zone-green | 3 | top-life +2
          zone-yellow | 4 | deck -1, scrapyard +1, mate-deck -1
          """)
  void aZoneActsWhenItsCardIsTrainedAndIsRefilled(String zone, int colour, String changes) {
    Scenario<Rone> table = Invaded.laid("inv-borer").given(Invaded.invasion(zone, "inv-borer"));
    Map<String, Integer> before = Invaded.counts(table.state());
    table.given(s -> s.invasion().store(colour, 3)).perform(new Zones.Training());
    Map<String, Integer> after = Invaded.counts(table.state());
    after.merge("inv-discard", -1, Integer::sum);
    assertThat(Invaded.changes(before, after)).isEqualTo(changes);
    assertThat(table.state().invasion().stored(colour)).isZero();
    assertThat(table.state().invasion().zone(colour).size()).isEqualTo(1);
  }

  @Test
  @Rule("R14.1.4")
  void aZoneWithTooLittleDoesNotTrain() {
    Invaded.laid("inv-borer")
        .given(Invaded.invasion("zone-red", "inv-borer"))
        .given(s -> s.invasion().store(1, 1))
        .perform(new Zones.Training())
        .then(s -> assertThat(s.invasion().stored(1)).isEqualTo(1));
  }
}
