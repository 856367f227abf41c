package starboard.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import starboard.kernel.Bag;
import starboard.kernel.Pile;
import starboard.kernel.Place;
import starboard.kernel.Places;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.State;
import starboard.kernel.Thing;

/** Where every component of a table lies and who has seen it there. */
final class Things {

  /** One component in its place. */
  record At(String place, int position, int thing, int back) {
    int number() {
      return Thing.number(thing);
    }

    Seats seenBy() {
      return Thing.seenBy(thing);
    }
  }

  private static final Method PLACES = method("places", Places.class);
  private static final Method BACK = method("back", int.class);

  private Things() {}

  private static Method method(String name, Class<?> parameter) {
    try {
      Method method = State.class.getDeclaredMethod(name, parameter);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException gone) {
      throw new LinkageError("the kernel has no State." + name, gone);
    }
  }

  private static Object call(Method method, State<?> state, Object argument) {
    try {
      Object result = method.invoke(state, argument);
      return result == null ? argument : result;
    } catch (InvocationTargetException failed) {
      if (failed.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(failed);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** All components in the order of the walk. */
  static List<At> on(State<?> state) {
    List<At> found = new ArrayList<>();
    Places walk =
        new Places() {
          @Override
          public Pile pile(Place place, Pile pile) {
            for (int i = 0; i < pile.size(); i++) {
              int back = (Integer) call(BACK, state, pile.number(i));
              found.add(new At(place.id(), i, pile.at(i), back));
            }
            return pile;
          }

          @Override
          public void tokens(String family, Bag bag) {}

          @Override
          public void loose(String family, int kind, int count) {}
        };
    call(PLACES, state, walk);
    return found;
  }

  /**
   * Forgets who has seen what, but for that seat, and the order of every pile: what others know of
   * each other, and how they sort their hands, is no matter.
   */
  static void keepOnly(State<?> state, Seat seat) {
    int mask = 0xFFFF | (Seats.of(seat).bits() << 16);
    Places walk =
        new Places() {
          @Override
          public Pile pile(Place place, Pile pile) {
            int[] things = pile.toArray();
            for (int i = 0; i < things.length; i++) things[i] &= mask;
            Arrays.sort(things);
            return Pile.of(things);
          }

          @Override
          public void tokens(String family, Bag bag) {}

          @Override
          public void loose(String family, int kind, int count) {}
        };
    call(PLACES, state, walk);
  }

  /** Who has seen that component where it lies now. */
  static Seats onlookers(State<?> state, int number) {
    Seats onlookers = Seats.NONE;
    for (At at : on(state)) if (at.number() == number) onlookers = onlookers.or(at.seenBy());
    return onlookers;
  }
}
