package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.rone.game.RoneGame;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R11: the set-up of the players. */
final class SetUpTest {

  /** Both have their leaders and choose the rest. */
  private static Scenario<Rone> begun() {
    return Scenario.of(new RoneGame(), 2)
        .seed(3)
        .begin()
        .asks(ONE, "choose-leader")
        .choose(ONE, "lead:leaders.leader-varek")
        .asks(TWO, "choose-leader")
        .doesNotOffer(TWO, "lead:leaders.leader-varek")
        .choose(TWO, "lead:leaders.leader-nox");
  }

  private static void first(Scenario<Rone> table, Seat seat) {
    table.choose(seat, table.decision(seat).options().getFirst().id());
  }

  @Test
  @Rule({"R11.1", "R11.3", "R11.4", "R2.1", "R2.3"})
  void everybodyHasCountersDiceAndTwelveCards() {
    begun()
        .then(
            s -> {
              for (Seat seat : s.seats()) {
                Player player = s.player(seat);
                assertThat(player.armour()).isEqualTo(16);
                assertThat(player.life()).isEqualTo(14);
                assertThat(player.deck().size()).isEqualTo(12);
                assertThat(player.die(3)).isEqualTo(Dice.DEFAULT);
              }
              assertThat(s.starters().size()).as("additional ones only").isEqualTo(6 * 3);
            });
  }

  @Test
  @Rule("R11.1")
  void theSharedDecksAreShuffled() {
    Set<List<Integer>> recruits = new HashSet<>();
    Set<List<Integer>> technologies = new HashSet<>();
    for (int seed = 1; seed <= 5; seed++) {
      Rone s = Scenario.of(new RoneGame(), 2).seed(seed).begin().state();
      recruits.add(order(s.recruits()));
      technologies.add(order(s.technologies()));
    }
    assertThat(recruits).hasSize(5);
    assertThat(technologies).hasSize(5);
  }

  private static List<Integer> order(Pile pile) {
    return IntStream.range(0, pile.size()).mapToObj(pile::number).toList();
  }

  @Test
  @Rule({"R11.2", "R11.5", "R11.6", "R6.1", "R6.10"})
  void bothChooseATechnologyAndFourRecruitsAtTheSameTime() {
    Scenario<Rone> table = begun().asks(ONE, TWO).asks(ONE, "choose-technology");
    for (int i = 0; i < 5; i++) first(table, TWO);
    table
        .asks(ONE)
        .then(
            s -> {
              assertThat(s.player(TWO).base().size()).isEqualTo(2);
              assertThat(s.player(TWO).training().size()).isEqualTo(4);
              assertThat(s.player(TWO).hand().isEmpty()).isTrue();
              assertThat(s.destroyedTechnologies().size()).isEqualTo(2);
              assertThat(s.destroyedRecruits().size()).isEqualTo(8);
              assertThat(Resources.total(s.player(TWO).stored())).isZero();
            });
    for (int i = 0; i < 5; i++) first(table, ONE);
    table.then(s -> assertThat(s.turn()).isEqualTo(1));
  }

  @Test
  @Rule("R10.1")
  void whoBeginsIsDrawnAtRandom() {
    Scenario<Rone> table = begun();
    for (int i = 0; i < 5; i++) first(table, TWO);
    for (int i = 0; i < 4; i++) first(table, ONE);
    table.draws(Chance.FIRST_PLAYER, 1);
    first(table, ONE);
    table.asks(TWO).asks(TWO, "choose-draw");
  }

  @Test
  @Rule("R6.11")
  void aShortRecruitDeckTakesTheDestroyedCardsIn() {
    Scenario<Rone> table = begun();
    table.given(
        s -> {
          while (s.recruits().size() > 2) {
            s.revealRecruits(ONE);
            Player player = s.player(ONE);
            player.recruit(Box.kindOf(player.revealed().number(0)));
          }
        });
    table.then(s -> assertThat(s.recruits().size()).isLessThan(3));
    int open = table.state().recruits().size() + table.state().destroyedRecruits().size();
    table.given(s -> s.revealRecruits(ONE));
    table.then(s -> assertThat(s.player(ONE).revealed().size()).isEqualTo(3));
    table.then(s -> assertThat(s.recruits().size()).isEqualTo(open - 3));
  }
}
