package starboard.table;

import org.jspecify.annotations.Nullable;

/** An answer that counts, behind those before it. */
record Given(int entry, Entry.Answered answer, @Nullable Given before) {}
