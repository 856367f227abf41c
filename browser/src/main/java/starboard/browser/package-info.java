/**
 * The page in a real Chromium, against a real server with every game. All of it lies in the tests.
 */
@NullMarked
package starboard.browser;

import org.jspecify.annotations.NullMarked;
