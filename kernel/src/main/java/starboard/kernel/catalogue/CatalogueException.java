package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** A file of components that cannot be used. Its message lists the mistakes, one per line. */
public final class CatalogueException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;
  private final transient Text text;

  CatalogueException(List<Problem> problems, int count, Words words) {
    super(Sentences.english(text(problems, count), words));
    this.problems = List.copyOf(problems);
    this.text = text(problems, count);
  }

  /** A single mistake. */
  CatalogueException(Location where, Text sentence) {
    this(List.of(new Problem(where, sentence)), 1, PhraseBook.kernel());
  }

  /** A single mistake, in words that are the same in every language. */
  public CatalogueException(Location where, String sentence) {
    this(where, Sentences.plain(sentence));
  }

  private static Text text(List<Problem> problems, int count) {
    List<Text> lines = new ArrayList<>();
    for (Problem problem : problems) lines.add(problem.text());
    int left = count - problems.size();
    if (left > 0) lines.add(Text.of("catalogue.more", left));
    return Sentences.lines(lines);
  }

  /** The mistakes, at most twenty. */
  public List<Problem> problems() {
    return problems;
  }

  /** What its message says, for readers of any language. */
  public Text text() {
    return text;
  }
}
