package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.deck;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.FOUR;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.THREE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import starboard.clank.attack.Attack;
import starboard.clank.attack.Leaving;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Colours;
import starboard.clank.game.ClankGame;
import starboard.clank.turn.Action;
import starboard.clank.turn.ActionTexts;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** C18 Leaving the game, C19 points. */
final class LeavingTest {

  @Test
  @Rule({"C18.1", "C3.1", "C18.7"})
  void aPodEndsTheTurnAtOnce() {
    table(3)
        .given(at(ONE, "cb-vault"))
        .given(artifact(ONE, 30))
        .given(noise(ONE, 4))
        .given(pools(0, 0, 1))
        .given(row("captive"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "walk:cb-pod-1")
        .asks(TWO)
        .then(
            s -> {
              assertThat(s.escaped().has(ONE)).isTrue();
              assertThat(s.hasPod(0)).isFalse();
              assertThat(s.area().count(0)).isZero();
              assertThat(s.spaceOf(ONE)).isEqualTo(Clank.NONE);
              assertThat(s.hand(ONE).isEmpty()).isTrue(); // no more cards are drawn
              assertThat(s.row().size()).isEqualTo(6);
              assertThat(Scoring.of(s, ONE).pod()).isEqualTo(20);
            });
  }

  @Test
  @Rule("C18.1")
  void onlyThatPodIsGone() {
    table(2)
        .given(s -> s.launchPod(ONE, 2))
        .then(
            s -> {
              for (int pod = 0; pod < 4; pod++) assertThat(s.hasPod(pod)).isEqualTo(pod != 2);
            });
  }

  /** A turn of the first player before a pod, with an artifact and one boot. */
  private static Scenario<Clank> beforeAPod(int skill, int swords) {
    return table(3)
        .given(at(ONE, "cb-vault"))
        .given(artifact(ONE, 30))
        .given(pools(skill, swords, 1));
  }

  private static Text said(Scenario<Clank> game) {
    return game.state().decision(ONE).question();
  }

  @Test
  @Rule("C18.8")
  void aPodAsksFirstIfSkillIsWasted() {
    Scenario<Clank> game = beforeAPod(2, 0).perform(new Turns.Next(ONE));
    game.choose(ONE, "walk:cb-pod-1").offersOnly(ONE, "board:cb-pod-1", "stay");
    assertThat(said(game)).isEqualTo(Text.of("ask.board", Arg.of(Text.of("cost.skill", 2))));
    game.choose(ONE, "stay")
        .asks(ONE, "ask.action")
        .then(s -> assertThat(s.spaceOf(ONE)).isEqualTo(Laid.space("cb-vault")))
        .then(s -> assertThat(s.boots()).isEqualTo(1))
        .choose(ONE, "walk:cb-pod-1", "board:cb-pod-1")
        .then(s -> assertThat(s.escaped().has(ONE)).isTrue())
        .asks(TWO);
  }

  @Test
  @Rule("C18.8")
  void aPodAsksFirstIfSwordsOrCardsAreWasted() {
    Scenario<Clank> swords = beforeAPod(0, 2).perform(new Turns.Next(ONE));
    swords.choose(ONE, "walk:cb-pod-1");
    assertThat(said(swords)).isEqualTo(Text.of("ask.board", Arg.of(Text.of("cost.swords", 2))));
    Scenario<Clank> row =
        beforeAPod(1, 1).given(row("patrol-drone", "moisture-farmer")).perform(new Turns.Next(ONE));
    row.choose(ONE, "walk:cb-pod-1");
    assertThat(said(row))
        .isEqualTo(
            Text.of(
                "ask.board",
                Arg.of(
                    Text.of(
                        "op.list",
                        Arg.of(Text.of("cost.skill", 1)),
                        Arg.of(Text.of("cost.swords", 1))))));
    Scenario<Clank> cards =
        beforeAPod(0, 0).given(hand(ONE, "hack", "hack")).perform(new Turns.Next(ONE));
    cards.choose(ONE, "walk:cb-pod-1");
    assertThat(said(cards)).isEqualTo(Text.of("ask.board", Arg.of(Text.of("lost.cards", 2))));
  }

  @Test
  @Rule("C18.8")
  void aTeleportIntoAPodAsksToo() {
    beforeAPod(7, 0)
        .given(s -> s.gainTeleports(1))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "teleport:cb-pod-1")
        .asks(ONE, "ask.board")
        .choose(ONE, "board:cb-pod-1")
        .then(s -> assertThat(s.escaped().has(ONE)).isTrue());
  }

