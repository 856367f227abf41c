package starboard.web;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a server listens and what it serves.
 *
 * @param host the address to listen at
 * @param port 0 takes a free one
 * @param page a folder with the page's files, for those who work on them; else the program's own
 * @param proxies those in front of it
 */
public record Settings(String host, int port, @Nullable Path page, Limits limits, Proxies proxies) {

  /** A server with nothing in front of it. */
  public Settings(String host, int port, @Nullable Path page, Limits limits) {
    this(host, port, page, limits, Proxies.NONE);
  }

  /** A server for this machine only, on a free port. */
  public static Settings local() {
    return new Settings("127.0.0.1", 0, null, Limits.STANDARD);
  }
}
