package starboard.nemesis.words;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.CombatUse;

/** Why something cannot be done now; words kept ready, since they are asked for all the time. */
public final class Reasons {

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

  /** No rule carries it out. */
  public static final Text NOT_WRITTEN = Text.of("refused.not-written");

  public static final Text IN_COMBAT = Text.of("refused.in-combat");
  public static final Text NOT_IN_COMBAT = Text.of("refused.not-in-combat");
  public static final Text DOOR_CLOSED = Text.of("refused.door-closed");
  public static final Text ALL_NOISY = Text.of("refused.all-noisy");
  public static final Text NO_WAY_OUT = Text.of("refused.no-way-out");
  public static final Text NO_TARGET = Text.of("refused.no-target");
  public static final Text NO_FIGURE = Text.of("refused.no-figure");
  public static final Text HAND_NOT_EMPTY = Text.of("refused.hand-not-empty");
  public static final Text NO_AMMO = Text.of("refused.no-ammo");
  public static final Text NO_OBJECT = Text.of("refused.no-object");
  public static final Text HANDS_FULL = Text.of("refused.hands-full");
  public static final Text NOBODY_HERE = Text.of("refused.nobody-here");
  public static final Text NOTHING_TO_TRADE = Text.of("refused.nothing-to-trade");
  public static final Text NO_RECIPE = Text.of("refused.no-recipe");
  public static final Text NO_QUEST = Text.of("refused.no-quest");
  public static final Text ONLY_REACTION = Text.of("refused.only-reaction");
  public static final Text NOBODY = Text.of("refused.nobody");
  public static final Text NO_ITEM = Text.of("refused.no-item");
  public static final Text NO_WEAPON = Text.of("refused.no-weapon-to-discard");
  public static final Text NO_EGG = Text.of("refused.no-egg");
  public static final Text NO_SAMPLE = Text.of("refused.no-sample");
  public static final Text ALL_EXPLORED = Text.of("refused.all-explored");
  public static final Text NO_COMPUTER = Text.of("refused.no-computer");
  public static final Text SIGNAL_SENT = Text.of("refused.signal-sent");
  public static final Text NO_ROOM = Text.of("refused.no-room");
  public static final Text NO_WOUND = Text.of("refused.no-wound");
  public static final Text NO_CONTAMINATION = Text.of("refused.no-contamination");
  public static final Text NO_CONTAMINATION_IN_HAND = Text.of("refused.no-contamination-in-hand");
  public static final Text NOT_SEARCHABLE = Text.of("refused.not-searchable");
  public static final Text COUNTER_EMPTY = Text.of("refused.counter-empty");
  public static final Text NO_CLOSED_DOOR = Text.of("refused.no-closed-door");
  public static final Text NO_DOOR_PIECES = Text.of("refused.no-door-pieces");
  public static final Text NOT_SEALABLE = Text.of("refused.not-sealable");
  public static final Text NO_DOOR = Text.of("refused.no-door");
  public static final Text BROKEN_ALREADY = Text.of("refused.broken-already");
  public static final Text NOT_BROKEN = Text.of("refused.not-broken");
  public static final Text BURNS_ALREADY = Text.of("refused.burns-already");
  public static final Text NOTHING_TO_FLUSH = Text.of("refused.nothing-to-flush");
  public static final Text NOT_BURNING = Text.of("refused.not-burning");
  public static final Text ALREADY = Text.of("refused.already");
  public static final Text NO_INTRUDER = Text.of("refused.no-intruder");
  public static final Text MALFUNCTION = Text.of("refused.malfunction");
  public static final Text NO_ACTION = Text.of("refused.no-action");

  public static final Text IN_THE_DARK = Text.of("refused.in-the-dark");
  public static final Text NOT_CAREFUL = Text.of("refused.not-careful");
  public static final Text TOO_IGNORANT = Text.of("refused.too-ignorant");
  public static final Text IN_THE_LIGHT = Text.of("refused.in-the-light");

  private Reasons() {}

  /** N4.2 */
  public static @Nullable Text unpayable(int cost, int have) {
    return unpayable(cost, have, NEEDS);
  }

  /** N4.3 A card does not pay for itself. */
  public static @Nullable Text unpayableByOthers(int cost, int have) {
    return unpayable(cost, have - 1, NEEDS_OTHERS);
  }

  private static @Nullable Text unpayable(int cost, int have, Text[] needs) {
    return have >= cost ? null : needs[cost * MOST + Math.max(0, Math.min(have, MOST - 1))];
  }

  /** N4.5 */
  public static @Nullable Text wrongTime(CombatUse use, boolean inCombat) {
    if (inCombat) return use == CombatUse.OUT ? IN_COMBAT : null;
    return use == CombatUse.IN ? NOT_IN_COMBAT : null;
  }
}
