package starboard.rone.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Resources;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Place;
import starboard.rone.effect.Question;
import starboard.rone.turn.Drawing;
import starboard.rone.turn.MainPhase;

/** Why the cadet would do something, in one sentence. */
final class Motives {

  /** The questions whose answer is judged the same way whatever is chosen. */
  private static final List<String> ASKED =
      List.of(
          "choose-leader",
          "choose-recruit",
          "choose-technology",
          "choose-starter",
          "choose-screw",
          "choose-parts",
          "choose-compensation",
          "choose-store",
          "choose-slot",
          "choose-payment",
          "choose-colour",
          "choose-converted",
          "choose-new-screw",
          "choose-face-to-craft",
          "choose-die-to-set",
          "choose-scrapped",
          "choose-recycled",
          "choose-refreshed",
          "choose-exhausted",
          "choose-damage");

  private Motives() {}

  static @Nullable Text of(Question<?> question, Choice choice) {
    if (question instanceof MainPhase) return action(choice);
    if (choice instanceof Drawing.Card card) {
      return Text.of(card == Drawing.Card.STOP ? "advice.stop-drawing" : "advice.draw");
    }
    return ASKED.contains(question.key()) ? Text.of("advice." + question.key()) : null;
  }

  private static @Nullable Text action(Choice choice) {
    return switch (choice) {
      case MainPhase.WithDie(MainPhase.Deed deed, int _) ->
          Text.of(deed == MainPhase.Deed.USE ? "advice.use-die" : "advice.reroll");
      case MainPhase.Convert _ -> Text.of("advice.convert");
      case Kind card ->
          Text.of(Box.cost(card.kind()) == Resources.NONE ? "advice.play-free" : "advice.play");
      case Place _ -> Text.of("advice.base");
      case Hue _ -> Text.of("advice.pair");
      case MainPhase.EndPhase _ -> Text.of("advice.end-phase");
      default -> null;
    };
  }
}
