package starboard.kernel.rules;

/**
 * A question rules ask the table, whose answer cards may modify ("what does this move cost me?").
 */
public interface Query {}
