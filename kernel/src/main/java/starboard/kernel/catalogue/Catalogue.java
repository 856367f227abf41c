package starboard.kernel.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/** A YAML file of components, read but not yet turned into records. */
public final class Catalogue {
  private final String file;
  private final Tree tree;

  private Catalogue(String file, Tree tree) {
    this.file = file;
    this.tree = tree;
  }

  /** A file that lies on the class path beside a class of its game. */
  public static Catalogue read(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new CatalogueException(
            Location.file(name), Sentences.about("catalogue.no-file-beside", owner.getName()));
      }
      return of(name, FileText.read(name, in));
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** A file on the disk, such as a scenario that somebody wrote. */
  public static Catalogue read(Path path) {
    String name = path.toString();
    try (InputStream in = Files.newInputStream(path)) {
      return of(name, FileText.read(name, in));
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** A text; {@code file} is its name in error messages. */
  public static Catalogue of(String file, String text) {
    return new Catalogue(file, TreeReader.read(file, text));
  }

  private static CatalogueException unreadable(String file, IOException e) {
    return new CatalogueException(
        Location.file(file),
        e instanceof NoSuchFileException
            ? Text.of("catalogue.no-file")
            : Sentences.about("catalogue.unreadable", e.toString()));
  }

  private static void noteRepeatedKeys(Tree tree, Spot spot, Problems problems) {
    switch (tree) {
      case Tree.Scalar _ -> {}
      case Tree.Items list ->
          list.items().forEach(item -> noteRepeatedKeys(item, spot.item(item), problems));
      case Tree.Fields mapping -> {
        for (Tree.Field field : mapping.fields().values()) {
          noteRepeatedKeys(field.value(), spot.key(field.key()), problems);
        }
        for (Tree.Field field : mapping.repeated()) {
          problems.add(
              spot.at(field.line()), Sentences.about("catalogue.duplicate-key", field.key()));
        }
      }
    }
  }

  /**
   * This file with the changes of another: what an expansion says. Mappings are changed key by key
   * ({@code null} takes a key out), lists are replaced; {@code {without: [ids], with: [entries]}}
   * changes a list of entries.
   */
  public Catalogue changedBy(Catalogue changes) {
    String both = changes.file + " over " + file;
    Problems problems = new Problems();
    Tree laid = new Overlay(changes.file, problems).laid(tree, changes.tree);
    problems.raise();
    return new Catalogue(both, laid);
  }

  /** Only these keys at the top of the file: what another file takes over from it. */
  public Catalogue only(String... keys) {
    if (!(tree instanceof Tree.Fields mapping)) {
      throw new CatalogueException(Location.file(file), Text.of("catalogue.mapping-expected"));
    }
    SequencedMap<String, Tree.Field> kept = new LinkedHashMap<>();
    for (String key : keys) {
      Tree.Field field = mapping.fields().get(key);
      if (field == null) {
        throw new CatalogueException(Location.file(file), Sentences.about("catalogue.none", key));
      }
      kept.put(key, field);
    }
    return new Catalogue(file, new Tree.Fields(kept, List.of(), mapping.line()));
  }

  /** Its name in error messages. */
  public String file() {
    return file;
  }

  /**
   * The whole file as a record whose components are the keys at the top of the file.
   *
   * @throws CatalogueException with all mistakes of the file
   */
  public <T extends Record> T bind(Class<T> type, Binder binder) {
    Problems problems = new Problems(binder.words());
    noteRepeatedKeys(tree, Spot.top(file), problems);
    Object bound = new Binding(binder, problems).file(type, tree, file);
    problems.raise();
    return Objects.requireNonNull(type.cast(bound));
  }

  /**
   * The whole file as several records that share its mappings: each reads the keys it asks for, and
   * a key that none of them asks for is a mistake.
   *
   * @throws CatalogueException with all mistakes of the file
   */
  public List<Record> bind(List<Class<? extends Record>> types, Binder binder) {
    Problems problems = new Problems(binder.words());
    noteRepeatedKeys(tree, Spot.top(file), problems);
    List<@Nullable Object> bound = new Binding(binder, problems).file(types, tree, file);
    problems.raise();
    return bound.stream().map(Record.class::cast).toList();
  }
}
