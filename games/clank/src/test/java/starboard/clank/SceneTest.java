package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Space;
import starboard.clank.game.ClankGame;
import starboard.clank.ship.Board;
import starboard.clank.ship.Ship;
import starboard.clank.turn.Action;
import starboard.clank.turn.ActionTexts;
import starboard.clank.turn.Turn;
import starboard.clank.words.Texts;
import starboard.kernel.catalogue.Section;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What a scene tells a player besides what lies on the table. */
final class SceneTest {

  /** The cards of a zone that carry a badge, as "card badge". */
  private static List<String> badges(Scenario.Seen seen, String zone) {
    return seen.widget(Widget.Zone.class, zone).cards().stream()
        .flatMap(
            card -> card.badges().stream().map(badge -> card.label().style() + " " + badge.id()))
        .toList();
  }

  private static List<String> kinds(Widget.Bag bag) {
    return bag.kinds().stream().map(kind -> kind.count() + " " + kind.label().style()).toList();
  }

  private static List<Integer> parts(Widget.Counter counter) {
    return counter.parts().stream().map(Widget.Summand::value).toList();
  }

  private static Widget.Counter counter(Scenario<Clank> game, String id) {
    return game.publicScene().widget(Widget.Counter.class, id);
  }

  /** On every board a code names one space, and begins with the letter of its module alone. */
  @Test
  void everySpaceHasACodeOfItsOwn() {
    for (int board = 0; board < Board.COUNT; board++) {
      List<String> codes = new ArrayList<>();
      List<String> letters = new ArrayList<>();
      for (Section<Space> module : modules(Board.of(board))) {
        List<String> own = module.entries().stream().map(Space::code).toList();
        String letter = own.getFirst().substring(0, 1);
        assertThat(own).allMatch(code -> code.matches(letter + "\\d+"));
        letters.add(letter);
        codes.addAll(own);
      }
      assertThat(codes).doesNotHaveDuplicates();
      assertThat(letters).doesNotHaveDuplicates();
    }
  }

  private static List<Section<Space>> modules(Board board) {
    List<Section<Space>> modules = new ArrayList<>();
    Ship.PLAN.modules().fixedModules().forEach(module -> modules.add(module.spaces()));
    board.faces().forEach(face -> modules.add(face.spaces()));
    return modules;
  }

  /** One skill and three swords are there; the hand gives two skill and two swords more. */
  private static Scenario<Clank> buying() {
    return table(2)
        .given(hand(ONE, "hack", "pasr", "stumble"))
        .given(row("moisture-farmer", "mad-scientist", "saboteur"))
        .given(row("elite-guard", "killbot", "security-officer"))
        .given(pools(1, 3, 0))
        .perform(new Turn(ONE));
  }

  @Test
  void cardsTellWhetherTheyCanBePaidForNowOrWithTheHand() {
    Scenario.Seen seen = buying().scene(ONE);
    assertThat(badges(seen, "row"))
        .containsExactly(
            "moisture-farmer affordable",
            "mad-scientist affordable-with-hand",
            "elite-guard affordable",
            "killbot affordable-with-hand",
            "security-officer affordable");
    assertThat(badges(seen, "reserve"))
        .containsExactly(
            "pasr affordable-with-hand",
            "boldly-go affordable-with-hand",
            "gob-lin-front affordable");
  }

  @Test
  void onlyWhoIsAskedSeesWhatCanBePaidFor() {
    Scenario<Clank> game = buying().given(s -> s.gainCredits(ONE, 7));
    for (String zone : List.of("row", "reserve", "market")) {
      assertThat(badges(game.scene(ONE), zone)).isNotEmpty();
      assertThat(badges(game.scene(TWO), zone)).isEmpty();
      assertThat(badges(game.publicScene(), zone)).isEmpty();
    }
  }

  @Test
  void anItemIsAffordableOnceAndWhileThereAreCredits() {
    Scenario<Clank> game = table(2).given(owns(ONE, "medkit")).given(s -> s.gainCredits(ONE, 6));
    assertThat(badges(game.perform(new Turn(ONE)).scene(ONE), "market")).isEmpty();
    assertThat(badges(game.given(s -> s.gainCredits(ONE, 1)).scene(ONE), "market"))
        .containsExactly("master-key affordable", "telepass affordable", "contraband affordable");
  }

