package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.code;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;

import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.clank.bot.Cadet;
import starboard.clank.turn.Turn;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.testkit.Scenario;

/** What the cadet does in single situations of a turn. */
class CadetTest {

  private static final Cadet CADET = new Cadet();

  /** A turn of the first player, at a table for four where all artifacts lie. */
  @SafeVarargs
  private static Scenario<Clank> turn(Consumer<Clank>... given) {
    Scenario<Clank> turn = table(4);
    for (Consumer<Clank> fact : given) turn.given(fact);
    return turn.perform(new Turn(ONE));
  }

  /** The option the cadet takes. */
  private static String chosen(Scenario<Clank> turn) {
    Clank s = turn.state();
    Choice choice = CADET.choose(s.imagine(ONE, 1), ONE, Budget.ENDLESS, new SplittableRandom(1));
    return id(Objects.requireNonNull(s.question(ONE)), s, choice);
  }

  @SuppressWarnings("unchecked") // a choice of that question
  private static <C extends Choice> String id(Ask<Clank, C> ask, Clank s, Choice choice) {
    return ask.option(s, (C) choice).id();
  }

  @Test
  void playsItsCardsFirst() {
    assertThat(chosen(turn(hand(ONE, "hack"), pools(7, 2, 2)))).isEqualTo("play:hand-0.hack");
  }

  @Test
  void buysTheCardItCanUseBest() {
    assertThat(chosen(turn(row("rebel-pilot", "moisture-farmer"), pools(3, 0, 0))))
        .isEqualTo("acquire:row.rebel-pilot");
  }

  @Test
  void buysPointsOnTheWayOut() {
    assertThat(chosen(turn(row("rebel-pilot"), artifact(ONE, 5), pools(7, 0, 0))))
        .isEqualTo("acquire:reserve.memory-core");
  }

  @Test
  void leavesTheRowAloneOnTheWayOut() {
    assertThat(chosen(turn(row("rebel-pilot"), artifact(ONE, 5), pools(3, 0, 0))))
        .isNotEqualTo("acquire:row.rebel-pilot");
  }

  @Test
  void walksToTheNearestTerminal() {
    assertThat(chosen(turn(at(ONE, "co-2"), pools(0, 0, 1))))
        .isIn("walk:hydroponics-h3", "walk:doomsday-cannon-d3");
  }

  @Test
  void hacksTheTerminalItCameFor() {
    assertThat(chosen(turn(at(ONE, "doomsday-cannon-d11")))).isEqualTo("hack:doomsday-cannon-d11");
  }

  @Test
  void hacksInAnotherModuleNext() {
    Consumer<Clank> first = s -> s.placeDataCube(ONE, Laid.space("hydroponics-h3"));
    assertThat(chosen(turn(first, at(ONE, "co-2"), pools(0, 0, 1))))
        .isEqualTo("walk:doomsday-cannon-d3");
  }

  @Test
  void stealsTheArtifactItCameFor() {
    assertThat(chosen(turn(code(ONE), at(ONE, "cm-a30")))).isEqualTo("steal:cm-a30");
  }

  @Test
  void goesForANearerArtifactWhenHurt() {
    assertThat(chosen(turn(code(ONE), at(ONE, "cm-quarters"), pools(0, 0, 3))))
        .isEqualTo("walk:cm-a15");
    assertThat(chosen(turn(code(ONE), wounds(ONE, 7), at(ONE, "cm-rotunda"), pools(0, 0, 3))))
        .isEqualTo("walk:cm-a5");
  }

  @Test
  void turnsBackWithAnArtifactAndLeaves() {
    assertThat(chosen(turn(code(ONE), artifact(ONE, 30), at(ONE, "cm-throne"), pools(0, 2, 3))))
        .isEqualTo("walk:cm-ops");
    assertThat(chosen(turn(artifact(ONE, 5), at(ONE, "cb-cold"), pools(0, 0, 1))))
        .isEqualTo("walk:cb-pod-4");
  }

  @Test
  void spendsWhatIsLeftBeforeItLeaves() {
    Consumer<Clank> artifact = artifact(ONE, 5);
    assertThat(chosen(turn(artifact, at(ONE, "cb-cold"), pools(7, 0, 1))))
        .isEqualTo("acquire:reserve.memory-core");
    assertThat(chosen(turn(artifact, at(ONE, "cb-cold"), pools(0, 2, 1))))
        .isEqualTo("fight:reserve.gob-lin-front");
    Scenario<Clank> leaving = turn(artifact, at(ONE, "cb-cold"), pools(2, 0, 1));
    assertThat(chosen(leaving.choose(ONE, "walk:cb-pod-4"))).isEqualTo("board:cb-pod-4");
  }

  @Test
  void shunsAnEnemyItCannotBeat() {
    assertThat(chosen(turn(artifact(ONE, 5), at(ONE, "cb-crates"), pools(0, 0, 1))))
        .isEqualTo("end-turn");
    assertThat(chosen(turn(artifact(ONE, 5), at(ONE, "cb-crates"), pools(0, 1, 1))))
        .isEqualTo("walk:cb-vault");
  }

  @Test
  void holdsEnemiesOffWithSwords() {
    Scenario<Clank> turn =
        turn(artifact(ONE, 5), at(ONE, "cb-crates"), pools(0, 1, 1)).choose(ONE, "walk:cb-vault");
    assertThat(chosen(turn)).isEqualTo("spend-1");
  }

  @Test
  void healsWhenHurt() {
    Consumer<Clank> flask = token(ONE, "galactic-minibooster");
    assertThat(chosen(turn(flask))).isEqualTo("end-turn");
    assertThat(chosen(turn(flask, wounds(ONE, 2)))).isEqualTo("use:tokens-0.galactic-minibooster");
  }

  @Test
  void takesSecretsItComesBy() {
    Scenario<Clank> turn = turn(at(ONE, "cb-start"), pools(0, 0, 1));
    assertThat(chosen(turn.choose(ONE, "walk:cb-crates"))).isEqualTo("take:cb-crates");
  }

  @Test
  void spendsCreditsOnWhatIsWorthMore() {
    Consumer<Clank> rich = s -> s.gainCredits(ONE, 7);
    assertThat(chosen(turn(rich, at(ONE, "hydroponics-h2")))).isEqualTo("buy:market.contraband");
    assertThat(chosen(turn(rich, owns(ONE, "contraband"), at(ONE, "hydroponics-h2"))))
        .isIn("buy:market.master-key", "buy:market.telepass");
  }

  @Test
  void beatsEnemiesForTheirReward() {
    assertThat(chosen(turn(row("tracker-droid"), pools(0, 2, 0))))
        .isEqualTo("fight:row.tracker-droid");
  }

  @Test
  void trashesItsWorstCard() {
    Scenario<Clank> turn = turn(row("brain-slug"), pools(0, 2, 0));
    assertThat(chosen(turn.choose(ONE, "fight:row.brain-slug"))).contains("stumble");
  }
}
