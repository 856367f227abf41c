package starboard.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Seat;
import starboard.kernel.State;

/**
 * Tells a seat which of its options cannot be taken back freely, since by them something becomes
 * known (13.7). Each is tried in a world the seat imagines; the true one is not asked. That all
 * worlds a seat imagines agree in this is part of the contract every game keeps.
 */
public final class Foresight {

  private @Nullable State<?> looked;
  private @Nullable Seat looking;
  private Set<String> barriers = Set.of();

  /** The ids of those among the options of the seat's open question; found out once. */
  public <S extends State<S>> Set<String> barriers(Position<S> position, Seat seat) {
    S state = position.state();
    if (isNew(state, seat)) {
      barriers = find(position, seat);
      looked = state;
      looking = seat;
    }
    return barriers;
  }

  @SuppressWarnings("ReferenceEquality") // as long as nobody answers it is the same object
  private boolean isNew(State<?> state, Seat seat) {
    return state != looked || seat != looking;
  }

  private static <S extends State<S>> Set<String> find(Position<S> position, Seat seat) {
    S world = position.state().imagine(seat, position.state().answers());
    Choices<?> choices = world.choices(seat);
    List<Choice> options = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) options.add(choices.at(i));
    Set<String> found = new LinkedHashSet<>();
    for (Choice option : options) {
      if (isBarrier(world, seat, option, position)) found.add(world.optionId(seat, option));
    }
    return found;
  }

  /** Whether it is one, by itself or by what the table answers for the seat right after it. */
  private static <S extends State<S>> boolean isBarrier(
      S world, Seat seat, Choice option, Position<S> position) {
    S after = world.copy();
    Choice next = option;
    while (next != null) {
      after.answer(seat, next);
      if (after.over() || after.barrier(seat) > world.answers()) return true;
      next = StandIn.answer(after, seat, position.chair(seat), position.alwaysAsk(), true);
    }
    return false;
  }
}
