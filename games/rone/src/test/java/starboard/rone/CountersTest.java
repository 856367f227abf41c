package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.seats.Seats;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionBoard.Symbol;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** R2 to R4: counters, pools and dice, and that everybody is told what changes on them. */
final class CountersTest {

  private static final int RED = Colour.RED.ordinal();
  private static final int BLUE = Colour.BLUE.ordinal();
  private static final int WILD = Colour.WILD.ordinal();

  private static Player one(Scenario<Rone> table) {
    return table.state().player(ONE);
  }

  static Stream<Arguments> changes() {
    return Stream.of(
        change("armour-gained", "R2.1", player -> player.gainArmour(2)),
        change("life-gained", "R2.1", player -> player.gainLife(1)),
        change("research-now", "R2.6", player -> player.changeResearch(1)),
        change("parts-gained", "R8.8", player -> player.gainSpareParts(2)),
        change("pair-spent", "R8.6", player -> player.spendPair(RED)),
        change("stored", "R3.5", player -> player.store(RED, false)),
        change("stored-as-wild", "R3.5", player -> player.store(RED, true)),
        change("stored", "R3.5", player -> player.store(WILD, true)),
        change("stored-destroyed", "R16", player -> player.destroyStored(RED)),
        change("phase", "R8.5", player -> player.enter(5)),
        change("phase", "R8.7", player -> player.enter(6)),
        change("used", "R8.4.1", player -> player.takeResources(1)),
        change("used", "R8.4.2", player -> player.convert(1)),
        change("set", "R4.5", player -> player.set(1, 2)),
        change("rerolled", "R2.5", player -> player.reroll(1, ONE)));
  }

  private static Arguments change(String event, String rule, Consumer<Player> verb) {
    return Arguments.of(event, rule, verb);
  }

  @ParameterizedTest
  @Rule({"R2.1", "R2.6", "R3.5", "R8.4.1", "R8.6"})
  @MethodSource("changes")
  void everybodyIsToldByItsRule(String event, String rule, Consumer<Player> verb) {
    Scenario<Rone> table = Laid.bare().given(s -> Laid.stored(s.player(ONE), Colour.RED, 2));
    table.rolls(Chance.DICE, 1, 2, 3, 6, 4).given(s -> s.player(ONE).roll());
    table.given(s -> s.player(ONE).gain(RED, 1)).given(s -> s.player(ONE).gain(WILD, 1));
    table.perform(s -> verb.accept(s.player(ONE))).told(TWO, event);
    assertThat(table.events(TWO))
        .filteredOn(told -> told.id().equals(event))
        .extracting(told -> told.beat().rule())
        .containsExactly(rule);
  }

  @Test
  @Rule("R2.6")
  void aTokenMoreIsToldAsAGainAndOneLessAsPaid() {
    Scenario<Rone> table = Laid.bare();
    table.perform(s -> s.player(ONE).changeResearch(1));
    assertThat(table.events(TWO).getFirst().beat().kind()).isEqualTo(Beat.Kind.GAIN);
    table.perform(s -> s.player(ONE).changeResearch(-1));
    assertThat(table.events(TWO).getFirst().beat().kind()).isEqualTo(Beat.Kind.PAY);
    table.perform(s -> s.player(ONE).changeResearch(0));
    assertThat(table.events(TWO).getFirst().beat().kind()).isEqualTo(Beat.Kind.PAY);
  }

  @Test
  @Rule({"R8.6", "R8.6.1"})
  void aPairIsGoneAndMakesTheNextCardCheaper() {
    Scenario<Rone> table = Laid.bare().given(s -> Laid.stored(s.player(ONE), Colour.RED, 2));
    table.given(s -> s.player(ONE).spendPair(RED));
    assertThat(one(table).stored()).isEqualTo(Resources.NONE);
    assertThat(one(table).discounts()).isEqualTo(Resources.one(RED));
    table.given(s -> Laid.stored(s.player(ONE), Colour.BLUE, 2));
    table.given(s -> s.player(ONE).spendPair(BLUE));
    assertThat(one(table).discounts()).isEqualTo(Resources.one(RED) + Resources.one(BLUE));
  }

