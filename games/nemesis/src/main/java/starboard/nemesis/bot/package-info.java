/**
 * Rule-of-thumb players of the Nemesis family. They judge by what their seat may see: what lies
 * hidden in an imagined world is only a guess, so nothing here looks at it.
 */
@NullMarked
package starboard.nemesis.bot;

import org.jspecify.annotations.NullMarked;
