/** Tests of the server, over real sockets. */
@NullMarked
package starboard.web;

import org.jspecify.annotations.NullMarked;
