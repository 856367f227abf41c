package starboard.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file of the page, with a mark browsers keep: the same mark, the same file. */
final class PageFile {

  private static final Pattern INLINE =
      Pattern.compile("<script[^>]*>(.+?)</script>", Pattern.DOTALL);

  private final byte[] content;
  private final String type;
  private final String etag;

  PageFile(byte[] content, String type) {
    this.content = content;
    this.type = type;
    this.etag = '"' + digest(content).substring(0, 22) + '"';
  }

  String etag() {
    return etag;
  }

  /** Sends the file, or says that the browser has it already. */
  void send(Context request) {
    request.header("Cache-Control", "no-cache").header("ETag", etag);
    if (etag.equals(request.header("If-None-Match"))) request.status(304);
    else request.contentType(type).result(content);
  }

  /** What a policy must name so that browsers run the scripts inside an HTML file. */
  String inlineScripts() {
    StringBuilder sources = new StringBuilder();
    Matcher inline = INLINE.matcher(new String(content, StandardCharsets.UTF_8));
    while (inline.find()) {
      byte[] script = inline.group(1).getBytes(StandardCharsets.UTF_8);
      sources.append(" 'sha256-").append(digest(script)).append('\'');
    }
    return sources.toString();
  }

  private static String digest(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
