package starboard.testkit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Ask;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Seat;
import starboard.kernel.State;

/** Looks into the fields of a state. */
final class Fields {

  /** What a copy starts anew: the list of choices made last, and who listens. */
  private static final Set<String> STARTED_ANEW = Set.of("listed", "listedNumber", "listener");

  private static final ClassValue<List<Field>> ALL =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> now = type; now != null && now != Object.class; now = now.getSuperclass()) {
            for (Field field : now.getDeclaredFields()) {
              if (Modifier.isStatic(field.getModifiers())) continue;
              if (now == State.class.getSuperclass() && STARTED_ANEW.contains(field.getName()))
                continue;
              field.setAccessible(true);
              fields.add(field);
            }
          }
          return List.copyOf(fields);
        }
      };

  private static final Field POSITIONS = field("positions");
  private static final Constructor<?> CHOICES = choices();

  private Fields() {}

  private static Field field(String name) {
    try {
      Field field = State.class.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException gone) {
      throw new LinkageError("the kernel has no State." + name, gone);
    }
  }

  private static Constructor<?> choices() {
    try {
      Constructor<?> constructor = Choices.class.getDeclaredConstructor(boolean.class);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException gone) {
      throw new LinkageError("the kernel's Choices are made in another way", gone);
    }
  }

  private static @Nullable Object value(Field field, State<?> state) {
    try {
      return field.get(state);
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException(field + " cannot be read", hidden);
    }
  }

  /** The fields in which two states differ, with both values. */
  static String differences(State<?> here, State<?> there, boolean transientToo) {
    StringBuilder text = new StringBuilder();
    for (Field field : ALL.get(here.getClass())) {
      if (!transientToo && (field.getModifiers() & (Modifier.TRANSIENT | Modifier.FINAL)) != 0)
        continue;
      Object one = value(field, here);
      Object other = value(field, there);
      if (Objects.deepEquals(one, other)) continue;
      text.append(text.isEmpty() ? "" : "; ").append(field.getName()).append(" is ");
      text.append(shown(one)).append(" here, ").append(shown(other)).append(" there");
    }
    return text.toString();
  }

  private static String shown(@Nullable Object value) {
    return Structure.brief(
        value instanceof Object[] array
            ? Arrays.deepToString(array)
            : value instanceof int[] array
                ? Arrays.toString(array)
                : value instanceof long[] array ? Arrays.toString(array) : value);
  }

  /** How many draws each source of chance has given. */
  static long[] positions(State<?> state) {
    return ((long[]) Objects.requireNonNull(value(POSITIONS, state))).clone();
  }

  /** The choices of a seat, listed anew. */
  @SuppressWarnings("unchecked") // a question lists its own choices
  static <S extends State<S>> List<Choice> listedAnew(S s, Seat seat) {
    Ask<S, Choice> ask = (Ask<S, Choice>) Objects.requireNonNull(s.question(seat));
    try {
      Choices<Choice> choices = (Choices<Choice>) CHOICES.newInstance(false);
      ask.options(s, choices);
      List<Choice> listed = new ArrayList<>(choices.size());
      for (int i = 0; i < choices.size(); i++) listed.add(choices.at(i));
      return listed;
    } catch (ReflectiveOperationException hidden) {
      throw new IllegalStateException("choices cannot be listed", hidden);
    }
  }
}
