package starboard.nemesis;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The components of the box that a test plays, by their ids in the content; {@link CoversTest}
 * names those that no test plays.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@interface Covers {
  String[] value();
}
