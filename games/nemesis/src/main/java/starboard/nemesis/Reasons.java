package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Text;

/** Why something cannot be done now; words kept ready, since they are asked for all the time. */
final class Reasons {

  private static final int MOST = 12;
  private static final Text[] NEEDS = needs("refused.needs-cards");
  private static final Text[] NEEDS_OTHERS = needs("refused.needs-other-cards");

  private static Text[] needs(String key) {
    Text[] needs = new Text[MOST * MOST];
    for (int cost = 0; cost < MOST; cost++) {
      for (int have = 0; have < MOST; have++) needs[cost * MOST + have] = Text.of(key, cost, have);
    }
    return needs;
  }

  static final Text IN_COMBAT = Text.of("refused.in-combat");
  static final Text NOT_IN_COMBAT = Text.of("refused.not-in-combat");
  static final Text DOOR_CLOSED = Text.of("refused.door-closed");
  static final Text ALL_NOISY = Text.of("refused.all-noisy");
  static final Text NO_WAY_OUT = Text.of("refused.no-way-out");
  static final Text NO_TARGET = Text.of("refused.no-target");
  static final Text NO_FIGURE = Text.of("refused.no-figure");
  static final Text HAND_NOT_EMPTY = Text.of("refused.hand-not-empty");
  static final Text NO_AMMO = Text.of("refused.no-ammo");
  static final Text NO_OBJECT = Text.of("refused.no-object");
  static final Text HANDS_FULL = Text.of("refused.hands-full");
  static final Text NOBODY_HERE = Text.of("refused.nobody-here");
  static final Text NOTHING_TO_TRADE = Text.of("refused.nothing-to-trade");
  static final Text NO_RECIPE = Text.of("refused.no-recipe");
  static final Text NO_QUEST = Text.of("refused.no-quest");
  static final Text ONLY_REACTION = Text.of("refused.only-reaction");
  static final Text NOBODY = Text.of("refused.nobody");
  static final Text NO_ITEM = Text.of("refused.no-item");
  static final Text NO_WEAPON = Text.of("refused.no-weapon-to-discard");
  static final Text NO_EGG = Text.of("refused.no-egg");
  static final Text NO_SAMPLE = Text.of("refused.no-sample");
  static final Text ALL_EXPLORED = Text.of("refused.all-explored");
  static final Text NO_COMPUTER = Text.of("refused.no-computer");
  static final Text NO_ENGINE = Text.of("refused.no-engine");
  static final Text NO_POD = Text.of("refused.no-pod-here");
  static final Text SOMEBODY_SLEEPS = Text.of("refused.somebody-sleeps");
  static final Text SIGNAL_SENT = Text.of("refused.signal-sent");
  static final Text NO_ROOM = Text.of("refused.no-room");
  static final Text NO_WOUND = Text.of("refused.no-wound");
  static final Text NOT_SLIMED = Text.of("refused.not-slimed");
  static final Text NO_CONTAMINATION = Text.of("refused.no-contamination");
  static final Text NO_CONTAMINATION_IN_HAND = Text.of("refused.no-contamination-in-hand");
  static final Text NOT_SEARCHABLE = Text.of("refused.not-searchable");
  static final Text COUNTER_EMPTY = Text.of("refused.counter-empty");
  static final Text NO_CLOSED_DOOR = Text.of("refused.no-closed-door");
  static final Text NO_DOOR_PIECES = Text.of("refused.no-door-pieces");
  static final Text NOT_SEALABLE = Text.of("refused.not-sealable");
  static final Text AIRLOCK_PENDING = Text.of("refused.airlock-pending");
  static final Text NO_DOOR = Text.of("refused.no-door");
  static final Text BROKEN_ALREADY = Text.of("refused.broken-already");
  static final Text NOT_BROKEN = Text.of("refused.not-broken");
  static final Text BURNS_ALREADY = Text.of("refused.burns-already");
  static final Text NOTHING_TO_FLUSH = Text.of("refused.nothing-to-flush");
  static final Text NOT_BURNING = Text.of("refused.not-burning");
  static final Text ALREADY = Text.of("refused.already");
  static final Text NO_INTRUDER = Text.of("refused.no-intruder");
  static final Text MALFUNCTION = Text.of("refused.malfunction");
  static final Text NO_ACTION = Text.of("refused.no-action");

  private Reasons() {}

  /** N4.2 */
  static @Nullable Text unpayable(int cost, int have) {
    return unpayable(cost, have, NEEDS);
  }

  /** N4.3 A card does not pay for itself. */
  static @Nullable Text unpayableByOthers(int cost, int have) {
    return unpayable(cost, have - 1, NEEDS_OTHERS);
  }

  private static @Nullable Text unpayable(int cost, int have, Text[] needs) {
    return have >= cost ? null : needs[cost * MOST + Math.max(0, Math.min(have, MOST - 1))];
  }

  /** N4.5 */
  static @Nullable Text wrongTime(CombatUse use, boolean inCombat) {
    return switch (use) {
      case IN -> inCombat ? null : NOT_IN_COMBAT;
      case OUT -> inCombat ? IN_COMBAT : null;
      case ANY -> null;
    };
  }
}
