package starboard.nemesis.action;

import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Requirement;
import starboard.nemesis.content.term.Spelling;

/** Where one must stand to use an op, in every game of the family (N19.24). */
public enum CoreRequirement implements Requirement {
  /** A room with a computer and no malfunction. */
  COMPUTER,
  /** A room without a printed computer and without malfunction. */
  NO_COMPUTER_WORKING;

  private final Text unmet = Text.of("refused.requires." + id());

  @Override
  public boolean isMetIn(Nemesis s, int room) {
    boolean computer = s.kit().room(s.interior().tileAt(room)).computer();
    return computer == (this == COMPUTER) && !s.interior().isBroken(room);
  }

  @Override
  public String id() {
    return Spelling.of(this);
  }

  @Override
  public Text unmet() {
    return unmet;
  }
}
