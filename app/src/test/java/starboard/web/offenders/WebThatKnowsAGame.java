package starboard.web.offenders;

import starboard.demo.DemoGame;

/** The page draws every game; the server names none. */
public final class WebThatKnowsAGame {
  final DemoGame game = new DemoGame();
}
