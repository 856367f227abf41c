package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;

/**
 * What brought about the steps that wait: kept beside the agenda while somebody listens, no part of
 * the state. A place on the agenda is an object of its own, so it is known by identity.
 *
 * @param waiting the place on the agenda
 * @param cause what was last told when it was pushed
 */
record Causes<S extends State<S>>(
    Agenda<S> waiting, Event.@Nullable At cause, @Nullable Causes<S> others) {

  /** What brought that place about; null if nobody listened then. */
  @SuppressWarnings("ReferenceEquality") // equal steps may wait at several places
  static <S extends State<S>> Event.@Nullable At of(@Nullable Causes<S> all, Agenda<S> place) {
    for (Causes<S> one = all; one != null; one = one.others) {
      if (one.waiting == place) return one.cause;
    }
    return null;
  }

  /** All but that place, which is done. */
  @SuppressWarnings("ReferenceEquality")
  static <S extends State<S>> @Nullable Causes<S> without(
      @Nullable Causes<S> all, Agenda<S> place) {
    if (all == null || all.waiting == place) return all == null ? null : all.others;
    Causes<S> rest = without(all.others, place);
    return rest == all.others ? all : new Causes<>(all.waiting, all.cause, rest);
  }

  /** The places down to that one have this cause, all others theirs. */
  @SuppressWarnings("ReferenceEquality")
  static <S extends State<S>> @Nullable Causes<S> with(
      @Nullable Causes<S> all,
      Event.@Nullable At cause,
      @Nullable Agenda<S> from,
      @Nullable Agenda<S> to) {
    Causes<S> more = all;
    for (Agenda<S> place = from; place != null && place != to; place = place.tail()) {
      more = new Causes<>(place, cause, more);
    }
    return more;
  }
}
