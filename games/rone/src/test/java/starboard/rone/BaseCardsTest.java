package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.rone.content.Faction;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Passives;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What every leader and technology does, used or set off. */
final class BaseCardsTest {

  @Covers
  @ParameterizedTest
  @Rule({"R5.1", "R5.2", "R5.3", "R8.4.4"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          leader-varek | active | none | active -1, melee +3
          leader-varek | when_play_faction | soldiers | rerolls +1
          leader-ilona | active | none | armour +4, active -1
          leader-ilona | when_craft | none | screws +1
          leader-sarga | active | none | armour +1, life +1, active -1
          leader-sarga | when_play_faction | mutants | rerolls +1
          leader-nox | active | none | active -1, ranged +1, their-deck -1, their-discard +1
          leader-nox | when_play_faction | hybrids | rerolls +1
          leader-oren | active | none | parts +1, active -1
          leader-oren | when_convert_dice | none | parts +1
          leader-mira | active | none | parts +1, screws +2, active -1
          leader-mira | when_trained | none | rerolls +1
          leader-kael | active | none | life +1, hand +2, deck -2, active -1, kept +1
          leader-kael | when_reshuffle_self | none | discard +2, scrapyard -2
          leader-zora | active | none | armour +1, life +1, deck +1, scrapyard -1, active -1
          leader-zora | when_use_stored | none | armour +2
          leader-brann | active | none | active -1, tearing +3
          leader-brann | when_reshuffle_self | none | armour +1
          leader-lyra | active | none | stored +1, screws +3, training +1, active -1
          leader-lyra | when_recruit | none | stored +1
          tech-water-purifier | active | none | stored +3, active -1
          tech-plated-hull | active | none | armour +2, rerolls +1, active -1
          tech-med-bay | active | none | armour +1, life +1, active -1
          tech-fire-control | when_play_faction | soldiers | melee +1
          tech-rail-cannon | active | none | active -1, tearing +1, ranged +1
          tech-nano-forge | active | none | screws +2, active -1, research -2
          tech-loaded-dice | start_of_turn | none | rerolls +2
          tech-drill-ground | end_of_turn | none | screws +1
          tech-salvage-yard | active | none | discard +2, scrapyard -2, active -1
          tech-archive | active | none | hand +2, deck -2, active -1, kept +1
          tech-conveyor | active | none | deck +2, scrapyard -2, active -1
          tech-propaganda | active | none | screws +2, training +1, active -1
          tech-spy-network | active | none | active -1, their-deck -3, their-discard +2, their-scrapyard +1
          tech-emp-emitter | active | none | active -1, their-stored -2, their-active -1
          tech-growth-serum | when_play_faction | mutants | melee +1
          tech-autoloader | when_use_stored | none | melee +1
          tech-bunker | when_reshuffle_self | none | armour +4
          tech-signal-intercept | when_reshuffle_opponent | none | armour +3, active +1
          tech-gyroscope | active | none | rerolls +1, active -1
          tech-fuel-cells | active | none | rerolls +1, floating +1, stored +1, active -1
          tech-war-engine | active | none | floating +2, active -1
          tech-hydroponics | active | none | life +1, floating +1, active -1
          tech-garage | when_play_faction | machines | rerolls +1, parts +1
          tech-contract-board | when_play_faction | hybrids | rerolls +1, screws +1
          tech-war-room | start_of_turn | none | rerolls +1, kept +1
          tech-incinerator | active | none | life +1, deck -1, active -1
          tech-siege-drill | active | none | active -1, tearing +3
          tech-barracks | when_trained | none | armour +1
          tech-barracks | active | none | armour +1, discard +1, active -1
          """)
  void abilities(String card, String trigger, String faction, String expected) {
    Scenario<Rone> table = Laid.laid(card).given(Laid.give(ONE, "base", card));
    Map<String, Integer> before = Laid.counts(table.state());
    if (trigger.equals("active")) {
      Laid.main(table).choose(ONE, "activate:base-0.2");
      Laid.until(table, ONE, "choose-action");
    } else {
      Trigger on = Trigger.valueOf(trigger.toUpperCase(Locale.ROOT));
      Faction whose =
          faction.equals("none") ? null : Faction.valueOf(faction.toUpperCase(Locale.ROOT));
      table.perform(s -> Passives.setOff(s, ONE, on, whose));
      Laid.until(table, ONE, "nothing");
    }
    assertThat(Laid.changes(before, Laid.counts(table.state()))).isEqualTo(expected);
  }
}
