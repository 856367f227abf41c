package starboard.rone;

import org.jspecify.annotations.Nullable;

/** Which paragraph bars a choice, by the key of the reason. */
final class RulesAgainst {

  private RulesAgainst() {}

  static @Nullable String rule(String reason) {
    return switch (reason) {
      case "refused.no-cards" -> "R7.3";
      case "refused.parts" -> "R9.7";
      case "refused.no-reroll" -> "R2.5";
      case "refused.exhausted" -> "R5.2";
      case "refused.cannot-pay" -> "R3.3";
      case "refused.forbidden-reroll", "refused.forbidden-pairs", "refused.forbidden-abilities" ->
          "R12.5";
      case "refused.symbols" -> "R14.2.6";
      default -> null;
    };
  }
}
