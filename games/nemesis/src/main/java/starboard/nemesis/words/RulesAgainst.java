package starboard.nemesis.words;

import org.jspecify.annotations.Nullable;

/** Which paragraph bars a choice, by the key of the reason in {@link Reasons} and elsewhere. */
public final class RulesAgainst {

  private RulesAgainst() {}

  /** Null for what only a place that is not offered yet says. */
  public static @Nullable String rule(String reason) {
    return switch (reason) {
      case "refused.needs-cards" -> "N4.2";
      case "refused.needs-other-cards" -> "N4.3";
      case "refused.not-in-combat" -> "N4.5";
      case "refused.in-combat" -> "N4.6";
      case "refused.only-reaction" -> "N4.10";
      case "refused.no-action" -> "N4.11";
      case "refused.all-noisy" -> "N5.1";
      case "refused.door-closed" -> "N6.3";
      case "refused.no-way-out" -> "N11.6";
      case "refused.no-ammo" -> "N11.2";
      case "refused.no-intruder" -> "N26.4";
      case "refused.no-entrance" -> "N8.3";
      case "refused.not-slimed" -> "N9.1";
      case "refused.burns-already" -> "N9.2";
      case "refused.malfunction", "refused.broken-already" -> "N9.4";
      case "refused.no-door-pieces" -> "N9.22";
      case "refused.no-contamination" -> "N15.1";
      case "refused.no-contamination-in-hand" -> "N15.4";
      case "refused.no-cards" -> "N3.3";
      case "refused.no-sample" -> "N17.1";
      case "refused.hands-full" -> "N18.2";
      case "refused.weapon-full" -> "N18.6";
      case "refused.no-object" -> "N18.7";
      case "refused.no-weapon" -> "N18.8";
      case "refused.nothing-to-tape" -> "N18.10";
      case "refused.nothing-to-trade" -> "N18.12";
      case "refused.not-searchable", "refused.counter-empty" -> "N18.16";
      case "refused.no-recipe" -> "N18.20";
      case "refused.no-quest", "op.unlock.room", "op.unlock.discard-item" -> "N18.24";
      case "op.unlock.room-colour",
          "op.unlock.room-colour.discard-item",
          "op.unlock.room-computer",
          "op.unlock.state.signal-sent",
          "op.unlock.state.larva-or-two-contamination",
          "op.unlock.state.verified-knowledge-five" ->
          "L6.6";
      case "refused.too-ignorant" -> "L19.1";
      case "refused.not-careful" -> "L18.1";
      case "refused.arm-broken", "refused.arm-works" -> "L20.1";
      case "refused.lacking" -> "L25.3";
      case "refused.signal-sent" -> "N19.2";
      case "refused.nothing-to-flush" -> "N19.5";
      case "refused.no-egg" -> "N19.8";
      case "refused.airlock-pending", "refused.not-sealable" -> "N19.12";
      case "refused.no-pod-here" -> "N19.17";
      case "refused.no-computer",
          "refused.requires.computer",
          "refused.requires.cockpit-or-computer",
          "refused.requires.no-computer-working" ->
          "N19.24";
      case "refused.no-engine" -> "N20.1";
      case "refused.self-destruct-runs", "refused.somebody-sleeps" -> "N20.6";
      case "refused.self-destruct-off", "refused.self-destruct-yellow" -> "N20.7";
      case "refused.chambers-closed" -> "N20.10";
      case "refused.no-pod" -> "N21.2";
      case "refused.pod-locked" -> "N21.4";
      case "refused.not-yellow" -> "N27.22";
      case "refused.no-figure" -> "N27.2";
      case "refused.hand-not-empty" -> "N14.7";
      case "refused.already",
          "refused.all-explored",
          "refused.no-closed-door",
          "refused.no-door",
          "refused.no-hand",
          "refused.no-item",
          "refused.no-room",
          "refused.no-target",
          "refused.no-weapon-to-discard",
          "refused.no-wound",
          "refused.nobody",
          "refused.nobody-here",
          "refused.not-broken",
          "refused.not-burning",
          "refused.not-written",
          "refused.too-many-cards" ->
          "N4.4"; // what would change nothing
      case "refused.alert-raised" -> "L14.1";
      case "refused.autodestruction-runs" -> "L13.1";
      case "refused.autodestruction-off" -> "L13.2";
      case "refused.autodestruction-red" -> "L13.3";
      case "refused.nothing-scheduled", "refused.capsule-occupied" -> "L10.1";
      case "refused.elevator-away", "refused.elevator-dead", "refused.elevator-here" -> "L11.4";
      case "refused.gate-closed" -> "L11.1";
      case "refused.no-exit",
          "refused.no-rover",
          "refused.no-suit",
          "refused.requires.exit-chamber" ->
          "L11.2";
      case "refused.isolation-locked" -> "L16.23";
      case "refused.knows-all" -> "L19.1";
      case "refused.no-contingency" -> "L21.3";
      case "refused.no-css", "refused.requires.css-room" -> "L16.13";
      case "refused.no-section" -> "L8.1";
      case "refused.none-left" -> "L1.5";
      case "refused.no-noise" -> "L7.4";
      case "refused.unpowered" -> "L9.1";
      case "refused.venting-pending" -> "L16.19";
      case "refused.verified" -> "L16.1";
      case "refused.requires.white-or-red-room" -> "L6.9";
      default -> null;
    };
  }
}
