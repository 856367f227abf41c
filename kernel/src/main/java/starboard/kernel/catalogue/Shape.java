package starboard.kernel.catalogue;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a record wants to be made of. */
final class Shape {
  /**
   * A component of a record.
   *
   * @param flat the prefix of its keys if it is read from the same mapping, else null
   * @param fallback its default in YAML, or null
   * @param needs the feature it is for, or null
   */
  record Part(
      String key,
      AnnotatedType type,
      boolean nullable,
      @Nullable String flat,
      @Nullable String fallback,
      @Nullable Needs needs) {}

  private final Class<?> type;
  private final Constructor<?> constructor;
  private final List<Part> parts;

  private Shape(Class<?> type, Constructor<?> constructor, List<Part> parts) {
    this.type = type;
    this.constructor = constructor;
    this.parts = parts;
  }

  static Shape of(Class<?> type) {
    List<Part> parts = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      parts.add(part(component));
      types.add(component.getType());
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return new Shape(type, constructor, List.copyOf(parts));
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(type.getName() + " is not a record", e);
    }
  }

  private static Part part(RecordComponent component) {
    Key key = component.getAnnotation(Key.class);
    Default fallback = component.getAnnotation(Default.class);
    AnnotatedType type = component.getAnnotatedType();
    return new Part(
        key == null ? Spelling.snake(component.getName()) : key.value(),
        type,
        type.isAnnotationPresent(Nullable.class),
        prefix(component),
        fallback == null ? null : fallback.value(),
        component.getAnnotation(Needs.class));
  }

  private static @Nullable String prefix(RecordComponent component) {
    Flat flat = component.getAnnotation(Flat.class);
    Flat own = component.getType().getAnnotation(Flat.class);
    if (flat == null) {
      return null;
    }
    return flat.value().isEmpty() && own != null ? own.value() : flat.value();
  }

  Class<?> type() {
    return type;
  }

  List<Part> parts() {
    return parts;
  }

  /** The record; an {@code IllegalArgumentException} of its own checks comes through. */
  Object make(@Nullable Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException refused) {
        throw refused;
      }
      throw new IllegalStateException(type.getName() + " cannot be made", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName() + " cannot be made", e);
    }
  }
}
