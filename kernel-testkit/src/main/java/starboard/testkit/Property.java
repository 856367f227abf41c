package starboard.testkit;

/** What every game promises, and {@link Contract} checks by random play. */
public enum Property {
  /**
   * An unfinished game has an open question with at least one choice; the game ends within a bound
   * of answers, steps between two answers and steps waiting; the rules never break down.
   */
  LIVENESS,

  /** The same seed and the same choices give the same states, also beside another game. */
  CHANCE,

  /** The same seed and the same option ids give the same states. */
  REPLAY,

  /** So they do in another JVM with another locale, time zone and order of hashing. */
  ANOTHER_JVM,

  /** A state saved and restored in mid-decision is the same and goes on the same. */
  SAVE,

  /** A copy forgets nothing, and neither it nor its original feels the other's moves. */
  COPY,

  /** Every component of the box is in exactly one place. */
  CONSERVATION,

  /**
   * An imagined world depends on nothing its seat does not know, holds every component, can be
   * played to its end, and is not always the truth.
   */
  IMAGINATION,

  /** Asking, looking and listening change nothing, and the same question gets the same answer. */
  ASKING,

  /** Option ids are well-formed, distinct, stable, and name widgets of their seat's scene. */
  OPTIONS,

  /** Undo and redo lead back; an answer taken back freely has told nobody anything. */
  UNDO,

  /** A seat's scene is the same in every world the seat cannot tell from this one. */
  SCENE,

  /** A spectator's scene is the same in every world any seat cannot tell from this one. */
  PUBLIC,

  /** A seat's question, options, refusals and shortcuts are the same in all those worlds. */
  DECISION,

  /** A seat is told only of things it has seen; else of what it would be told in all worlds. */
  EVENT,

  /**
   * What changes before a viewer's eyes is told by a beat or silent on purpose; a beat names only
   * what its hearers see.
   */
  TOLD,

  /** Only steps that begin a chain tell what nothing brought about; everybody's end has a cause. */
  CAUSE,

  /** Steps on the agenda name only what every seat knows. */
  AGENDA,

  /** Whether a question opens, answers itself or falls away depends on nothing hidden. */
  QUESTION,

  /** Until a seat is shown something new, the same answer does the same in all its worlds. */
  DIFFERENTIAL,

  /**
   * What a table is worth to a seat lies between 0 and 1, is 1 or 0 when the game is over and won
   * or not, and is the same in every world the seat cannot tell from this one.
   */
  WORTH,

  /** Every text can be said in every language. */
  TEXTS
}
