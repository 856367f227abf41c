package starboard.nemesis.ship;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** One of the two tokens of an engine (N2.6). */
public record EngineToken(
    String id, int engine, State state, @Flat Names names, int count, Source source)
    implements Named {

  /** What the token says. */
  public enum State {
    WORKING,
    DAMAGED
  }
}
