package starboard.kernel.catalogue;

import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * A place in a file, as people are told it: {@code nemesis.yaml line 352, action_cards 'search'}.
 *
 * @param line counted from 1; 0 for the file as a whole
 * @param place section, entry and key; empty at the top of the file
 * @param column counted from 1 where the file cannot even be read; 0 where a place is named
 */
public record Location(String file, int line, String place, int column) {

  public Location(String file, int line, String place) {
    this(file, line, place, 0);
  }

  /** A file as a whole. */
  public static Location file(String file) {
    return new Location(file, 0, "");
  }

  /** For readers of any language. */
  Text text() {
    Text text = Sentences.plain(file);
    if (line > 0) text = Text.of("catalogue.line", Arg.of(text), Arg.of(line));
    if (column > 0) text = Text.of("catalogue.column", Arg.of(text), Arg.of(column));
    return place.isEmpty() ? text : Text.of("catalogue.place", Arg.of(text), Arg.word(place));
  }

  @Override
  public String toString() {
    return Sentences.english(text());
  }
}
