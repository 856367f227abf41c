package starboard.kernel.catalogue;

import java.util.Collection;

/**
 * The ids that references to a section may use.
 *
 * @param section the keys of the section from the top of its file, joined by dots
 * @param grouped whether a reference may name only the first of these keys; not so inside an entry
 */
record Ids(String section, boolean grouped, Collection<String> ids) {
  /** Whether a reference to that section or group may mean this one. */
  boolean answersTo(String name) {
    return section.equals(name) || (grouped && section.startsWith(name + "."));
  }
}
