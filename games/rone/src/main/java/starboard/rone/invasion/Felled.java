package starboard.rone.invasion;

import starboard.kernel.rules.Step;
import starboard.rone.Rone;
import starboard.rone.Stack;
import starboard.rone.content.Trigger;

/** R14.2.2 An uppermost card without life is defeated. */
public record Felled() implements Step<Rone> {

  @Override
  public void run(Rone s) {
    Stack stack = s.stack();
    if (stack.isEmpty() || stack.life() > 0) return;
    Happening.of(s, s.invasion().defeatTop(), Trigger.WHEN_DEFEATED);
    s.then(new Felled());
  }
}
