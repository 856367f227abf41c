package starboard.rone.content;

/** R3.1 The types of resources, and the word for one of the five colours of one's choice (R3.7). */
public enum Colour {
  BLUE,
  RED,
  BLACK,
  GREEN,
  YELLOW,
  WILD,
  CHOICE;

  /** How many are colours of screws; they come first. */
  public static final int COLOURS = 5;

  /** How many are resources. */
  public static final int RESOURCES = 6;

  private static final Colour[] ALL = values();

  public static Colour of(int index) {
    return ALL[index];
  }
}
