package starboard.nemesis.content.term;

import org.jspecify.annotations.Nullable;

/** A type of Intruder, or that of the attacking one. */
public record TypeOrAttacker(@Nullable TypeId type) {
  public static final String ATTACKER = "attacker";
}
