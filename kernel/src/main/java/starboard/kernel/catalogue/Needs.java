package starboard.kernel.catalogue;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component or an enum constant that only some of the rules sharing a vocabulary evaluate:
 * those that have this feature. A binder {@linkplain Binder#having without it} refuses a file that
 * says the word, so that nothing is read and never asked for.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Needs {
  /** The feature, as it is named to those who write files: {@code "light"}. */
  String value();
}
