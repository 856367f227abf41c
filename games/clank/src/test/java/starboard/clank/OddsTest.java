package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.clank.attack.Odds;
import starboard.clank.content.Box;
import starboard.clank.turn.Action;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;

/** The risk shown before a turn ends, against what happens in whole games. */
final class OddsTest {

  /** Ends of turns: how many wounded there were until the next turn, and how many were foretold. */
  private static final class Tally {
    private int turns;
    private int wounded;
    private double foretold;
    private double variance;

    void count(double risk, boolean hurt) {
      turns++;
      if (hurt) wounded++;
      foretold += risk;
      variance += risk * (1 - risk);
    }

    /** Three deviations and one turn: ARRIVE effects move cubes, which nobody can foresee. */
    void check() {
      assertThat((double) wounded).isCloseTo(foretold, within(1 + 3 * Math.sqrt(variance)));
    }
  }

  /** The end of a turn that is not yet over: a token may still put a question (C4.4). */
  private record Ending(Tally tally, Seat seat, int turn, double risk, int wounds) {
    void count(Clank s) {
      tally.count(risk, s.wounds(seat) > wounds);
    }
  }

  /** All ends of turns: of the last one aboard, and of who has others beside. */
  private static void play(int players, long seed, Tally alone, Tally withOthers) {
    Deque<Ending> open = new ArrayDeque<>();
    Clank ended =
        WholeGames.play(
            players,
            seed,
            WholeGames.cadets(players),
            (s, seat, choice) -> {
              if (!open.isEmpty() && s.turns() > open.element().turn()) open.remove().count(s);
              if (choice instanceof Action.EndTurn) {
                Tally tally = s.aboard().size() == 1 ? alone : withOthers;
                double risk = Odds.of(s, seat).wound();
                open.add(new Ending(tally, seat, s.turns(), risk, s.wounds(seat)));
              }
              s.answer(seat, choice);
            });
    for (Ending last : open) last.count(ended);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("C18.3")
  void theLastOneAboardIsWoundedAsOftenAsShown(int players) {
    Tally alone = new Tally();
    Tally withOthers = new Tally();
    for (int seed = 0; seed < 60; seed++) play(players, seed, alone, withOthers);
    assertThat(alone.turns).isGreaterThan(40);
    alone.check();
  }

  /** All cards of the deck but one of that kind go. */
  private static void leaveInDeck(Clank s, String card) {
    while (s.deck().size() > 1) {
      int kind = Box.kindOf(s.deck().number(0));
      s.giveToRow(kind == Laid.card(card) ? Box.kindOf(s.deck().number(1)) : kind);
      s.discardFromRow(s.row().size() - 1);
    }
  }

  @Test
  @Rule("C15.1")
  void theLastCardOfTheDeckMayAttack() {
    Laid.table(2)
        .given(Laid.row("captive", "captive", "fence", "fence", "card-shark"))
        .given(s -> leaveInDeck(s, "killbot"))
        .then(s -> assertThat(Odds.of(s, Seat.ONE).attack()).isEqualTo(1));
  }

  @Test
  @Rule("C16.1")
  void whileAllAreAboardAttacksWoundAsOftenAsShown() {
    Tally alone = new Tally();
    Tally withOthers = new Tally();
    for (int seed = 0; seed < 60; seed++) play(2, seed, alone, withOthers);
    assertThat(withOthers.turns).isGreaterThan(1000);
    withOthers.check();
  }

  private static Option.Risk risk(double clock, double departed, double wound) {
    return new Odds(0.5, 0.5, clock, departed, wound).risk();
  }

  @Test
  @Rule({"C16.1", "C18.3"})
  void whatIsNearlyNeverOrNearlySureIsNotToldAsSuch() {
    assertThat(risk(0, 0, 0).hit()).isZero();
    assertThat(risk(0, 0, 0.000_1).hit()).isEqualTo(1);
    assertThat(risk(0, 0, 0.25).hit()).isEqualTo(250);
    assertThat(risk(0, 0, 0.999_9).hit()).isEqualTo(999);
    assertThat(risk(0, 0, 1).hit()).isEqualTo(1_000);
    assertThat(risk(0, 0, 1).of()).isEqualTo(1_000);
  }

  @Test
  @Rule({"C18.3", "C22.2"})
  void onlyDrawsThatCanComeAreTold() {
    assertThat(risk(0, 0, 0.5).parts()).hasSize(2);
    assertThat(risk(0.1, 0, 0.5).parts()).hasSize(3);
    assertThat(risk(0, 0.1, 0.5).parts()).hasSize(3);
    assertThat(risk(0.1, 0.1, 0.5).parts()).hasSize(4);
  }
}
