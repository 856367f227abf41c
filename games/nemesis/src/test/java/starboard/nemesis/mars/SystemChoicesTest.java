package starboard.nemesis.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;
import static starboard.nemesis.mars.Sited.blue;
import static starboard.nemesis.mars.Sited.css;
import static starboard.nemesis.mars.Sited.time;
import static starboard.nemesis.nightstalkers.Stalked.room;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.PlaceAction.Kind;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Ending;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L8-L11, L16 What the systems of the base offer, and what they leave as it is. */
final class SystemChoicesTest {

  private static final int SILENCE = 10;

  private static Scenario<Nemesis> in(String tile) {
    return Stalked.two()
        .given(Stalked.explored("009", tile))
        .given(Stalked.stands(ONE, "009"))
        .given(Stalked.stands(TWO, "018"));
  }

  // Power

  @Test
  @Rule({"L2.5", "L8.1"})
  void everyPowerTokenLiesOnceAndAnywhere() {
    Set<Integer> first = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Nemesis s = Stalked.game(2).seed(seed).begin().state();
      Set<Integer> tokens = new TreeSet<>();
      for (Circuit circuit : Circuit.values()) tokens.add(MarsState.of(s).tokenAt(circuit));
      assertThat(tokens).containsExactly(1, 2, 3, 4);
      first.add(MarsState.of(s).tokenAt(Circuit.S_01));
      assertThat(Sited.blue(s)).isEqualTo("12");
    }
    assertThat(first).containsExactly(1, 2, 3, 4);
  }

  @Test
  @Rule("L16.21")
  void theBackupFeedsTheTwoLowestTokensOnlyIfTwoAreRed() {
    Stalked.two()
        .given(blue(3, 4))
        .perform(Power::restore)
        .then(s -> assertThat(Sited.blue(s)).isEqualTo("12"));
    Stalked.two()
        .given(blue(1, 3, 4))
        .perform(Power::restore)
        .then(s -> assertThat(Sited.blue(s)).isEqualTo("134"));
  }

  @Test
  @Rule("L9.3")
  void twoDifferentTokensAreSwapped() {
    Stalked.two()
        .given(Stalked.stands(TWO, "018"))
        .given(Sited.tokens(1, 2, 3, 4))
        .perform(new Power.Swap(Occasion.ofRoom(ONE, room("013")), Nemesis.NONE))
        .offersOnly(ONE, "swap:power-s-01", "swap:power-s-02", "swap:power-s-03")
        .choose(ONE, "swap:power-s-02")
        .offersOnly(ONE, "swap:power-s-03", "swap:power-elevator");
  }

  @Test
  @Rule("L9.1")
  void theComputerCardLiesFaceUp() {
    Stalked.game(2).seed(3).begin().then(SystemChoicesTest::faceUp);
    Stalked.two()
        .given(Stalked.stands(TWO, "018"))
        .given(Sited.computer("computer-b", "computer-c"))
        .perform(Sited.does(ONE, Kind.COMPUTER_ACTION))
        .choose(ONE, "compute-know")
        .then(SystemChoicesTest::faceUp);
  }

  private static void faceUp(Nemesis s) {
    Pile deck = MarsState.of(s).computerDeck();
    assertThat(Thing.isFaceUp(deck.top())).isTrue();
    for (int i = 0; i < deck.size() - 1; i++) assertThat(Thing.isFaceUp(deck.at(i))).isFalse();
  }

  // Elevator and rover

  @Test
  @Rule({"L11.4", "L8.2"})
  void withoutPowerTheElevatorNeitherComesNorGoes() {
    Stalked.two()
        .given(Stalked.stands(ONE, "002"))
        .given(s -> MarsState.of(s).power(Circuit.ELEVATOR, false))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.elevator-dead"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 2)).isEqualTo("refused.elevator-dead"));
  }

  @Test
  @Rule("L11.4")
  void whoHasRefusedToRideIsNotAskedAgain() {
    Stalked.of("survivor", "sentry", "janitor")
        .given(Stalked.stands(ONE, "002"))
        .given(Stalked.stands(TWO, "002"))
        .given(Stalked.stands(THREE, "002"))
        .perform(Sited.uses(TWO, 2))
        .choose(TWO, "ride:room-007")
        .choose(ONE, "no")
        .choose(THREE, "yes")
        .asksNobody()
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(room("002")))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(room("007")))
        .then(s -> assertThat(s.crew().roomOf(THREE)).isEqualTo(room("007")));
  }

  @Test
  @Rule("L11.3")
  void theRoverIsCalledBackFromTheBunker() {
    Stalked.two()
        .given(s -> MarsState.of(s).parkRover(MarsState.BUNKER))
        .perform(new Rover.Send(Occasion.ofRoom(ONE, room("013"))))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(room("001")))
        .perform(new Rover.Send(Occasion.ofRoom(ONE, room("013"))))
        .then(s -> assertThat(MarsState.of(s).rover()).isEqualTo(MarsState.BUNKER));
  }

  // Capsules

  @Test
  @Rule({"L5.1", "L10.2"})
  void theTokenAtTheFieldOfTheTimeTokenIsTurnedUp() {
    Scenario<Nemesis> table = Stalked.two().given(time("8"));
    int second = Thing.number(MarsState.of(table.state()).css().at(1));
    assertThat(MarsState.of(table.state()).cssAt(Sited.field("8"))).isEqualTo(1);
    table
        .perform(new Capsules.Launch())
        .then(s -> assertThat(MarsState.of(s).launched().number(0)).isEqualTo(second))
        .then(s -> assertThat(MarsState.of(s).css().size()).isEqualTo(5));
  }

  @Test
  @Rule({"L10.4", "L23.2"})
  void withNobodyAboardNoTokenIsTurnedUpAtTheEnd() {
    Stalked.two()
        .given(time("10"))
        .given(css("css-tok-a", "10"))
        .perform(new Ending.PlaceDestroyed())
        .then(s -> assertThat(MarsState.of(s).launched().isEmpty()).isTrue());
  }

  @Test
  @Rule({"L16.13", "L9.3"})
  void whatWasLaunchedOrLookedAtIsNoMoreAmongWhatMayCome() {
    Stalked.two()
        .given(css("css-tok-a", "10"))
        .given(time("10"))
        .perform(new Capsules.Launch())
        .given(
            s -> {
              int token = Stalked.BOX.first(MarsContent.CSS_TOKEN, 4);
              s.cards().fromBox(Pile.of(token));
              int other = Stalked.BOX.first(MarsContent.CSS_TOKEN, 1);
              s.cards().fromBox(Pile.of(other));
              MarsState.of(s)
                  .layCss(
                      Pile.of(Thing.faceDown(token)).with(Thing.faceDown(other)),
                      new int[] {Sited.field("8"), Sited.field("6")});
            })
        // left: A, B, C, all, all, none
        .then(s -> assertThat(Launches.chance(s, ONE, Dock.A, Sited.field("6"))).isEqualTo(50))
        .perform(s -> MarsState.of(s).peekCss(ONE, 0))
        // left: A, B, C, all, all
        .then(s -> assertThat(Launches.chance(s, ONE, Dock.A, Sited.field("6"))).isEqualTo(60))
        .then(s -> assertThat(Launches.chance(s, TWO, Dock.A, Sited.field("6"))).isEqualTo(50));
  }

  @Test
  @Rule("L16.13")
  void noTokenIsShiftedOntoTheLastField() {
    in("css-control")
        .given(time("9"))
        .given(css("css-tok-b", "1"))
        .perform(Sited.uses(ONE, 1))
        .offersOnly(ONE, "shift:time-13", "done");
  }

  // Rooms

  @Test
  @Rule({"L16.15", "L20.4"})
  void onlyWhatIsLeftIsTaken() {
    in("guard-room")
        .given(Stalked.counter("009", 2))
        .given(s -> takeAll(s, "taser"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(Stalked.has(s, ONE, "spacesuit")).isTrue())
        .then(s -> assertThat(s.interior().counter(room("009"))).isEqualTo(1))
        .given(s -> takeAll(s, "spacesuit"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isEqualTo("refused.none-left"));
  }

  private static void takeAll(Nemesis s, String item) {
    Pile deck = s.itemDecks().itemDeck(ItemDeck.BLUE);
    int wanted = Stalked.CONTENT.items().indexOf(item);
    while (s.itemDecks().findItem(deck, wanted) != Nemesis.NONE) {
      int position = s.itemDecks().findItem(deck, wanted);
      s.cards().intoBox(Pile.of(deck.number(position)));
      deck = deck.without(position);
    }
    s.itemDecks().layItems(ItemDeck.BLUE, deck);
  }

  @Test
  @Rule({"L16.18", "L20.10"})
  void theTestingLabKeepsItsCounter() {
    in("testing-lab")
        .given(Stalked.counter("009", 2))
        .given(Stalked.knows(ONE, 4))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(Stalked.has(s, ONE, "neutralizer")).isTrue())
        .then(s -> assertThat(s.interior().counter(room("009"))).isEqualTo(2));
  }

  @Test
  @Rule("L16.4")
  void decontaminationNeedsSomethingToWashOff() {
    in("decontamination-room")
        .given(Stalked.hand(ONE, "rest", "search"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNotNull())
        .given(Stalked.slimed(ONE))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull());
    in("decontamination-room")
        .given(Stalked.hand(ONE, "rest", "search", "clean"))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull());
    in("decontamination-room")
        .given(Stalked.larva(ONE))
        .then(s -> assertThat(Sited.whyNot(s, ONE, 1)).isNull());
  }

  @Test
  @Rule("L16.14")
  void everybodyInTheTargetIsWoundedOnce() {
    in("defense-control")
        .given(Stalked.stands(ONE, "014"))
        .given(Stalked.intruder("larva", "014"))
        .perform(
            new Defense.Aim(
                Occasion.ofRoom(TWO, room("009")), new BaseOps.DefenseStrike(1, 1, false)))
        .then(s -> assertThat(s.crew().seriousWounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.interior().isBroken(room("014"))).isFalse());
  }

  /** The English book puts a malfunction there (L28.6). */
  @Test
  @Rule({"L16.14", "L28.6"})
  void theDefenceMayBreakItsTarget() {
    in("defense-control")
        .given(Stalked.explored("014", "laboratory"))
        .given(Stalked.intruder("larva", "014"))
        .perform(
            new Defense.Aim(
                Occasion.ofRoom(ONE, room("009")), new BaseOps.DefenseStrike(1, 1, true)))
        .then(s -> assertThat(s.interior().isBroken(room("014"))).isTrue());
  }

  @Test
  @Rule("L16.19")
  void onlyRoomsWithAnEntranceAndWithoutABrokenDoorAreVented() {
    Scenario<Nemesis> table =
        in("vent-control")
            .given(Stalked.closed("019-020"))
            .given(s -> s.interior().destroyDoor(Stalked.corridor("019-020")))
            .perform(Sited.uses(ONE, 1));
    assertThat(table.decision(ONE).options())
        .extracting(option -> option.id())
        .containsExactlyInAnyOrder(
            "room:room-001",
            "room:room-003",
            "room:room-006",
            "room:room-009",
            "room:room-012",
            "room:room-014",
            "room:room-016",
            "room:room-021",
            "room:room-023",
            "room:room-024",
            "room:room-027");
  }

  @Test
  @Rule("L16.19")
  void aDoorElsewhereDoesNotEndTheVenting() {
    Stalked.two()
        .given(s -> MarsState.of(s).placeVenting(room("003")))
        .given(Stalked.closed("013-014"))
        .perform(s -> s.interior().openDoor(Stalked.corridor("013-014")))
        .then(s -> assertThat(MarsState.of(s).venting()).isEqualTo(room("003")));
  }

  @Test
  @Rule({"L16.6", "L19.4"})
  void withAllWeaknessesKnownTheSampleOnlyTeaches() {
    in("laboratory")
        .given(s -> s.intruderDecks().discover(1))
        .given(s -> s.intruderDecks().discover(2))
        .given(s -> s.intruderDecks().discover(0))
        .given(Stalked.lying(ObjectKind.CARCASS, "009"))
        .perform(Sited.uses(ONE, 1))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(3))
        .then(s -> assertThat(s.objects().onFloor(ObjectKind.CARCASS, room("009"))).isNegative());
  }

  @Test
  @Rule({"L16.6", "L15.12", "L16.8"})
  void theLastEggOfTheNestIsAnalysed() {
    in("nest")
        .given(Stalked.item(ONE, "portable-analyzer"))
        .given(
            s -> {
              while (s.creatures().eggs() > 1) s.creatures().takeEgg();
            })
        .perform(Stalked.uses(ONE, "portable-analyzer", 1))
        .then(s -> assertThat(s.creatures().eggs()).isZero())
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  // Knowledge

  @Test
  @Rule("L19.1")
  void knowledgeIsKeptByPlayer() {
    Stalked.two()
        .given(Stalked.knows(TWO, 3))
        .given(Stalked.knows(TWO, 1))
        .given(Stalked.knows(ONE, 7))
        .then(s -> assertThat(MarsState.of(s).knowledge(TWO)).isEqualTo(4))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(7))
        .given(Stalked.knows(ONE, 7))
        .then(s -> assertThat(MarsState.of(s).knowledge(ONE)).isEqualTo(8));
  }

  @Test
  @Rule("L19.1")
  void fieldExperienceTeachesMoreBesideASample() {
    assertThat(learns(Stalked.stands(TWO, "018"))).isEqualTo(1);
    assertThat(learns(Stalked.intruder("larva", "013"))).isEqualTo(2);
    assertThat(learns(Stalked.lying(ObjectKind.EGG, "013"))).isEqualTo(2);
    assertThat(learns(Stalked.lying(ObjectKind.CARCASS, "013"))).isEqualTo(2);
    assertThat(learns(Stalked.lying(ObjectKind.CARCASS, "014"))).isEqualTo(1);
    assertThat(learns(s -> s.objects().carry(ObjectKind.CORPSE_RED, null, TWO))).isEqualTo(2);
  }

  private static int learns(Consumer<Nemesis> with) {
    Nemesis s =
        Stalked.of("xenobiologist", "sentry")
            .given(with)
            .perform(Stalked.plays(ONE, "field-experience"))
            .state();
    return MarsState.of(s).knowledge(ONE);
  }

  // Noise

  @Test
  @Rule({"L7.9", "L6.9"})
  void hearingChangesOneCorridorAroundTheRoom() {
    Scenario<Nemesis> table =
        Stalked.of("lab-rat", "sentry")
            .given(Stalked.stands(TWO, "018"))
            .given(Stalked.noise("009-013", "007-008"));
    table
        .then(s -> assertThat(Stalked.whyNotPlay(s, ONE, "sensitive-hearing", 1)).isNull())
        .perform(Stalked.plays(ONE, "sensitive-hearing", 2))
        .offersOnly(ONE, "noise:010-013", "noise:012-013", "noise:013-014")
        .choose(ONE, "noise:012-013")
        .asksNobody()
        .then(s -> assertThat(Stalked.noisy(s)).hasSize(3));
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.noise("007-008"))
        .then(
            s ->
                assertThat(Stalked.whyNotPlay(s, ONE, "sensitive-hearing", 1))
                    .isEqualTo("refused.no-noise"));
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.noise("009-013", "010-013", "012-013", "013-014"))
        .then(
            s ->
                assertThat(Stalked.whyNotPlay(s, ONE, "sensitive-hearing", 2))
                    .isEqualTo("refused.all-noisy"));
  }

  @Test
  @Rule({"L6.6", "L7.9"})
  void theWailSilencesAnyCorridorsOfTheSectionOneAfterAnother() {
    Stalked.of("lab-rat", "sentry")
        .given(Stalked.item(ONE, "quest-wail"))
        .given(Stalked.noise("007-008", "009-010", "009-013", "013-014", "001-002"))
        .perform(Stalked.uses(ONE, "quest-wail", 1))
        .offersOnly(ONE, "quiet:007-008", "quiet:009-010", "quiet:009-013", "quiet:013-014")
        .choose(ONE, "quiet:009-013")
        .offersOnly(ONE, "quiet:013-014", "done")
        .choose(ONE, "done")
        .then(
            s ->
                assertThat(Stalked.noisy(s))
                    .containsExactlyInAnyOrder("001-002", "007-008", "009-010", "013-014"));
  }

  @Test
  @Rule("L16.4")
  void whoIsDecontaminatedIsScannedWhateverTheHand() {
    Stalked.two()
        .given(Stalked.explored("008", "decontamination-room"))
        .given(Stalked.stands(ONE, "008"))
        .given(Stalked.slimed(ONE))
        .perform(Sited.uses(ONE, 1))
        .told(TWO, "event.scans");
  }

  // Markers

  @Test
  @Rule("L1.4")
  void fromAnEmptySupplyNothingIsLost() {
    Stalked.two()
        .given(Stalked.noise("technical"))
        .given(
            s -> {
              for (String room :
                  new String[] {
                    "002", "004", "005", "006", "007", "013", "016", "017", "018", "019"
                  }) {
                s.interior().placeMalfunction(room(room));
              }
            })
        .perform(Stalked.event("ev-noise-in-corridors"))
        .then(s -> assertThat(MarsState.of(s).malfunctionsLost()).isZero())
        .then(s -> assertThat(MarsState.of(s).firesLost()).isEqualTo(1));
  }

  @Test
  @Rule({"L2.6", "L26.1"})
  void whatIsNotUsedStaysInTheBox() {
    Stalked.game(2)
        .seed(1)
        .begin()
        .then(s -> assertThat(MarsState.of(s).css().size()).isEqualTo(6))
        .then(s -> assertThat(MarsState.of(s).surfaceDeck().isEmpty()).isTrue())
        .then(
            s -> {
              Pile all = Stalked.BOX.stock("css-token").pile();
              int left = 0;
              for (int i = 0; i < all.size(); i++) {
                if (MarsState.of(s).css().contains(all.number(i))) continue;
                s.cards().fromBox(Pile.of(all.number(i)));
                left++;
              }
              assertThat(left).as("one lies in the box").isEqualTo(1);
            });
  }

  // The end

  @Test
  @Rule({"L23.3", "L11.2"})
  void theGameEndsWhenTheLastOneReachesTheBunker() {
    lastOne("001")
        .given(s -> MarsState.of(s).openGate())
        .perform(Sited.does(ONE, Kind.LEAVE_BY_ROVER))
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("in-bunker"));
  }

  @Test
  @Rule({"L23.3", "L16.23"})
  void theGameEndsWhenTheLastOneIsLockedIn() {
    lastOne("022")
        .given(time("8"))
        .rolls(Chance.NOISE, SILENCE)
        .perform(Sited.uses(ONE, 1))
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("isolated"));
  }

  @Test
  @Rule({"L23.3", "L10.3"})
  void theGameEndsWhenTheLastOneIsLaunched() {
    lastOne("008")
        .given(Stalked.explored("008", "css-a"))
        .given(time("10"))
        .given(css("css-tok-a", "10"))
        .perform(Sited.uses(ONE, 1))
        .perform(new Capsules.Launch())
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("escaped"));
  }

  @Test
  @Rule({"L23.5", "L21.2"})
  void atTheEndTheContingencyStrikes() {
    lastOne("001")
        .given(Sited.active("contingency-ignorant"))
        .given(s -> MarsState.of(s).openGate())
        .perform(Sited.does(ONE, Kind.LEAVE_BY_ROVER))
        .told(ONE, "event.contingency")
        .ends(result -> assertThat(result.seats().get(0).outcome()).isEqualTo("died"));
  }

  /** The other is dead, headquarters saves all, and the objective is no matter. */
  private static Scenario<Nemesis> lastOne(String room) {
    return Stalked.two()
        .given(Sited.active("contingency-save-all"))
        .given(Stalked.stands(TWO, "018"))
        .perform(new Wounds.Death(TWO))
        .given(Stalked.stands(ONE, room));
  }

  private static Scenario<Nemesis> origin(Seat seat, int... rooms) {
    return Stalked.two()
        .given(
            s -> {
              for (int room : rooms) MarsState.of(s).noteOrigin(seat, room);
            });
  }

  @Test
  @Rule("L26.4")
  void whereSomebodyCameFromIsTheLastRoomLeft() {
    origin(TWO, 21, 10)
        .then(s -> assertThat(MarsState.of(s).origin(TWO)).isEqualTo(10))
        .then(s -> assertThat(MarsState.of(s).origin(ONE)).isEqualTo(Nemesis.NONE));
  }
}
