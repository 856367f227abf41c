package starboard.kernel.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The generator of live tables: HMAC-SHA-256 keyed by a 256-bit seed over the players' entropy, the
 * name of the stream, the position and the number of the try. Whoever knows the seed can re-derive
 * every draw; whoever does not cannot foresee one.
 *
 * @param seed 64 lower-case hexadecimal digits
 * @param entropy what the players added; may be empty
 */
public record CommittedRng(String seed, String entropy) implements Rng {

  @Override
  public int draw(Stream stream, long position, int bound) {
    long limit =
        Long.divideUnsigned(-1L, bound) * bound; // tries at or above it would favour low numbers
    for (int attempt = 0; ; attempt++) {
      long bits = block(stream.name(), position, attempt);
      if (Long.compareUnsigned(bits, limit) < 0) return (int) Long.remainderUnsigned(bits, bound);
    }
  }

  private long block(String stream, long position, int attempt) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(seed), "HmacSHA256"));
      mac.update(entropy.getBytes(StandardCharsets.UTF_8));
      mac.update((byte) 0);
      mac.update(stream.getBytes(StandardCharsets.UTF_8));
      mac.update((byte) 0);
      mac.update(ByteBuffer.allocate(12).putLong(position).putInt(attempt).array());
      return ByteBuffer.wrap(mac.doFinal()).getLong();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every JDK has HmacSHA256", impossible);
    }
  }
}
