package starboard.nemesis.content;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Flat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;
import starboard.nemesis.body.HandOps;

/** An op with what surrounds it. */
public record Effect(@Flat Op op, @Flat Modifiers modifiers) {

  /** What it says to people. */
  public Text text() {
    return modifiers.around(op.text());
  }

  /** Why it can do nothing on that occasion; null if it can. */
  public @Nullable Text whyNot(Nemesis s, Occasion on) {
    Modifiers.Requires requires = modifiers.requires();
    Text unmet = requires == null ? null : Effects.unmet(s, requires, on);
    if (unmet != null) return unmet;
    return op.whyNot(s, on);
  }

  /** Whether it goes on, once declared, as far as others can tell. */
  public boolean goesOn(Nemesis s, Occasion on) {
    Modifiers.Requires requires = modifiers.requires();
    if (requires != null && Effects.unmet(s, requires, on) != null) return false;
    return op.hidden() || op.whyNot(s, on) == null;
  }

  public void happen(Nemesis s, Occasion on) {
    op.happen(s, on);
    Modifiers.Then then = modifiers.then();
    if (then == null) return;
    // N27.17: its pass is carried out at the end of the turn
    if (op instanceof HandOps.UnlimitedTurn && then == Modifiers.Then.PASS) return;
    s.then(new Effects.Afterwards(then, on));
  }
}
