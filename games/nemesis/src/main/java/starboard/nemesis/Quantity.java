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
  INJURIES,
  /** Light wounds that the track holds (N16.1). */
  LIGHT_WOUNDS,
  /** 0 if that Character cannot move carefully (N5.1). */
  CAREFUL_MOVES,
  /** 1 if that Character may not reroll and always shoots with the combat die. */
  POOR_AIM,
  /** Injuries of a melee attack that hurts (N11.4). */
  MELEE,
  /** 1 if a missed melee attack costs only a light wound (N11.4). */
  MELEE_MISS,
  /** 1 if that Character cannot be slimed (N9.1). */
  SLIME_PROOF,
  /** 1 if a fire does not wound that Character (N9.3). */
  FIRE_PROOF,
  /** Eggs destroyed by an attack that destroys one (N12.2). */
  EGGS,
  /** 0 if no noise is rolled after an attack on eggs (N12.4). */
  EGG_NOISE,
  /** 1 if danger is silence while no Intruder can come (N7.4). */
  DANGER_AS_SILENCE,
  /** 1 if one more card may be turned to see whether an Intruder retreats (N13.5). */
  EXTRA_RETREAT,
  /** 0 if the dark part of an attack does nothing; about: {@link #darkPart}. */
  DARK_PART;

  /** The dark part of that kind of attack card by an Intruder of that type. */
  public static int darkPart(int type, int card) {
    return card << 8 | type;
  }

  /** Injuries of that cause to that type. */
  public static int injury(Cause cause, int type) {
    return cause.ordinal() << 8 | type;
  }
}