  @Test
  @Rule("C18.8")
  void aPodDoesNotAskIfNothingCouldBePaidFor() {
    beforeAPod(1, 1)
        .given(row("rebel-trooper", "gun-turret"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "walk:cb-pod-1")
        .asks(TWO);
  }

  @Test
  @Rule({"C18.8", "C1.5"})
  void anEmptyReservePileIsNothingToSpendOn() {
    beforeAPod(2, 0)
        .given(
            s -> {
              for (int i = 0; i < 15; i++) s.take(TWO, Laid.card("pasr"));
            })
        .perform(new Turns.Next(ONE))
        .choose(ONE, "walk:cb-pod-1")
        .asks(TWO);
  }

  @Test
  @Rule("C4.4")
  void endingTheTurnSaysWhatVanishes() {
    Text vanishes = Objects.requireNonNull(ends(beforeAPod(2, 3)));
    assertThat(new ClankGame().words().say(vanishes, Language.EN))
        .isEqualTo("lost: 2 skill, 3 swords");
    assertThat(ends(beforeAPod(1, 1))).isNull();
  }

  private static @Nullable Text ends(Scenario<Clank> game) {
    return ActionTexts.option(game.state(), ONE, new Action.EndTurn()).effect();
  }

  @Test
  @Rule({"C18.2", "C3.2"})
  void rescuedOnlyInTheCargoBayWithAnArtifact() {
    table(3)
        .given(artifact(ONE, 15))
        .given(artifact(TWO, 20))
        .given(at(TWO, "cm-a20"))
        .perform(new Leaving.EveryoneOut())
        .ends(
            result -> {
              assertThat(result.seats())
                  .extracting(Result.Outcome::outcome)
                  .containsExactly("rescued", "lost", "lost");
              assertThat(result.seats())
                  .extracting(outcome -> outcome.why().key())
                  .containsExactly("score.why", "score.lost", "score.lost");
              assertThat(result.seats())
                  .extracting(Result.Outcome::score)
                  .containsExactly(15, 0, 0);
              assertThat(result.winners().has(ONE)).isTrue();
            });
  }

  @Test
  @Rule("C18.2")
  void whoIsNeitherAboardNorSafeIsLost() {
    table(4)
        .given(artifact(ONE, 15))
        .given(artifact(TWO, 20))
        .given(s -> s.launchPod(TWO, 0))
        .given(s -> s.leave(TWO, true, true))
        .given(s -> s.knockOut(ONE))
        .given(s -> s.knockOut(THREE))
        .then(
            s -> {
              assertThat(s.isLost(ONE)).isFalse();
              assertThat(s.isLost(TWO)).isFalse();
              assertThat(s.isLost(THREE)).isTrue();
              assertThat(s.isLost(FOUR)).isFalse();
            });
  }

  @Test
  @Rule({"C18.3", "C18.6"})
  void theDepartedDrawFourCubes() {
    table(3)
        .given(s -> s.knockOut(ONE))
        .given(noise(TWO, 1))
        .given(row("gun-turret"))
        .draws(Chance.BAG, 0, 0, 0, 0)
        .perform(new Attack.Departed(ONE))
        .then(s -> assertThat(s.wounds(TWO)).isEqualTo(1))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(3))
        .then(s -> assertThat(s.row().size()).isEqualTo(1));
  }

