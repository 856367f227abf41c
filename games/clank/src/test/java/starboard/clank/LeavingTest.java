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
import static starboard.kernel.Seat.ONE;
import static starboard.kernel.Seat.THREE;
import static starboard.kernel.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.Result;
import starboard.testkit.Rule;

/** C18 Leaving the game, C19 points. */
final class LeavingTest {

  @Test
  @Rule({"C18.1", "C3.1", "C18.7"})
  void aPodEndsTheTurnAtOnce() {
    table(3)
        .given(at(ONE, "cb-vault"))
        .given(artifact(ONE, 30))
        .given(noise(ONE, 4))
        .given(hand(ONE, "hack"))
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
              assertThat(s.row().size()).isEqualTo(6);
              assertThat(Scoring.of(s, ONE).pod()).isEqualTo(20);
            });
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
                  .extracting(Result.Outcome::score)
                  .containsExactly(15, 0, 0);
              assertThat(result.winners().has(ONE)).isTrue();
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
        .then(s -> assertThat(s.aside().count(Cubes.BLACK)).isEqualTo(3))
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
        .then(s -> assertThat(s.aside().count(Cubes.BLACK)).isEqualTo(6));
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
  void nobodyWinsIfNobodyScores() {
    table(3)
        .perform(new Leaving.EveryoneOut())
        .ends(result -> assertThat(result.winners().isEmpty()).isTrue());
  }
}
