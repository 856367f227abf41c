package starboard.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/**
 * Where every component of a table lies and who has seen it there.
 *
 * <p>The walk over all places shows and may change what is hidden, so a state keeps it to its own
 * game; only here it is opened by reflection.
 */
final class Things {

  /**
   * One component in its place.
   *
   * @param back components with the same number look alike from behind
   */
  record At(String place, int thing, int back) {
    int number() {
      return Thing.number(thing);
    }

    Seats seenBy() {
      return Thing.seenBy(thing);
    }
  }

  /** A walk over piles; tokens are not hidden one by one. */
  private record Walk(BiFunction<Place, Pile, Pile> each) implements Places {
    @Override
    public Pile pile(Place place, Pile pile) {
      return each.apply(place, pile);
    }

    @Override
    public void tokens(String family, Bag bag) {}

    @Override
    public void loose(String family, int kind, int count) {}
  }

  private static final Method PLACES = method("places", Places.class);
  private static final Method BACK = method("back", int.class);

  private Things() {}

  /** All components in the order of the walk. */
  static List<At> on(State<?> state) {
    List<At> found = new ArrayList<>();
    walk(
        state,
        (place, pile) -> {
          for (int i = 0; i < pile.size(); i++)
            found.add(new At(place.id(), pile.at(i), back(state, pile.number(i))));
          return pile;
        });
    return found;
  }

  /**
   * Keeps of all knowledge only that seat's: what it has seen lies open, the rest face down, in an
   * order that tells nothing. What others know of each other, and how they sort their hands, is no
   * matter.
   */
  static void keepOnly(State<?> state, Seat seat) {
    walk(
        state,
        (_, pile) -> {
          int[] things = pile.toArray();
          for (int i = 0; i < things.length; i++) {
            int number = Thing.number(things[i]);
            boolean seen = Thing.isSeenBy(things[i], seat);
            things[i] = seen ? Thing.faceUp(number) : Thing.faceDown(number);
          }
          Arrays.sort(things);
          return Pile.of(things);
        });
  }

  private static void walk(State<?> state, BiFunction<Place, Pile, Pile> each) {
    call(PLACES, state, new Walk(each));
  }

  private static int back(State<?> state, int number) {
    return (Integer) Objects.requireNonNull(call(BACK, state, number));
  }

  private static Method method(String name, Class<?> parameter) {
    try {
      Method method = State.class.getDeclaredMethod(name, parameter);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException gone) {
      throw new LinkageError("the kernel has no State." + name, gone);
    }
  }

  private static @Nullable Object call(Method method, State<?> state, Object argument) {
    try {
      return method.invoke(state, argument);
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(failed);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
