/**
 * Reading of a game's components: YAML files become immutable records, and every mistake in a file
 * is told with file, line and entry.
 *
 * <p>{@link starboard.kernel.catalogue.Catalogue} reads a file, a {@link
 * starboard.kernel.catalogue.Binder} says how its values become records of the game, {@link
 * starboard.kernel.catalogue.Ops} says which record an op is. A record component {@code allowZero}
 * is the YAML key {@code allow_zero}; the annotations of this package tell the exceptions. Whatever
 * is neither bound nor ignored is a mistake. All mistakes of a file come together in one {@link
 * starboard.kernel.catalogue.CatalogueException}.
 */
@NullMarked
package starboard.kernel.catalogue;

import org.jspecify.annotations.NullMarked;
