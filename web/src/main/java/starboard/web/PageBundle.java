package starboard.web;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page's own modules as one file, so that a browser asks once. Each module becomes a function
 * that gives what it exports, after those it imports; what libraries give is imported once at the
 * top. The modules keep to a few forms: imports in braces or bare, exports where a thing is
 * declared, no circles.
 */
final class PageBundle {

  private static final Pattern IMPORT =
      Pattern.compile(
          "(?m)^import (?:(?:\\{([^}]*)}|(\\w+)) from )?'([^']+)'(?: with \\{type: 'json'})?;\\n");

  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (async function|function|class|const) (\\w+)");

  private static final Pattern NOTHING = Pattern.compile("(?m)^export \\{};\\n");

  private final Function<String, byte @Nullable []> files;

  /** What is written of each module, in the order they must run. */
  private final Map<String, String> modules = new LinkedHashMap<>();

  /** The names of libraries' modules, by what they are imported from. */
  private final Map<String, String> libraries = new LinkedHashMap<>();

  private PageBundle(Function<String, byte @Nullable []> files) {
    this.files = files;
  }

  /**
   * The module and all it needs, but for the libraries.
   *
   * @param files the page's files by name
   */
  static byte[] of(String module, Function<String, byte @Nullable []> files) {
    PageBundle bundle = new PageBundle(files);
    bundle.add(module);
    StringBuilder whole = new StringBuilder();
    bundle.libraries.forEach(
        (from, name) -> whole.append("import * as " + name + " from '" + from + "';\n"));
    bundle.modules.forEach((_, text) -> whole.append(text));
    return whole.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void add(String module) {
    if (modules.containsKey(module)) return;
    byte[] content = files.apply(module);
    if (content == null) throw new IllegalStateException("no page file " + module);
    String text = new String(content, StandardCharsets.UTF_8);
    if (module.endsWith(".json")) {
      modules.put(module, "const " + name(module) + " = {default: " + text.strip() + "};\n");
      return;
    }
    StringBuilder body = new StringBuilder();
    Matcher imports = IMPORT.matcher(text);
    while (imports.find()) {
      String from = imports.group(3);
      String given;
      if (from.startsWith(".")) {
        String needed = resolved(module, from);
        add(needed);
        given = name(needed);
      } else {
        given = libraries.computeIfAbsent(from, PageBundle::name);
      }
      body.append(binding(imports.group(1), imports.group(2), given));
    }
    String own = NOTHING.matcher(IMPORT.matcher(text).replaceAll("")).replaceAll("");
    StringBuilder exports = new StringBuilder();
    Matcher exported = EXPORT.matcher(own);
    while (exported.find()) exports.append(exported.group(2)).append(", ");
    body.append(EXPORT.matcher(own).replaceAll("$1 $2"));
    modules.put(
        module,
        "// "
            + module
            + "\nconst "
            + name(module)
            + " = (() => {\n"
            + body
            + "return {"
            + exports
            + "};\n})();\n");
  }

  /** {@code import {a, b as c}} or {@code import d} as constants. */
  private static String binding(@Nullable String some, @Nullable String whole, String from) {
    if (some != null) return "const {" + some.replace(" as ", ": ") + "} = " + from + ";\n";
    return whole == null ? "" : "const " + whole + " = " + from + ".default;\n";
  }

  /** The name of a file as seen from a module. */
  private static String resolved(String module, String from) {
    int folder = module.lastIndexOf('/');
    String path = from.substring(from.startsWith("./") ? 2 : 0);
    String base = folder < 0 ? "" : module.substring(0, folder);
    while (path.startsWith("../")) {
      path = path.substring(3);
      base = base.contains("/") ? base.substring(0, base.lastIndexOf('/')) : "";
    }
    return base.isEmpty() ? path : base + "/" + path;
  }

  /** A word for a module. */
  private static String name(String module) {
    return "$" + module.replaceAll("[^A-Za-z0-9]", "_");
  }
}
