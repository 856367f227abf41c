package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.CatalogueException;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.Op;
import starboard.rone.content.PartsAction;
import starboard.rone.content.PlayerBoard;
import starboard.rone.content.RecruitCard;
import starboard.rone.content.StoredAction;
import starboard.rone.content.Values;
import starboard.testkit.Rule;

/** What the box holds, against its rules, and how a bad file is refused. */
final class ContentTest {

  private static final Content BOX = Content.BOX;

  private static String file() {
    try (InputStream in = Content.class.getResourceAsStream("rone.yaml")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  @Rule({"R1.3", "R11.3"})
  void twelveStartingCardsHaveTheNamesOfTheRulebook() {
    assertThat(BOX.startingCards().entries())
        .extracting(card -> card.names().cs())
        .containsExactlyInAnyOrder(
            "Kanystr vody",
            "Jugura",
            "Rozkaz",
            "Vize",
            "Strážci kmene",
            "Areja",
            "Rváč",
            "Průzkumník",
            "Velitel Atus",
            "Vznášedlo",
            "Ničitel",
            "Jalak");
    assertThat(BOX.additionalStartingCards().size()).isEqualTo(6);
    assertThat(BOX.recruitCards().size()).isEqualTo(68);
    assertThat(BOX.leaders().size()).isEqualTo(10);
    assertThat(BOX.technologies().size()).isEqualTo(28);
  }

  @Test
  @Rule("R1.4")
  void onlyRecruitsOfTheRecruitDeckHaveATrainCost() {
    assertThat(BOX.startingCards().entries())
        .extracting(RecruitCard::trainCost)
        .containsOnlyNulls();
    assertThat(BOX.additionalStartingCards().entries())
        .extracting(RecruitCard::trainCost)
        .containsOnlyNulls();
    assertThat(BOX.recruitCards().entries())
        .allSatisfy(card -> assertThat(card.trainCost()).isBetween(2, 8));
  }

  @Test
  @Rule({"R2.1", "R2.4", "R2.6"})
  void thePlayerBoardHasItsCountersAndSlots() {
    PlayerBoard board = BOX.playerBoard();
    assertThat(board.counters())
        .isEqualTo(new PlayerBoard.Counters(18, new PlayerBoard.Start(16, 14)));
    assertThat(board.storedSlots()).isEqualTo(new PlayerBoard.StoredSlots(2, 4));
    assertThat(board.researchTokens().max()).isEqualTo(3);
  }

  @Test
  @Rule({"R7.4", "R10.1", "R10.3"})
  void theTollsOfReshuffleAndSurvivalCheckAreOneLifeForEachCard() {
    PlayerBoard board = BOX.playerBoard();
    assertThat(board.reshuffle()).isEqualTo(new PlayerBoard.Reshuffle(1, 1, -1, 1));
    assertThat(board.survivalCheck()).isEqualTo(new PlayerBoard.SurvivalCheck(1, 1));
    assertThat(board.secondPlayerSpareParts().n()).isEqualTo(2);
  }

  @Test
  @Rule({"R3.1", "R8.6.3"})
  void everyResourceHasItsStoredAction() {
    assertThat(BOX.playerBoard().storedResourceActions().entries())
        .extracting(StoredAction::color)
        .containsExactly(
            Colour.BLUE, Colour.RED, Colour.BLACK, Colour.GREEN, Colour.YELLOW, Colour.WILD);
  }

  @ParameterizedTest
  @Rule("R9.7")
  @CsvSource({
    "sp-screw, 1, 0",
    "sp-reroll, 1, 0",
    "sp-craft, 1, 1",
    "sp-starter, 2, 0",
    "sp-recruit, 2, 0",
    "sp-refresh, 2, 0",
    "sp-salvage, 2, 0",
    "sp-sacrifice, 2, 0",
    "sp-technology, 7, 0"
  })
  void sparePartActionsHaveTheirPrices(String id, int cost, int perToken) {
    PartsAction action = BOX.playerBoard().sparePartActions().require(id);
    assertThat(action.cost()).isEqualTo(cost);
    assertThat(action.costPerResearchToken()).isEqualTo(perToken);
    assertThat(BOX.playerBoard().sparePartActions().size()).isEqualTo(9);
  }

  @Test
  void everyEntryHasAnIdAndNamesOfItsOwn() {
    TreeSet<String> ids = new TreeSet<>();
    for (int kind = 0; kind < Box.KINDS; kind++) {
      assertThat(ids.add(Box.id(kind))).as(Box.id(kind)).isTrue();
      assertThat(Box.kind(Box.id(kind))).isEqualTo(kind);
    }
    assertThat(ids).hasSize(12 + 6 + 68 + 10 + 28 + 24 + 42 + 14);
  }

  /** A mistake is refused with file, line and entry. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {op: recycle, n: 1}          | {op: recylce, n: 1}          | vision    | recylce
          {op: gain_armour, n: 3}      | {op: gain_armour, n: 0}      | stored-blue | expected a number from 1 to 99
          {op: gain_life, n: 2}        | {op: gain_life, m: 2}        | stored-green | 'm'
          faction: mutants             | faction: mutant              | jugura    | mutant
          activation_cost: {green: 1}  | activation_cost: {choice: 1} | jugura    | nothing costs a colour of choice
          - trigger: on_draw           | - trigger: start_of_turn     | areja     | stands on cards of the base only
          """)
  void aBadFileIsRefusedWithFileLineAndEntry(
      String good, String bad, String entry, String complaint) {
    String text = file();
    int at = text.indexOf(good);
    long line = text.substring(0, at).lines().count();
    String broken = text.substring(0, at) + bad + text.substring(at + good.length());
    assertThatThrownBy(() -> Content.read(Catalogue.of("mine.yaml", broken)))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("mine.yaml")
        .hasMessageContaining(entry)
        .hasMessageContaining(complaint)
        .message()
        .satisfies(message -> assertThat(lineIn(message)).isLessThanOrEqualTo(line + 1));
  }

  /** An effect in an entry of the file, by what the entry may have. */
  @ParameterizedTest
  @Rule({"R5.3", "R14.1.7.1"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jugura          | start_of_round         | {op: draw, n: 1}     | stands on cards of the Invasion only
          jugura          | end_of_round           | {op: draw, n: 1}     | stands on cards of the Invasion only
          jugura          | active                 | {op: draw, n: 1}     | stands on cards of the base only
          jugura          | on_recycled            | {op: deploy, n: 1}   | only the Invasion can do this
          tech-med-bay    | on_recycled            | {op: draw, n: 1}     | stands on recruit cards only
          tech-med-bay    | start_of_round         | {op: draw, n: 1}     | stands on cards of the Invasion only
          tech-med-bay    | active                 | {op: deploy, n: 1}   | only the Invasion can do this
          inv-borer       | start_of_turn          | {op: deploy, n: 1}   | stands on cards of players only
          inv-borer       | when_reshuffle_opponent | {op: deploy, n: 1}  | stands on cards of players only
          inv-borer       | when_defeated          | {op: draw, n: 1}     | the Invasion cannot do this
          proto-recall    | active                 | {op: draw, n: 1}     | the Invasion cannot do this
          """)
  void whatACardOfAnotherTypeHasIsRefused(
      String entry, String trigger, String effect, String complaint) {
    String text = file();
    int from = text.indexOf("- id: " + entry + "\n");
    int to = text.indexOf("\n- id: ", from);
    String ability = "  abilities:\n  - trigger: " + trigger + "\n    effects: [" + effect + "]";
    String card = text.substring(from, to).replaceAll("(?s)\n  abilities:.*", "") + "\n" + ability;
    String broken = text.substring(0, from) + card + text.substring(to);
    assertThatThrownBy(() -> Content.read(Catalogue.of("mine.yaml", broken)))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining(entry)
        .hasMessageContaining(complaint);
  }

  /** R14.1.7.1: by the word for some, for the others by whom they are about. */
  @ParameterizedTest
  @Rule({"R14.1.7.1", "R16"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {op: deploy, n: 1}                                        | true
          {op: activate_protocol, n: 1}                             | true
          {op: draw, n: 1}                                          | false
          {op: gain_armour, n: 1}                                   | false
          {op: gain_armour, n: 1, target: deployed_top}             | true
          {op: gain_life, n: 1}                                     | false
          {op: gain_life, n: 1, target: deployed_this}              | true
          {op: store_resource, color: red, n: 1}                    | false
          {op: store_resource, color: red, n: 1, target: invasion}  | true
          {op: recycle, n: 1}                                       | false
          {op: recycle, n: 1, target: invasion}                     | true
          {op: scrap_deck, n: 1, target: opponent}                  | false
          {op: scrap_deck, n: 1, target: each_player}               | true
          """)
  void effectsAreOfPlayersOrOfTheInvasion(String effect, boolean ofInvasion) {
    Op op = Content.effects(Catalogue.of("one", "effects: [" + effect + "]")).getFirst().op();
    assertThat(op.isOfInvasion()).isEqualTo(ofInvasion);
  }

  @Test
  @Rule("R13.4")
  void visibleRowsAddUpValueByValue() {
    assertThat(new Values(1, 2, 3, 4).plus(new Values(10, 20, 30, 40)))
        .isEqualTo(new Values(11, 22, 33, 44));
  }

  private static long lineIn(String message) {
    var found = java.util.regex.Pattern.compile("mine\\.yaml line (\\d+)").matcher(message);
    assertThat(found.find()).as(message).isTrue();
    return Long.parseLong(found.group(1));
  }
}
