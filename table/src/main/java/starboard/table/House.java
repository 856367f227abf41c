package starboard.table;

import java.time.Clock;
import java.util.concurrent.Executor;

/**
 * What all tables share.
 *
 * @param processors as many threads as there are cores; rules and scenes are worked out there
 */
record House(
    Tables tables,
    Store store,
    Roster roster,
    Clock clock,
    Executor processors,
    Bench bench,
    Bell bell) {}
