package starboard.kernel.codec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.chance.CommittedRng;
import starboard.kernel.chance.FastRng;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * What classes are called in saved states: by their full names, but the values of the kernel
 * without the package they lie in, so that no hash hangs on how the kernel is parted.
 */
final class SavedNames {

  private static final String KERNEL = "starboard.kernel.";

  private static final Map<String, Class<?>> VALUES =
      byName(
          List.of(
              Seat.class,
              Seats.class,
              FastRng.class,
              CommittedRng.class,
              Pile.class,
              Bag.class,
              Text.class,
              Arg.Number.class,
              Arg.Player.class,
              Arg.Component.class,
              Arg.Phrase.class,
              Arg.Word.class,
              Result.Outcome.class));

  private SavedNames() {}

  private static Map<String, Class<?>> byName(List<Class<?>> values) {
    Map<String, Class<?>> byName = new LinkedHashMap<>();
    for (Class<?> value : values) byName.put(withoutPackage(value), value);
    return Collections.unmodifiableMap(byName);
  }

  private static String withoutPackage(Class<?> value) {
    return KERNEL + value.getName().substring(value.getPackageName().length() + 1);
  }

  static String of(Class<?> type) {
    return VALUES.containsValue(type) ? withoutPackage(type) : type.getName();
  }

  static Class<?> find(String name, ClassLoader loader) throws ClassNotFoundException {
    Class<?> value = VALUES.get(name);
    return value == null ? Class.forName(name, false, loader) : value;
  }
}
