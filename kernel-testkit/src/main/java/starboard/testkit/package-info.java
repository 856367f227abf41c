/** What every game must pass, and the words to write rule tests in. */
@NullMarked
package starboard.testkit;

import org.jspecify.annotations.NullMarked;
