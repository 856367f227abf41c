package starboard.testkit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** Looks into values made of records and lists: scenes, decisions, events. */
final class Structure {

  private static final int LONGEST = 160;

  private static final ClassValue<Method[]> PARTS =
      new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          Method[] parts = new Method[components.length];
          for (int i = 0; i < parts.length; i++) {
            parts[i] = components[i].getAccessor();
            parts[i].setAccessible(true);
          }
          return parts;
        }
      };

  private Structure() {}

  private static @Nullable Object part(Method accessor, Object value) {
    try {
      return accessor.invoke(value);
    } catch (IllegalAccessException | InvocationTargetException unreadable) {
      throw new IllegalStateException(accessor + " cannot be read", unreadable);
    }
  }

  /** Every text in that value; texts inside texts are said with the outer one. */
  static void texts(@Nullable Object value, Consumer<Text> found) {
    find(Text.class, value, found);
  }

  /** The ids of everything labelled in a scene. */
  static SortedSet<String> ids(Scene scene) {
    SortedSet<String> ids = new TreeSet<>();
    find(Widget.Label.class, scene, label -> ids.add(label.id()));
    return ids;
  }

  /** Everything of that kind in a value; neither what is found nor a text is looked into. */
  private static <T> void find(Class<T> kind, @Nullable Object value, Consumer<T> found) {
    if (kind.isInstance(value)) {
      found.accept(kind.cast(value));
    } else if (value instanceof List<?> list) {
      for (Object element : list) find(kind, element, found);
    } else if (value instanceof Record && !(value instanceof Text)) {
      for (Method accessor : PARTS.get(value.getClass())) {
        if (holdsValues(accessor)) find(kind, part(accessor, value), found);
      }
    }
  }

  private static boolean holdsValues(Method accessor) {
    Class<?> type = accessor.getReturnType();
    return !type.isPrimitive() && type != String.class && !type.isEnum();
  }

  /** The components of the box that a text names, also inside other texts. */
  static void components(Text text, Consumer<Arg.Component> found) {
    for (Arg arg : text.args()) {
      if (arg instanceof Arg.Component component) found.accept(component);
      if (arg instanceof Arg.Phrase phrase) components(phrase.text(), found);
    }
  }

  /** Where two values first differ, and how; empty if they do not. */
  static String difference(@Nullable Object here, @Nullable Object there) {
    String found = difference("", here, there);
    return found == null ? "" : found;
  }

  private static @Nullable String difference(
      String path, @Nullable Object here, @Nullable Object there) {
    if (Objects.equals(here, there)) return null;
    if (here instanceof List<?> one && there instanceof List<?> other) {
      for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
        String found = difference(path + "[" + name(i, one.get(i)) + "]", one.get(i), other.get(i));
        if (found != null) return found;
      }
      boolean shorter = one.size() < other.size();
      List<?> longer = shorter ? other : one;
      int at = Math.min(one.size(), other.size());
      return path
          + ": "
          + one.size()
          + " here, "
          + other.size()
          + " there; only "
          + (shorter ? "there " : "here ")
          + brief(longer.get(at));
    }
    if (here instanceof Record && there instanceof Record && here.getClass() == there.getClass()) {
      for (Method accessor : PARTS.get(here.getClass())) {
        String found =
            difference(
                path + (path.isEmpty() ? "" : ".") + accessor.getName(),
                part(accessor, here),
                part(accessor, there));
        if (found != null) return found;
      }
    }
    return path + ": " + brief(here) + " here, " + brief(there) + " there";
  }

  private static String name(int position, @Nullable Object element) {
    if (element instanceof Record) {
      for (Method accessor : PARTS.get(element.getClass())) {
        if (part(accessor, element) instanceof Widget.Label label) return label.id();
      }
    }
    return String.valueOf(position);
  }

  /** The value in words, not too many of them. */
  static String brief(@Nullable Object value) {
    String text = String.valueOf(value);
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
