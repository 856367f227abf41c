package starboard.kernel.codec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;

/** How the values of one type are written and read. */
abstract class Shape {

  /** Shapes of classes whose values are of exactly that class. */
  private static final ClassValue<Shape> EXACT =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return exact(type);
        }
      };

  private static final Shape ANY = new Any();

  /** The class under which any list is written. */
  private static final Class<?> LIST = List.class;

  abstract void write(Output out, Object value);

  abstract Object read(Input in);

  /** The shape of a field declared with that type; values may be null unless it is primitive. */
  static Shape declared(Class<?> type) {
    if (type.isPrimitive()) return EXACT.get(type);
    if (Modifier.isFinal(type.getModifiers()) || type.isEnum()) return new OrNull(type);
    return ANY;
  }

  /** The shape of values of exactly that class. */
  static Shape of(Class<?> type) {
    return EXACT.get(type);
  }

  /** Whether a class may be named in a saved state: our own, and a few of the language's. */
  static boolean isKnown(String className) {
    return className.startsWith("starboard.")
        || className.equals(LIST.getName())
        || className.equals("java.lang.Integer")
        || className.equals("java.lang.Long")
        || className.equals("java.lang.Boolean")
        || className.equals("java.lang.String");
  }

  void writeNullable(Output out, @Nullable Object value) {
    if (value == null) throw new CodecException("a value is missing");
    write(out, value);
  }

  @Nullable Object readNullable(Input in) {
    return read(in);
  }

  private static Shape exact(Class<?> type) {
    if (type == int.class || type == Integer.class) return new Whole(Long::intValue);
    if (type == long.class || type == Long.class) return new Whole(value -> value);
    if (type == short.class) return new Whole(Long::shortValue);
    if (type == byte.class) return new Whole(Long::byteValue);
    if (type == boolean.class || type == Boolean.class) return new Truth();
    if (type == String.class) return new Words();
    if (type == Pile.class) return new Numbers(value -> ((Pile) value).toArray(), Pile::of);
    if (type == Bag.class) return new Numbers(value -> ((Bag) value).toArray(), Bag::of);
    if (type == int[].class) return new Numbers(value -> (int[]) value, numbers -> numbers);
    if (type.isArray()) return new Row(type.componentType());
    if (type == LIST) return new Listed();
    if (type.isEnum()) return new Constant(type);
    if (type.isRecord()) return new OfRecord(type);
    throw unsaveable(type);
  }

  static CodecException unsaveable(Class<?> type) {
    return new CodecException(
        type.getName()
            + " cannot be saved: a state holds numbers, texts, enums, records, lists, arrays, piles"
            + " and bags.");
  }

  /** Anything: the class is written before the value. */
  private static final class Any extends Shape {
    @Override
    void writeNullable(Output out, @Nullable Object value) {
      if (value == null) out.writeLong(0);
      else write(out, value);
    }

    @Override
    void write(Output out, Object value) {
      Class<?> type =
          value instanceof List<?>
              ? LIST
              : value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
      Shape shape = EXACT.get(type);
      out.writeClass(type);
      shape.write(out, value);
    }

    @Override
    @Nullable Object readNullable(Input in) {
      Class<?> type = in.readClass();
      return type == null ? null : EXACT.get(type).read(in);
    }

    @Override
    Object read(Input in) {
      Object value = readNullable(in);
      if (value == null)
        throw new CodecException("The saved state is damaged: a value is missing.");
      return value;
    }
  }

  /** A value of exactly one class, or null. */
  private static final class OrNull extends Shape {
    private final Class<?> type;

    OrNull(Class<?> type) {
      this.type = type;
    }

    /** Looked up when it is needed, since a record may hold others of its own type. */
    private Shape shape() {
      return EXACT.get(type);
    }

    @Override
    void writeNullable(Output out, @Nullable Object value) {
      out.writeByte(value == null ? 0 : 1);
      if (value != null) shape().write(out, value);
    }

    @Override
    void write(Output out, Object value) {
      writeNullable(out, value);
    }

    @Override
    @Nullable Object readNullable(Input in) {
      return in.readByte() == 0 ? null : shape().read(in);
    }

    @Override
    Object read(Input in) {
      Object value = readNullable(in);
      if (value == null)
        throw new CodecException("The saved state is damaged: a value is missing.");
      return value;
    }
  }

  private interface Narrowing {
    Object of(Long value);
  }

  /** A whole number. */
  private static final class Whole extends Shape {
    private final Narrowing narrowing;

    Whole(Narrowing narrowing) {
      this.narrowing = narrowing;
    }

    @Override
    void write(Output out, Object value) {
      out.writeLong(((Number) value).longValue());
    }

    @Override
    Object read(Input in) {
      return narrowing.of(in.readLong());
    }
  }

  /** True or false. */
  private static final class Truth extends Shape {
    @Override
    void write(Output out, Object value) {
      out.writeByte((Boolean) value ? 1 : 0);
    }

    @Override
    Object read(Input in) {
      return in.readByte() != 0;
    }
  }

  /** A text. */
  private static final class Words extends Shape {
    @Override
    void write(Output out, Object value) {
      out.writeText((String) value);
    }

    @Override
    Object read(Input in) {
      return in.readText();
    }
  }

  private interface ToNumbers {
    int[] of(Object value);
  }

  private interface FromNumbers {
    Object of(int[] numbers);
  }

  /** Whole numbers in a row. */
  private static final class Numbers extends Shape {
    private final ToNumbers to;
    private final FromNumbers from;

    Numbers(ToNumbers to, FromNumbers from) {
      this.to = to;
      this.from = from;
    }

    @Override
    void write(Output out, Object value) {
      int[] numbers = to.of(value);
      out.writeLong(numbers.length);
      for (int number : numbers) out.writeLong(number);
    }

    @Override
    Object read(Input in) {
      int[] numbers = new int[in.readSize()];
      for (int i = 0; i < numbers.length; i++) numbers[i] = in.readInt();
      return from.of(numbers);
    }
  }

  /** An array of one element type. */
  private static final class Row extends Shape {
    private final Class<?> componentType;
    private final Shape component;

    Row(Class<?> componentType) {
      this.componentType = componentType;
      this.component = declared(componentType);
    }

    @Override
    void write(Output out, Object value) {
      int length = Array.getLength(value);
      out.writeLong(length);
      for (int i = 0; i < length; i++) component.writeNullable(out, Array.get(value, i));
    }

    @Override
    Object read(Input in) {
      Object row = Array.newInstance(componentType, in.readSize());
      for (int i = 0; i < Array.getLength(row); i++) Array.set(row, i, component.readNullable(in));
      return row;
    }
  }

  /** A list; it comes back unmodifiable. */
  private static final class Listed extends Shape {
    @Override
    void write(Output out, Object value) {
      List<?> list = (List<?>) value;
      out.writeLong(list.size());
      for (Object element : list) ANY.write(out, element);
    }

    @Override
    Object read(Input in) {
      Object[] elements = new Object[in.readSize()];
      for (int i = 0; i < elements.length; i++) elements[i] = ANY.read(in);
      return List.of(elements);
    }
  }

  /** A constant of an enum. */
  private static final class Constant extends Shape {
    private final Object[] constants;

    Constant(Class<?> type) {
      this.constants = type.getEnumConstants();
    }

    @Override
    void write(Output out, Object value) {
      out.writeLong(((Enum<?>) value).ordinal());
    }

    @Override
    Object read(Input in) {
      int ordinal = in.readInt();
      if (ordinal < 0 || ordinal >= constants.length)
        throw new CodecException("The saved state is damaged: no such constant.");
      return constants[ordinal];
    }
  }

  /** A record, component by component. */
  private static final class OfRecord extends Shape {
    private final Shape[] shapes;
    private final MethodHandle[] accessors;
    private final MethodHandle constructor;

    OfRecord(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      shapes = new Shape[components.length];
      accessors = new MethodHandle[components.length];
      try {
        MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        for (int i = 0; i < components.length; i++) {
          Method accessor = components[i].getAccessor();
          accessor.setAccessible(true);
          shapes[i] = declared(components[i].getType());
          accessors[i] =
              lookup.unreflect(accessor).asType(MethodType.methodType(Object.class, Object.class));
        }
        Constructor<?> canonical =
            type.getDeclaredConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        canonical.setAccessible(true);
        constructor =
            lookup
                .unreflectConstructor(canonical)
                .asType(MethodType.genericMethodType(components.length))
                .asSpreader(Object[].class, components.length);
      } catch (ReflectiveOperationException hidden) {
        throw new CodecException(type.getName() + " cannot be reached by the codec.", hidden);
      }
    }

    @Override
    void write(Output out, Object value) {
      for (int i = 0; i < shapes.length; i++) shapes[i].writeNullable(out, component(i, value));
    }

    private @Nullable Object component(int i, Object value) {
      try {
        return (Object) accessors[i].invokeExact(value);
      } catch (Throwable failure) {
        throw new CodecException(
            "a component of " + value.getClass().getName() + " cannot be read", failure);
      }
    }

    @Override
    Object read(Input in) {
      @Nullable Object[] values = new @Nullable Object[shapes.length];
      for (int i = 0; i < values.length; i++) values[i] = shapes[i].readNullable(in);
      try {
        return (Object) constructor.invokeExact(values);
      } catch (Throwable failure) {
        throw new CodecException("The saved state is damaged: a record cannot be made.", failure);
      }
    }
  }
}
