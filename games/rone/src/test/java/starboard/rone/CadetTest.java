package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.rone.Laid.bare;
import static starboard.rone.Laid.give;
import static starboard.rone.Laid.main;

import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.rone.bot.Cadet;
import starboard.rone.content.Colour;
import starboard.rone.game.RoneGame;
import starboard.rone.turn.Drawing;
import starboard.rone.turn.SpendingParts;
import starboard.testkit.Scenario;

/** What the cadet does in single situations, and how it does beside who plays at random. */
final class CadetTest {

  private static final Bot<Rone> CADET = new Cadet();

  /** The option the cadet takes. */
  private static String chosen(Scenario<Rone> table) {
    Rone s = table.state();
    Choice choice = CADET.choose(s.imagine(ONE, 1), ONE, Budget.ENDLESS, new SplittableRandom(1));
    return id(Objects.requireNonNull(s.question(ONE)), s, choice);
  }

  @SuppressWarnings("unchecked") // a choice of that question
  private static <C extends Choice> String id(Ask<Rone, C> ask, Rone s, Choice choice) {
    return ask.option(s, (C) choice).id();
  }

  /** The main phase with dice that show nothing and these resources. */
  private static Scenario<Rone> with(Scenario<Rone> table, Colour... floating) {
    return main(
        table.given(
            s -> {
              s.player(ONE).enter(4);
              for (Colour colour : floating) s.player(ONE).gain(colour.ordinal(), 1);
            }));
  }

  @Test
  void playsTheCardThatBringsMostForTheSameResource() {
    Scenario<Rone> table = bare().given(give(ONE, "hand", "brawler", "fighter"));
    assertThat(chosen(with(table, Colour.BLACK))).isEqualTo("play:hand-0.fighter");
  }

  @Test
  void paysItsRedForTheBetterOfTwoCards() {
    Scenario<Rone> table = bare().given(give(ONE, "hand", "scout", "jalak", "rifleman"));
    assertThat(chosen(with(table, Colour.RED, Colour.GREEN)))
        .isIn("play:hand-0.rifleman", "play:hand-0.scout");
  }

  @Test
  void doesNotDrawWhenTheReshuffleWouldKill() {
    Scenario<Rone> table =
        bare()
            .given(give(ONE, "scrapyard", "fighter", "fighter", "armourer"))
            .given(s -> s.player(ONE).setCounters(10, 3))
            .perform(new Drawing(ONE));
    assertThat(chosen(table)).isEqualTo("stop");
  }

  @Test
  void drawsWhatItsDiceMayPay() {
    Scenario<Rone> table =
        bare().given(give(ONE, "deck", "fighter", "jalak")).perform(new Drawing(ONE));
    assertThat(chosen(table)).isEqualTo("draw");
  }

  @Test
  void playsNoCardThatDrawsWhereNothingCanBeShuffled() {
    Scenario<Rone> table = bare().given(give(ONE, "hand", "order"));
    assertThat(chosen(with(table))).isEqualTo("end-phase");
  }

  @Test
  void spendsAPairThatHurts() {
    Scenario<Rone> table = bare().given(s -> Laid.stored(s.player(ONE), Colour.RED, 2));
    assertThat(chosen(with(table))).isEqualTo("spend-pair-red");
  }

  @Test
  void trainsWithItsFirstSpareParts() {
    Scenario<Rone> table = bare().given(give(ONE, "training", "gunslinger"));
    table.given(s -> s.player(ONE).gainSpareParts(2)).perform(new SpendingParts(ONE, true));
    assertThat(chosen(table)).isEqualTo("buy-sp-screw");
  }

  @Test
  void drawsNoMoreThanItsLifeCanBear() {
    Scenario<Rone> table =
        bare()
            .given(give(ONE, "deck", "fighter"))
            .given(give(ONE, "scrapyard", "fighter", "armourer", "gleaner", "reserve"))
            .given(give(ONE, "hand", "caretaker", "caretaker", "caretaker", "gleaner", "gleaner"))
            .given(s -> s.player(ONE).setCounters(10, 4))
            .perform(new Drawing(ONE));
    assertThat(chosen(table)).isEqualTo("stop");
  }

  @Test
  void leavesCardsForWhatOthersScrapAtTheSameTime() {
    Scenario<Rone> table = Scenario.of(new RoneGame(), 2).option("mode", "quick");
    table.given(give(ONE, "deck", "fighter", "fighter", "reserve"));
    assertThat(chosen(table.perform(new Drawing(ONE)))).isEqualTo("stop");
  }

  /** Four cadets in two teams, with technologies that exhaust the base of any enemy. */
  @Test
  void playsInTeamsToTheEnd() {
    RoneGame rone = new RoneGame();
    for (int game : new int[] {17, 21}) {
      Rone s = rone.open(Setup.of(rone, 4, Map.of("mode", "team")), Seed.of(game));
      SplittableRandom random = new SplittableRandom(game);
      while (s.result() == null) {
        Seat seat = s.next();
        Rone world = s.imagine(seat, random.nextLong());
        s.answer(seat, CADET.choose(world, seat, Budget.ENDLESS, random));
      }
      assertThat(Objects.requireNonNull(s.result()).seats()).hasSize(4);
    }
  }

  /** What it cannot see makes no difference to it. */
  @Test
  void looksAtNothingHidden() {
    RoneGame rone = new RoneGame();
    Rone s = rone.open(Setup.of(rone, 2, Map.of()), Seed.of(7));
    for (long chance = 0; s.result() == null; chance++) {
      Seat seat = s.deciding().first();
      Choice choice = CADET.choose(s, seat, Budget.ENDLESS, new SplittableRandom(chance));
      Rone world = s.imagine(seat, chance);
      assertThat(CADET.choose(world, seat, Budget.ENDLESS, new SplittableRandom(chance)))
          .isEqualTo(choice);
      s.answer(seat, choice);
    }
  }

  @Test
  void winsNearlyAlwaysAgainstRandomPlay() {
    int won = 0;
    for (int game = 0; game < 40; game++) if (wins(game)) won++;
    assertThat(won).isGreaterThan(36);
  }

  private static boolean wins(int game) {
    Seat own = game % 2 == 0 ? ONE : TWO;
    SplittableRandom random = new SplittableRandom(game);
    RoneGame rone = new RoneGame();
    Rone s = rone.open(Setup.of(rone, 2, Map.of()), Seed.of(game));
    while (s.result() == null) {
      Seat seat = s.deciding().first();
      Choice choice =
          seat == own
              ? CADET.choose(s.imagine(seat, random.nextLong()), seat, Budget.ENDLESS, random)
              : s.choices(seat).at(random.nextInt(s.choices(seat).size()));
      s.answer(seat, choice);
    }
    return Objects.requireNonNull(s.result()).winners().has(own);
  }
}
