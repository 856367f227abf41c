package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Box;
import starboard.clank.turn.Action;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.testkit.Rule;

/**
 * C24 The published figures are those of the bot that is shipped: fewer games than were measured,
 * so they may differ by some points, not by what another bot or another rule would bring.
 */
final class FiguresTest {

  private static final int GAMES = 150;
  private static final List<Figures> MEASURED = new ArrayList<>();

  static {
    for (int players = 2; players <= Box.PLAYERS; players++) MEASURED.add(new Figures(players));
  }

  private static Figures of(int players) {
    return MEASURED.get(players - 2);
  }

  /** What happened in the games of so many cadets. */
  private static final class Figures {
    private final int players;
    private final List<Integer> turns = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();
    private final List<Integer> artifacts = new ArrayList<>();
    private final List<Integer> scores = new ArrayList<>();
    private int escaped;
    private int rescued;
    private int mixed;
    private int nobody;
    private int leastDeck = Integer.MAX_VALUE;
    private int telepasses;
    private int jumps;

    Figures(int players) {
      this.players = players;
      for (int seed = 0; seed < GAMES; seed++) play(seed);
      for (List<Integer> each : List.of(turns, codes, artifacts, scores)) Collections.sort(each);
    }

    private void play(long seed) {
      int[] own = new int[players];
      int[] code = new int[players];
      int[] artifact = new int[players];
      int[] begun = {0};
      Clank ended =
          WholeGames.play(
              players,
              seed,
              WholeGames.cadets(players),
              (s, seat, choice) -> {
                int i = seat.index();
                if (s.turns() > begun[0]) own[i]++;
                begun[0] = s.turns();
                if (code[i] == 0 && s.hasCode(seat)) code[i] = own[i];
                if (artifact[i] == 0 && s.hasArtifact(seat)) artifact[i] = own[i];
                count(choice);
                s.answer(seat, choice);
              });
      add(turns, own);
      add(codes, code);
      add(artifacts, artifact);
      count(ended);
    }

    private static void add(List<Integer> all, int[] more) {
      Arrays.stream(more).filter(number -> number > 0).forEach(all::add);
    }

    private void count(Choice choice) {
      if (choice instanceof Action.Jump) jumps++;
      if (choice instanceof Action.Buy buy && buy.item() == Laid.item("telepass")) telepasses++;
    }

    private void count(Clank s) {
      int away = s.escaped().size();
      escaped += away;
      rescued += s.rescued().size();
      if (away > 0 && away < players) mixed++;
      if (away + s.rescued().size() == 0) nobody++;
      for (Seat seat : s.seats()) if (!s.isLost(seat)) scores.add(Scoring.of(s, seat).total());
      leastDeck = Math.min(leastDeck, s.deck().size());
    }

    double percent(int seats) {
      return 100.0 * seats / (GAMES * players);
    }
  }

  private static int at(List<Integer> sorted, int percent) {
    return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
  }

  @ParameterizedTest
  @CsvSource({"2, 15, 12, 19, 10", "3, 16, 12, 20, 11", "4, 17, 13, 21, 11"})
  @Rule("C24.1")
  void howLongAGameTakes(int players, int median, int shortest, int longest, int artifact) {
    Figures figures = of(players);
    assertThat(at(figures.turns, 50)).isCloseTo(median, within(1));
    assertThat(at(figures.turns, 10)).isCloseTo(shortest, within(1));
    assertThat(at(figures.turns, 90)).isCloseTo(longest, within(1));
    assertThat(at(figures.codes, 50)).isCloseTo(7, within(1));
    assertThat(at(figures.artifacts, 50)).isCloseTo(artifact, within(1));
    assertThat(figures.percent(figures.artifacts.size())).isGreaterThan(94);
  }

  @ParameterizedTest
  @CsvSource({"2, 89, 7", "3, 78, 12", "4, 64, 14"})
  @Rule("C24.2")
  void howManyGetAway(int players, double escaped, double rescued) {
    Figures figures = of(players);
    assertThat(figures.percent(figures.escaped)).isCloseTo(escaped, within(5.0));
    assertThat(figures.percent(figures.rescued)).isCloseTo(rescued, within(4.0));
  }

  @ParameterizedTest
  @CsvSource({"2, 22, 78", "3, 58, 78", "4, 92, 73"})
  @Rule("C24.3")
  void whatTheyScore(int players, double mixed, int score) {
    Figures figures = of(players);
    assertThat(100.0 * figures.mixed / GAMES).isCloseTo(mixed, within(8.0));
    assertThat(at(figures.scores, 50)).isCloseTo(score, within(5));
    assertThat(figures.nobody).isZero();
    assertThat(figures.leastDeck).isBetween(50, 70);
  }

  @ParameterizedTest
  @CsvSource({"2, 9", "3, 5", "4, 6"})
  @Rule("C24.4")
  void whatTheCadetsHardlyUse(int players, double telepasses) {
    Figures figures = of(players);
    assertThat(figures.percent(figures.telepasses)).isCloseTo(telepasses, within(5.0));
    assertThat(figures.jumps).isLessThan(GAMES / 20);
  }
}
