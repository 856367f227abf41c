package starboard.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.CsvSource;

/** The components of a box that its tests play, as they say by {@link Covers}. */
public final class Covered {

  private static final String TEST = "Test.class";

  private Covered() {}

  /** The ids that the tests of a class's package cover. */
  public static Set<String> beside(Class<?> test) {
    Set<String> ids = new TreeSet<>();
    for (Class<?> each : tests(test)) {
      note(each, ids);
      for (var method : each.getDeclaredMethods()) note(method, ids);
    }
    return ids;
  }

  private static void note(AnnotatedElement test, Set<String> ids) {
    Covers covers = test.getAnnotation(Covers.class);
    if (covers == null) return;
    ids.addAll(List.of(covers.value()));
    CsvSource table = test.getAnnotation(CsvSource.class);
    if (covers.value().length == 0 && table != null) {
      String column = String.valueOf(table.delimiter());
      table.textBlock().lines().forEach(line -> ids.add(firstOf(line, column)));
    }
  }

  private static String firstOf(String line, String column) {
    return line.substring(0, line.indexOf(column)).strip();
  }

  /** The classes compiled beside that one. */
  private static List<Class<?>> tests(Class<?> test) {
    try {
      Path root = Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (Stream<Path> files = Files.list(root.resolve(test.getPackageName().replace('.', '/')))) {
        return files
            .map(file -> String.valueOf(file.getFileName()))
            .filter(name -> name.endsWith(TEST))
            .<Class<?>>map(
                name -> named(test, name.substring(0, name.length() - ".class".length())))
            .toList();
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Class<?> named(Class<?> beside, String simpleName) {
    try {
      String name = beside.getPackageName() + "." + simpleName;
      return Class.forName(name, false, beside.getClassLoader());
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
