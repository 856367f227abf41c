package starboard.nemesis.voidseeders;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.nemesis.round.Ending;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** V1 What is in the box, V2 how it is laid, V12 objectives, V16 modes. */
final class SeedersSetUpTest {

  private static final SeedersContent OWN = Haunted.CONTENT.supplement(SeedersContent.class);

  @Test
  @Rule({"V1.7", "V1.1", "V1.4"})
  void theBoxHoldsWhatTheRulebookCounts() {
    Map<String, Integer> figures = new TreeMap<>();
    for (IntruderType type : Haunted.CONTENT.intruderTypes()) figures.put(type.id(), type.count());
    assertThat(figures)
        .isEqualTo(Map.of("lair", 3, "lurker", 6, "whisperer", 4, "stalker", 1, "despoiler", 1));
    Map<String, Integer> tokens = new TreeMap<>();
    for (IntruderToken token : Haunted.CONTENT.intruderTokens()) {
      tokens.merge(token.type().id(), token.count(), Integer::sum);
    }
    assertThat(tokens).isEqualTo(Map.of("blank", 1, "void-seeder", 16, "insanity", 7));
    assertThat(Haunted.BOX.attacks().size()).isEqualTo(20);
    assertThat(Haunted.BOX.events().size()).isEqualTo(20);
    assertThat(Haunted.BOX.stock("panic-card").size()).isEqualTo(20);
    assertThat(Haunted.BOX.weaknesses().size()).isEqualTo(8);
    assertThat(Haunted.CONTENT.intruderTypes())
        .extracting(IntruderType::hitClass)
        .containsExactly("creeper", "adult", "breeder", "queen", "lair");
    assertThat(Haunted.CONTENT.intruderTypes())
        .extracting(IntruderType::rank)
        .containsExactly(1, 2, 3, 4, 0);
    assertThat(OWN.insanity().top()).isEqualTo(5);
  }

  /** V2.2 20 - 4 + 3 = 19 = 16 tiles and 3 engine rooms. */
  @Test
  @Rule({"V2.2", "V15"})
  void everyExplorationTokenIsUsed() {
    Map<String, Integer> kinds = new TreeMap<>();
    Haunted.CONTENT
        .explorationTokens()
        .forEach(token -> kinds.merge(token.effect(), token.count(), Integer::sum));
    assertThat(kinds)
        .isEqualTo(Map.of("malfunction", 8, "fire", 2, "danger", 2, "doors", 4, "lair", 3));
    assertThat(kinds.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(19);
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "advanced"})
  @Rule({"V2.1", "V2.2"})
  void nineteenTokensAndThreeLairsAreAboard(String board) {
    for (long seed = 0; seed < 20; seed++) {
      Haunted.game(2)
          .option("board", board)
          .seed(seed)
          .begin()
          .then(
              s -> {
                Pile tokens = s.interior().explorationTokens();
                assertThat(tokens.size()).isEqualTo(19);
                assertThat(lairs(s, tokens)).isEqualTo(3);
                assertThat(Integer.bitCount(s.kit().tokenRooms())).isEqualTo(3);
              });
    }
    assertThat(Haunted.CONTENT.rooms().find("slime-room")).isEmpty();
    assertThat(Haunted.BOX.tilesTwo().size()).isEqualTo(8);
  }

  private static int lairs(Nemesis s, Pile tokens) {
    int lairs = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (s.kit().exploration(tokens.number(i)).effect().equals("lair")) lairs++;
    }
    return lairs;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Rule({"V2.4", "V2.5", "V2.3", "V1.6"})
  void theBagAndTheDecks(int players) {
    Haunted.game(players)
        .begin()
        .then(
            s -> {
              assertThat(s.creatures().bag().total()).isEqualTo(1 + players + 2);
              assertThat(Haunted.inBag(s, "blank")).isEqualTo(1);
              assertThat(Haunted.seeders(s)).isEqualTo(players + 2);
              assertThat(s.creatures().eggs()).isEqualTo(5);
              assertThat(s.intruderDecks().weaknesses().size()).isEqualTo(3);
              assertThat(s.intruderDecks().attackDeck().size()).isEqualTo(20);
              assertThat(s.intruderDecks().eventDeck().size()).isEqualTo(20);
              assertThat(SeedersState.of(s).panicDeck().size()).isEqualTo(20);
            });
  }

