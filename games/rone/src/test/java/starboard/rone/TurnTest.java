package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionBoard.Symbol;
import starboard.rone.rivals.Duel;
import starboard.rone.turn.MainPhase;
import starboard.rone.turn.SpendingParts;
import starboard.rone.turn.StorePhase;
import starboard.rone.turn.Turns;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R8: what a turn leaves behind, and what its phases offer and do not. */
final class TurnTest {

  private static final int WILD = Colour.WILD.ordinal();

  /** The first player's turn, before the first draw; the dice will give nothing. */
  private static Scenario<Rone> turn() {
    return Laid.laid("none").rolls(Chance.DICE, 6, 6, 6, 6);
  }

  private static List<String> ids(Scenario<Rone> table) {
    return table.decision(ONE).options().stream().map(Option::id).toList();
  }

  private static List<String> phases(Scenario<Rone> table) {
    List<String> phases = new ArrayList<>();
    for (Event event : table.events(TWO)) {
      if (event.id().equals("phase") && event.text().args().getFirst().equals(Arg.of(ONE)))
        phases.add(event.text().args().get(1).toString());
    }
    return phases;
  }

  @Test
  @Rule("R8.0")
  void theTenPhasesFollowEachOtherAndAreOverThen() {
    Scenario<Rone> table = turn().perform(new Duel.Next(ONE));
    List<String> phases = new ArrayList<>(phases(table));
    for (String next : List.of("stop", "end-phase")) {
      table.choose(ONE, next);
      phases.addAll(phases(table));
    }
    List<String> all = new ArrayList<>();
    for (int i = 1; i <= Turns.PHASES; i++)
      all.add(Arg.of(starboard.kernel.words.Text.of("phase." + i)).toString());
    assertThat(phases).isEqualTo(all);
    table.asks(TWO, "choose-compensation");
    table.then(s -> assertThat(s.player(ONE).phase()).isZero());
  }

  @Test
  @Rule({"R8.11", "R5.3"})
  void atItsEndTheTurnSetsOffWhatHangsOnIt() {
    Scenario<Rone> table = turn().given(Laid.give(ONE, "base", "tech-drill-ground"));
    table.perform(new Duel.Next(ONE)).choose(ONE, "stop");
    table.then(s -> assertThat(s.player(ONE).screws(0)).isZero());
    table.choose(ONE, "end-phase").told(TWO, "set-off");
    table.then(s -> assertThat(s.player(ONE).screws(0)).isPositive());
  }

  @Test
  @Rule("R4.7")
  void aBarredDieIsNotRolledAndComesBackAtTheEndOfTheTurn() {
    Scenario<Rone> table = Laid.laid("none").rolls(Chance.DICE, 2, 2, 2);
    table.given(s -> s.player(ONE).bar(1)).perform(new Duel.Next(ONE)).choose(ONE, "stop");
    table.offers(ONE, "use:die-0-1", "use:die-0-3", "use:die-0-4");
    table.doesNotOffer(ONE, "use:die-0-2", "convert:die-0-1:die-0-2");
    table.choose(ONE, "end-phase", "done");
    table.then(s -> assertThat(s.player(ONE).isBarred(1)).isFalse());
  }

  // Phase 4

  @Test
  @Rule("R8.4.2")
  void anyTwoDiceCanBeConvertedButNoneWithItself() {
    Scenario<Rone> table = turn().perform(new Duel.Next(ONE)).choose(ONE, "stop");
    assertThat(ids(table).stream().filter(id -> id.startsWith("convert")))
        .containsExactlyInAnyOrder(
            "convert:die-0-1:die-0-2",
            "convert:die-0-1:die-0-3",
            "convert:die-0-1:die-0-4",
            "convert:die-0-2:die-0-3",
            "convert:die-0-2:die-0-4",
            "convert:die-0-3:die-0-4");
  }

  @Test
  @Rule("R8.4")
  void theMainPhaseIsEndedByItsPlayerThoughThereIsNothingToDo() {
    Laid.bare().perform(new MainPhase(ONE)).offersOnly(ONE, "end-phase");
  }

  @Test
  @Rule({"R3.3", "R8.4.3"})
  void everyWildPipIsPaidForByItself() {
    int dear = -1;
    for (int kind = 0; kind < Box.KINDS; kind++) {
      if (Box.isRecruit(kind) && Resources.count(Box.cost(kind), WILD) >= 2) dear = kind;
    }
    int card = dear;
    int wild = Resources.count(Box.cost(card), WILD);
    Scenario<Rone> table = Laid.bare().given(s -> s.player(ONE).give("hand", card));
    for (int colour = 0; colour < Colour.COLOURS; colour++) {
      int enough = Resources.count(Box.cost(card), colour) + wild;
      int each = colour;
      table.given(s -> s.player(ONE).gain(each, enough));
    }
    int before = Resources.total(table.state().player(ONE).floating());
    Laid.main(table).choose(ONE, "play:hand-0." + Box.id(card));
    for (int i = 0; i < wild; i++) {
      table.asks(ONE, "choose-payment").choose(ONE, "pay-" + (i % 2 == 0 ? "red" : "blue"));
    }
    int price = Resources.total(Box.cost(card));
    assertThat(Resources.total(table.state().player(ONE).floating()))
        .isGreaterThanOrEqualTo(before - price);
    assertThat(table.state().deciding().has(ONE) ? table.decision(ONE).question().key() : "")
        .isNotEqualTo("choose-payment");
  }

  // Phase 5