  /**
   * One card comes into the row, 26 of the 95 of the deck attack; 24 black cubes are in the bag,
   * six of the players in the area, and an attack draws two.
   */
  private static Scenario<Clank> noisy() {
    return table(2)
        .given(noise(ONE, 4))
        .given(noise(TWO, 2))
        .given(row("moisture-farmer", "captive", "fence", "con-artist", "kockolit"));
  }

  @Test
  void theRiskIsThatAnAttackComesAndThatItHits() {
    Widget.Counter risk = counter(noisy(), "danger-0");
    assertThat(parts(risk)).containsExactly(27, 25); // 26/95 and 1 - 26/30 * 25/29
    assertThat(risk.value()).isEqualTo(7);
    Widget.Counter quieter = counter(noisy(), "danger-1");
    assertThat(parts(quieter)).containsExactly(27, 13); // 1 - 28/30 * 27/29
    assertThat(quieter.value()).isEqualTo(4);
    assertThat(risk.unit()).isEqualTo(Text.of("unit.percent"));
  }

  @Test
  void aFullRowBringsNoAttack() {
    Widget.Counter risk = counter(noisy().given(row("card-shark")), "danger-0");
    assertThat(risk.value()).isZero();
    assertThat(parts(risk)).containsExactly(0, 25);
  }

  @Test
  @Rule("C16.1")
  void dangerInTheRowDrawsOneCubeMore() {
    Widget.Counter risk = counter(noisy().given(row("gun-turret")), "danger-0");
    assertThat(parts(risk)).containsExactly(0, 36); // 1 - 26/30 * 25/29 * 24/28
  }

  @Test
  void redCubesAreARiskForEverybodyAboard() {
    Scenario<Clank> game =
        noisy()
            .given(s -> s.placeTyrant(8))
            .given(Clank::advanceTyrant)
            .given(s -> s.leave(TWO, true, true));
    // The cubes of who has left lie in the supply again: 24 black, one red, four own; four drawn.
    assertThat(parts(counter(game, "danger-0")).get(1))
        .isEqualTo(55); // 1 - 24/29 * 23/28 * 22/27 * 21/26
    assertThat(game.publicScene().ids()).contains("danger-0").doesNotContain("danger-1");
  }

  @Test
  @Rule("C18.3")
  void theDrawsOfThoseWhoHaveLeftAreARisk() {
    Scenario<Clank> game =
        noisy()
            .given(row("card-shark"))
            .given(s -> s.leave(TWO, true, true))
            .perform(new Turn(ONE));
    Widget.Counter risk = counter(game, "danger-0");
    // 24 black and four own cubes; six are drawn: 1 - 22/28 * 21/27 * 20/26 * 19/25
    assertThat(risk.value()).isEqualTo(64);
    assertThat(parts(risk)).containsExactly(0, 27, 64);
    Option.Risk told =
        ActionTexts.option(game.state(), ONE, new Action.EndTurn()).risk().getFirst();
    assertThat(told.id()).isEqualTo("wound");
    assertThat(told.percent()).isEqualTo(64);
    assertThat(told.parts())
        .containsExactly(
            Text.of("risk.part", Arg.of(Text.of("danger.attack")), Arg.of(0)),
            Text.of("risk.part", Arg.of(Text.of("danger.hit")), Arg.of(27)),
            Text.of("risk.part", Arg.of(Text.of("danger.departed")), Arg.of(64)));
  }

  /** Four cubes for each who has left and comes before the player's own next turn. */
  @Test
  @Rule("C18.3")
  void onlyDrawsBeforeTheOwnNextTurnAreARisk() {
    Scenario<Clank> game =
        table(4)
            .given(row("moisture-farmer", "captive", "fence", "con-artist", "kockolit"))
            .given(row("card-shark"))
            .given(s -> s.leave(TWO, true, true))
            .given(s -> s.leave(FOUR, true, true))
            .given(noise(ONE, 1))
            .given(noise(THREE, 1))
            .perform(new Turn(ONE));
    assertThat(counter(game, "danger-0").value()).isEqualTo(31); // 8 of 26
    assertThat(counter(game, "danger-2").value()).isEqualTo(15); // 4 of 26
  }

