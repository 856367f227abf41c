package starboard.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A test that needs an installed Chromium. Where there is none it is skipped and says why; on a
 * build server ({@code CI} or {@code STARBOARD_BROWSER=required}) it fails instead.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({InChromium.Installed.class, Guests.Door.class})
@interface InChromium {

  /** Where Chromium lies on this machine. */
  final class Installed implements ExecutionCondition {

    static Optional<Path> path() {
      return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
          .map(Path::of)
          .filter(Files::isExecutable)
          .findFirst();
    }

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      if (path().isPresent()) return ConditionEvaluationResult.enabled("Chromium is installed");
      if (System.getenv("CI") != null || "required".equals(System.getenv("STARBOARD_BROWSER"))) {
        throw new IllegalStateException("No Chromium found, and this build requires one");
      }
      return ConditionEvaluationResult.disabled(
          "No Chromium found: install the package chromium to run the tests of the page");
    }
  }
}
