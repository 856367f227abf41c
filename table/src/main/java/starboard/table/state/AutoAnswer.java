package starboard.table.state;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** 13.2 Answers for seats that do not want to be asked. */
public final class AutoAnswer {
  private AutoAnswer() {}

  /**
   * What the table answers for a seat that wants it so, or null if the seat is asked.
   *
   * @param position how the seats want to be asked
   * @param back whether the seat can still take back its last answer freely
   */
  public static <S extends State<S>> @Nullable Choice answer(
      TableState<S> position, S state, Seat seat, boolean back) {
    Ask<S, ?> ask = state.question(seat);
    if (ask == null || !ask.secret() || position.chair(seat).bot() != null) return null;
    Choice letItBe = ask.letItBe();
    return switch (position.asking(seat, ask.question(state).key())) {
      case ALWAYS -> null;
      case WHEN_I_CAN -> back && ask.deliberate() ? null : lone(state, seat);
      case NOT_UNTIL_I_SAY -> letItBe == null ? lone(state, seat) : letItBe;
    };
  }

  private static @Nullable Choice lone(State<?> state, Seat seat) {
    Choices<?> choices = state.choices(seat);
    return choices.size() == 1 ? choices.at(0) : null;
  }
}
