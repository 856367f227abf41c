package starboard.kernel.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/**
 * Tells a seat which of its options cannot be taken back freely, since by them something becomes
 * known (13.7). Each is tried in a world the seat imagines; the true one is not asked. That all
 * worlds a seat imagines list the same options and agree in this is part of the contract every game
 * keeps.
 */
public final class Barriers {
  private Barriers() {}

  /** What follows of itself right after an answer that the seat can still take back. */
  public interface Sequel<S extends State<S>> {
    /** What is answered for the seat without asking it, or null. */
    @Nullable Choice answer(S state);

    /** Whether the way back is closed for another reason than that something is known. */
    boolean isFinal(S state);

    /** Whether the way back stays open though something is known: nobody has to agree. */
    default boolean asksNobody() {
      return false;
    }
  }

  /**
   * The ids of those among the options of an open question that are barriers, by themselves or by
   * what follows of itself.
   */
  public static <S extends State<S>> Set<String> of(S state, Decision asked, Sequel<S> sequel) {
    Seat seat = asked.seat();
    S world = state.imagine(seat, state.answers());
    Choices<?> choices = world.choices(seat);
    List<Choice> options = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) options.add(choices.at(i));
    Set<String> barriers = new LinkedHashSet<>();
    for (int i = 0; i < options.size(); i++) {
      if (isBarrier(world, seat, options.get(i), sequel)) barriers.add(asked.options().get(i).id());
    }
    return barriers;
  }

  private static <S extends State<S>> boolean isBarrier(
      S world, Seat seat, Choice option, Sequel<S> sequel) {
    S after = world.copy();
    Choice next = option;
    while (next != null) {
      after.answer(seat, next);
      boolean known = after.barrier(seat) > world.answers();
      if ((known && !sequel.asksNobody()) || sequel.isFinal(after)) return true;
      next = sequel.answer(after);
    }
    return false;
  }
}
