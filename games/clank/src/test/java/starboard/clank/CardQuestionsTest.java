package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.at;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.pools;
import static starboard.clank.Laid.row;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.turn;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;

import org.junit.jupiter.api.Test;
import starboard.clank.content.Box;
import starboard.clank.effect.Trashing;
import starboard.clank.turn.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** The cards that ask their player something, or let him do something later in the turn. */
final class CardQuestionsTest {

  @Covers("mad-scientist")
  @Rule({"C5.2", "C21.2"})
  @Test
  void theMadScientistTrashesACardBesideAnotherScientist() {
    turn("mad-scientist", "lab-assistant")
        .choose(ONE, "play:hand-0.lab-assistant", "play:hand-0.mad-scientist")
        .choose(ONE, "first-mad-scientist-1", "trash:discard-0.stumble")
        .then(s -> assertThat(Box.find(s.trash(), Laid.card("stumble"))).isZero());
  }

  @Covers("code-red")
  @Rule({"C7.1", "C21.2"})
  @Test
  void codeRedTrashesWhenAcquiredAndWhenPlayed() {
    table(2)
        .given(row("code-red"))
        .given(hand(ONE, "hack"))
        .given(pools(3, 0, 0))
        .perform(new Turn(ONE))
        .choose(ONE, "acquire:row.code-red", "trash:discard-0.hack")
        .then(s -> assertThat(s.trash().size()).isEqualTo(1))
        .given(hand(ONE, "code-red"))
        .choose(ONE, "play:hand-0.hack", "play:hand-0.code-red", "keep")
        .then(
            s -> {
              assertThat(s.trash().size()).isEqualTo(1);
              assertThat(s.skill()).isEqualTo(3);
              assertThat(s.area().count(0)).isEqualTo(1);
            });
  }

  @Covers("cantina")
  @Rule("C5.1")
  @Test
  void theCantinaPaysOrHeals() {
    turn("cantina")
        .given(wounds(ONE, 2))
        .choose(ONE, "play:hand-0.cantina", "choose-2")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.skill()).isEqualTo(1));
    turn("cantina")
        .choose(ONE, "play:hand-0.cantina", "choose-1")
        .then(s -> assertThat(s.credits(ONE)).isEqualTo(2));
  }

  @Covers("universal-translator")
  @Rule("C5.1")
  @Test
  void theTranslatorGivesSkillOrSwordAndBoot() {
    turn("universal-translator")
        .choose(ONE, "play:hand-0.universal-translator", "choose-1")
        .then(s -> assertThat(s.skill()).isEqualTo(3));
    turn("universal-translator")
        .choose(ONE, "play:hand-0.universal-translator", "choose-2")
        .then(s -> assertThat(s.skill()).isZero())
        .then(s -> assertThat(s.swords()).isEqualTo(1))
        .then(s -> assertThat(s.boots()).isEqualTo(1));
  }

  @Covers("card-shark")
  @Rule("C21.1")
  @Test
  void theCardSharkDrawsTwoForADiscard() {
    turn("card-shark", "stumble")
        .given(drawPile(ONE, "hack", "hack"))
        .choose(ONE, "play:hand-0.card-shark", "offer-card-shark", "discard:hand-0.stumble")
        .then(s -> assertThat(s.hand(ONE).size()).isEqualTo(2))
        .then(s -> assertThat(s.area().count(0)).isZero())
        .doesNotOffer(ONE, "offer-card-shark");
  }

  @Covers("nano-bandage")
  @Rule("C21.1")
  @Test
  void theNanoBandageHealsForADiscard() {
    turn("nano-bandage", "stumble")
        .given(wounds(ONE, 2))
        .choose(ONE, "play:hand-0.nano-bandage", "offer-nano-bandage", "discard:hand-0.stumble")
        .then(s -> assertThat(s.wounds(ONE)).isEqualTo(1))
        .then(s -> assertThat(s.area().count(0)).isZero());
  }

  @Covers({"pocket-teleporter", "doctor-when"})
  @Rule("C21.5")
  @Test
  void teleportersMoveWithoutBoots() {
    turn("pocket-teleporter", "doctor-when", "lab-assistant")
        .given(at(ONE, "co-4"))
        .choose(ONE, "play:hand-0.pocket-teleporter", "play:hand-0.doctor-when")
        .choose(ONE, "play:hand-0.lab-assistant", "teleport:co-3", "teleport:co-2")
        .then(s -> assertThat(s.spaceOf(ONE)).isEqualTo(Laid.space("co-2")))
        .then(s -> assertThat(s.boots()).isEqualTo(1))
        .doesNotOffer(ONE, "teleport:co-1");
  }

  @Test
  @Rule("C21.2")
  void upToAsManyCardsAsAllowedAreTrashed() {
    table(2)
        .perform(new Trashing(ONE, Laid.card("code-red"), 2, false))
        .choose(ONE, "trash:discard-0.stumble", "trash:discard-0.stumble")
        .asksNobody()
        .then(s -> assertThat(s.trash().size()).isEqualTo(2));
    table(2)
        .perform(new Trashing(ONE, Laid.card("code-red"), 2, false))
        .choose(ONE, "trash:discard-0.stumble", "keep")
        .asksNobody()
        .then(s -> assertThat(s.trash().size()).isEqualTo(1));
  }
}
