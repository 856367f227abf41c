package starboard.nemesis.mars;

import starboard.nemesis.Nemesis;
import starboard.nemesis.content.Content;

/** Who may be played at the base (L25.1), and where everybody comes from (L3.5). */
public final class Roster {

  /** Whose Characters are played (L25.1). */
  public enum Draft {
    /** Those of this box. */
    LOCKDOWN,
    /** Those of the base game. */
    NEMESIS,
    /** Of every colour one or the other. */
    MIXED
  }

  private final Draft draft;

  /** By Character: who it is. */
  private final MarsContent.Person[] people;

  /** By Character of this box: the one of the base game of its colour (L25.1), or NONE. */
  private final int[] twin;

  Roster(Content box, MarsContent content, Draft draft) {
    this.draft = draft;
    people = new MarsContent.Person[box.characters().size()];
    twin = new int[people.length];
    for (int i = 0; i < people.length; i++) {
      people[i] = content.characters().get(i);
      String id = people[i].baseGameTwin();
      twin[i] = id == null ? Nemesis.NONE : box.characters().indexOf(id);
    }
  }

  /** L25.1 The draft cards are the colours. */
  boolean isDrafted(int character) {
    return twin[character] != Nemesis.NONE;
  }

  /** The Characters of the colour of that one, a bit each. */
  int playable(int character) {
    return switch (draft) {
      case LOCKDOWN -> 1 << character;
      case NEMESIS -> 1 << twin[character];
      case MIXED -> 1 << character | 1 << twin[character];
    };
  }

  /** Who plays such a Character: of the staff, or a survivor of the Nemesis (L3.5). */
  public MarsContent.Person person(int character) {
    return people[character];
  }
}
