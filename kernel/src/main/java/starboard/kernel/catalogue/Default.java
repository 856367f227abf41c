package starboard.kernel.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a record component is when the file has no such key, or {@code null} there. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {
  /** The value in YAML: {@code "1"}, {@code "self"}, {@code "[]"}. */
  String value();
}
