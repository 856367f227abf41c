package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionBoard.Symbol;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The examples of the rulebook, played. */
final class RulebookExamplesTest {

  private static final int BLUE = Colour.BLUE.ordinal();
  private static final int GREEN = Colour.GREEN.ordinal();
  private static final int WILD = Colour.WILD.ordinal();

  private static Scenario<Rone> mainPhase() {
    return Laid.bare().given(s -> s.player(ONE).enter(4));
  }

  @Test
  @Rule("R3.5")
  void aGreenAndABlueResourceGoToSlotsOfTheirColours() {
    Laid.bare()
        .perform(Effects.of(ONE, "{op: store_resource, color: green, n: 1}"))
        .choose(ONE, "store-green")
        .perform(Effects.of(ONE, "{op: store_resource, color: blue, n: 1}"))
        .choose(ONE, "store-blue")
        .then(
            s -> {
              assertThat(Resources.count(s.player(ONE).stored(), GREEN)).isEqualTo(1);
              assertThat(Resources.count(s.player(ONE).stored(), BLUE)).isEqualTo(1);
            });
  }

  @Test
  @Rule("R3.5")
  void aBlueScrewMayLieOnAWildSlotThoughABlueOneIsFree() {
    Laid.bare()
        .perform(Effects.of(ONE, "{op: store_resource, color: blue, n: 1}"))
        .choose(ONE, "store-as-wild-blue")
        .then(
            s -> {
              assertThat(Resources.count(s.player(ONE).stored(), WILD)).isEqualTo(1);
              assertThat(Resources.count(s.player(ONE).stored(), BLUE)).isZero();
            });
  }

  @Test
  @Rule({"R8.6", "R8.6.1", "R8.6.3"})
  void twoStoredRedsDealOneDamageAndMakeTheNextCardCheaper() {
    Scenario<Rone> table = mainPhase().given(s -> Laid.stored(s.player(ONE), Colour.RED, 2));
    Laid.main(table).choose(ONE, "spend-pair-red");
    table.then(
        s -> {
          Player player = s.player(ONE);
          assertThat(player.pending(DamageType.RANGED)).isEqualTo(1);
          long red = Resources.of(Colour.RED.ordinal(), 1);
          assertThat(Resources.reduced(red, player.discounts())).isEqualTo(Resources.NONE);
          long wild = Resources.of(WILD, 1);
          assertThat(Resources.reduced(wild, player.discounts())).isEqualTo(Resources.NONE);
        });
  }

  @Test
  @Rule({"R8.6", "R8.6.1", "R8.6.3"})
  void twoStoredWildsTakeAWildPipOnlyAndGiveTwoScrewsOrARecruit() {
    Scenario<Rone> table =
        mainPhase()
            .given(Laid.give(ONE, "training", "titan"))
            .given(s -> Laid.stored(s.player(ONE), Colour.WILD, 2));
    Laid.main(table)
        .choose(ONE, "spend-pair-wild")
        .offersOnly(ONE, "option-gain-screw", "option-recruit");
    table.choose(ONE, "option-gain-screw");
    table.then(
        s -> {
          assertThat(s.player(ONE).screws(0)).isEqualTo(2);
          long red = Resources.of(Colour.RED.ordinal(), 1);
          assertThat(Resources.reduced(red, s.player(ONE).discounts())).isEqualTo(red);
          long wild = Resources.of(WILD, 1);
          assertThat(Resources.reduced(wild, s.player(ONE).discounts())).isEqualTo(Resources.NONE);
        });
  }

  @Test
  @Rule("R9.1.2")
  void fourMeleeTakeTwoArmourAndTwoLife() {
    Laid.bare()
        .given(s -> s.player(TWO).setCounters(2, 10))
        .given(s -> s.player(TWO).suffer(DamageType.MELEE, 4))
        .then(
            s -> {
              assertThat(s.player(TWO).armour()).isZero();
              assertThat(s.player(TWO).life()).isEqualTo(8);
            });
  }

  @Test
  @Rule({"R12.3", "R12.4"})
  void theUppermostCardHasTheSumOfAllVisibleValues() {
    Invaded.bare(1)
        .given(Invaded.invasion("stack", "inv-shackled-worker", "inv-hauler", "inv-borer"))
        .then(
            s -> {
              assertThat(s.stack().life()).isEqualTo(2 + s.stack().rows().life());
              assertThat(s.stack().armour()).isEqualTo(1);
              assertThat(s.stack().melee()).isEqualTo(3 + 1 + s.stack().rows().melee());
            })
        .given(s -> s.invasion().defeatTop())
        .then(
            s -> {
              assertThat(s.stack().life()).isEqualTo(2 + s.stack().rows().life());
              assertThat(s.stack().armour()).isEqualTo(2 + 1);
              assertThat(s.stack().melee()).isEqualTo(1 + 1 + s.stack().rows().melee());
            });
  }

  @Test
  @Rule({"R14.2.5", "R14.2.6"})
  void ofThreeArmourOneIsKeptOneGivenAndOneSpentOnAnAction() {
    Invaded.bare(2)
        .given(s -> s.player(ONE).enter(4))
        .perform(Effects.of(ONE, "{op: gain_armour, n: 3}"))
        .choose(ONE, "give:player-0", "give:player-1", "set-aside")
        .then(
            s -> {
              assertThat(s.player(ONE).armour()).isEqualTo(11);
              assertThat(s.player(TWO).armour()).isEqualTo(11);
              assertThat(s.player(ONE).symbols(Symbol.ARMOUR)).isEqualTo(1);
            });
  }

  @Test
  @Rule({"R14.2.5", "R6.7"})
  void fiveRecycledCardsComeFromThreePlayersAndGoToTheirOwnDecks() {
    Scenario<Rone> table =
        Invaded.bare(3)
            .given(s -> s.player(ONE).enter(4))
            .given(Laid.give(ONE, "scrapyard", "fighter", "fighter"))
            .given(Laid.give(TWO, "scrapyard", "armourer", "armourer"))
            .given(Laid.give(THREE, "hand", "titan"))
            .perform(Effects.of(ONE, "{op: recycle, n: 5}"));
    table.choose(ONE, "recycle:scrapyard-0", "recycle:scrapyard-0");
    table.choose(ONE, "recycle:scrapyard-1", "recycle:scrapyard-1");
    table.choose(ONE, "recycle:hand-2").choose(THREE, "recycle:hand-2.titan").asksNobody();
    table.then(
        s -> {
          assertThat(s.player(ONE).deck().size()).isEqualTo(2);
          assertThat(s.player(TWO).deck().size()).isEqualTo(2);
          assertThat(s.player(THREE).deck().size()).isEqualTo(1);
        });
  }
}
