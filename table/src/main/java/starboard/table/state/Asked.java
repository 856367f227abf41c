package starboard.table.state;

import java.time.Instant;

/**
 * What a seat is asked.
 *
 * @param decision the number of its question, or -1
 * @param since when that question was asked, or when the last one was answered
 */
public record Asked(int decision, Instant since) {}
