package starboard.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The components of the box that a test plays, by their ids in the content; {@link Covered}
 * collects them. Without ids: those in the first column of the test's {@link CsvSource}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Covers {
  String[] value() default {};
}
