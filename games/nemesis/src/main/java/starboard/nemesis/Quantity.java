package starboard.nemesis;

import starboard.nemesis.content.term.Cause;

/** What an op in force can change: wounds, weaknesses, passive rooms and items. */
public enum Quantity {
  /** Cards a Character draws up to (N3.2). */
  HAND_SIZE,
  /** Hand slots (N18.2). */
  HAND_SLOTS,
  /** The cost of a basic action; about: {@link Basic}. */
  BASIC_COST,
  /** The cost of an item action (N4.12). */
  ITEM_COST,
  /** The most ammo a weapon holds, for what is attached to it; about: the weapon (N18.9). */
  CAPACITY,
  /** Light wounds suffered on passing (N3.7). */
  WOUNDS_ON_PASS,
  /** The number of a token compared with the hand (N10.5). */
  SURPRISE_NUMBER,
  /** The health total of a check (N13.3). */
  HEALTH,
  /** What a retreat arrow counts as in the check of a type, 0 if it drives off; about: the type. */
  ARROW_AS_HEALTH,
  /** 1 if a type breaks closed doors; about: the type (N9.20). */
  BREAKS_DOORS,
  /** 1 if a Bite of that type only scratches; about: the type (N17.3). */
  BLUNTED,
  /** What a face of the combat die counts as against a type; about: the type (N11.3). */
  FACE,
  /** More injuries; about: {@link #injury}. */
  INJURIES;

  /** Injuries of that cause to that type. */
  public static int injury(Cause cause, int type) {
    return cause.ordinal() << 8 | type;
  }
}
