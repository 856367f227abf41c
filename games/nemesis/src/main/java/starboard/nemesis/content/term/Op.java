package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/**
 * What an entry of the catalogue does: one record per op, with its parameters. Here it is only what
 * it says; the records lie with the chapters of the rules that carry them out.
 */
public interface Op {

  /**
   * What it says to people; text and effect cannot differ. One that has nothing to add says what it
   * is called.
   */
  default Text text() {
    return Text.of("op." + Spelling.of(getClass()));
  }
}
