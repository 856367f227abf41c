package starboard.kernel.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The word by which a file names an op record or an enum constant. Without it the word is the Java
 * name in kebab-case: {@code DrawItems} and {@code DRAW_ITEMS} are {@code draw-items}, also written
 * {@code draw_items} or {@code drawItems}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Word {
  /** The word as written in the file. */
  String value();
}
