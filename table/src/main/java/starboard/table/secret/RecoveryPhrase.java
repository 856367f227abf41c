package starboard.table.secret;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * The 96 bits of a secret as ten words of a list of 1,024, so 100 bits: the last four are a check.
 * No two words of the list begin with the same four letters, so these are enough.
 */
public final class RecoveryPhrase {
  private RecoveryPhrase() {}

  public static final int WORDS = 10;

  private static final int BITS = 10;
  private static final int CHECK_BITS = 4;
  private static final int TELLING = 4;
  private static final List<String> LIST = list();
  private static final Map<String, Integer> PLACES = places();

  private static List<String> list() {
    try (InputStream words = RecoveryPhrase.class.getResourceAsStream("words.txt")) {
      if (words == null) throw new IllegalStateException("no words.txt");
      return new String(words.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Map<String, Integer> places() {
    Map<String, Integer> places = new HashMap<>();
    for (int i = 0; i < LIST.size(); i++) places.put(telling(LIST.get(i)), i);
    return places;
  }

  private static String telling(String word) {
    return word.substring(0, Math.min(TELLING, word.length()));
  }

  static String of(byte[] secret) {
    BigInteger left =
        new BigInteger(1, secret).shiftLeft(CHECK_BITS).add(BigInteger.valueOf(check(secret)));
    List<String> words = new ArrayList<>();
    for (int i = WORDS - 1; i >= 0; i--) {
      words.add(LIST.get(left.shiftRight(i * BITS).intValue() & (LIST.size() - 1)));
    }
    return String.join(" ", words);
  }

  /** Case and what stands between the words do not matter. */
  static byte[] read(String typed) {
    String[] words = typed.toLowerCase(Locale.ROOT).strip().split("[^a-z]+", -1);
    BigInteger all = BigInteger.ZERO;
    for (String word : words) {
      Integer place = PLACES.get(telling(word));
      if (place == null || words.length != WORDS) {
        String doubtful = place == null ? word : typed;
        throw new Refusal("bad-secret", Text.of("table.phrase", Arg.of(WORDS), Arg.word(doubtful)));
      }
      all = all.shiftLeft(BITS).add(BigInteger.valueOf(place));
    }
    byte[] secret = bytes(all.shiftRight(CHECK_BITS));
    if (check(secret) != (all.intValue() & 15)) {
      throw new Refusal("bad-secret", Text.of("table.phrase-check"));
    }
    return secret;
  }

  private static byte[] bytes(BigInteger number) {
    byte[] bytes = new byte[Secret.BYTES];
    for (int i = 0; i < bytes.length; i++) {
      bytes[bytes.length - 1 - i] = number.shiftRight(8 * i).byteValue();
    }
    return bytes;
  }

  private static int check(byte[] secret) {
    return Character.digit(Secret.sha256(secret).charAt(0), 16);
  }
}