  @Test
  @Rule("V2.6")
  void helpCardsSetTheOrder() {
    Haunted.game(3)
        .begin()
        .then(
            s -> {
              int[] numbers = new int[3];
              for (Seat seat : s.seats()) numbers[seat.index()] = s.briefing().playerNumber(seat);
              Arrays.sort(numbers);
              assertThat(numbers).containsExactly(1, 2, 3);
            });
  }

  @Test
  @Rule("V2.9")
  void theBlueCorpseLiesInTheHibernatorium() {
    Haunted.game(2)
        .begin()
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CORPSE_BLUE, Haunted.room("011")))
                    .isNotEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"V10.5", "V1.5"})
  @Covers({"clothes", "clothes-yellow", "shower-room", "interruption"})
  void nothingSpeaksOfSlime() {
    assertThat(Haunted.CONTENT.items().require("clothes").ops()).hasSize(1);
    assertThat(Haunted.CONTENT.items().require("clothes-yellow").ops()).hasSize(1);
    assertThat(Haunted.CONTENT.rooms().require("shower-room").actions().at(0).ops()).hasSize(1);
    assertThat(Haunted.CONTENT.actionCards().require("interruption").triggers()).hasSize(2);
  }

  // V12

  @Test
  @Rule({"V12.1", "V12.4", "V12.2"})
  @Covers({"obj-the-great-hunt", "obj-cutting-off-the-head"})
  void theDespoilerStandsForTheQueen() {
    SeederGoals.DespoilerDead goal = new SeederGoals.DespoilerDead();
    Haunted.of(2)
        .then(s -> assertThat(goal.isMet(s, ONE)).isFalse())
        .given(s -> s.perform(Ending::destroy))
        .then(s -> assertThat(goal.isMet(s, ONE)).isTrue())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
    for (String id : new String[] {"obj-the-great-hunt", "obj-cutting-off-the-head"}) {
      assertThat(Haunted.CONTENT.objectives().require(id).anyOf().get(1)).contains(goal);
    }
  }

  @Test
  @Rule({"V10.10", "V5.3"})
  void eggsInCombatMakeNoNoise() {
    Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.figure("lair", "014"))
        .perform(new Eggs.Alarm(ONE))
        .notTold(ONE, "event.noise-roll");
    Haunted.of(2)
        .given(Haunted.stands(ONE, "014"))
        .given(Haunted.bag("blank"))
        .perform(new Eggs.Alarm(ONE))
        .told(ONE, "event.noise-roll");
  }

  @Test
  @Rule("V11.3")
  void theOtherEndChecksStay() {
    Haunted.of(2)
        .then(
            s ->
                assertThat(s.rules().place().endChecks())
                    .extracting(step -> step.getClass().getSimpleName())
                    .containsExactly("Engines", "Course", "InfectionCheck"));
  }

  // V16.2

  @Test
  @Rule("V16.2")
  @Covers({"ip-coordinated-hunt-3", "ip-coordinated-hunt-4", "ip-metamorphosis"})
  void theIntruderPlayerPlaysVoidSeedersButNoLairs() {
    Scenario<Nemesis> game = Haunted.game(2).option("intruder-player", "on").seed(3).begin();
    for (int number = 1; number <= 2; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().get(0).id());
    }
    game.given(
            s -> {
              s.creatures().noteFirstEncounter();
              s.crew().stand(ONE, Haunted.room("014"));
            })
        .given(Haunted.figure("lair", "014"))
        .given(Haunted.figure("lurker", "014"))
        .perform(new IntruderPlayer.ChooseAttacker(TWO, 1))
        .asks(TWO, "ask.attack-card");
    for (String card : new String[] {"ip-coordinated-hunt-3", "ip-coordinated-hunt-4"}) {
      assertThat(Haunted.CONTENT.intruderPlayerCards().require(card).ops().getFirst().op())
          .hasToString(
              "Hunt[types=[TypeId[index=0, id=lurker], TypeId[index=1, id=whisperer],"
                  + " TypeId[index=2, id=stalker], TypeId[index=3, id=despoiler]]]");
    }
    InsanityOps.ScanDeck scan =
        (InsanityOps.ScanDeck)
            Haunted.CONTENT.intruderPlayerCards().require("ip-metamorphosis").ops().getFirst().op();
    Haunted.of(2)
        .given(Haunted.deck(ONE, "rest", "infected", "clean", "interruption"))
        .given(s -> s.perform(step -> scan.happenTo(step, ONE, Occasion.ofEvent(0))))
        .then(s -> assertThat(Haunted.level(s, ONE)).isEqualTo(5))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(4));
  }
}
