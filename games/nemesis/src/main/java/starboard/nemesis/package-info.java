/** Nemesis: the rules and the content of the base game. Rules: {@code docs/rules/nemesis.md}. */
@NullMarked
package starboard.nemesis;

import org.jspecify.annotations.NullMarked;
