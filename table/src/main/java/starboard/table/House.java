package starboard.table;

import java.time.Clock;
import java.util.concurrent.Executor;

/** What all tables share. */
record House(Store store, Roster roster, Clock clock, Executor processors) {}
