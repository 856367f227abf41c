package starboard.nemesis.content.term;

import starboard.kernel.words.Text;

/** An object: carried like a heavy item, never an item (N18.3). A box may lack some kinds. */
public enum ObjectKind {
  EGG,
  CORPSE_BLUE,
  CORPSE_RED,
  CARCASS;

  public String id() {
    return Spelling.of(this);
  }

  public Text title() {
    return Text.of("object." + id());
  }
}
