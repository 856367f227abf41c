/**
 * The rules machine every game stands on. It knows no game, no table, no screen.
 *
 * <p>A {@link starboard.kernel.rules.State} holds an {@link starboard.kernel.rules.Agenda} of
 * {@link starboard.kernel.rules.Step}s. A step changes the table and may put further steps on the
 * agenda, or it is an {@link starboard.kernel.rules.Ask} and waits for one seat to choose. All the
 * rest, saving, undo, bots, pages, is derived from the set-up, the seed, the answers, and what one
 * seat may see.
 *
 * <p>Each package knows only those before it: {@code seats}, {@code chance}, {@code box}, {@code
 * words}, {@code rules}, {@code scene}, {@code game}, then {@code play} and {@code codec}; {@code
 * catalogue} stands by itself.
 *
 * <p>Read in this order: {@code Step}, {@code Ask}, {@code State}, {@code Thing}, {@code Places},
 * {@code Hooks}, {@code Scene}, {@code Game}, {@code Playthrough}.
 */
@NullMarked
package starboard.kernel;

import org.jspecify.annotations.NullMarked;
