package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Box;
import starboard.clank.turn.Turn;
import starboard.clank.words.Widgets;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What every card costs, what it does when it is acquired, and how many points it is worth. */
final class AcquiredCardsTest {

  @Covers
  @ParameterizedTest
  @Rule({"C7.1", "C7.3", "C19.1"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pasr | 2 | 0 | ''
          boldly-go | 3 | 0 | ''
          memory-core | 7 | 7 | ''
          robo-op-30000 | 5 | 1 | ''
          mad-scientist | 3 | 1 | ''
          telepad-technician | 4 | 1 | ''
          xenobiologist | 3 | 1 | ''
          crystallographer | 3 | 1 | ''
          doctor-when | 6 | 3 | ''
          lab-assistant | 2 | 1 | ''
          princess-leye | 6 | 3 | ''
          knight-youda | 5 | 2 | ''
          secret-agent | 3 | 1 | ''
          kockolit | 2 | 1 | ''
          rebel-pilot | 3 | 1 | ''
          rebel-trooper | 2 | 1 | ''
          rebel-scout | 2 | 1 | ''
          rebel-medic | 3 | 1 | ''
          saboteur | 4 | 1 | ''
          moisture-farmer | 1 | 1 | ''
          furry-copilot | 5 | 2 | ''
          admiral-carp | 5 | 2 | ''
          voice-of-revolt | 3 | 1 | ''
          droid-duo | 4 | 2 | ''
          space-skunk | 3 | 1 | ''
          hyn-duo | 6 | 2 | ''
          space-pirate | 4 | 1 | ''
          card-shark | 2 | 1 | ''
          fence | 3 | 1 | ''
          retired-gunslinger | 3 | 1 | ''
          black-marketeer | 4 | 1 | ''
          getaway-driver | 4 | 1 | ''
          con-artist | 2 | 1 | ''
          slimy-kingpin | 7 | 4 | ''
          likvidator | 5 | 2 | ''
          captive | 2 | 2 | ''
          account-hack | 2 | 0 | ''
          code-red | 3 | 0 | ''
          photon-scooter | 3 | 1 | boots +1
          laser-sword | 4 | 2 | swords +1
          jetpack | 4 | 1 | ''
          stealth-suit | 3 | 1 | ''
          pocket-teleporter | 4 | 2 | ''
          alien-idol | 5 | 5 | noise +2
          cantina | 3 | 1 | ''
          replicator | 5 | 1 | ''
          nano-bandage | 3 | 1 | wounds -1
          universal-translator | 3 | 1 | ''
          """)
  void costsAndCounts(String card, int skill, int points, String changes) {
    int kind = Laid.card(card);
    String option = "acquire:" + Widgets.offered(kind);
    Scenario<Clank> table = table(2).given(wounds(ONE, 3)).given(pools(skill - 1, 0, 0));
    if (!Decks.isReserve(kind)) table.given(row(card));
    AtomicReference<Standing> before = new AtomicReference<>();
    table
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, option)
        .given(s -> s.gainSkill(1))
        .perform(new Turn(ONE))
        .then(s -> assertThat(Scoring.of(s, ONE).cards()).isZero())
        .then(s -> before.set(Standing.of(s, ONE)))
        .choose(ONE, option)
        .then(
            s -> {
              assertThat(Box.kindOf(s.discardPile(ONE).number(s.discardPile(ONE).size() - 1)))
                  .isEqualTo(kind);
              assertThat(Scoring.of(s, ONE).cards()).isEqualTo(points);
              s.gainSkill(skill);
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(changes);
            });
  }
}
