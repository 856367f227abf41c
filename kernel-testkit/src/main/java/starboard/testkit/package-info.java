/**
 * What every game must pass, and the words to write rule tests in.
 *
 * <p>{@link starboard.testkit.Contract} plays random games. Each becomes a {@code Recording}, which
 * {@code GameCheck} hands to the checks, one class for each group of {@link
 * starboard.testkit.Property properties}; they write what they find into {@code Findings}.
 */
@NullMarked
package starboard.testkit;

import org.jspecify.annotations.NullMarked;
