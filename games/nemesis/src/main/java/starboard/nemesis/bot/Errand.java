package starboard.nemesis.bot;

/** What one wants now: a room, and what to do there. */
record Errand(int room, Deed deed) {}
