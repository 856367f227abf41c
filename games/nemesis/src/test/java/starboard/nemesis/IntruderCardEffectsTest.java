package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The effects of the Intruder player's cards that copy events or roll noise. */
final class IntruderCardEffectsTest {

  /** Player 2 plays the Intruders and uses the effect of that card. */
  private static Scenario<Nemesis> played(Scenario<Nemesis> table, String id) {
    IntruderPlayerCard card = BaseGame.CONTENT.intruderPlayerCards().require(id);
    Occasion on = Occasion.ofUse(TWO, Nemesis.NONE, 0);
    return table.perform(s -> OpRule.of(card.ops().get(0)).happen(s, on));
  }

  @Test
  @Covers({"ip-pursuit-1", "ip-pursuit-2", "ip-pursuit-3", "ip-pursuit-any"})
  @Rule({"N26.4", "N7.8"})
  void pursuitMakesOneCharacterOutOfCombatRoll() {
    for (String id :
        new String[] {"ip-pursuit-1", "ip-pursuit-2", "ip-pursuit-3", "ip-pursuit-any"}) {
      played(
              Laid.of(3)
                  .given(Laid.stands(ONE, "020"))
                  .given(Laid.intruder("adult", "020"))
                  .rolls(Chance.NOISE, 9),
              id)
          .asks(TWO, "ask.character-for")
          .offersOnly(TWO, "character:mat-1", "character:mat-2")
          .choose(TWO, "character:mat-2")
          .told(ONE, "event.noise-roll");
    }
  }

  @Test
  @Covers({"ip-coordinated-hunt-3", "ip-coordinated-hunt-4"})
  @Rule({"N26.4", "N27.13"})
  void coordinatedHunt() {
    for (String id : new String[] {"ip-coordinated-hunt-3", "ip-coordinated-hunt-4"}) {
      played(Laid.of(2).given(Laid.intruder("adult", "014")), id)
          .then(s -> assertThat(Laid.whereIs(s, "adult", 1)).isEqualTo("011"));
    }
  }

  @Test
  @Covers("ip-metamorphosis")
  @Rule({"N26.4", "N27.9"})
  void metamorphosis() {
    played(Laid.of(3).given(Laid.larva(ONE)), "ip-metamorphosis")
        .then(s -> assertThat(s.crew().isDead(ONE)).isTrue())
        .then(s -> assertThat(Laid.whereIs(s, "creeper", 1)).isEqualTo("011"));
  }

  @Test
  @Covers({"ip-planning-4", "ip-planning-any"})
  @Rule({"N26.4", "N27.23"})
  void planningCarriesOutOneOfThreeAndDiscardsTheOthers() {
    for (String id : new String[] {"ip-planning-4", "ip-planning-any"}) {
      played(
              Laid.of(2)
                  .given(Laid.stands(ONE, "001"))
                  .given(Laid.stands(TWO, "001"))
                  .given(Laid.intruder("breeder", "011"))
                  .given(Stacked.events("ev-lurking", "ev-hunt-3", "ev-short-circuit")),
              id)
          .asks(TWO, "ask.event")
          .offersOnly(
              TWO,
              "event:event-deck-ev-lurking",
              "event:event-deck-ev-hunt-3",
              "event:event-deck-ev-short-circuit")
          .told(TWO, "event.you-see-event")
          .notTold(ONE, "event.you-see-event")
          .choose(TWO, "event:event-deck-ev-hunt-3")
          .then(s -> assertThat(Laid.whereIs(s, "breeder", 1)).isEqualTo("008"))
          .then(s -> assertThat(s.intruderDecks().eventDiscard().size()).isEqualTo(3))
          .then(s -> assertThat(s.intruderDecks().eventDeck().isEmpty()).isTrue());
    }
  }

  @Test
  @Covers("ip-self-healing")
  @Rule("N26.4")
  void selfHealingHealsOneOfTheIntruderPlayersChoice() {
    played(
            Events.table()
                .given(s -> s.creatures().setInjuries(Laid.figure("queen", 1), 3))
                .given(s -> s.creatures().setInjuries(Laid.figure("adult", 1), 1)),
            "ip-self-healing")
        .asks(TWO, "ask.intruder-for")
        .offersOnly(TWO, "intruder:figure-queen-1", "intruder:figure-adult-1")
        .choose(TWO, "intruder:figure-queen-1")
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("queen", 1))).isEqualTo(1))
        .then(s -> assertThat(s.creatures().injuries(Laid.figure("adult", 1))).isEqualTo(1));
  }
}