  @Test
  @Rule("R14.2.6")
  void givenUpSymbolsAreTakenFromWhatIsThere() {
    Scenario<Rone> table = Laid.bare();
    table.given(s -> s.player(ONE).addDamage(DamageType.MELEE, 5));
    table.given(s -> s.player(ONE).addDamage(DamageType.RANGED, 4));
    table.given(s -> s.player(ONE).setAside(Symbol.ARMOUR, 4));
    table.given(s -> s.player(ONE).setAside(Symbol.SCREW, 3));
    for (Symbol symbol : Symbol.values()) table.given(s -> s.player(ONE).paySymbols(symbol, 1));
    Player player = one(table);
    assertThat(player.pending(DamageType.MELEE)).isEqualTo(4);
    assertThat(player.pending(DamageType.RANGED)).isEqualTo(3);
    assertThat(player.symbols(Symbol.ARMOUR)).isEqualTo(3);
    assertThat(player.symbols(Symbol.SCREW)).isEqualTo(2);
  }

  @Test
  @Rule({"R4.5", "R8.4.1"})
  void aDieWhoseResourcesAreTakenIsUsedUntilTheNextRoll() {
    Scenario<Rone> table = Laid.bare().rolls(Chance.DICE, 1, 2, 3, 6, 1, 2, 3, 6);
    table.given(s -> s.player(ONE).roll());
    for (int die = 0; die < Dice.DICE; die++) {
      int taken = die;
      assertThat(one(table).isFree(die)).isTrue();
      table.given(s -> s.player(ONE).takeResources(taken));
      assertThat(one(table).isUsed(die)).as("die %s", die).isTrue();
    }
    table.given(s -> s.player(ONE).roll());
    for (int die = 0; die < Dice.DICE; die++) assertThat(one(table).isFree(die)).isTrue();
  }

  /** Of the default die each face but the empty one has a colour of its own. */
  @Test
  @Rule({"R4.2", "R8.3"})
  void aRollIsToldWithTheChanceOfWhatLiesUp() {
    Scenario<Rone> table = Laid.bare().given(s -> s.player(ONE).bar(3));
    table.given(s -> s.player(ONE).craft(0, 1, 0, Dice.screw(Dice.DEFAULT, 0, 0)));
    table.rolls(Chance.DICE, 1, 1, 6).perform(s -> s.player(ONE).roll());
    table.told(TWO, "rolls");
    List<Event> rolled =
        table.events(TWO).stream().filter(event -> event.id().equals("rolled")).toList();
    assertThat(rolled).as("the barred die is not rolled").hasSize(3);
    assertThat(alikeFaces(one(table), 0)).as("the crafted face is like the first").isEqualTo(2);
    List<Beat.Odds> odds = rolled.stream().map(event -> event.beat().odds()).toList();
    assertThat(odds)
        .containsExactly(
            new Beat.Odds(2, Dice.FACES),
            new Beat.Odds(1, Dice.FACES),
            new Beat.Odds(1, Dice.FACES));
    for (Event event : rolled) {
      Beat.Odds told = Objects.requireNonNull(event.beat().odds());
      Beat.Stock stock = stock(event);
      assertThat(stock.shares().stream().mapToInt(Beat.Share::inside).sum()).isEqualTo(Dice.FACES);
      assertThat(stock.shares().stream().mapToInt(Beat.Share::drawn).sum()).isEqualTo(1);
      assertThat(stock.shares())
          .filteredOn(share -> share.drawn() == 1)
          .extracting(Beat.Share::inside)
          .containsExactly(told.hit());
    }
  }

  private static int alikeFaces(Player player, int die) {
    int alike = 0;
    long up = Dice.resources(player.die(die), player.face(die));
    for (int face = 0; face < Dice.FACES; face++) {
      if (Dice.resources(player.die(die), face) == up) alike++;
    }
    return alike;
  }

  private static Beat.Stock stock(Event event) {
    for (Beat.Shown shown : event.beat().shows()) if (shown instanceof Beat.Stock s) return s;
    throw new AssertionError("no stock is told");
  }

  /** R14.2.2: before phase 6 what would be dealt, in it what is left to be dealt. */
  @Test
  @Rule({"R9.1", "R14.2.2"})
  void theDamageForetoldIsThatOfThePlayedCardsThenWhatIsLeft() {
    Scenario<Rone> table = Invaded.bare(1).given(Invaded.invasion("stack", "inv-guard"));
    table.given(Laid.give(ONE, "played", "titan")).given(s -> s.player(ONE).enter(5));
    Stack stack = table.state().stack();
    Hit before = Hit.onTop(one(table), stack);
    assertThat(before.armour() + before.life()).isPositive();
    table.given(s -> s.player(ONE).enter(6));
    Hit in = Hit.onTop(one(table), table.state().stack());
    assertThat(in.armour() + in.life()).as("nothing is summed up yet").isZero();
    assertThat(table.state().deciding()).isEqualTo(Seats.NONE);
  }
}
