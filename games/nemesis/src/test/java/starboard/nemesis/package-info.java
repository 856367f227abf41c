/** Tests of Nemesis: rules, cards and content. */
@NullMarked
package starboard.nemesis;

import org.jspecify.annotations.NullMarked;
