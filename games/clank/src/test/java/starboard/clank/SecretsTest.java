package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.discardPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.noise;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.secretAt;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.turn;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.clank.attack.Scoring;
import starboard.clank.turn.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** C20 Secrets, C21 discarding and trashing. */
final class SecretsTest {

  private static Scenario<Clank> found(String major) {
    return table(3)
        .given(secretAt("cb-vault", major))
        .given(at(ONE, "cb-airlock"))
        .given(wounds(ONE, 3))
        .given(pools(0, 0, 2))
        .perform(new Turn(ONE))
        .choose(ONE, "walk:cb-vault", "take:cb-vault");
  }

  @Test
  @Rule("C10.6")
  void theSecretOfTheSpaceEnteredIsTaken() {
    table(2)
        .given(secretAt("cb-vault", "sixth-crystal"))
        .given(secretAt("cm-armory", "ship-blueprints"))
        .then(
            s -> {
              assertThat(s.takeSecret(ONE, Laid.space("cm-armory")))
                  .isEqualTo(Laid.secret("ship-blueprints"));
              assertThat(s.takeSecret(ONE, Laid.space("cb-vault")))
                  .isEqualTo(Laid.secret("sixth-crystal"));
            });
  }

  @Test
  @Rule({"C20.1", "C20.3"})
  void chipsAndGrenadesActAtOnce() {
    found("five-credit-chip")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(5))
        .then(s -> assertThat(s.spentTokens().size()).isEqualTo(1));
    found("sonic-grenade")
        .then(s -> assertThat(s.area().count(0)).isZero())
        .then(s -> assertThat(s.area().count(1)).isEqualTo(3))
        .then(s -> assertThat(s.area().count(2)).isEqualTo(3));
  }

  @Test
  @Rule({"C20.1", "C20.3"})
  void pickMeUpsAreStored() {
    found("pangalactic-megablaster")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(3))
        .choose(ONE, "use:tokens-0.pangalactic-megablaster")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.tokens(ONE).isEmpty()).isTrue())
        .doesNotOffer(ONE, "use:tokens-0.pangalactic-megablaster");
  }

  @Test
  @Rule({"C20.1", "C10.6"})
  void blueprintsAreKeptAndSeen() {
    found("ship-blueprints")
        .then(s -> assertThat(Scoring.of(s, ONE).tokens()).isEqualTo(7))
        .then(s -> assertThat(s.hasArtifact(ONE)).isFalse())
        .then(s -> assertThat(s.knows(TWO, s.tokens(ONE).number(0))).isTrue());
  }

  @Test
  @Rule({"C20.2", "C20.3"})
  void minorTokensAreStored() {
    table(2)
        .given(token(ONE, "energy-drink"))
        .given(token(ONE, "galactic-minibooster"))
        .given(token(ONE, "liquid-courage"))
        .given(wounds(ONE, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "use:tokens-0.energy-drink", "use:tokens-0.galactic-minibooster")
        .choose(ONE, "use:tokens-0.liquid-courage")
        .then(s -> assertThat(s.boots()).isEqualTo(1))
        .then(s -> assertThat(s.swords()).isEqualTo(2))
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(Scoring.of(s, ONE).tokens()).isZero());
  }

  @Test
  @Rule("C20.4")
  void aDrinkDoesNotMoveWhoIsStopped() {
    table(2)
        .given(token(ONE, "energy-drink"))
        .given(at(ONE, "co-1"))
        .perform(new Turn(ONE))
        .choose(ONE, "lift:co-2", "use:tokens-0.energy-drink")
        .refuses(ONE, "walk:co-1", "refused.stopped");
  }

  @Test
  @Rule("C21.1")
  void discardedCardsDoNothing() {
    table(2)
        .given(hand(ONE, "nano-bandage", "stumble", "hack"))
        .given(wounds(ONE, 1))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.nano-bandage", "offer-nano-bandage", "discard:hand-0.stumble")
        .then(s -> assertThat(s.wounds(ONE)).isZero())
        .then(s -> assertThat(s.area().count(0)).isZero());
  }

  @Test
  @Rule({"C21.2", "C21.4"})
  void trashedCardsLeaveTheGame() {
    table(2)
        .given(hand(ONE, "code-red", "hack", "hack"))
        .given(discardPile(ONE, "pasr"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.hack", "play:hand-0.code-red")
        .doesNotOffer(ONE, "trash:hand-0.hack")
        .choose(ONE, "trash:discard-0.pasr")
        .then(s -> assertThat(s.trash().size()).isEqualTo(1))
        .then(s -> assertThat(s.reserve(Laid.card("pasr")).size()).isEqualTo(14))
        .then(s -> assertThat(s.skill()).isEqualTo(3));
  }

  @Test
  @Rule("C21.2")
  void whatATrashedCardGaveStays() {
    turn("hack", "code-red")
        .choose(ONE, "play:hand-0.hack", "play:hand-0.code-red", "trash:play-0.hack")
        .then(s -> assertThat(s.skill()).isEqualTo(3));
  }

  @Test
  @Rule({"C1.5", "C17.7"})
  void noiseEndsWithTheCubes() {
    table(2)
        .given(noise(ONE, 29))
        .given(hand(ONE, "robo-op-30000"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.robo-op-30000")
        .then(s -> assertThat(s.area().count(0)).isEqualTo(30))
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(3));
  }
}
