package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seats;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What chance may make of an option is told with it: each face and token is tried out here. */
final class RiskTest {

  private static final int NOISE_FACES = 10;
  private static final int COMBAT_FACES = 6;

  private static Option option(Scenario<Nemesis> game, String id) {
    return game.decision(TWO).options().stream()
        .filter(option -> option.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Option.Risk risk(Scenario<Nemesis> game, String option, String id) {
    return option(game, option).risk().stream()
        .filter(risk -> risk.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static void chosen(Scenario<Nemesis> game, String option) {
    game.choose(TWO, option);
    game.choose(TWO, game.decision(TWO).options().get(0).id());
  }

  // ---------------------------------------------------------------- noise

  /** The second player stands alone beside a room with noise around it and a creeper next door. */
  private static Scenario<Nemesis> beside() {
    return Laid.of(2)
        .given(Laid.stands(ONE, "001"))
        .given(Laid.stands(TWO, "011"))
        .given(Laid.cardsInHand(TWO, 4))
        .given(Laid.bag("tok-adult-3", "tok-adult-4"))
        .given(Laid.intruder("creeper", "016"))
        .given(Laid.noise("c-011-015"));
  }

  /** On how many faces an Intruder is in the room once one has gone there. */
  private static int comes(Supplier<Scenario<Nemesis>> table) {
    int comes = 0;
    for (int face = 1; face <= NOISE_FACES; face++) {
      Scenario<Nemesis> game = table.get().rolls(Chance.NOISE, face).perform(new Turn(TWO));
      chosen(game, "move:room-015");
      if (game.state().creatures().hasIntruder(Laid.room("015"))) comes++;
    }
    return comes;
  }

  @Test
  @Rule({"N7.2", "N7.4", "N10.5"})
  void aMoveTellsWhatTheNoiseDieMayBring() {
    Supplier<Scenario<Nemesis>> table = () -> beside().given(Laid.explored("015"));
    Scenario<Nemesis> game = table.get().perform(new Turn(TWO));
    Option.Risk told = risk(game, "move:room-015", "encounter");
    assertThat(told.hit() * NOISE_FACES).isEqualTo(comes(table) * told.of()).isPositive();
    // two faces of ten name the corridor; one token of two is more than the three cards left
    Option.Risk surprise = risk(game, "move:room-015", "surprise");
    assertThat(surprise.percent()).isEqualTo(10);
  }

  @Test
  @Rule("N7.3")
  void whoIsSlimedFearsSilenceToo() {
    Supplier<Scenario<Nemesis>> table =
        () -> beside().given(Laid.explored("015")).given(Laid.slimed(TWO));
    Option.Risk told = risk(table.get().perform(new Turn(TWO)), "move:room-015", "encounter");
    assertThat(told.hit() * NOISE_FACES).isEqualTo(comes(table) * told.of());
  }

  @Test
  @Rule("N10.7")
  void aBlankInTheBagBringsNobody() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.stands(ONE, "001"))
            .given(Laid.stands(TWO, "011"))
            .given(Laid.cardsInHand(TWO, 4))
            .given(Laid.bag("tok-adult-3", "tok-blank"))
            .given(Laid.noise("c-011-015"))
            .given(Laid.explored("015"))
            .perform(new Turn(TWO));
    // two faces of ten, one token of two
    assertThat(risk(game, "move:room-015", "encounter").percent()).isEqualTo(10);
  }

  @Test
  @Rule({"N6.6", "N6.7", "N6.8", "N6.9"})
  void anUnknownRoomCountsEveryTokenThatMayLieThere() {
    int comes = 0;
    int all = 0;
    for (ExplorationToken token : BaseGame.CONTENT.explorationTokens()) {
      comes +=
          token.count() * comes(() -> beside().given(Laid.explorationToken("015", token.id())));
      all += token.count() * NOISE_FACES;
    }
    Option.Risk told = risk(beside().perform(new Turn(TWO)), "move:room-015", "encounter");
    assertThat(told.hit() * all).isEqualTo(comes * told.of());
    assertThat(told.parts()).isNotEmpty();
  }

  @Test
  @Rule("N6.4")
  void whereSomebodyStandsThereIsNoRollAndNoRisk() {
    Scenario<Nemesis> game =
        beside().given(Laid.explored("015")).given(Laid.stands(ONE, "015")).perform(new Turn(TWO));
    assertThat(option(game, "move:room-015").risk()).isEmpty();
  }

  // ---------------------------------------------------------------- attacks

  private static Scenario<Nemesis> against(String... types) {
    Scenario<Nemesis> game =
        Laid.of(2).given(Laid.stands(TWO, "001")).given(Laid.cardsInHand(TWO, 4));
    for (String type : types) game = game.given(Laid.intruder(type, "001"));
    return game;
  }

  /** On how many faces the attack hurts. */
  private static int hits(String attack, String type) {
    int hits = 0;
    for (int face = 1; face <= COMBAT_FACES; face++) {
      Scenario<Nemesis> game = against(type).rolls(Chance.COMBAT, face).perform(new Turn(TWO));
      chosen(game, attack);
      int figure = Laid.figure(type, 1);
      boolean gone = game.state().creatures().roomOfFigure(figure) != Laid.room("001");
      if (gone || game.state().creatures().injuries(figure) > 0) hits++;
    }
    return hits;
  }

  @Test
  @Rule({"N11.2", "N11.4"})
  void anAttackTellsHowManyFacesHurt() {
    for (String type : new String[] {"creeper", "adult", "breeder"}) {
      for (String attack : new String[] {"shoot", "melee"}) {
        Option.Risk told = risk(against(type).perform(new Turn(TWO)), attack, "hit");
        assertThat(told.hoped()).isTrue();
        assertThat(told.of()).isEqualTo(COMBAT_FACES);
        assertThat(told.hit()).as(attack + " " + type).isEqualTo(hits(attack, type));
      }
    }
  }

  @Test
  @Rule("N11.4")
  void aMeleeAttackTellsWhatAMissCosts() {
    Scenario<Nemesis> game = against("breeder").perform(new Turn(TWO));
    Option.Risk hit = risk(game, "melee", "hit");
    Option.Risk wound = risk(game, "melee", "wound");
    assertThat(wound.hit()).isEqualTo(COMBAT_FACES - hit.hit());
  }

  @Test
  @Rule({"N11.6", "N14.3"})
  void anEscapeTellsHowLikelyAnyAttackStrikes() {
    Scenario<Nemesis> game = against("adult", "creeper").perform(new Turn(TWO));
    Nemesis s = game.state();
    Pile deck = s.intruderDecks().attackDeck();
    int struck = 0;
    for (int i = 0; i < deck.size(); i++) {
      for (int j = 0; j < deck.size(); j++) {
        if (i == j) continue;
        boolean one = s.kit().attack(deck.number(i)).strikesFor(Laid.type("adult"));
        boolean other = s.kit().attack(deck.number(j)).strikesFor(Laid.type("creeper"));
        if (one || other) struck++;
      }
    }
    double chance = struck / (double) (deck.size() * (deck.size() - 1));
    Option.Risk told = risk(game, "escape:room-002", "attack");
    assertThat(told.hit()).isEqualTo((int) Math.round(told.of() * chance));
    assertThat(told.parts()).hasSize(2);
  }

  /** The attacks are the same whichever way one flees; what waits behind each way is not. */
  @Test
  @Rule({"N11.6", "N6.1", "N7.4"})
  void anEscapeTellsWhatMayComeWhereOneFlees() {
    Supplier<Scenario<Nemesis>> table =
        () -> beside().given(Laid.explored("015")).given(Laid.intruder("larva", "011"));
    Scenario<Nemesis> game = table.get().perform(new Turn(TWO));
    Option.Risk attack = risk(game, "escape:room-015", "attack");
    assertThat(attack.alike()).isTrue();
    assertThat(risk(game, "escape:room-008", "attack")).isEqualTo(attack);
    Option.Risk told = risk(game, "escape:room-015", "encounter");
    assertThat(told.alike()).isFalse();
    int comes = 0;
    for (int face = 1; face <= NOISE_FACES; face++) {
      Scenario<Nemesis> fled = table.get().rolls(Chance.NOISE, face).perform(new Turn(TWO));
      chosen(fled, "escape:room-015");
      if (fled.state().creatures().hasIntruder(Laid.room("015"))) comes++;
    }
    assertThat(told.hit() * NOISE_FACES).isEqualTo(comes * told.of()).isPositive();
  }

  @Test
  @Rule("N14.6")
  void aLarvaStrikesSurely() {
    Scenario<Nemesis> game = against("larva").perform(new Turn(TWO));
    assertThat(risk(game, "escape:room-002", "attack").percent()).isEqualTo(100);
  }

  // ---------------------------------------------------------------- searches

  private static Scenario<Nemesis> searching() {
    return Laid.of(2)
        .given(Laid.stands(TWO, "002"))
        .given(Laid.explored("002", "armory"))
        .given(s -> s.interior().setCounter(Laid.room("002"), 2))
        .given(Laid.hand(TWO, "search"));
  }

  /** In how many of all pairs of these cards one is like the card that is commonest. */
  private static void isReckonedFrom(Nemesis s, Pile cards, Option.Risk told) {
    int most = 0;
    int pairs = 0;
    for (int i = 0; i < cards.size(); i++) {
      int hit = 0;
      pairs = 0;
      for (int one = 0; one < cards.size(); one++) {
        for (int other = 0; other < one; other++) {
          pairs++;
          int item = s.kit().itemOf(cards.number(i));
          if (s.kit().itemOf(cards.number(one)) == item
              || s.kit().itemOf(cards.number(other)) == item) hit++;
        }
      }
      most = Math.max(most, hit);
    }
    assertThat(told.hoped()).isTrue();
    assertThat(told.hit()).isEqualTo(most);
    assertThat(told.of()).isEqualTo(pairs);
  }

  @Test
  @Rule("N18.15")
  void aSearchTellsWhatIsLikeliest() {
    Scenario<Nemesis> game = searching().perform(new Turn(TWO));
    Nemesis s = game.state();
    Option.Risk told = risk(game, "play:hand-1-search", "find");
    isReckonedFrom(s, s.itemDecks().itemDeck(ItemDeck.RED), told);
    assertThat(told.parts()).hasSizeGreaterThan(2);
  }

  /** What somebody else holds face down may be any card the searcher has not seen. */
  @Test
  @Rule({"N18.15", "N18.1"})
  void aSearchTellsNothingOfWhatOthersHoldFaceDown() {
    Supplier<Scenario<Nemesis>> table = RiskTest::searching;
    Option.Risk without = risk(table.get().perform(new Turn(TWO)), "play:hand-1-search", "find");
    for (String item : new String[] {"grenade", "energy-charge"}) {
      Scenario<Nemesis> game = table.get().given(Laid.item(ONE, item)).perform(new Turn(TWO));
      assertThat(risk(game, "play:hand-1-search", "find")).isEqualTo(without);
    }
    Scenario<Nemesis> own =
        table.get().given(Laid.item(TWO, "energy-charge")).perform(new Turn(TWO));
    Pile left = own.state().itemDecks().itemDeck(ItemDeck.RED);
    isReckonedFrom(own.state(), left, risk(own, "play:hand-1-search", "find"));
  }

  /** A deck whose top card one has seen holds no chance that could be told. */
  @Test
  @Rule("N18.15")
  void whoKnowsTheTopCardIsToldNoChance() {
    Scenario<Nemesis> game =
        searching()
            .given(
                s -> {
                  Pile deck = s.itemDecks().itemDeck(ItemDeck.RED);
                  int last = deck.size() - 1;
                  int seen = Thing.seenAlsoBy(deck.at(last), Seats.of(TWO));
                  s.itemDecks().orderItems(ItemDeck.RED, deck.with(last, seen));
                })
            .perform(new Turn(TWO));
    assertThat(option(game, "play:hand-1-search").risk()).isEmpty();
  }

  // ---------------------------------------------------------------- payment

  @Test
  @Rule("N4.2")
  void whatCostsSeveralCardsCanBePaidAtOnce() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.stands(TWO, "011"))
            .given(Laid.explored("015"))
            .given(Laid.cardsInHand(TWO, 4))
            .perform(new Turn(TWO))
            .choose(TWO, "careful-move:room-015")
            .asks(TWO, "ask.pay");
    var shortcut = game.decision(TWO).shortcuts().getFirst();
    assertThat(shortcut.options()).hasSize(2);
    for (String card : shortcut.options()) game.choose(TWO, card);
    game.then(s -> assertThat(s.cards().hand(TWO).size()).isEqualTo(2))
        .then(s -> assertThat(s.crew().roomOf(TWO)).isEqualTo(Laid.room("015")));
  }
}
