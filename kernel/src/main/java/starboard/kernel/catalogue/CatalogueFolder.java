package starboard.kernel.catalogue;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * What people have written into the YAML files of a folder, each read by itself: a bad one takes
 * nothing from the others.
 *
 * @param entries what was read, by the names of the files without their endings
 * @param faults why the others could not be, by their names
 */
public record CatalogueFolder<T>(SortedMap<String, T> entries, SortedMap<String, Text> faults) {

  /** How many files are read at most. */
  private static final int MOST = 200;

  /** Nothing was written. */
  public static <T> CatalogueFolder<T> empty() {
    return new CatalogueFolder<>(new TreeMap<>(), new TreeMap<>());
  }

  /** Reads the files of a folder; one that does not exist has none. */
  public static <T> CatalogueFolder<T> read(String folder, Function<Catalogue, T> reading) {
    CatalogueFolder<T> found = empty();
    for (Path file : files(folder, found.faults)) {
      String name = Objects.toString(file.getFileName());
      String id = name.substring(0, name.lastIndexOf('.'));
      try {
        found.entries.put(id, reading.apply(Catalogue.read(file)));
      } catch (CatalogueException bad) {
        found.faults.put(id, bad.text());
      }
    }
    return found;
  }

  private static List<Path> files(String folder, SortedMap<String, Text> faults) {
    List<Path> files = new ArrayList<>();
    try {
      Path path = Path.of(folder);
      if (!Files.isDirectory(path)) return files;
      try (DirectoryStream<Path> all = Files.newDirectoryStream(path, "*.{yaml,yml}")) {
        for (Path file : all) if (Files.isRegularFile(file)) files.add(file);
      }
    } catch (IOException | DirectoryIteratorException | InvalidPathException unreadable) {
      faults.put(folder, Sentences.about("catalogue.folder", folder, unreadable.toString()));
    }
    files.sort(null);
    if (files.size() > MOST) {
      faults.put(
          folder,
          Text.of("catalogue.too-many", Arg.word(folder), Arg.of(MOST), Arg.of(files.size())));
      return files.subList(0, MOST);
    }
    return files;
  }
}
