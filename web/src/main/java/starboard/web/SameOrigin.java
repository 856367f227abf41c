package starboard.web;

import java.net.URI;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * Whether a browser asks on behalf of our own page. It says so in {@code Origin}; programs that are
 * no browsers do not.
 */
final class SameOrigin {
  private SameOrigin() {}

  /**
   * Refuses what another site's page asks.
   *
   * @param header gives a header of the request, or null
   * @param proxied whether a trusted proxy may say under which name we were asked
   */
  static void require(Function<String, @Nullable String> header, boolean proxied) {
    String origin = header.apply("Origin");
    if (origin == null) return;
    String authority = authority(origin);
    String host = header.apply("Host");
    String outside = proxied ? header.apply("X-Forwarded-Host") : null;
    if (authority != null && (authority.equals(plain(host)) || authority.equals(plain(outside)))) {
      return;
    }
    throw new Refusal("foreign-origin", Text.of("error.foreign-origin"));
  }

  private static @Nullable String authority(String origin) {
    try {
      return plain(URI.create(origin).getRawAuthority());
    } catch (IllegalArgumentException odd) {
      return null;
    }
  }

  /** Without a port that goes without saying. */
  private static @Nullable String plain(@Nullable String host) {
    return host == null ? null : host.toLowerCase(Locale.ROOT).replaceFirst(":(80|443)$", "");
  }
}
