package starboard.table.command;

import org.jspecify.annotations.Nullable;

/**
 * A command was carried out, and is durable.
 *
 * @param entry the entry that says so
 * @param given what only the asker gets: a claim code, the id of the new table
 */
public record Receipt(int entry, @Nullable String given) {

  /** The asker gets nothing besides. */
  static Receipt of(int entry) {
    return new Receipt(entry, null);
  }
}
