package starboard.kernel.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component without a key of its own: its record (or op) is read from the same mapping,
 * its keys beside the others. So {@code record Step(@Flat Op op, @Flat Modifiers modifiers)} reads
 * {@code {op: draw, amount: 1, optional: true}}.
 *
 * <p>On a record type it gives the prefix that its keys have wherever it is read flat.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Flat {
  /**
   * Written before each key: {@code @Flat("text_") Names text} reads {@code text_en} and {@code
   * text_cs}.
   */
  String value() default "";
}
