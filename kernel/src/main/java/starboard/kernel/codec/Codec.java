package starboard.kernel.codec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Course;
import starboard.kernel.rules.Part;
import starboard.kernel.rules.SavedCourse;
import starboard.kernel.rules.State;

/**
 * Saves the states of one game with one set-up: first their course, then every field that is
 * neither {@code static}, nor {@code final} (rebuilt from the set-up), nor {@code transient}
 * (scratch memory).
 */
public final class Codec<S extends State<S>> {

  private static final String FORM = "starboard-state-1";
  private static final int HASH_BYTES = 16;

  private static final Shape COURSE = Shape.of(SavedCourse.class);

  /** The saved fields of each class of states and parts. */
  private static final ClassValue<List<Slot>> SLOTS =
      new ClassValue<>() {
        @Override
        protected List<Slot> computeValue(Class<?> type) {
          return slots(type);
        }
      };

  private final Game<S> game;
  private final Setup setup;
  private final String header;

  public Codec(Game<S> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.header =
        FORM
            + (" " + game.id() + " " + game.rules())
            + (" " + setup.players() + " " + setup.options())
            + (setup.carried().isEmpty() ? "" : " " + setup.carried());
  }

  /** What a value that is no state is saved as: records, lists, numbers, texts. */
  public static byte[] saved(Object value) {
    Output out = new Output();
    Shape.declared(Object.class).write(out, value);
    return out.bytes();
  }

  /** The value those bytes were saved from; a {@link CodecException} if they are anything else. */
  public static Object value(byte[] saved, ClassLoader classes) {
    Input in = new Input(saved, classes);
    try {
      Object value = Shape.declared(Object.class).read(in);
      if (in.atEnd()) return value;
    } catch (IllegalArgumentException | StackOverflowError | LinkageError damage) {
      throw new CodecException("The saved value is damaged.", damage);
    }
    throw new CodecException("The saved value has something behind its end.");
  }

  public byte[] save(S state) {
    Output out = new Output();
    out.writeText(header);
    writeState(out, state);
    return out.bytes();
  }

  /** The state those bytes were saved from; a {@link CodecException} if they are anything else. */
  public S restore(byte[] saved) {
    S state = game.table(setup);
    Input in = new Input(saved, state.getClass().getClassLoader());
    String found = readHeader(in);
    if (!found.equals(header)) {
      throw new CodecException("This is a state of '" + found + "', not of '" + header + "'.");
    }
    try {
      readCourse(in, state);
      read(in, state);
    } catch (IllegalArgumentException | StackOverflowError | LinkageError damage) {
      throw new CodecException("The saved state is damaged.", damage);
    }
    if (!in.atEnd()) throw new CodecException("The saved state has something behind its end.");
    return state;
  }

  @SuppressWarnings("unchecked") // saved from a state of S, or damaged
  private void readCourse(Input in, S state) {
    SavedCourse<S> course = (SavedCourse<S>) COURSE.read(in);
    try {
      state.resume(course);
    } catch (RuntimeException damage) {
      throw new CodecException("The saved state is damaged: it cannot go on.", damage);
    }
  }

  /** Fills the fields of a state or a part; the parts of a new table are there already. */
  private static void read(Input in, Object holder) {
    for (Slot slot : SLOTS.get(holder.getClass())) {
      if (slot.shape == null) read(in, slot.part(holder));
      else slot.put(holder, slot.shape.readNullable(in));
    }
  }

  private static String readHeader(Input in) {
    try {
      String found = in.readText();
      if (found.startsWith(FORM)) return found;
    } catch (CodecException noText) {
      throw new CodecException("This is no saved state, or not even its first words.", noText);
    }
    throw new CodecException("This is no saved state.");
  }

  /**
   * 32 hexadecimal digits that are equal for equal states of one game and set-up, on every machine.
   */
  public static String hash(State<?> state) {
    Output out = new Output();
    writeState(out, state);
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(out.bytes());
      return HexFormat.of().formatHex(Arrays.copyOf(digest, HASH_BYTES));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }

  private static void writeState(Output out, State<?> state) {
    try {
      COURSE.write(out, state.saved());
    } catch (CodecException unsaveable) {
      throw unsaveable.in(Course.class.getSimpleName());
    }
    write(out, state);
  }

  /** What the saved fields of a part hold: lists are equal if nothing of it has changed. */
  public static List<@Nullable Object> held(Part<?> part) {
    List<Slot> slots = SLOTS.get(part.getClass());
    @Nullable Object[] values = new @Nullable Object[slots.size()];
    for (int i = 0; i < values.length; i++) values[i] = slots.get(i).value(part);
    return Arrays.asList(values);
  }

  /** The fields of a state or a part; those of a part stand in the place of the part itself. */
  private static void write(Output out, Object holder) {
    for (Slot slot : SLOTS.get(holder.getClass())) {
      if (slot.shape == null) {
        write(out, slot.part(holder));
        continue;
      }
      try {
        slot.shape.writeNullable(out, slot.value(holder));
      } catch (CodecException unsaveable) {
        throw unsaveable.in(slot.name);
      }
    }
  }

  /**
   * One saved field.
   *
   * @param shape how its values are written; null for a {@link Part}, whose fields are saved
   */
  private record Slot(
      String name, @Nullable Shape shape, MethodHandle getter, MethodHandle setter) {
    @Nullable Object value(Object holder) {
      try {
        return (Object) getter.invokeExact(holder);
      } catch (Throwable failure) {
        throw new CodecException(name + " cannot be read", failure);
      }
    }

    Object part(Object holder) {
      Object part = value(holder);
      if (part == null) throw new CodecException("a table lacks its part " + name);
      return part;
    }

    void put(Object holder, @Nullable Object value) {
      try {
        setter.invokeExact(holder, value);
      } catch (Throwable failure) {
        throw new CodecException(
            "The saved state is damaged: " + name + " cannot hold what was saved for it.", failure);
      }
    }
  }

  private static List<Slot> slots(Class<?> type) {
    List<Slot> slots = new ArrayList<>();
    if (type == Course.class) return List.of();
    if (type.getSuperclass() != Object.class) slots.addAll(SLOTS.get(type.getSuperclass()));
    List<Field> fields = new ArrayList<>(List.of(type.getDeclaredFields()));
    fields.removeIf(
        field ->
            (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL | Modifier.TRANSIENT)) != 0);
    fields.sort(Comparator.comparing(Field::getName));
    for (Field field : fields) slots.add(slot(field));
    return List.copyOf(slots);
  }

  private static @Nullable Shape shape(String name, Class<?> type) {
    if (Part.class.isAssignableFrom(type)) return null;
    try {
      return Shape.declared(type);
    } catch (CodecException unsaveable) {
      throw unsaveable.in(name);
    }
  }

  private static Slot slot(Field field) {
    String name = field.getDeclaringClass().getSimpleName() + "." + field.getName();
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.privateLookupIn(field.getDeclaringClass(), MethodHandles.lookup());
      return new Slot(
          name,
          shape(name, field.getType()),
          lookup.unreflectGetter(field).asType(MethodType.methodType(Object.class, Object.class)),
          lookup
              .unreflectSetter(field)
              .asType(MethodType.methodType(void.class, Object.class, Object.class)));
    } catch (IllegalAccessException hidden) {
      throw new CodecException(name + " cannot be reached by the codec.", hidden);
    }
  }
}
