package starboard.web;

import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** What browsers are told not to do: the page runs its own scripts only and talks to us only. */
final class PageHeaders {

  private static final String POLICY =
      "default-src 'none'; script-src 'self'SCRIPTS; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri"
          + " 'none'; form-action 'none'; frame-ancestors 'none'";

  private final PageFiles files;
  private volatile @Nullable Policy policy;

  /** The policy that allows the inline scripts of the page with that mark. */
  private record Policy(String etag, String text) {}

  PageHeaders(PageFiles files) {
    this.files = files;
  }

  void set(Context request) {
    request
        .header("Content-Security-Policy", policy())
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  }

  private String policy() {
    PageFile html = files.file("index.html");
    Policy known = policy;
    if (known != null && (html == null || known.etag.equals(html.etag()))) return known.text;
    String scripts = html == null ? "" : html.inlineScripts();
    known = new Policy(html == null ? "" : html.etag(), POLICY.replace("SCRIPTS", scripts));
    policy = known;
    return known.text;
  }
}