  @Test
  @Rule("R8.6.2")
  void whatAPairTakesOffIsGoneAfterTheMainPhase() {
    Laid.laid("none")
        .given(s -> Laid.stored(s.player(ONE), Colour.GREEN, 2))
        .given(s -> s.player(ONE).spendPair(Colour.GREEN.ordinal()))
        .perform(new StorePhase(ONE))
        .then(s -> assertThat(s.player(ONE).discounts()).isEqualTo(Resources.NONE));
  }

  @Test
  @Rule({"R2.4", "R3.5"})
  void aFullSlotIsNotOffered() {
    Scenario<Rone> own = Laid.bare().given(s -> s.player(ONE).gain(Colour.BLUE.ordinal(), 1));
    own.given(s -> Laid.stored(s.player(ONE), Colour.WILD, s.player(ONE).freeSlots(WILD)));
    own.perform(new StorePhase(ONE)).offersOnly(ONE, "store-blue", "done");
    own.choose(ONE, "store-blue");
    own.then(s -> assertThat(Resources.count(s.player(ONE).stored(), 0)).isEqualTo(1));
    Scenario<Rone> wild = Laid.bare().given(s -> s.player(ONE).gain(Colour.BLUE.ordinal(), 1));
    wild.given(s -> Laid.stored(s.player(ONE), Colour.BLUE, s.player(ONE).freeSlots(0)));
    wild.perform(new StorePhase(ONE)).offersOnly(ONE, "store-as-wild-blue", "done");
  }

  @Test
  @Rule({"R3.1", "R3.5"})
  void aWildResourceHasOnlyWildSlots() {
    Laid.bare()
        .given(s -> s.player(ONE).gain(WILD, 1))
        .perform(new StorePhase(ONE))
        .offersOnly(ONE, "store-as-wild-wild", "done");
  }

  @Test
  @Rule({"R8.5", "R6.8"})
  void aCardScrappedFromTheHandDoesWhatItSaysAndGivesOnlyItsPips() {
    Scenario<Rone> table = Laid.bare().given(Laid.give(ONE, "hand", "cyber-hound"));
    table.perform(new StorePhase(ONE)).choose(ONE, "scrap:hand-0.cyber-hound");
    table.told(TWO, "damage-added");
    table.then(s -> assertThat(s.player(ONE).pending(DamageType.MELEE)).isPositive());
    long cost = Box.cost(Box.kind("cyber-hound"));
    int colours = 0;
    for (int i = 0; i < Colour.RESOURCES; i++) if (Resources.count(cost, i) > 0) colours++;
    assertThat(table.events(TWO))
        .filteredOn(e -> e.id().equals("resource-gained"))
        .hasSize(colours);
  }

  // Phase 7

  @Test
  @Rule({"R14.2.6", "R8.8"})
  void additionalActionsCanBeTakenWhileSparePartsAreSpent() {
    Scenario<Rone> table = Invaded.bare(2).given(s -> s.player(ONE).enter(7));
    table.given(s -> s.player(ONE).setAside(Symbol.ARMOUR, 99));
    table.perform(new SpendingParts(ONE, false)).offers(ONE, "done");
    List<String> additional = ids(table).stream().filter(id -> id.startsWith("do-")).toList();
    assertThat(additional).isNotEmpty();
    int before = table.state().player(ONE).symbols(Symbol.ARMOUR);
    table.choose(ONE, additional.getFirst()).told(TWO, "additional-action");
    Laid.until(table, ONE, "choose-parts");
    table.asks(ONE, "choose-parts");
    assertThat(table.state().player(ONE).symbols(Symbol.ARMOUR)).isBetween(0, before - 1);
  }

  // Phases 8 and 9

  @Test
  @Rule({"R8.9", "R8.12"})
  void aMarkedCardIsNotDiscardedAndAllTheOthersAre() {
    Scenario<Rone> table = turn();
    table.given(Laid.give(ONE, "played", "brawler", "jalak", "scout", "vision"));
    table.given(s -> s.player(ONE).mark(s.player(ONE).played().number(0)));
    table.perform(Turns.phase(8, ONE));
    table.offersOnly(
        ONE, "rest", "discard:played-0.jalak", "discard:played-0.scout", "discard:played-0.vision");
    table.choose(ONE, "rest");
    table.then(
        s -> {
          assertThat(s.player(ONE).played().size()).isEqualTo(1);
          assertThat(s.player(ONE).isMarked(s.player(ONE).played().number(0))).isTrue();
        });
  }

  @Test
  @Rule("R8.9")
  void aPlayedCardIsDiscardedAlone() {
    Scenario<Rone> table = turn();
    String first = Box.id(0);
    table.given(Laid.give(ONE, "played", first, "jalak", "scout"));
    table.perform(Turns.phase(8, ONE)).choose(ONE, "discard:played-0." + first);
    table.then(s -> assertThat(s.player(ONE).played().size()).isEqualTo(2));
  }

  @Test
  @Rule({"R8.10", "R6.3", "R5.3"})
  void everyCardWithScrewsEnoughIsTrainedAndSetsOffItsFriends() {
    Scenario<Rone> table = turn().given(Laid.give(ONE, "training", "militia", "fighter"));
    for (int at = 1; at <= 2; at++) {
      int position = at;
      table.given(
          s -> {
            while (!s.player(ONE).isTrained(position)) s.player(ONE).screwOn(position);
          });
    }
    table.given(Laid.give(ONE, "base", "leader-mira"));
    table.perform(Turns.phase(9, ONE)).choose(ONE, "finish:training-0.2");
    table.then(
        s -> {
          assertThat(s.player(ONE).training().size()).isEqualTo(1);
          assertThat(s.player(ONE).rerolls()).isEqualTo(2);
        });
    assertThat(table.events(TWO)).filteredOn(e -> e.id().equals("set-off")).hasSize(2);
  }
}
