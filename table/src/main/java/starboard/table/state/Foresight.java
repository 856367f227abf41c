package starboard.table.state;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.play.Barriers;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** Tells a seat of a table which of its options are {@link Barriers}, found out once. */
public final class Foresight {

  private @Nullable State<?> looked;
  private @Nullable Seat looking;
  private Set<String> barriers = Set.of();

  /** The ids of those among the options of that open question. */
  public <S extends State<S>> Set<String> barriers(TableState<S> position, Decision asked) {
    S state = position.state();
    Seat seat = asked.seat();
    if (isNew(state, seat)) {
      barriers = Barriers.of(state, asked, new Sequel<>(position, seat));
      looked = state;
      looking = seat;
    }
    return barriers;
  }

  /** The table answers for those who want it so, and a finished game is not taken back. */
  private record Sequel<S extends State<S>>(TableState<S> position, Seat seat)
      implements Barriers.Sequel<S> {
    @Override
    public @Nullable Choice answer(S after) {
      return AutoAnswer.answer(position, after, seat, true);
    }

    @Override
    public boolean isFinal(S after) {
      return after.over();
    }

    @Override
    public boolean asksNobody() {
      return position.isAlone(seat, position.entry());
    }
  }

  @SuppressWarnings("ReferenceEquality") // as long as nobody answers it is the same object
  private boolean isNew(State<?> state, Seat seat) {
    return state != looked || seat != looking;
  }
}
