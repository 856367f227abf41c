package starboard.nemesis.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Option;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.MarsState;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** L6.5, L6.8, L6.10, L6.12 What the people do with and to each other. */
final class BetweenPlayersTest {

  private static Scenario<Nemesis> two() {
    return Stalked.two().given(Stalked.hand(ONE, "rest"));
  }

  private static Scenario<Nemesis> trade(Scenario<Nemesis> table) {
    return table.perform(new Turn(ONE)).choose(ONE, "trade", "pay:hand-0-rest");
  }

  @Test
  @Rule("L6.5")
  void itemsAndObjectsChangeHandsIfBothAgree() {
    trade(
            two()
                .given(Stalked.item(ONE, "first-aid-kit"))
                .given(s -> s.objects().carry(ObjectKind.CARCASS, null, ONE)))
        .offers(ONE, "offer:items-0-first-aid-kit", "offer:carried-0-carcass", "done")
        .choose(ONE, "offer:items-0-first-aid-kit", "done")
        .choose(TWO, "offer:held-1-0", "done")
        .choose(ONE, "yes")
        .then(s -> assertThat(Stalked.has(s, TWO, "first-aid-kit")).isTrue())
        .then(s -> assertThat(Stalked.has(s, ONE, "start-smg")).isTrue())
        .then(s -> assertThat(Stalked.ammo(s, ONE, "start-smg")).as("with its ammo").isEqualTo(5))
        .then(s -> assertThat(s.cards().discard(ONE).size()).as("the starter pays").isEqualTo(1));
  }

  @Test
  @Rule("L6.5")
  void aGiftIsATradeAndARefusalLeavesAllAsItWas() {
    trade(two().given(Stalked.item(ONE, "first-aid-kit")))
        .choose(ONE, "offer:items-0-first-aid-kit", "done")
        .choose(TWO, "done")
        .then(s -> assertThat(Stalked.has(s, TWO, "first-aid-kit")).isTrue());
    trade(two().given(Stalked.item(ONE, "first-aid-kit")))
        .choose(ONE, "offer:items-0-first-aid-kit", "done")
        .choose(TWO, "refuse")
        .then(s -> assertThat(Stalked.has(s, ONE, "first-aid-kit")).isTrue());
  }

  @Test
  @Rule("L6.5")
  void lockedQuestItemsAndAmmoAloneAreNotTraded() {
    Scenario<Nemesis> table = trade(two().given(Stalked.item(ONE, "first-aid-kit")));
    table.choose(ONE, "done");
    assertThat(table.decision(TWO).options())
        .extracting(Option::id)
        .containsExactlyInAnyOrder("offer:held-1-0", "done");
  }

