package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.code;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.secretAt;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.token;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Content;
import starboard.clank.content.Item;
import starboard.clank.movement.Entering;
import starboard.clank.turn.Turn;
import starboard.clank.turn.Turns;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** What every secret, item and artifact does, and how many points it is worth. */
final class TokensTest {

  /** Taken on entering: what happens at once, the points, and whether the token stays. */
  @Covers
  @ParameterizedTest
  @Rule({"C10.6", "C20.1", "C20.2", "C19.2"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ship-blueprints | cb-vault | '' | 7 | true
          flash-of-insight | cb-vault | draws +3 | 0 | false
          pangalactic-megablaster | cb-vault | '' | 0 | true
          five-credit-chip | cb-vault | credits +5 | 0 | false
          sonic-grenade | cb-vault | others +3 | 0 | false
          sixth-crystal | cb-vault | '' | 3 | true
          archive | cb-crates | rage +1 | 3 | true
          disintegrator | cb-crates | '' | 0 | true
          two-credit-chip | cb-crates | credits +2 | 0 | false
          energy-drink | cb-crates | '' | 0 | true
          faction-bonus | cb-crates | '' | 0 | true
          galactic-minibooster | cb-crates | '' | 0 | true
          liquid-courage | cb-crates | '' | 0 | true
          """)
  void isTaken(String secret, String space, String changes, int points, boolean stays) {
    AtomicReference<Standing> before = new AtomicReference<>();
    table(2)
        .given(secretAt(space, secret))
        .given(drawPile(ONE, "hack", "hack", "hack"))
        .given(s -> before.set(Standing.of(s, ONE)))
        .perform(new Entering(ONE, Laid.space(space)))
        .choose(ONE, "take:" + space)
        .then(
            s -> {
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(changes);
              assertThat(Scoring.of(s, ONE).tokens()).isEqualTo(points);
              assertThat(s.tokens(ONE).size()).isEqualTo(stays ? 1 : 0);
            });
  }

  @ParameterizedTest
  @Rule({"C20.1", "C20.2", "C20.3"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pangalactic-megablaster | wounds -2
          energy-drink | boots +1
          galactic-minibooster | wounds -1
          liquid-courage | swords +2
          """)
  void isUsed(String secret, String changes) {
    AtomicReference<Standing> before = new AtomicReference<>();
    table(2)
        .given(wounds(ONE, 3))
        .given(token(ONE, secret))
        .given(s -> before.set(Standing.of(s, ONE)))
        .perform(new Turn(ONE))
        .choose(ONE, "use:tokens-0." + secret)
        .then(
            s -> {
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(changes);
              assertThat(s.tokens(ONE).isEmpty()).isTrue();
            });
  }

  /** It works without a partner, once. */
  @Rule("C20.2")
  @Test
  void theFactionBonusReplacesAPartner() {
    table(2)
        .given(token(ONE, "faction-bonus"))
        .given(hand(ONE, "fence"))
        .perform(new Turn(ONE))
        .choose(ONE, "play:hand-0.fence", "use:tokens-0.faction-bonus")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2));
  }

  @Rule({"C20.2", "C4.4"})
  @Test
  void theDisintegratorTakesACardAtTheEndOfTheTurn() {
    table(2)
        .given(token(ONE, "disintegrator"))
        .perform(new Turns.End(ONE))
        .doesNotOffer(ONE, "keep")
        .choose(ONE, "trash:discard-0.stumble")
        .then(s -> assertThat(s.trash().size()).isEqualTo(1))
        .then(s -> assertThat(s.tokens(ONE).isEmpty()).isTrue());
  }

  @Rule({"C20.2", "C21.3"})
  @Test
  void aCardTakenByTheDisintegratorCountsAsTrashedThisTurn() {
    table(2)
        .given(token(ONE, "disintegrator"))
        .given(hand(ONE, "account-hack"))
        .perform(new Turns.Next(ONE))
        .choose(ONE, "play:hand-0.account-hack", "end-turn")
        .then(s -> assertThat(s.credits(ONE)).isZero())
        .choose(ONE, "trash:play-0.account-hack")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2));
  }

  @Covers
  @ParameterizedTest
  @Rule({"C9.1", "C9.2", "C19.2"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          master-key | 5 | credits -7
          telepass | 5 | credits -7
          medkit | 5 | credits -7, wounds -2
          contraband | 10 | credits -7
          """)
  void isBought(String item, int points, String changes) {
    AtomicReference<Standing> before = new AtomicReference<>();
    table(2)
        .given(wounds(ONE, 3))
        .given(at(ONE, "doomsday-cannon-d4"))
        .given(s -> s.gainCredits(ONE, 6))
        .perform(new Turn(ONE))
        .doesNotOffer(ONE, "buy:market." + item)
        .given(
            s -> {
              s.gainCredits(ONE, 1);
              before.set(Standing.of(s, ONE));
            })
        .perform(new Turn(ONE))
        .choose(ONE, "buy:market." + item)
        .then(
            s -> {
              assertThat(before.get().changesTo(Standing.of(s, ONE))).isEqualTo(changes);
              assertThat(Scoring.of(s, ONE).tokens()).isEqualTo(points);
              assertThat(s.owns(ONE, Laid.item(item))).isTrue();
            });
  }

  /** What the items with a lasting use allow. */
  @ParameterizedTest
  @Rule("C9.2")
  @CsvSource({
    "master-key, PASS_LOCKS",
    "telepass, USE_TELEPADS",
    "contraband, CONTRABAND_EFFECTS",
  })
  void allows(String item, Item.Grant grant) {
    table(2)
        .then(s -> assertThat(s.has(ONE, grant)).isFalse())
        .given(Laid.owns(ONE, item))
        .then(s -> assertThat(s.has(ONE, grant)).isTrue());
  }

  @Covers
  @ParameterizedTest
  @Rule({"C13.1", "C13.2", "C19.1"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          artifact-5 | cm-a5 | 5
          artifact-10 | cm-a10 | 10
          artifact-15 | cm-a15 | 15
          artifact-20 | cm-a20 | 20
          artifact-25 | cm-a25 | 25
          artifact-30 | cm-a30 | 30
          """)
  void isStolen(String artifact, String space, int points) {
    table(4)
        .given(code(ONE))
        .given(at(ONE, space))
        .perform(new Turn(ONE))
        .choose(ONE, "steal:" + space)
        .then(
            s -> {
              assertThat(Scoring.of(s, ONE).artifact()).isEqualTo(points);
              assertThat(s.artifactOf(ONE)).isEqualTo(Content.BOX.artifacts().indexOf(artifact));
              assertThat(s.rage()).isEqualTo(2);
            });
  }
}
