package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.deck;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.content.Box;
import starboard.clank.content.Colours;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** What every enemy takes to be beaten, and what it brings. */
final class EnemiesTest {

  @Covers
  @ParameterizedTest
  @Rule("C8.1")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          security-officer | 2 | noise -2
          killbot | 4 | credits +4, wounds -1
          wild-gorklar | 3 | credits +5
          patrol-drone | 1 | boots +1
          elite-guard | 3 | credits +2, draws +1
          tracker-droid | 2 | credits +3
          gun-turret | 2 | credits +2
          interrogator | 2 | skill +1, draws +1
          foreman-bot | 3 | credits +4
          alarm-sphere | 1 | credits +1, noise -1
          fleet-admiral | 5 | credits +5, draws +2
          """)
  void pays(String enemy, int swords, String reward) {
    AtomicReference<Standing> before = new AtomicReference<>();
    table(2)
        .given(wounds(ONE, 3))
        .given(row(enemy))
        .given(drawPile(ONE, "hack", "hack"))
        .given(pools(0, swords - 1, 0))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "fight:row." + enemy)
        .given(
            s -> {
              before.set(Standing.of(s, ONE));
              s.gainSwords(1);
            })
        .perform(new Turn(ONE))
        .choose(ONE, "fight:row." + enemy)
        .then(
            s -> {
              assertThat(s.swords()).isZero();
              s.gainSwords(swords - 1);
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(reward);
              assertThat(Box.find(s.rowDiscard(), Laid.card(enemy))).isZero();
            });
  }

  @Covers("brain-slug")
  @Rule({"C8.1", "C21.2"})
  @Test
  void theBrainSlugTrashesAndPays() {
    table(2)
        .given(row("brain-slug"))
        .given(pools(0, 2, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "fight:row.brain-slug")
        .asks(ONE, "ask.trash")
        .then(s -> assertThat(s.credits(ONE)).isZero())
        .choose(ONE, "trash:discard-0.stumble")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.trash().size()).isEqualTo(1));
  }

  @Covers({"gob-lin-front", "tyranobot"})
  @Rule("C8.2")
  @Test
  void theReserveEnemyPaysOnBothSides() {
    table(2)
        .given(pools(0, 5, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "fight:reserve.gob-lin-front")
        .told(TWO, "beaten")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(1))
        .offers(ONE, "fight:reserve.gob-lin-front");
    table(2)
        .given(Clank::flipReserveEnemy)
        .given(pools(0, 6, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "fight:reserve.tyranobot", "fight:reserve.tyranobot")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(4))
        .doesNotOffer(ONE, "fight:reserve.tyranobot");
  }

  /** What a card does as it arrives in the row (C4.4(6)). */
  @Covers
  @ParameterizedTest
  @Rule({"C4.4", "C15.2"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          brain-slug | noise +1, others +1
          alarm-sphere | noise +1, others +1
          space-pirate | ''
          foreman-bot | ''
          """)
  void arrives(String card, String changes) {
    AtomicReference<Standing> before = new AtomicReference<>();
    table(2)
        .given(row("captive", "captive", "fence", "fence", "card-shark"))
        .given(deck(card))
        .given(s -> s.placeTyrant(1))
        .given(s -> before.set(Standing.of(s, ONE)))
        .perform(new Turns.Refill(ONE))
        .then(
            s -> {
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(changes);
              assertThat(s.isFlipped()).isEqualTo(card.equals("foreman-bot"));
            });
  }

  @Covers("space-pirate")
  @Rule("C2.11")
  @Test
  void theSpacePirateReturnsBlackCubes() {
    table(2)
        .given(row("captive", "captive", "fence", "fence", "card-shark"))
        .given(deck("space-pirate"))
        .given(s -> s.drawCubes(5))
        .perform(new Turns.Refill(ONE))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(2))
        .then(s -> assertThat(s.bag().count(Colours.BLACK)).isEqualTo(22));
  }
}
