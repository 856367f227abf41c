package starboard.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.toy.ToyGame;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;

class SetupTest {

  private static final ToyGame GAME = ToyGame.of();

  private static void refused(String code, String key, int players, Map<String, String> options) {
    assertThatThrownBy(() -> Setup.of(GAME, players, options))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo(code);
              assertThat(refusal.text().key()).isEqualTo(key);
            });
  }

  @Test
  void whatIsLeftOutGetsItsStandard() {
    assertThat(Setup.of(GAME, 2, Map.of()).options())
        .containsExactly(entry("board", "moon"), entry("mode", "versus"), entry("rounds", "4"));
  }

  @Test
  void aStandardThatDoesNotFitTheNumberOfPlayersGivesWayToTheFirstThatDoes() {
    assertThat(Setup.of(GAME, 1, Map.of()).option("mode")).isEqualTo("solo");
  }

  @Test
  void whatIsChosenIsKept() {
    Setup setup = Setup.of(GAME, 2, Map.of("board", "mars", "rounds", "7"));
    assertThat(setup.players()).isEqualTo(2);
    assertThat(setup.option("board")).isEqualTo("mars");
    assertThat(setup.option("rounds")).as("accepted by its form").isEqualTo("7");
  }

  @Test
  void tooFewOrTooManyPlayers() {
    refused("bad-players", "error.players", 0, Map.of());
    refused("bad-players", "error.players", 5, Map.of());
    refused("bad-players", "error.players", -1, Map.of());
  }

  @Test
  void anUnknownOption() {
    refused("bad-option", "error.option-unknown", 2, Map.of("bord", "moon"));
  }

  @Test
  void aBadValue() {
    refused("bad-option", "error.option-value", 2, Map.of("board", "venus"));
  }

  @Test
  void aBadValueOfAnOptionThatTakesMoreThanAList() {
    refused("bad-option", "error.option-form", 2, Map.of("rounds", "12"));
  }

  @Test
  void aValueThatDoesNotFitTheNumberOfPlayers() {
    refused("bad-option", "error.option-value", 2, Map.of("mode", "solo"));
    refused("bad-option", "error.option-value", 1, Map.of("mode", "versus"));
  }

  @Test
  void aCombinationTheRulesDoNotKnow() {
    refused("bad-option", "no-teams-on-mars", 2, Map.of("board", "mars", "mode", "team"));
  }

  private static SortedMap<String, String> one(String name, String value) {
    return new TreeMap<>(Map.of(name, value));
  }

  @Test
  void whatAnEarlierGameHandedOnIsKept() {
    Carried carried =
        new Carried(one("medals", "3"), List.of(one("scars", "one"), new TreeMap<>()));
    Setup setup = Setup.of(GAME, 2, Map.of(), carried);
    assertThat(setup.carried().value("medals")).isEqualTo("3");
    assertThat(setup.carried().value(Seat.ONE, "scars")).isEqualTo("one");
    assertThat(setup.carried().value(Seat.TWO, "scars")).isNull();
    assertThat(Setup.of(GAME, 2, Map.of()).carried().value(Seat.ONE, "scars")).isNull();
  }

  @Test
  void whatIsCarriedIsACopyThatCannotBeChanged() {
    SortedMap<String, String> given = one("medals", "3");
    Carried carried = new Carried(given, List.of(given));
    given.put("medals", "4");
    assertThat(carried.value("medals")).isEqualTo("3");
    assertThat(carried.value(Seat.ONE, "medals")).isEqualTo("3");
    assertThatThrownBy(() -> carried.table().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void somethingUnknownIsCarried() {
    refused("error.carried-unknown", new Carried(one("medal", "3"), List.of()));
    refused("error.carried-unknown", new Carried(one("medals", "3"), List.of(one("scar", "one"))));
  }

  @Test
  void somethingIsCarriedForMoreOrFewerSeatsThanPlay() {
    refused("error.carried-seats", new Carried(new TreeMap<>(), List.of(one("scars", "one"))));
  }

  private static void refused(String key, Carried carried) {
    assertThatThrownBy(() -> Setup.of(GAME, 2, Map.of(), carried))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo("bad-carried");
              assertThat(refusal.text().key()).isEqualTo(key);
            });
  }

  @Test
  void noValueFits() {
    GameOption never = new GameOption("odd", List.of("a"), "a", null, (_, _) -> false);
    assertThat(never.standardFor(2)).isNull();
  }

  @Test
  void theReasonNamesWhatIsAccepted() {
    assertThatThrownBy(() -> Setup.of(GAME, 2, Map.of("mode", "solo")))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal ->
                assertThat(GAME.words().say(refusal.text(), Language.EN))
                    .contains("\"mode\"", "\"solo\"", "2 players", "versus, team"));
  }

  @Test
  void optionsAreACopyThatCannotBeChanged() {
    var given = new TreeMap<>(Map.of("board", "moon"));
    Setup setup = new Setup(2, given, Carried.NOTHING);
    given.put("board", "mars");
    assertThat(setup.option("board")).isEqualTo("moon");
    assertThatThrownBy(() -> setup.options().put("board", "mars"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> setup.option("mode")).isInstanceOf(IllegalArgumentException.class);
  }
}
