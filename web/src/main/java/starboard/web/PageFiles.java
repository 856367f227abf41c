package starboard.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, from the class path: the page's own, and under {@code lib/} those of its
 * libraries. There the page's first module holds all the others (a folder gives each by itself).
 */
final class PageFiles {

  /** No way up, no hidden files, nothing odd; folders and file each. */
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._@-]*+");

  private static final int LONGEST_NAME = 200;

  private static final Pattern LIBRARY = Pattern.compile("lib/([a-z-]+)/(.+)");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "woff2", "font/woff2",
          "txt", "text/plain; charset=utf-8");

  /** The module the page begins with. */
  private static final String FIRST = "app.js";

  private final @Nullable Path folder;
  private final Properties libraries = new Properties();
  private final Map<String, PageFile> known = new ConcurrentHashMap<>();

  /**
   * The page's files.
   *
   * @param folder where they are read anew for every request, or null for the program's own
   */
  PageFiles(@Nullable Path folder) {
    this.folder = folder;
    try (InputStream in = PageFiles.class.getResourceAsStream("libraries.properties")) {
      if (in == null) throw new IllegalStateException("no libraries.properties");
      libraries.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The file of that name, or null if there is none. */
  @Nullable PageFile file(String name) {
    PageFile file = known.get(name);
    if (file != null) return file;
    if (!isDecent(name)) return null;
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) return null;
    boolean bundled = folder == null && name.equals(FIRST);
    byte[] content = bundled ? PageBundle.of(name, this::content) : content(name);
    if (content == null) return null;
    file = new PageFile(content, type);
    if (folder == null) known.put(name, file);
    return file;
  }

  private static boolean isDecent(String name) {
    if (name.length() > LONGEST_NAME) return false;
    for (String part : name.split("/", -1)) if (!NAME.matcher(part).matches()) return false;
    return true;
  }

  private byte @Nullable [] content(String name) {
    Matcher library = LIBRARY.matcher(name);
    try {
      if (library.matches()) {
        String version = libraries.getProperty(library.group(1));
        return version == null
            ? null
            : resource(
                "/META-INF/resources/_static/"
                    + library.group(1)
                    + "/"
                    + version
                    + "/"
                    + library.group(2));
      }
      if (folder == null) return resource("page/" + name);
      Path path = folder.resolve(name);
      return Files.isRegularFile(path) ? Files.readAllBytes(path) : null;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static byte @Nullable [] resource(String name) throws IOException {
    try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
      return in == null ? null : in.readAllBytes();
    }
  }
}
