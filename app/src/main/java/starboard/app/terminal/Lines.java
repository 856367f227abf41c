package starboard.app.terminal;

import java.util.ArrayList;
import java.util.List;

/** Text that grows line by line and never gets wider than the terminal. */
final class Lines {

  private static final String BOLD = "\u001B[1m";
  private static final String PLAIN = "\u001B[0m";

  private final List<String> lines = new ArrayList<>();
  private final int width;
  private final boolean ansi;

  Lines(int width, boolean ansi) {
    this.width = width;
    this.ansi = ansi;
  }

  /** A text that may take several lines; those after the first stand four further in. */
  void add(int indent, String text) {
    add(indent, 0, text);
  }

  /** A text whose beginning, that many letters, is what it is about. */
  void add(int indent, int bold, String text) {
    List<String> wrapped = wrap(indent, text);
    for (int i = 0; i < wrapped.size(); i++) {
      String line = wrapped.get(i);
      int end = Math.min(bold, line.length());
      boolean marked = ansi && i == 0 && end > 0;
      lines.add(
          " ".repeat(i == 0 ? indent : indent + 4)
              + (marked ? BOLD + line.substring(0, end) + PLAIN + line.substring(end) : line));
    }
  }

  /** A line that is not to be broken. */
  void addAsIs(int indent, String line) {
    lines.add(" ".repeat(indent) + line);
  }

  /** Lines that have their breaks already, each ended. */
  void addText(int indent, String text) {
    for (String line : text.lines().toList()) addAsIs(indent, line);
  }

  void blank() {
    lines.add("");
  }

  private List<String> wrap(int indent, String text) {
    List<String> wrapped = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split("[ \n]+", -1)) {
      int room = width - indent - (wrapped.isEmpty() ? 0 : 4);
      if (!line.isEmpty() && line.length() + 1 + word.length() > room) {
        wrapped.add(line.toString());
        line.setLength(0);
      }
      if (!line.isEmpty()) line.append(' ');
      line.append(word);
    }
    wrapped.add(line.toString());
    return wrapped;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String line : lines) text.append(line).append('\n');
    return text.toString();
  }
}
