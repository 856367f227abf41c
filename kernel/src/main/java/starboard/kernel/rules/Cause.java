package starboard.kernel.rules;

/**
 * What brought about a step that waits, as it is kept beside a saved state.
 *
 * @param waiting the how-manyth step it is, from 0: those of the main line, then those of the lanes
 *     it waits for, in their order
 */
public record Cause(int waiting, Event.At by) {}
