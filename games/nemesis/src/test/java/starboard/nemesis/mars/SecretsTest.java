package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.computer;
import static starboard.nemesis.nightstalkers.Stalked.room;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.PlaceAction.Kind;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L9, L19, L21 Computers, knowledge and contingencies. */
final class SecretsTest {

  // Contingencies

  @ParameterizedTest
  @CsvSource({"1, 2, 4", "2, 2, 2", "3, 1, 3", "4, 1, 2", "5, 1, 1"})
  @Rule({"L3.3", "L21.1"})
  void tokensAreDealt(int players, int each, int neutral) {
    Stalked.game(players)
        .option("mode", players == 1 ? "solo" : "semi-coop")
        .begin()
        .then(s -> assertThat(MarsState.of(s).active().size()).isEqualTo(1))
        .then(s -> assertThat(MarsState.of(s).neutral().size()).isEqualTo(neutral))
        .then(
            s ->
                assertThat(s.seats())
                    .allSatisfy(
                        seat -> {
                          assertThat(MarsState.of(s).own(seat).size()).isEqualTo(each);
                          assertThat(Thing.seenBy(MarsState.of(s).own(seat).at(0)))
                              .isEqualTo(Seats.of(seat));
                        }))
        .then(s -> assertThat(Thing.seenBy(MarsState.of(s).active().at(0)).isEmpty()).isTrue());
  }