  @Test
  void theOwnerSeesWhatIsLeftInTheDrawPile() {
    Scenario<Clank> game =
        table(2)
            .given(drawPile(ONE, "hack", "stumble", "hack"))
            .given(hand(ONE, "scramble", "hack"));
    Widget.Bag own = game.scene(ONE).widget(Widget.Bag.class, "left-0");
    assertThat(own.label().name()).isEqualTo(Text.of("left.draw"));
    assertThat(own.total()).isEqualTo(3);
    assertThat(kinds(own)).containsExactly("2 hack", "1 stumble");
    Widget.Bag others = game.scene(TWO).widget(Widget.Bag.class, "left-0");
    assertThat(others.label().name()).isEqualTo(Text.of("left.draw-and-hand"));
    assertThat(others.total()).isEqualTo(5);
    assertThat(kinds(others)).containsExactly("3 hack", "1 stumble", "1 scramble");
  }

  @Test
  void pointsAreCountedAsIfTheGameEndedNow() {
    Scenario<Clank> game =
        table(2)
            .given(artifact(ONE, 15))
            .given(owns(ONE, "contraband"))
            .given(s -> s.gainCredits(ONE, 3))
            .given(hand(ONE, "memory-core"))
            .given(drawPile(ONE, "captive"));
    Widget.Counter points = counter(game, "points-0");
    assertThat(parts(points)).containsExactly(15, 0, 3, 10, 9);
    assertThat(points.value()).isEqualTo(37);
    assertThat(counter(game, "points-1").value()).isZero();
  }

  /** "card mark" of every card of a zone that says where it comes from. */
  private static List<String> sources(Scenario.Seen seen, String zone) {
    return seen.widget(Widget.Zone.class, zone).cards().stream()
        .flatMap(
            card ->
                card.parts().stream()
                    .filter(part -> part.kind().equals("source"))
                    .map(part -> card.label().style() + " " + part.text().key()))
        .toList();
  }

  @Test
  void onlyCardsWhoseValuesTheRulebookPrintsCarryNoMark() {
    Scenario<Clank> game = table(2);
    List<String> unmarked = new ArrayList<>();
    for (Card card : Content.BOX.cards()) {
      game.given(hand(ONE, card.id()));
      unmarked.add(card.id());
    }
    for (String source : sources(game.scene(ONE), "hand-0")) {
      unmarked.remove(source.substring(0, source.indexOf(' ')));
    }
    assertThat(unmarked).containsExactly("stumble", "security-officer");
  }

  @Test
  void aCardTheRulebookOnlyNamesSaysSo() {
    Scenario<Clank> game = table(2);
    String[] named = {
      "secret-agent", "captive", "likvidator", "account-hack", "kockolit", "space-skunk",
      "hack", "access", "scramble", "robo-op-30000", "princess-leye", "knight-youda"
    };
    assertThat(sources(game.given(hand(ONE, named)).scene(ONE), "hand-0"))
        .hasSize(named.length)
        .allMatch(source -> source.endsWith(" source.named"));
    List<String> reserve =
        List.of("pasr source.named", "boldly-go source.named", "memory-core source.named");
    assertThat(sources(game.publicScene(), "reserve"))
        .containsAll(reserve)
        .endsWith("gob-lin-front source.named");
    assertThat(sources(game.given(Clank::flipReserveEnemy).publicScene(), "reserve"))
        .endsWith("tyranobot source.named");
  }

  @ParameterizedTest
  @Rule({"C20.1", "C20.2"})
  @CsvSource({
    "disintegrator, 'At the end of this turn. trash a card of your play area or discard pile.'",
    "sixth-crystal, 'Keep it. counts as a crystal. 3 points per crystal.'",
    "archive, 'Keep it. the Tyrant advances a space. 3 points.'",
    "pangalactic-megablaster, 'Once on your turn. heal 2.'",
    "ship-blueprints, 'Keep it. 7 points.'",
  })
  void tokensSayWhatTheyDo(String secret, String said) {
    Words words = new ClankGame().words();
    Widget.Zone tokens =
        table(2).given(token(ONE, secret)).publicScene().widget(Widget.Zone.class, "tokens-0");
    assertThat(tokens.cards().getFirst().parts())
        .extracting(part -> words.say(part.text(), Language.EN) + ".")
        .containsExactly(said.split("(?<=\\.) "));
  }

  @Test
  @Rule("C19.4")
  void acquiringTellsOfPointsWithContraband() {
    Text told = Objects.requireNonNull(Texts.acquired(Laid.card("hyn-duo")));
    assertThat(new ClankGame().words().say(told, Language.EN))
        .endsWith("2 points; Contraband: +3 points at the end");
  }

