package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.ship.ShipState;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What a scene shows to whom. */
final class SceneTest {

  private static final Seat ONE = Seat.ONE;
  private static final Seat TWO = Seat.TWO;

  /** A game in its first Player phase. */
  private static Scenario<Nemesis> started() {
    Scenario<Nemesis> game = Scenario.of(new NemesisGame(), 2).begin();
    for (int number = 1; number <= 2; number++) {
      Seat seat = game.state().briefing().numbered(number);
      game.choose(seat, game.decision(seat).options().getFirst().id());
    }
    return game;
  }

  private static Widget.Zone zone(Scenario.Seen seen, String id) {
    return seen.widget(Widget.Zone.class, id);
  }

  private static Widget.Node node(Scenario.Seen seen, String id) {
    return seen.widget(Widget.Map.class, "board").nodes().stream()
        .filter(node -> node.label().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Widget.Card card(Widget.Zone zone, String id) {
    return zone.cards().stream()
        .filter(card -> card.label().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule("N2.1")
  void theShipIsDrawnWithAllItsRoomsAndCorridors() {
    Widget.Map map = started().scene(ONE).widget(Widget.Map.class, "board");
    assertThat(map.nodes()).hasSize(22); // 21 rooms and the technical space
    assertThat(map.links()).hasSize(28 + 8); // corridors and technical entrances (N8.2)
    assertThat(map.regions()).hasSize(1);
    assertThat(map.pieces()).hasSize(2);
    assertThat(map.links()).allMatch(link -> link.atFrom() != null);
  }

  @Test
  void aHandIsSeenByItsOwnerOnly() {
    Scenario<Nemesis> game = started();
    assertThat(zone(game.scene(ONE), "hand-0").cards()).hasSize(5).allMatch(Widget.Card::face);
    assertThat(zone(game.scene(TWO), "hand-0").cards()).noneMatch(Widget.Card::face);
    assertThat(zone(game.scene(TWO), "hand-0").count()).isEqualTo(5);
    assertThat(zone(game.publicScene(), "hand-0").cards()).noneMatch(Widget.Card::face);
  }

  @Test
  @Rule("N2.11")
  void everyMatShowsThePlayerNumberBeforeTheDraftToo() {
    Scenario<Nemesis> game = Scenario.of(new NemesisGame(), 3).begin();
    for (Seat seat : Seats.table(3)) {
      String mat = "help-card-" + seat.index();
      Widget.Card card = card(zone(game.publicScene(), "tokens-" + seat.index()), mat);
      assertThat(card.label().name())
          .isEqualTo(Text.of("token.help-card", game.state().briefing().playerNumber(seat)));
    }
  }

  @Test
  @Rule("N2.12")
  void objectivesAreSecret() {
    Scenario<Nemesis> game = started();
    assertThat(zone(game.scene(ONE), "objectives-0").cards()).allMatch(Widget.Card::face);
    assertThat(zone(game.scene(TWO), "objectives-0").cards())
        .hasSize(2)
        .noneMatch(Widget.Card::face);
    assertThat(game.scene(ONE).ids()).anyMatch(id -> id.startsWith("progress-0-"));
    assertThat(game.scene(TWO).ids()).noneMatch(id -> id.startsWith("progress-0-"));
  }

  @Test
  void whatLiesInADiscardPileKeepsItsNameWhenMoreIsLaidOnIt() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    discardOne(s);
    Widget.Card first = zone(game.scene(TWO), "own-discard-0").cards().getFirst();
    discardOne(s);
    assertThat(zone(game.scene(TWO), "own-discard-0").cards()).hasSize(2).last().isEqualTo(first);
  }

  private static void discardOne(Nemesis s) {
    s.cards().discardCard(ONE, s.kit().cardOf(s.cards().hand(ONE).number(0)), "event.pays");
  }

  @Test
  @Rule("N18.1")
  void ofAnInventoryOthersSeeTheColours() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    s.itemDecks().find(TWO, ItemDeck.RED, 1);
    s.belongings()
        .stow(TWO, s.itemDecks().takeFind(TWO, s.kit().itemOf(s.itemDecks().finds(TWO).number(0))));
    assertThat(zone(game.scene(TWO), "items-1").cards()).hasSize(1).allMatch(Widget.Card::face);
    Widget.Card back = zone(game.scene(ONE), "items-1").cards().getFirst();
    assertThat(back.face()).isFalse();
    assertThat(back.label().id()).isEqualTo("items-1-back-red");
  }

  @Test
  @Rule("N15.3")
  void contaminationIsUnreadableEvenToItsOwnerUntilItIsScanned() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    s.cards().takeContamination(ONE);
    assertThat(zone(game.scene(ONE), "own-discard-0").cards()).noneMatch(Widget.Card::face);
    s.cards().shuffleAll(ONE, true);
    s.cards().drawCards(ONE, 11);
    assertThat(card(zone(game.scene(ONE), "hand-0"), "hand-0-contamination").face()).isFalse();
    assertThat(zone(game.scene(TWO), "hand-0").cards()).noneMatch(Widget.Card::face);
    boolean infected = s.scanHand(ONE, false);
    String scanned = infected ? "hand-0-infected" : "hand-0-clean";
    assertThat(card(zone(game.scene(ONE), "hand-0"), scanned).face()).isTrue();
    assertThat(zone(game.scene(TWO), "hand-0").cards()).noneMatch(Widget.Card::face);
  }

  @Test
  void anUnexploredRoomShowsItsBackUnlessOneHasPeeked() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    int room = 0;
    while (s.interior().isExplored(room)) room++;
    String id = Widgets.room(s, room);
    assertThat(node(game.scene(ONE), id).label().name().key()).isEqualTo("node.unexplored");
    s.interior().peekTile(Seats.of(ONE), room, true);
    Widget.Node seen = node(game.scene(ONE), id);
    assertThat(seen.label().name().key()).isEqualTo("node.peeked");
    assertThat(seen.label().knownTo()).isEqualTo(Seats.of(ONE));
    assertThat(seen.marks()).hasSize(2); // the back of the tile, the token
    Widget.Node unseen = node(game.scene(TWO), id);
    assertThat(unseen.label().name().key()).isEqualTo("node.unexplored");
    assertThat(unseen.marks()).hasSize(1); // its back
  }

