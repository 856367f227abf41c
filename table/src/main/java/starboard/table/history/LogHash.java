package starboard.table.history;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import starboard.table.secret.Secret;
import starboard.table.store.Snapshots;

/** What a log up to one of its entries hashes to; nothing before it can differ unnoticed. */
public record LogHash(String hex) {

  static final LogHash EMPTY = new LogHash("");

  /** With the next entry as it is kept. */
  LogHash then(String json) {
    return new LogHash(Secret.sha256((hex + json).getBytes(StandardCharsets.UTF_8)));
  }

  /** SHA-256 of a snapshot of this log; other bytes, or those of another log, have another one. */
  byte[] of(Snapshots.Mark mark, String build, byte[] body) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      String context = hex + ' ' + mark.entry() + ' ' + mark.answers() + ' ' + build;
      sha.update(context.getBytes(StandardCharsets.UTF_8));
      return sha.digest(body);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
