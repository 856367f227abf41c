package starboard.kernel.catalogue;

/** Where an entry comes from; shown to people, so that they know a reconstructed card. */
public enum Source {
  /** The rulebook the game was built from. */
  SEED,
  /** The rulebook names it, but does not print all its values: the others are reconstructed. */
  NAMED,
  /** Public facts: other editions, reviews, fan data. */
  PUBLIC,
  /** Public facts on which sources disagree; the entry follows one of them. */
  DISPUTED,
  /** Made up to fit. */
  DESIGNED
}
