package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Decision;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N4 Actions in general: costs, alternatives, Interruption. */
final class ActionsTest {

  @Test
  @Rule({"N4.1", "N4.2", "N4.3", "N3.5"})
  void anActionCardIsDiscardedItselfAndThenItsCost() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.broken("011"))
        .given(Laid.hand(ONE, "basic-repairs", "rest", "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-basic-repairs", "pay:hand-0-rest", "pay:hand-0-demolition")
        .then(s -> assertThat(s.interior().isBroken(Laid.room("011"))).isFalse())
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(3))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule({"N4.4", "N4.3"})
  void aCardThatCanDoNothingOrCannotBePaidIsRefused() {
    Laid.of(2)
        .given(Laid.hand(ONE, "basic-repairs", "rest"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-basic-repairs", Text.of("refused.needs-other-cards", 2, 1))
        .refuses(ONE, "play:hand-0-rest", "refused.no-contamination-in-hand");
    Laid.of(2)
        .given(Laid.hand(ONE, "basic-repairs", "rest", "demolition"))
        .perform(new Turn(ONE))
        .refuses(ONE, "play:hand-0-basic-repairs", "refused.not-broken");
  }

  @Test
  @Rule({"N5.1", "N3.6"})
  void basicActionsAndPassingSayWhatTheyDo() {
    Decision turn =
        Laid.of(2).given(Laid.hand(ONE, "rest", "search")).perform(new Turn(ONE)).decision(ONE);
    assertThat(effect(turn, "move:room-014")).isEqualTo(Text.of("op.basic.move"));
    assertThat(effect(turn, "careful-move:room-014")).isEqualTo(Text.of("op.basic.careful-move"));
    assertThat(effect(turn, "pass")).isEqualTo(Text.of("op.basic.pass"));
  }

  private static @Nullable Text effect(Decision decision, String option) {
    return decision.options().stream()
        .filter(one -> one.id().equals(option))
        .findFirst()
        .orElseThrow()
        .effect();
  }

  @Test
  @Rule("N4.4")
  void exactlyOneOfTwoAlternatives() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.closed("c-011-014"))
        .given(Laid.hand(ONE, "demolition"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0-demolition")
        .asks(ONE, "ask.effect")
        .choose(ONE, "effect:effect-2")
        .then(s -> assertThat(s.interior().isBroken(Laid.room("011"))).isTrue())
        .then(s -> assertThat(s.interior().isClosed(Laid.corridor("c-011-014"))).isTrue());
  }

  @Test
  @Rule({"N4.5", "N4.6"})
  void inCombatOnlyWhatIsAllowedThere() {
    Laid.of(2)
        .given(Laid.intruder("adult", "011"))
        .given(Laid.hand(ONE, "search", "suppressive-fire", "motivation"))
        .perform(new Turn(ONE))
        .offers(ONE, "shoot", "melee", "escape:room-014", "play:hand-0-motivation")
        .refuses(ONE, "play:hand-0-search", "refused.in-combat")
        .refuses(ONE, "move:room-014", "refused.in-combat")
        .refuses(ONE, "pick-up-object", "refused.in-combat")
        .refuses(ONE, "trade", "refused.in-combat")
        .refuses(ONE, "craft", "refused.in-combat")
        .refuses(ONE, "unlock-quest-item", "refused.in-combat");
  }

  private static Scenario<Nemesis> interrupted() {
    return Laid.of(3)
        .given(Laid.explored("014", "armory"))
        .given(Laid.hand(ONE, "rest", "interruption"))
        .given(Laid.hand(TWO, "interruption"))
        .given(Laid.hand(THREE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "move:room-014", "pay:hand-0-rest");
  }

  @Test
  @Rule({"N4.9", "N4.10"})
  void anInterruptionCancelsTheActionButNotItsCost() {
    interrupted()
        .asks(TWO, "ask.interrupt")
        .choose(TWO, "react:hand-1-interruption")
        .asks(ONE, "ask.answer-interruption")
        .choose(ONE, "let-it-be")
        .choose(THREE, "let-it-be")
        .told(ONE, "event.cancelled")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("011")))
        .then(s -> assertThat(s.cards().discard(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule("N4.9")
  void anInterruptionOfTheInterruptionLetsTheActionGoOn() {
    interrupted()
        .choose(TWO, "react:hand-1-interruption")
        .choose(ONE, "react:hand-0-interruption")
        .choose(THREE, "let-it-be")
        .choose(THREE, "let-it-be")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("014")));
  }

  @Test
  @Rule("N4.9")
  void whoCouldHoldAnInterruptionIsAskedWhoeverHoldsIt() {
    interrupted()
        .choose(TWO, "let-it-be")
        .asks(THREE, "ask.interrupt")
        .offersOnly(THREE, "let-it-be");
    Laid.of(3)
        .given(Laid.explored("014", "armory"))
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.hand(TWO, "interruption"))
        .given(s -> s.cards().discardHand(TWO))
        .given(Laid.hand(TWO, "rest"))
        .given(Laid.stands(THREE, "001"))
        .perform(new Turn(ONE))
        .choose(ONE, "move:room-014", "pay:hand-0-rest")
        .then(s -> assertThat(s.crew().roomOf(ONE)).isEqualTo(Laid.room("014")));
  }

  @Test
  @Rule({"N4.9", "N18.11"})
  void aCancelledActionUsesUpNeitherAmmoNorItem() {
    Laid.of(2)
        .given(Laid.item(ONE, "synthetic-food"))
        .given(Laid.hand(ONE, "rest"))
        .given(Laid.hand(TWO, "interruption"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-synthetic-food", "pay:hand-0-rest")
        .choose(TWO, "react:hand-1-interruption")
        .then(s -> assertThat(s.belongings().inventory(ONE).size()).isEqualTo(1));
  }

  @Test
  @Rule({"N4.8", "N18.11", "N4.1"})
  void itemsAreUsedOpenlyAndSingleUseOnesGo() {
    Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.item(ONE, "synthetic-food"))
        .given(Laid.hand(ONE, "rest"))
        .perform(new Turn(ONE))
        .choose(ONE, "use:items-0-synthetic-food", "pay:hand-0-rest")
        .told(TWO, "event.used-up")
        .then(s -> assertThat(s.belongings().inventory(ONE).isEmpty()).isTrue())
        .then(s -> assertThat(s.itemDecks().itemDiscard(ItemDeck.GREEN).size()).isEqualTo(1))
        .then(s -> assertThat(s.cards().hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.clock().actionsLeft()).isEqualTo(1));
  }

  @Test
  @Rule({"N3.5", "N27.28"})
  void whoCannotActMayOnlyPass() {
    Laid.of(2)
        .given(
            s -> s.belongings().discardItem(ONE, s.belongings().held(ONE).number(0), "event.drops"))
        .perform(new Turn(ONE))
        .offersOnly(ONE, "pass");
  }
}
