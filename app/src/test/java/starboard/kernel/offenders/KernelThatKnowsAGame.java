package starboard.kernel.offenders;

import starboard.other.AnotherGame;

/** Breaks the arrow from games to the kernel. */
public final class KernelThatKnowsAGame {
  final AnotherGame game = new AnotherGame();
}
