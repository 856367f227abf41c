package starboard.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What axe-core finds hard for people who see, hear or move differently. */
final class Axe {
  private static final String SOURCE = source();

  private Axe() {}

  /** Findings that are serious or critical, one line each. */
  static void findsNothingSerious(Page page, String what) {
    page.evaluate(SOURCE);
    Object found =
        page.evaluate(
            """
            async () => (await axe.run(document, {resultTypes: ['violations']})).violations
              .filter(one => one.impact === 'serious' || one.impact === 'critical')
              .map(one => one.id + ': ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)
                + ' ' + (node.any[0]?.message ?? '')).join(' | '))
            """);
    assertThat((List<?>) found).as(what).isEmpty();
  }

  /** The library lies in the jar of its binding to Playwright; the binding itself is not needed. */
  private static String source() {
    try (InputStream file = Objects.requireNonNull(Axe.class.getResourceAsStream("/axe.min.js"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
