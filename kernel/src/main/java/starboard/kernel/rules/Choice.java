package starboard.kernel.rules;

/**
 * One answer to a question: a small record of ids, equal by value in every world its seat imagines,
 * so that a search can use it as a key.
 */
public interface Choice {}
