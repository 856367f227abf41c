package starboard.web;

/** Counts where the time of showing tables goes. */
interface Timers {

  /** The processor time of this thread so far. */
  long now();

  /** Time since then went into building scenes; the answer is now. */
  long scene(long since);

  /** Time since then went into making JSON; the answer is now. */
  long json(long since);

  /** Time since then went into finding what has changed; the answer is now. */
  long delta(long since);
}