  @Test
  @Rule("L6.8")
  void nobodyIsShotOrHitByAnother() {
    Stalked.of("sentry", "survivor")
        .given(Stalked.cards(ONE, 5))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "shoot", "melee");
    Scenario<Nemesis> fight =
        Stalked.of("sentry", "survivor")
            .given(Stalked.hand(ONE, "rest", "search"))
            .given(Stalked.intruder("adult", "013"))
            .given(Stalked.intruder("creeper", "013"))
            .perform(new Turn(ONE))
            .choose(ONE, "melee");
    assertThat(fight.decision(ONE).options())
        .extracting(Option::id)
        .allSatisfy(id -> assertThat(id).matches(".*(adult|creeper|figure|pay).*"));
  }

  @Test
  @Rule("L6.8")
  void butAGrenadeHurtsWhoStandsThere() {
    Stalked.two()
        .given(Stalked.item(ONE, "grenade"))
        .given(Stalked.stands(TWO, "014"))
        .given(Stalked.explored("014", "archive"))
        .given(Stalked.intruder("larva", "014"))
        .perform(Stalked.uses(ONE, "grenade"))
        .then(s -> assertThat(s.crew().seriousWounds(TWO)).isEqualTo(1));
  }

  @Test
  @Rule("L6.12")
  void whatIsUsedIsShownAndASecretLookIsNotReported() {
    Scenario<Nemesis> table =
        two().given(Stalked.item(ONE, "first-aid-kit")).given(Stalked.wounds(ONE, "wound-head"));
    int kit = Stalked.thing(table.state(), ONE, "first-aid-kit");
    assertThat(table.state().knows(TWO, kit)).isFalse();
    table
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-first-aid-kit", "pay:hand-0-rest")
        .then(s -> assertThat(s.knows(TWO, kit)).isTrue());
    Scenario<Nemesis> look =
        Stalked.two()
            .given(Stalked.item(ONE, "data-card"))
            .perform(Stalked.uses(ONE, "data-card", 2))
            .choose(ONE, "look:neutral-1")
            .told(ONE, "event.you-see-contingency")
            .notTold(TWO, "event.you-see-contingency");
    int token = MarsState.of(look.state()).neutral().number(1);
    assertThat(look.state().knows(ONE, token)).isTrue();
    assertThat(look.state().knows(TWO, token)).isFalse();
  }

  @Test
  @Rule({"L6.10", "L6.1"})
  void anInterruptedItemOfOneUseIsLost() {
    two()
        .given(Stalked.item(ONE, "first-aid-kit"))
        .given(Stalked.wounds(ONE, "wound-head"))
        .given(Stalked.hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-first-aid-kit", "pay:hand-0-rest")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(Stalked.has(s, ONE, "first-aid-kit")).isFalse())
        .then(s -> assertThat(s.crew().wounds(ONE).size()).as("not dressed").isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).isEmpty()).isTrue());
  }

  @Test
  @Rule({"L7.3", "L28.13"})
  void aCarefulMoveMeetsADangerTokenAllTheSame() {
    Stalked.two()
        .given(Stalked.stands(ONE, "007"))
        .given(Stalked.stands(TWO, "018"))
        .given(Stalked.intruder("adult", "012"))
        .given(s -> danger(s, "008"))
        .rolls(Chance.NOISE)
        .perform(
            Movement.Arrive.alone(
                ONE, Stalked.room("008"), Stalked.corridor("007-008"), Noise.CAREFUL))
        .then(s -> assertThat(Stalked.whereIs(s, "adult", 1)).isEqualTo("008"));
  }

  /** A danger token lies in that room. */
  private static void danger(Nemesis s, String room) {
    var tokens = s.interior().explorationTokens();
    int position = s.kit().tokenPosition(Stalked.room(room));
    int found = 0;
    while (!s.kit().exploration(tokens.number(found)).effect().equals("danger")) found++;
    s.interior()
        .layBoard(
            s.interior().tiles(),
            tokens.with(found, tokens.at(position)).with(position, tokens.at(found)));
  }

  @Test
  @Rule({"L6.9", "L10.1"})
  void theTokenOfTheFieldIsSeenFromATerminalOnly() {
    String card = "launch-sequence";
    assertThat(Stalked.CONTENT.actionCards().indexOf(card)).isNotNegative();
    Scenario<Nemesis> away = pilot("013");
    assertThat(Stalked.whyNotPlay(away.state(), ONE, card, 1))
        .isEqualTo("refused.requires.css-room");
    Scenario<Nemesis> early = pilot("008").given(s -> s.clock().setTime(0));
    assertThat(Stalked.whyNotPlay(early.state(), ONE, card, 1)).isEqualTo("refused.no-css");
    Scenario<Nemesis> there = pilot("008").given(s -> s.clock().setTime(field(s, 1)));
    assertThat(Stalked.whyNotPlay(there.state(), ONE, card, 1)).isNull();
    there
        .perform(Stalked.plays(ONE, card))
        .told(ONE, "event.you-see-css")
        .asksNobody()
        .then(s -> assertThat(s.knows(ONE, MarsState.of(s).css().number(1))).isTrue())
        .then(s -> assertThat(s.knows(ONE, MarsState.of(s).css().number(0))).isFalse());
  }

  private static int field(Nemesis s, int token) {
    return MarsState.of(s).cssField(token);
  }

  private static Scenario<Nemesis> pilot(String room) {
    return Stalked.two()
        .given(Stalked.explored("008", "css-a"))
        .given(Stalked.stands(ONE, room))
        .given(Stalked.stands(TWO, "018"));
  }
}
