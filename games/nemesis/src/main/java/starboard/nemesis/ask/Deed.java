package starboard.nemesis.ask;

import starboard.kernel.rules.Step;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;

/** N4 What a player has named to do: paid for and perhaps interrupted before it is carried out. */
public interface Deed extends Step<Nemesis> {

  /** What it is and at what, as those who pay for it or may interrupt it read it. */
  Text inWords(Nemesis s);

  /** The card or item whose use it is; NONE if it is none. */
  default int thing() {
    return Nemesis.NONE;
  }
}
