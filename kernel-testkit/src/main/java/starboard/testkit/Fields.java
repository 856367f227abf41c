package starboard.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Course;
import starboard.kernel.rules.Part;
import starboard.kernel.rules.SavedCourse;
import starboard.kernel.rules.State;

/** Compares two states of one game field by field, and says in words what differs. */
final class Fields {

  /** The fields a copy must share with its original. */
  private static final ClassValue<List<Field>> COPIED =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> now = type; now != null && now != Object.class; now = now.getSuperclass()) {
            if (now == Course.class) continue; // compared as what is saved of it
            if (now == Part.class) continue; // the table it belongs to
            for (Field field : now.getDeclaredFields()) {
              if (Modifier.isStatic(field.getModifiers())) continue;
              field.setAccessible(true);
              fields.add(field);
            }
          }
          return List.copyOf(fields);
        }
      };

  private Fields() {}

  /** The saved fields in which two states differ, with both values; empty if in none. */
  static String differences(State<?> here, State<?> there) {
    return differences(here, there, Modifier.TRANSIENT | Modifier.FINAL);
  }

  /** The fields in which a fresh copy differs from its original, with both values. */
  static String forgotten(State<?> copy, State<?> original) {
    return differences(copy, original, 0);
  }

  private static String differences(State<?> here, State<?> there, int without) {
    StringJoiner text = new StringJoiner("; ");
    compareCourses(here.saved(), there.saved(), text);
    compare(here, there, without, text);
    return text.toString();
  }

  private static void compareCourses(SavedCourse<?> here, SavedCourse<?> there, StringJoiner text) {
    for (Field field : SavedCourse.class.getDeclaredFields()) {
      field.setAccessible(true);
      compare(field, here, there, text);
    }
  }

  /** Two states, or two parts of them. */
  private static void compare(Object here, Object there, int without, StringJoiner text) {
    for (Field field : COPIED.get(here.getClass())) {
      if ((field.getModifiers() & without) != 0) continue;
      Object one = value(field, here);
      Object other = value(field, there);
      if (one instanceof Part<?> part && other instanceof Part<?> counterpart) {
        if (part.equals(counterpart)) text.add(field.getName() + " is shared");
        else compare(part, counterpart, without, text);
      } else {
        compare(field, here, there, text);
      }
    }
  }

  private static void compare(Field field, Object here, Object there, StringJoiner text) {
    Object one = value(field, here);
    Object other = value(field, there);
    if (Objects.deepEquals(one, other)) return;
    text.add(field.getName() + " is " + shown(one) + " here, " + shown(other) + " there");
  }

  private static @Nullable Object value(Field field, Object holder) {
    try {
      return field.get(holder);
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException(field + " cannot be read", hidden);
    }
  }

  private static String shown(@Nullable Object value) {
    return Structure.brief(
        switch (value) {
          case Object[] array -> Arrays.deepToString(array);
          case int[] array -> Arrays.toString(array);
          case long[] array -> Arrays.toString(array);
          case null, default -> value;
        });
  }
}
