/**
 * A place and a species that are in no box, to try the core of the family without those that are.
 */
@NullMarked
package starboard.nemesis.family;

import org.jspecify.annotations.NullMarked;