  /** The colour of a plate is said in words, too. */
  @ParameterizedTest
  @CsvSource({"armory, red", "canteen, green", "generator, yellow", "cabins, white"})
  void aRoomSaysOfWhichColourItsItemsAre(String room, String colour) {
    Scenario<Nemesis> game = started().given(Laid.explored("014", room));
    assertThat(node(game.scene(ONE), "room-014").marks())
        .extracting(mark -> mark.label().name().key())
        .contains("mark.items." + colour);
  }

  @Test
  @Rule("N20.2")
  void anEngineIsKnownToWhoLooked() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    ShipState.of(s).peekEngine(ONE, 1);
    assertThat(card(zone(game.scene(ONE), "engines"), "engine-2").face()).isTrue();
    assertThat(card(zone(game.scene(ONE), "engines"), "engine-1").face()).isFalse();
    assertThat(card(zone(game.scene(TWO), "engines"), "engine-2").face()).isFalse();
    assertThat(game.scene(ONE).ids()).contains("note-1");
    assertThat(game.scene(TWO).ids()).doesNotContain("note-1");
    ShipState.of(s).swapTokens(1);
    Widget.Card swapped = card(zone(game.scene(ONE), "engines"), "engine-2");
    assertThat(swapped.label().name())
        .isEqualTo(s.kit().name(Thing.number(ShipState.of(s).engineToken(1))));
  }

  @Test
  @Rule("N20.2")
  void theCourseIsKnownToWhoLooked() {
    Scenario<Nemesis> game = started();
    ShipState.of(game.state()).peekCourse(ONE);
    assertThat(zone(game.scene(ONE), "course").cards().getFirst().face()).isTrue();
    assertThat(zone(game.scene(TWO), "course").cards().getFirst().face()).isFalse();
    Widget.Track known = game.scene(ONE).widget(Widget.Track.class, "destination");
    Widget.Track unknown = game.scene(TWO).widget(Widget.Track.class, "destination");
    assertThat(known.spaces()).allMatch(space -> space.threshold() != null);
    assertThat(unknown.spaces()).allMatch(space -> space.threshold() == null);
  }

  @Test
  @Rule("N24.1")
  void aGoalOfTheShipStandsAsFarAsItsOwnerKnows() {
    Nemesis s = started().state();
    GoalRule there = new ShipGoals.ShipReaches(ShipState.of(s).course());
    assertThat(there.standing(s, ONE)).isEqualTo(Standing.UNKNOWN);
    ShipState.of(s).peekCourse(ONE);
    for (int engine = 0; engine < 3; engine++) {
      if (!ShipState.of(s).isWorking(engine)) ShipState.of(s).swapTokens(engine);
      ShipState.of(s).peekEngine(ONE, engine);
    }
    assertThat(there.standing(s, ONE)).isEqualTo(Standing.MET);
    assertThat(there.standing(s, TWO)).isEqualTo(Standing.UNKNOWN);
    ShipState.of(s).swapTokens(0);
    assertThat(there.standing(s, ONE)).isEqualTo(Standing.MET); // one damaged engine is borne
    ShipState.of(s).swapTokens(1);
    assertThat(there.standing(s, ONE)).isEqualTo(Standing.NOT_MET);
    assertThat(new Goals.PlaceDestroyed().standing(s, ONE)).isEqualTo(Standing.MET);
    assertThat(new Goals.PlaceDestroyed().standing(s, TWO)).isEqualTo(Standing.UNKNOWN);
  }

  @Test
  @Rule("N2.8")
  void theBagIsCountedOpenly() {
    Widget.Bag bag = started().scene(ONE).widget(Widget.Bag.class, "bag");
    assertThat(bag.total()).isEqualTo(12);
    assertThat(bag.kinds().stream().mapToInt(Widget.Population::count).sum()).isEqualTo(12);
  }

  @Test
  @Rule("N17.1")
  void weaknessesLieFaceDownUntilTheyAreDiscovered() {
    Scenario<Nemesis> game = started();
    assertThat(zone(game.scene(ONE), "weaknesses").cards()).noneMatch(Widget.Card::face);
    game.state().intruderDecks().discover(1);
    assertThat(card(zone(game.scene(TWO), "weaknesses"), "weakness-egg").face()).isTrue();
  }

  @Test
  void aPeekedEventCardIsKnownToThePeekerWhereItLies() {
    Scenario<Nemesis> game = started();
    game.state().intruderDecks().peekEvent(ONE);
    assertThat(zone(game.scene(ONE), "event-deck").cards()).hasSize(1);
    assertThat(zone(game.scene(TWO), "event-deck").cards()).isEmpty();
    game.state().intruderDecks().buryEvent();
    Widget.Card last = zone(game.scene(ONE), "event-deck").cards().getFirst();
    int size = game.state().intruderDecks().eventDeck().size();
    assertThat(last.badges().getFirst().text()).isEqualTo(Text.of("badge.from-top", size));
  }

  @Test
  @Rule("N18.12")
  void whatIsOfferedInTradeIsSeenByBothAndFromBehindByOthers() {
    Scenario<Nemesis> game = started();
    Nemesis s = game.state();
    s.itemDecks().find(ONE, ItemDeck.GREEN, 1);
    int item = s.kit().itemOf(s.itemDecks().finds(ONE).number(0));
    s.belongings().stow(ONE, s.itemDecks().takeFind(ONE, item));
    s.belongings().layOnTray(ONE, TWO, s.belongings().inventory(ONE).number(0));
    assertThat(zone(game.scene(TWO), "tray-0").cards()).allMatch(Widget.Card::face);
    assertThat(zone(game.publicScene(), "tray-0").cards()).hasSize(1).noneMatch(Widget.Card::face);
  }

  @Test
  @Rule("N3.10")
  void thePhaseAndTheThresholdsAreWrittenOut() {
    Scenario.Seen seen = started().scene(ONE);
    Widget.Track phases = seen.widget(Widget.Track.class, "phases");
    assertThat(phases.spaces()).hasSize(6);
    assertThat(phases.markers().getFirst().at()).isEqualTo("phase-player-phase");
    assertThat(seen.widget(Widget.Counter.class, "until-hibernation").value()).isEqualTo(7);
    assertThat(seen.widget(Widget.Counter.class, "until-jump").value()).isEqualTo(15);
  }

  @Test
  void noIdStandsForTwoThings() {
    Scene scene = started().scene(ONE).scene();
    assertThat(new Scenario.Seen(scene).ids()).doesNotHaveDuplicates();
  }

  @Test
  void decksShowTheirCountOnly() {
    Scenario.Seen seen = started().scene(ONE);
    for (String id : new String[] {"own-deck-0", "own-deck-1", "deck-red", "event-deck"}) {
      assertThat(zone(seen, id).cards()).isEmpty();
      assertThat(zone(seen, id).count()).isPositive();
    }
    Pile crafted = started().state().itemDecks().itemDeck(ItemDeck.BLUE);
    assertThat(zone(seen, "deck-blue").cards()).hasSize(crafted.size());
  }
}