  @Test
  @Covers("archive")
  @Rule({"L16.1", "L28.17", "L19.1"})
  void theArchiveTeachesOnceAndShowsAToken() {
    Stalked.two()
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.knows(ONE, 3))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(5))
        .then(s -> assertThat(MarsState.of(s).isVerified(ONE)).isTrue())
        .offers(ONE, "look:neutral-0", "look:contingency-1-1")
        .choose(ONE, "look:contingency-1-1")
        .told(ONE, "event.you-see-contingency")
        .notTold(TWO, "event.you-see-contingency")
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).own(TWO).at(1), ONE)).isTrue())
        .then(s -> assertThat(MarsState.of(s).own(TWO).size()).isEqualTo(2))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.verified"));
    Stalked.two()
        .given(Stalked.explored("008", "archive"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.knows(ONE, 8))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).as("who knows all, too").isNull());
  }

  @Test
  @Covers("alert-room")
  @Rule({"L16.20", "L21.3"})
  void theAlertRoomGivesANeutralToken() {
    Stalked.two()
        .given(Stalked.stands(ONE, "013"))
        .perform(Sited.uses(ONE, 2))
        .choose(ONE, "take:neutral-1")
        .then(s -> assertThat(MarsState.of(s).own(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(MarsState.of(s).neutral().size()).isEqualTo(1))
        .then(s -> assertThat(Thing.isSeenBy(MarsState.of(s).own(ONE).at(2), ONE)).isTrue());
  }

  @Test
  @Rule("L18.3")
  void theTokensOfTheDeadGoBack() {
    Stalked.two()
        .perform(new Wounds.Death(TWO))
        .then(s -> assertThat(MarsState.of(s).own(TWO).isEmpty()).isTrue())
        .then(s -> assertThat(MarsState.of(s).neutral().size()).isEqualTo(4))
        .then(s -> assertThat(MarsState.of(s).isGateOpen()).isTrue());
  }

  @ParameterizedTest
  @CsvSource({
    "contingency-no-signal, false, 8, POD, true",
    "contingency-no-signal, true, 1, POD, false",
    "contingency-ignorant, false, 4, BUNKER, true",
    "contingency-ignorant, false, 5, BUNKER, false",
    "contingency-css, true, 8, POD, true",
    "contingency-css, true, 8, BUNKER, false",
    "contingency-isolation, true, 8, ISOLATION, true",
    "contingency-isolation, true, 8, BUNKER, false",
    "contingency-save-all, false, 1, POD, false"
  })
  @Covers({
    "contingency-no-signal",
    "contingency-ignorant",
    "contingency-css",
    "contingency-isolation",
    "contingency-save-all"
  })
  @Rule({"L21.2", "L23.5", "L28.14"})
  void theContingencyKillsAtTheEnd(
      String contingency, boolean signal, int knowledge, MarsWayOut way, boolean dies) {
    Stalked.two()
        .given(Sited.active(contingency))
        .given(
            s -> {
              if (signal) s.crew().sendSignal(ONE);
              s.crew().leave(ONE, way.ordinal());
            })
        .given(Stalked.knows(ONE, knowledge))
        .perform(new EndCheck())
        .then(s -> assertThat(s.clock().perished(ONE)).isEqualTo(dies));
  }

  @Test
  @Rule({"L21.2", "L28.27"})
  void codeRedDestroysTheBase() {
    Stalked.two()
        .given(Sited.active("contingency-isolation"))
        .given(s -> s.crew().leave(ONE, MarsWayOut.BUNKER.ordinal()))
        .given(s -> s.crew().leave(TWO, MarsWayOut.BUNKER.ordinal()))
        .perform(new EndCheck())
        .then(s -> assertThat(s.clock().isPlaceDestroyed()).isTrue())
        .then(s -> assertThat(s.clock().perished(ONE)).isFalse());
  }

  @Test
  @Rule({"L21.1", "L12.2"})
  void whatOneHasSeenIsRuledOutOnTheOwnSheet() {
    Stalked.two()
        .given(Sited.active("contingency-no-signal"))
        .perform(s -> MarsState.of(s).takeNeutral(ONE, 0))
        .then(
            s -> {
              int mine = MarsState.of(s).own(ONE).number(0);
              String kind =
                  MarsState.of(s)
                      .base()
                      .content()
                      .contingencyTokens()
                      .at(s.kit().box().entry(mine))
                      .id();
              assertThat(Sited.count(s, MarsState.of(s).own(ONE), kind)).isEqualTo(1);
            })
        .then(
            s -> assertThat(Thing.seenBy(MarsState.of(s).own(ONE).at(0))).isEqualTo(Seats.of(ONE)));
  }

  // Computers

  @Test
  @Rule({"L9.1", "L9.4", "L8.2"})
  void aComputerNeedsPowerAndNoMalfunction() {
    Stalked.two()
        .given(computer("computer-b", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, Kind.COMPUTER_ACTION)).isNull())
        .given(Stalked::dark)
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.COMPUTER_ACTION))
                    .isEqualTo("refused.unpowered"))
        .given(Stalked::lit)
        .given(Stalked.broken("013"))
        .then(
            s ->
                assertThat(Sited.whyNot(s, ONE, Kind.COMPUTER_ACTION))
                    .isEqualTo("refused.no-computer"))
        .given(Stalked.stands(TWO, "007"))
        .then(
            s ->
                assertThat(Sited.whyNot(s, TWO, Kind.COMPUTER_ACTION))
                    .isEqualTo("refused.no-computer"));
  }

  @Test
  @Rule({"L9.1", "L28.19", "L9.3"})
  void anOptionIsDoneAndTheNextCardTurnedUp() {
    Stalked.two()
        .given(computer("computer-b", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .offersOnly(ONE, "compute-know", "compute-css", "compute-swap")
        .choose(ONE, "compute-know")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(1))
        .then(s -> assertThat(computer(s)).isEqualTo("computer-c"))
        .then(s -> assertThat(MarsState.of(s).computerDiscard().size()).isEqualTo(1));
  }

  @Test
  @Rule("L9.3")
  void powerTokensAreSwapped() {
    Stalked.two()
        .given(Sited.tokens(1, 2, 3, 4))
        .given(Sited.blue(1, 2))
        .given(computer("computer-b", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-swap", "swap:power-s-02", "swap:power-elevator")
        .then(s -> assertThat(MarsState.of(s).isPowered(Circuit.ELEVATOR)).isTrue())
        .then(s -> assertThat(MarsState.of(s).isPowered(Circuit.S_02)).isFalse())
        .then(s -> assertThat(MarsState.of(s).tokenAt(Circuit.ELEVATOR)).isEqualTo(2));
  }

  @Test
  @Rule("L9.3")
  void allTokensOfOneInTheSectionAreSeen() {
    Stalked.two()
        .given(computer("computer-a", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .given(Stalked.stands(TWO, "018"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .refuses(ONE, "compute-peek", "refused.no-contingency");
    Stalked.two()
        .given(computer("computer-a", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .given(Stalked.stands(TWO, "009"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-peek")
        .then(
            s -> {
              assertThat(Thing.isSeenBy(MarsState.of(s).own(TWO).at(0), ONE)).isTrue();
              assertThat(Thing.isSeenBy(MarsState.of(s).own(TWO).at(1), ONE)).isTrue();
            });
  }

  @Test
  @Rule({"L9.3", "L11.3"})
  void theRoverIsSentAway() {
    Stalked.two()
        .given(computer("computer-a", "computer-c"))
        .given(Stalked.stands(ONE, "013"))
        .given(Stalked.stands(TWO, "018"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-rover")
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(MarsState.BUNKER));
  }

  @Test
  @Covers("computer-lockdown")
  @Rule({"L9.2", "L2.9"})
  void lockdownBreaksTheRoomAndShufflesAll() {
    Stalked.two()
        .given(computer("computer-b", "computer-lockdown"))
        .given(Stalked.stands(ONE, "013"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-know")
        .then(s -> assertThat(s.interior().isBroken(room("013"))).isTrue())
        .then(s -> assertThat(computer(s)).isNotEqualTo("computer-lockdown"))
        .then(s -> assertThat(MarsState.of(s).computerDeck().size()).isEqualTo(6))
        .then(s -> assertThat(MarsState.of(s).computerDiscard().isEmpty()).isTrue());
  }

  @Test
  @Rule("L2.9")
  void theFirstCardIsNeverTheLockdown() {
    for (long seed = 0; seed < 20; seed++) {
      Stalked.game(2)
          .seed(seed)
          .begin()
          .then(s -> assertThat(computer(s)).isNotEqualTo("computer-lockdown"));
    }
  }

  // Knowledge

  @ParameterizedTest
  @CsvSource({"2, 0", "3, 1", "4, 1", "5, 2", "7, 2", "8, 3"})
  @Rule({"L19.2", "L19.1"})
  void knowledgeOpensWeaknesses(int knowledge, int open) {
    Stalked.two()
        .given(Stalked.knows(ONE, knowledge))
        .then(
            s -> {
              int opened = 0;
              for (int slot = 0; slot < 3; slot++) {
                if (s.rules().place().mayUse(s, Seats.of(ONE), slot)) opened++;
              }
              assertThat(opened).isEqualTo(open);
            });
  }

  @Test
  @Rule("L19.1")
  void knowledgeEndsAtEight() {
    Stalked.two()
        .given(Stalked.knows(ONE, 7))
        .given(Stalked.knows(ONE, 3))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(8));
  }

  @Test
  @Covers("laboratory")
  @Rule({"L16.6", "L19.3"})
  void analysisUsesTheSampleUpAndTurnsTheNextWeaknessUp() {
    laboratory()
        .given(s -> s.intruderDecks().discover(0))
        .given(Stalked.lying(ObjectKind.CARCASS, "008"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.intruderDecks().discovered()).isEqualTo(0b011))
        .then(
            s ->
                assertThat(s.objects().onFloor(ObjectKind.CARCASS, room("008")))
                    .isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule({"L19.4", "L16.6"})
  void aKnownKindTeachesOnly() {
    laboratory()
        .given(s -> s.intruderDecks().discover(0))
        .given(Stalked.lying(ObjectKind.CARCASS, "008"))
        .given(Stalked.lying(ObjectKind.CARCASS, "008"))
        .perform(Sited.uses(ONE, 1))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(6))
        .then(s -> assertThat(s.intruderDecks().discovered()).isEqualTo(0b011));
  }

  @Test
  @Rule("L16.6")
  void whoCarriesTheSampleMustAgree() {
    laboratory()
        .given(Stalked.stands(TWO, "008"))
        .given(s -> s.objects().carry(ObjectKind.CORPSE_RED, null, TWO))
        .perform(Sited.uses(ONE, 1))
        .asks(TWO, "ask.give-sample")
        .choose(TWO, "no")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isZero())
        .perform(Sited.uses(ONE, 1))
        .choose(TWO, "yes")
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(3))
        .then(
            s ->
                assertThat(s.objects().carried(ObjectKind.CORPSE_RED, TWO))
                    .isEqualTo(Nemesis.NONE));
  }

  @Test
  @Rule("L16.6")
  void anEggIsUsedUpToo() {
    laboratory()
        .given(Stalked.lying(ObjectKind.EGG, "008"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(s.objects().eggsIn(room("008"))).isZero())
        .then(
            s ->
                assertThat(
                        s.creatures().eggs()
                            + s.creatures().eggReserve()
                            + s.creatures().eggsDestroyed())
                    .isEqualTo(8));
  }

  private static Scenario<Nemesis> laboratory() {
    return Stalked.two()
        .given(Stalked.explored("008", "laboratory"))
        .given(Stalked.stands(ONE, "008"));
  }

  @Test
  @Rule("L3.5")
  void whoTheyAreDecidesWhereTheyStartAndWhatTheyKnow() {
    Scenario<Nemesis> game = Stalked.game(3).seed(5).begin();
    for (int number = 1; number <= 3; number++) {
      var seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    game.then(
        s ->
            assertThat(List.of(ONE, TWO, THREE))
                .allSatisfy(
                    seat -> {
                      boolean survivor =
                          MarsState.of(s).base().roster().person(s.crew().characterOf(seat)).group()
                              == MarsContent.Group.NEMESIS_SURVIVOR;
                      assertThat(s.crew().roomOf(seat)).isEqualTo(room(survivor ? "022" : "004"));
                      assertThat(MarsState.of(s).knowledge(seat)).isEqualTo(survivor ? 3 : 1);
                      assertThat(MarsState.of(s).isVerified(seat)).isFalse();
                    }));
  }
}
