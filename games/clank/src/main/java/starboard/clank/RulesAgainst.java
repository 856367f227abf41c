package starboard.clank;

import org.jspecify.annotations.Nullable;

/** Which paragraph bars a choice, by the key of the reason. */
final class RulesAgainst {

  private RulesAgainst() {}

  static @Nullable String rule(String reason) {
    return switch (reason) {
      case "refused.cards-left" -> "C4.2";
      case "refused.skill" -> "C7.1";
      case "refused.swords" -> "C8.1";
      case "refused.credits", "refused.owned", "refused.sold-out" -> "C9.1";
      case "refused.boots" -> "C10.1";
      case "refused.wounds" -> "C10.3";
      case "refused.locked", "refused.one-way" -> "C10.4";
      case "refused.code", "refused.pod-gone", "refused.no-artifact" -> "C10.10";
      case "refused.stopped" -> "C10.8";
      case "refused.hacked", "refused.no-cube" -> "C12.1";
      case "refused.same-module" -> "C12.2";
      case "refused.carries" -> "C13.1";
      case "refused.blockade" -> "C14.3";
      case "refused.cards" -> "C21.1";
      default -> null;
    };
  }
}
