/**
 * JMH benchmarks that run with any registered game: {@code scripts/bench -p game=demo -p
 * players=3}.
 */
@NullMarked
package starboard.lab.bench;

import org.jspecify.annotations.NullMarked;
