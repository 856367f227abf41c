package starboard.table;

import java.time.Clock;
import java.util.concurrent.Executor;
import starboard.table.bot.Roster;
import starboard.table.store.Store;
import starboard.table.webhook.Webhooks;
import starboard.table.work.BotPool;
import starboard.table.work.ReplayPool;

/**
 * What all tables share.
 *
 * @param processors as many threads as there are cores; rules and scenes are worked out there
 * @param archive one thread on which whole logs are read and replayed, so that nobody who looks
 *     back or brings a file holds up those who play
 */
record TableServices(
    Tables tables,
    Store store,
    Roster roster,
    Clock clock,
    Executor processors,
    ReplayPool archive,
    BotPool bots,
    Webhooks webhooks) {}
