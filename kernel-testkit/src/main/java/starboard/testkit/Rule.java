package starboard.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * The rules of {@code docs/rules} that a test checks, by their ids, written out as literals: {@code
 * docs/coverage.md} lists for every rule the tests that cite it. All of them have the tag {@code
 * rule}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Tag("rule")
public @interface Rule {
  String[] value();
}
