package starboard.table.words;

import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;

/** Says what tables have to say: why something is refused, quick phrases, entries of the log. */
public final class TableWords {
  private TableWords() {}

  public static final PhraseBook BOOK =
      PhraseBook.beside(TableWords.class, number -> Text.of("unnamed", number));
}
