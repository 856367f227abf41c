package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.intruders.IntrudersState;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** The events Egg Protection and Hatching. */
final class EggEventsTest {

  @Test
  @Covers("ev-egg-protection")
  @Rule({"N10.10", "N10.1"})
  void eggProtectionIsAnEncounterForWhoCarriesAnEgg() {
    Events.drawn(
            Events.table()
                .given(Laid.bag("tok-adult-3"))
                .given(Laid.stands(TWO, "020"))
                .given(s -> s.creatures().takeEgg())
                .given(s -> s.objects().carry(ObjectKind.EGG, null, ONE)),
            "ev-egg-protection")
        .then(Events.moved("006", "breeder", "queen"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 2)).isEqualTo("001"))
        .told(TWO, "event.encounter")
        .then(Events::discarded);
  }

  @Test
  @Rule("N10.10")
  void eggProtectionIsAnEncounterInTheNestForEachInTurnOrder() {
    Events.drawn(
            Events.table()
                .given(Laid.bag("tok-adult-3", "tok-adult-4"))
                .given(Laid.explored("002", "nest"))
                .given(Laid.stands(ONE, "002"))
                .given(Laid.stands(TWO, "002")),
            "ev-egg-protection")
        .then(s -> assertThat(Laid.whereIs(s, "adult", 2)).isEqualTo("002"))
        .then(s -> assertThat(Laid.whereIs(s, "adult", 3)).isEqualTo("002"))
        .then(s -> assertThat(s.creatures().bag().isEmpty()).isTrue());
  }

  @Test
  void eggProtectionWithoutAnybodyNearEggs() {
    Events.drawn(Events.table(), "ev-egg-protection").notTold(ONE, "event.encounter");
  }

  @Test
  @Covers("ev-hatching")
  @Rule({"N27.10", "N14.6"})
  void hatchingInfestsWhoStandsInTheNestWithoutActionCards() {
    Events.drawn(
            Events.table()
                .given(Laid.bag("tok-blank"))
                .given(Laid.explored("002", "nest"))
                .given(Laid.stands(ONE, "002"))
                .given(Laid.stands(TWO, "002"))
                .given(Laid.hand(ONE, "clean"))
                .given(Laid.cardsInHand(TWO, 1)),
            "ev-hatching")
        .then(Events.moved("008", "adult", "breeder"))
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(s.creatures().eggsDestroyed()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(TWO)).isFalse())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1))
        .then(Events::discarded);
  }

  @Test
  @Rule("N27.10")
  void hatchingWithNobodyThereAddsALarvaToTheBag() {
    Events.drawn(Events.table().given(Laid.bag("tok-blank")), "ev-hatching")
        .then(s -> assertThat(s.creatures().eggs()).isEqualTo(4))
        .then(s -> assertThat(s.creatures().bag().count(Laid.token("tok-larva-1"))).isEqualTo(1));
  }

  @Test
  @Rule("N12.6")
  void hatchingOfTheLastEggDestroysTheNest() {
    Events.drawn(
            Events.table()
                .given(
                    s -> {
                      for (int i = 0; i < 4; i++) s.creatures().takeEgg();
                    }),
            "ev-hatching")
        .told(ONE, "event.nest-destroyed")
        .then(s -> assertThat(s.creatures().isNestDestroyed()).isTrue());
  }

  @Test
  @Rule("N27.10")
  void hatchingWithoutEggsStillDoesTheRest() {
    Events.drawn(
            Events.table()
                .given(Laid.bag("tok-blank"))
                .given(
                    s -> {
                      for (int i = 0; i < 5; i++) s.creatures().takeEgg();
                    }),
            "ev-hatching")
        .then(s -> assertThat(s.creatures().eggsDestroyed()).isZero())
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(2));
  }

  @Test
  @Rule({"N27.10", "N15.3"})
  void hatchingSaysThatAHandIsOnlyContamination() {
    Events.drawn(inTheNest("clean", "infected"), "ev-hatching")
        .told(TWO, "event.no-action-cards")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue())
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2));
    Events.drawn(inTheNest("clean", "rest"), "ev-hatching")
        .notTold(TWO, "event.no-action-cards")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isFalse());
    Events.drawn(inTheNest(), "ev-hatching")
        .notTold(TWO, "event.no-action-cards")
        .then(s -> assertThat(IntrudersState.of(s).hasLarva(ONE)).isTrue());
  }

  /** The first Character in the Nest with these cards. */
  private static Scenario<Nemesis> inTheNest(String... hand) {
    return Events.table()
        .given(Laid.bag("tok-blank"))
        .given(Laid.explored("002", "nest"))
        .given(Laid.stands(ONE, "002"))
        .given(Laid.hand(ONE, hand));
  }

  @Test
  @Rule("N10.10")
  void eggProtectionIsOneEncounterForEach() {
    Events.drawn(
            Events.table()
                .given(Laid.bag("tok-adult-3", "tok-adult-4"))
                .given(Laid.stands(TWO, "020"))
                .given(s -> s.creatures().takeEgg())
                .given(s -> s.objects().carry(ObjectKind.EGG, null, ONE)),
            "ev-egg-protection")
        .then(s -> assertThat(s.creatures().bag().total()).isEqualTo(1));
  }
}
