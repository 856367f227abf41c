package starboard.kernel.catalogue;

/**
 * A place in a file, as people are told it: {@code nemesis.yaml line 352, action_cards 'search'}.
 *
 * @param line counted from 1; 0 for the file as a whole
 * @param place section, entry and key; empty at the top of the file
 */
public record Location(String file, int line, String place) {
  /** A file as a whole. */
  public static Location file(String file) {
    return new Location(file, 0, "");
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(file);
    if (line > 0) {
      text.append(" line ").append(line);
    }
    if (!place.isEmpty()) {
      text.append(", ").append(place);
    }
    return text.toString();
  }
}
