package starboard.nemesis.content;

/**
 * A family of numbered components: entries of one section with names and faces of one kind. These
 * are those of the core; places and species have more.
 */
public final class Family {

  public static final Family ACTION_CARD = new Family("action-card", "card");
  public static final Family CONTAMINATION = new Family("contamination", "contamination");
  public static final Family ITEM = new Family("item", "item");
  public static final Family EVENT = new Family("event", "event");
  public static final Family ATTACK = new Family("attack", "attack");
  public static final Family WOUND = new Family("wound", "wound");
  public static final Family WEAKNESS = new Family("weakness", "weakness");
  public static final Family ROOM = new Family("room", "room");
  public static final Family EXPLORATION_TOKEN = new Family("exploration-token", "exploration");
  public static final Family OBJECTIVE = new Family("objective", "objective");
  public static final Family HELP_CARD = new Family("help-card", "help");

  /** The entry is the Character. */
  public static final Family DRAFT_CARD = new Family("draft-card", "character");

  public static final Family INTRUDER_PLAYER_CARD =
      new Family("intruder-player-card", "intruder-card");

  private final String id;
  private final String names;

  /**
   * A family of that id.
   *
   * @param id its word in styles
   * @param names the first word of the keys of its names
   */
  public Family(String id, String names) {
    this.id = id;
    this.names = names;
  }

  public String id() {
    return id;
  }

  /** The first word of the keys of its names. */
  String names() {
    return names;
  }

  @Override
  public String toString() {
    return id;
  }
}
