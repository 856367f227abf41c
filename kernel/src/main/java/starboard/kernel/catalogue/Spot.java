package starboard.kernel.catalogue;

/**
 * Where in a file the binder is: the entries passed on the way and the keys since the last of them.
 *
 * @param entry the entries passed, for people: {@code rooms 'armory', actions 'load-weapon'}
 * @param keys the keys since then, for people: {@code ops draw-items.keep}
 * @param path all keys from the top, without ids: {@code rooms.actions.ops.keep}
 */
record Spot(String file, String entry, String keys, String path) {
  static Spot top(String file) {
    return new Spot(file, "", "", "");
  }

  /** The value of a key. */
  Spot key(String key) {
    return new Spot(file, entry, dotted(keys, key), dotted(path, key));
  }

  /** An element of a list; if it has an id, it is an entry. */
  Spot item(Tree tree) {
    String id = tree instanceof Tree.Fields fields ? fields.text("id") : null;
    return id == null ? this : new Spot(file, joined(entry, keys + " '" + id + "'"), "", path);
  }

  /** Inside the op that was chosen by this word. */
  Spot chosen(String word) {
    return new Spot(file, entry, keys.isEmpty() ? word : keys + " " + word, path);
  }

  /** Whether this is the top of the file. */
  boolean isTop() {
    return path.isEmpty();
  }

  /** Whether no entry was passed yet. */
  boolean outside() {
    return entry.isEmpty();
  }

  /** This place, with the line of that piece of the file. */
  Location at(int line) {
    return new Location(file, line, joined(entry, keys));
  }

  private static String dotted(String path, String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  private static String joined(String a, String b) {
    return a.isEmpty() || b.isEmpty() ? a + b : a + ", " + b;
  }
}
