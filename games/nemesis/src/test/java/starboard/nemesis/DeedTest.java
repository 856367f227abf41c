package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.round.Turn;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** N4.2, N4.9 Whoever pays for an action, or may interrupt it, reads what it is and at what. */
final class DeedTest {

  private static String question(Scenario<Nemesis> game, Seat seat, Language language) {
    return new NemesisGame().words().say(game.decision(seat).question(), language);
  }

  private static void asks(Scenario<Nemesis> game, Seat seat, String english, String czech) {
    assertThat(question(game, seat, Language.EN)).isEqualTo(english);
    assertThat(question(game, seat, Language.CS)).isEqualTo(czech);
  }

  @Test
  @Rule("N4.2")
  void payingNamesTheCardAndHowMuchIsToGo() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.broken("011"))
            .given(Laid.hand(ONE, "basic-repairs", "rest", "demolition"))
            .perform(new Turn(ONE))
            .choose(ONE, "play:hand-0-basic-repairs");
    asks(
        game,
        ONE,
        "Play: Basic Repairs – discard an action card to pay for it (2 cards to go).",
        "Zahrát: Provizorní opravy – zaplaťte za to odhozením akční karty (zbývá: 2).");
    game.choose(ONE, "pay:hand-0-rest");
    asks(
        game,
        ONE,
        "Play: Basic Repairs – discard an action card to pay for it (1 card to go).",
        "Zahrát: Provizorní opravy – zaplaťte za to odhozením akční karty (zbývá: 1).");
  }

  @Test
  @Rule({"N4.2", "N4.9"})
  void aMoveNamesItsRoomToWhoPaysAndToWhoMayInterrupt() {
    Scenario<Nemesis> game =
        Laid.of(2)
            .given(Laid.explored("014", "armory"))
            .given(Laid.hand(ONE, "rest", "search"))
            .given(Laid.hand(TWO, "interruption"))
            .perform(new Turn(ONE))
            .choose(ONE, "move:room-014");
    asks(
        game,
        ONE,
        "Move: Armory (014) – discard an action card to pay for it (1 card to go).",
        "Pohyb: Zbrojní sklad (014) – zaplaťte za to odhozením akční karty (zbývá: 1).");
    game.choose(ONE, "pay:hand-0-rest");
    asks(
        game,
        TWO,
        "Player 1 is about to act – Move: Armory (014). Do you react?",
        "Hráč 1 chce jednat – Pohyb: Zbrojní sklad (014). Zareagujete?");
  }

  @Test
  @Rule({"N4.2", "N11.2"})
  void anAttackNamesItsVictimAndItsWeapon() {
    Scenario<Nemesis> shot = attack("shoot");
    asks(
        shot,
        ONE,
        "Attack: Adult 1 (Revolver) – discard an action card to pay for it (1 card to go).",
        "Zaútočit: Dospělec 1 (Revolver) – zaplaťte za to odhozením akční karty (zbývá: 1).");
    Scenario<Nemesis> melee = attack("melee");
    asks(
        melee,
        ONE,
        "Attack: Adult 1 (Melee Attack) – discard an action card to pay for it (1 card to go).",
        "Zaútočit: Dospělec 1 (Útok na blízko) – zaplaťte za to odhozením akční karty (zbývá: 1).");
  }

  private static Scenario<Nemesis> attack(String how) {
    return Laid.of(2)
        .given(Laid.stands(TWO, "001"))
        .given(Laid.intruder("adult", "011"))
        .given(Laid.hand(ONE, "rest", "search"))
        .perform(new Turn(ONE))
        .choose(ONE, how);
  }
}
