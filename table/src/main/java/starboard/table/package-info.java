/**
 * Live games: one table ({@link starboard.table.Table}) and all tables of a server.
 *
 * <p>The packages are parted by idea; each knows only those before it.
 *
 * <pre>
 * words, secret, work   what is said, who may, where it is done
 * log, store            the entries, and where they are kept
 * state                 how a table stands after an entry
 * history               how it stood before
 * bot, webhook          who plays for somebody, who is called
 * command               what people ask of a table becomes entries
 * file                  tables taken along and laid elsewhere
 * (this one)            tables that are played at
 * story, twin           a game told afterwards, questions typed in words
 * </pre>
 */
@NullMarked
package starboard.table;

import org.jspecify.annotations.NullMarked;