  @Test
  @Rule("C18.3")
  void cardsOfOthersDoNotReachTheDeparted() {
    table(3)
        .given(s -> s.knockOut(TWO))
        .given(hand(ONE, "con-artist", "black-marketeer"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.con-artist", "play:hand-0.black-marketeer")
        .then(s -> assertThat(s.area().count(TWO.index())).isZero())
        .then(s -> assertThat(s.area().count(THREE.index())).isEqualTo(1));
  }

  @Test
  @Rule({"C18.1", "C4.4"})
  void theRowIsFilledAndTheTyrantAttacksAfterAnEscape() {
    table(2)
        .given(at(ONE, "cb-vault"))
        .given(artifact(ONE, 30))
        .given(noise(ONE, 4))
        .given(noise(TWO, 2))
        .given(pools(0, 0, 1))
        .given(row("captive", "captive", "fence", "fence", "card-shark"))
        .given(deck("killbot"))
        .draws(Chance.BAG, 0, 0)
        .perform(new Turns.Next(ONE))
        .choose(ONE, "walk:cb-pod-1")
        .told(TWO, "attack")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(s.wounds(TWO)).isEqualTo(2));
  }

  @Test
  @Rule({"C18.1", "C20.2"})
  void whoEscapesTrashesNothingAnyMore() {
    table(2)
        .given(at(ONE, "cb-vault"))
        .given(artifact(ONE, 30))
        .given(token(ONE, "disintegrator"))
        .given(pools(0, 0, 1))
        .given(row("captive", "captive", "fence", "fence", "card-shark", "kockolit"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "walk:cb-pod-1")
        .asks(TWO)
        .then(s -> assertThat(s.trash().isEmpty()).isTrue());
  }

  @Test
  @Rule("C18.3")
  void sixOfTwo() {
    table(2)
        .given(s -> s.knockOut(ONE))
        .perform(new Attack.Departed(ONE))
        .then(s -> assertThat(s.aside().count(Colours.BLACK)).isEqualTo(6));
  }

  @Test
  @Rule("C18.6")
  void anEmptyBagDoesNothing() {
    table(4)
        .given(s -> s.knockOut(ONE))
        .given(s -> s.drawCubes(24))
        .perform(new Attack.Departed(ONE))
        .then(s -> assertThat(s.bag().isEmpty()).isTrue())
        .then(s -> assertThat(s.wounds(TWO)).isZero());
  }

  @Test
  @Rule({"C18.4", "C18.5", "C18.7"})
  void theGameEndsWithTheLastKnockOut() {
    table(2)
        .given(s -> s.knockOut(ONE))
        .given(wounds(TWO, 9))
        .given(noise(TWO, 1))
        .draws(Chance.BAG, 0, 0)
        .perform(new Attack())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue())
        .then(s -> assertThat(s.spaceOf(TWO)).isEqualTo(Clank.NONE));
  }

  @Test
  @Rule({"C19.1", "C19.2"})
  void everythingCounts() {
    table(3)
        .given(artifact(ONE, 10))
        .given(hand(ONE, "captive"))
        .given(drawPile(ONE, "memory-core"))
        .given(token(ONE, "ship-blueprints"))
        .given(token(ONE, "archive"))
        .given(token(ONE, "sixth-crystal"))
        .given(token(ONE, "energy-drink"))
        .given(s -> s.takeCrystals(ONE, 2))
        .given(owns(ONE, "master-key"))
        .given(owns(ONE, "contraband"))
        .given(s -> s.gainCredits(ONE, 4))
        .then(
            s -> {
              Scoring points = Scoring.of(s, ONE);
              assertThat(points.artifact()).isEqualTo(10);
              assertThat(points.credits()).isEqualTo(4);
              assertThat(points.tokens()).isEqualTo(7 + 3 + 9 + 5 + 10);
              assertThat(points.cards()).isEqualTo(2 + 7);
              assertThat(points.total()).isEqualTo(10 + 4 + 34 + 9);
            });
  }

  @Test
  @Rule({"C3.1", "C19.1"})
  void theMostPointsWinFromAnySeatWhateverTheArtifact() {
    table(3)
        .given(artifact(ONE, 10))
        .given(artifact(TWO, 15))
        .given(s -> s.gainCredits(ONE, 6))
        .perform(new Leaving.EveryoneOut())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE)));
    table(3)
        .given(artifact(ONE, 15))
        .given(artifact(TWO, 10))
        .given(s -> s.gainCredits(TWO, 6))
        .perform(new Leaving.EveryoneOut())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(TWO)));
  }

  @Test
  @Rule("C19.3")
  void theBetterArtifactBreaksTies() {
    table(3)
        .given(artifact(ONE, 10))
        .given(artifact(THREE, 15))
        .given(s -> s.gainCredits(ONE, 5))
        .perform(new Leaving.EveryoneOut())
        .ends(
            result -> {
              assertThat(result.winners().has(THREE)).isTrue();
              assertThat(result.winners().size()).isEqualTo(1);
            });
  }

  @Test
  @Rule("C19.3")
  void theBetterArtifactBreaksTiesFromAnySeat() {
    table(3)
        .given(artifact(ONE, 15))
        .given(artifact(THREE, 10))
        .given(s -> s.gainCredits(THREE, 5))
        .perform(new Leaving.EveryoneOut())
        .ends(result -> assertThat(result.winners()).isEqualTo(Seats.of(ONE)));
  }

  @Test
  @Rule("C19.1")
  void cardsOfThePlayAreaCount() {
    table(2)
        .given(hand(ONE, "memory-core"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.memory-core")
        .then(s -> assertThat(s.playArea(ONE).size()).isEqualTo(1))
        .then(s -> assertThat(Scoring.of(s, ONE).cards()).isEqualTo(7));
  }

  @Test
  @Rule("C19.3")
  void nobodyWinsIfNobodyScores() {
    table(3)
        .perform(new Leaving.EveryoneOut())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }
}
