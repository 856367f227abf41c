/**
 * Tables over HTTP and WebSocket, and the page that shows them. Here is no rule of any game: the
 * tables know what is allowed, the games what is seen.
 */
@NullMarked
package starboard.web;

import org.jspecify.annotations.NullMarked;
