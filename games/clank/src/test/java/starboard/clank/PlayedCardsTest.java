package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.Laid.artifact;
import static starboard.clank.Laid.discardPile;
import static starboard.clank.Laid.drawPile;
import static starboard.clank.Laid.hand;
import static starboard.clank.Laid.owns;
import static starboard.clank.Laid.table;
import static starboard.clank.Laid.wounds;
import static starboard.kernel.seats.Seat.ONE;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.clank.content.Content;
import starboard.clank.turn.Turn;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What every card does when it is played, alone and when the condition printed on it holds. */
final class PlayedCardsTest {

  @Covers
  @ParameterizedTest
  @Rule({"C5.1", "C5.2", "C5.4"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hack | alone | skill +1
          stumble | alone | noise +1
          access | alone | boots +1
          scramble | alone | skill +1, boots +1
          pasr | alone | skill +1, swords +2
          boldly-go | alone | skill +2, boots +1
          memory-core | alone | ''
          robo-op-30000 | alone | noise +3, draws +3
          robo-op-30000 | faction | draws +3
          mad-scientist | alone | skill +3, noise +1
          telepad-technician | alone | skill +2, boots +1
          telepad-technician | faction | skill +2, boots +1, jumps +1
          xenobiologist | alone | skill +2
          xenobiologist | faction | skill +2, wounds -2
          crystallographer | alone | skill +2
          crystallographer | crystal | skill +2, draws +1
          crystallographer | faction | skill +2, credits +1
          doctor-when | alone | skill +2, draws +1
          doctor-when | faction | skill +2, draws +1, teleports +1
          lab-assistant | alone | skill +1
          lab-assistant | faction | skill +1, noise -1, draws +1
          princess-leye | alone | skill +2, swords +1, boots +1
          princess-leye | faction | skill +2, swords +1, boots +1, draws +1
          knight-youda | alone | skill +1, swords +2, boots +1
          knight-youda | faction | skill +1, swords +2, boots +1, unharmed +1
          secret-agent | alone | skill +1, boots +1
          secret-agent | faction | skill +1, boots +1, noise -2
          kockolit | alone | skill +1
          rebel-pilot | alone | boots +2
          rebel-pilot | faction | boots +2, draws +1
          rebel-trooper | alone | swords +2
          rebel-trooper | faction | swords +2, draws +1
          rebel-scout | alone | skill +1, boots +1
          rebel-scout | faction | skill +1, boots +2
          rebel-medic | alone | skill +2
          rebel-medic | faction | skill +2, wounds -1
          saboteur | alone | skill +2, swords +1
          saboteur | faction | skill +2, swords +1, others +1
          moisture-farmer | alone | skill +1
          moisture-farmer | faction | skill +1, swords +2
          furry-copilot | alone | swords +3, boots +1, noise +1
          furry-copilot | faction | swords +3, boots +1, noise +1, draws +1
          admiral-carp | alone | skill +3
          admiral-carp | faction | skill +3, swords +1, boots +1
          voice-of-revolt | alone | skill +2
          voice-of-revolt | faction | skill +3
          droid-duo | alone | skill +1, draws +1
          droid-duo | faction | skill +3, draws +1
          space-skunk | alone | skill +2
          space-skunk | captive | skill +2, credits +3
          hyn-duo | alone | skill +1, swords +2, boots +2
          hyn-duo | faction | skill +1, swords +2, boots +2, credits +2
          space-pirate | alone | skill +1, swords +2
          space-pirate | faction | skill +1, swords +2, credits +2
          card-shark | alone | skill +1
          card-shark | faction | skill +1, credits +1
          fence | alone | skill +2
          fence | faction | skill +2, credits +2
          retired-gunslinger | alone | swords +3
          retired-gunslinger | faction | swords +3, credits +1
          black-marketeer | alone | skill +2, credits +1
          black-marketeer | contraband | skill +2, credits +1, draws +1
          getaway-driver | alone | boots +2
          getaway-driver | faction | boots +2, noise -2
          getaway-driver | artifact | boots +3
          con-artist | alone | skill +1
          con-artist | faction | skill +1, noise -1, others +1
          slimy-kingpin | alone | skill +3, credits +2
          slimy-kingpin | faction | skill +3, credits +2, draws +1
          likvidator | alone | swords +4, noise +1, draws +1
          captive | alone | skill +1
          account-hack | alone | skill +2
          account-hack | trashed | skill +2, credits +2
          photon-scooter | alone | boots +2
          laser-sword | alone | swords +3
          jetpack | alone | boots +2, noise +1, unharmed +1
          stealth-suit | alone | boots +1, noise -2
          pocket-teleporter | alone | boots +1, teleports +1
          pocket-teleporter | crystal | boots +1, teleports +2
          alien-idol | alone | draws +1
          replicator | alone | draws +2
          replicator | crystal | skill +2, draws +2
          nano-bandage | alone | skill +1
          """)
  void does(String card, String condition, String changes) {
    assertThat(changesOf(meeting(condition, card), card)).isEqualTo(changes);
  }

  /** A table where the condition holds, at the turn of who has the card in hand. */
  private static Scenario<Clank> meeting(String condition, String card) {
    Scenario<Clank> table =
        table(2).given(wounds(ONE, 9)).given(drawPile(ONE, "hack", "hack", "hack"));
    return switch (condition) {
      case "alone" -> turn(table, card);
      case "crystal" -> turn(table.given(s -> s.takeCrystals(ONE, 1)), card);
      case "contraband" -> turn(table.given(owns(ONE, "contraband")), card);
      case "artifact" -> turn(table.given(artifact(ONE, anyArtifact(table))), card);
      case "captive" -> turn(table.given(discardPile(ONE, "captive")), card);
      case "trashed" -> turn(table.given(s -> s.remove(ONE, Laid.card("hack"), false)), card);
      case "faction" -> withPartner(table, card);
      default -> throw new IllegalArgumentException(condition);
    };
  }

  private static int anyArtifact(Scenario<Clank> table) {
    int artifact = 0;
    while (!table.state().isLaid(artifact)) artifact++;
    return Content.BOX.artifacts().at(artifact).value();
  }

  private static Scenario<Clank> turn(Scenario<Clank> table, String... cards) {
    return table.given(hand(ONE, cards)).perform(new Turn(ONE));
  }

  /** Cards of the same faction whose own conditional effects have happened, or cannot. */
  private static Scenario<Clank> withPartner(Scenario<Clank> table, String card) {
    List<String> partners =
        switch (Content.BOX.card(Laid.card(card)).faction()) {
          case REBEL -> List.of("kockolit");
          case OUTLAW -> List.of("black-marketeer");
          case SCIENTIST ->
              card.equals("xenobiologist")
                  ? List.of("telepad-technician", "telepad-technician")
                  : List.of("xenobiologist", "xenobiologist");
          case null -> throw new IllegalArgumentException(card + " has no faction");
        };
    Scenario<Clank> turn = turn(table.given(hand(ONE, partners.toArray(String[]::new))), card);
    for (String partner : partners) turn.choose(ONE, "play:hand-0." + partner);
    return turn;
  }

  private static String changesOf(Scenario<Clank> turn, String card) {
    AtomicReference<Standing> before = new AtomicReference<>();
    AtomicReference<String> changes = new AtomicReference<>("");
    turn.then(s -> before.set(Standing.of(s, ONE)))
        .choose(ONE, "play:hand-0." + card)
        .then(s -> changes.set(before.get().changesTo(Standing.of(s, ONE))));
    return changes.get();
  }
}
