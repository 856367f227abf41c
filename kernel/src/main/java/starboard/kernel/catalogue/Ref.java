package starboard.kernel.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A text that is the id of an entry: {@code @Ref("rooms") String room}, {@code List<@Ref("items")
 * String> loot}. Checked when the whole file is read, against the sections of that file and those
 * the binder {@linkplain Binder#knowing knows}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Ref {
  /**
   * The sections that may hold the entry, by their keys in the file: {@code "rooms"}, {@code
   * "items.red"}, or {@code "items"} for all sections in the group {@code items}. A list of plain
   * texts outside any entry counts as a section of ids.
   */
  String[] value();

  /** Words allowed in place of an id, such as {@code any}. */
  String[] words() default {};
}