  @ParameterizedTest
  @CsvSource({
    "cargo-bay, 4, 124, 171, 646",
    "corridor, 234, 334, 766, 366",
    "command, 834, 34, 994, 666",
    "hydroponics, 340, 20, 660, 320",
    "doomsday-cannon, 172, 385, 492, 685",
    "med-lab, 512, 385, 832, 685",
  })
  void everyModuleHasAnOutline(String module, int left, int top, int right, int bottom) {
    Widget.Map map = table(2).publicScene().widget(Widget.Map.class, "ship");
    assertThat(map.regions()).hasSize(6);
    assertThat(map.regions())
        .filteredOn(region -> region.label().id().equals("module-" + module))
        .singleElement()
        .extracting(Widget.Region::outline)
        .isEqualTo(
            List.of(
                new Widget.Point(left, top),
                new Widget.Point(right, top),
                new Widget.Point(right, bottom),
                new Widget.Point(left, bottom)));
  }

  @Test
  void spacesOfTheRageTrackAndCubesAreColoured() {
    Scenario.Seen seen = noisy().publicScene();
    assertThat(seen.widget(Widget.Track.class, "rage-track").spaces())
        .extracting(space -> space.label().style())
        .startsWith("calm", "calm", "calm", "alert")
        .endsWith("red", "red", "red", "purple");
    assertThat(kinds(seen.widget(Widget.Bag.class, "area")))
        .containsExactly("4 cube-0", "2 cube-1");
    assertThat(kinds(seen.widget(Widget.Bag.class, "bag"))).containsExactly("24 cube-black");
  }

  @Test
  @Rule({"C16.2", "C16.3"})
  void setAsideCubesAreShown() {
    Scenario<Clank> game = table(2).given(noise(ONE, 1)).given(s -> s.knockOut(ONE));
    assertThat(game.publicScene().widget(Widget.Bag.class, "aside").total()).isZero();
    game.draws(Chance.BAG, 0, 0, 0).given(s -> s.drawCubes(3));
    assertThat(kinds(game.publicScene().widget(Widget.Bag.class, "aside")))
        .containsExactly("1 cube-0", "2 cube-black");
  }

  /** One own cube is left for the first wound by a red one; the second is black. */
  @Test
  @Rule({"C17.3", "C17.4"})
  void blackCubesThatMarkWoundsAreShownWhereTheyLie() {
    Scenario<Clank> game =
        table(2)
            .given(s -> s.drawCubes(24)) // all black cubes are set aside
            .given(noise(ONE, 29))
            .given(s -> s.placeTyrant(11))
            .given(Clank::advanceTyrant)
            .draws(Chance.BAG, 29, 29)
            .given(s -> s.drawCubes(2));
    assertThat(blackWounds(game)).containsExactly("health-0-2");
    assertThat(counter(game, "black-wounds-0").value()).isEqualTo(1);
    game.given(s -> s.heal(ONE, 1));
    assertThat(blackWounds(game)).isEmpty();
    assertThat(game.publicScene().ids()).doesNotContain("black-wounds-0", "black-wounds-1");
  }

  /** The spaces of the first player's health track that a black cube marks. */
  private static List<String> blackWounds(Scenario<Clank> game) {
    return game.publicScene().widget(Widget.Track.class, "health-0").spaces().stream()
        .filter(space -> "cube-black".equals(space.label().style()))
        .map(space -> space.label().id())
        .toList();
  }

  @Test
  @Rule({"C5.9", "C21.6"})
  void aJumpToATelepadIsShownUntilItIsUsed() {
    Scenario<Clank> game =
        table(2)
            .given(at(ONE, "doomsday-cannon-d1"))
            .given(hand(ONE, "telepad-technician", "telepad-technician"))
            .perform(new Turn(ONE));
    assertThat(counter(game, "jumps").value()).isZero();
    game.choose(ONE, "play:hand-0.telepad-technician", "play:hand-0.telepad-technician");
    assertThat(counter(game, "jumps").value()).isEqualTo(2);
    game.choose(ONE, jump(game));
    assertThat(counter(game, "jumps").value()).isEqualTo(1);
  }

  private static String jump(Scenario<Clank> game) {
    return game.state().decision(ONE).options().stream()
        .map(Option::id)
        .filter(id -> id.startsWith("jump:"))
        .findFirst()
        .orElseThrow();
  }
}
