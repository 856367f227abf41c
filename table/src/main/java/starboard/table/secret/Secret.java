package starboard.table.secret;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * 96 random bits that give a right: to a seat, to a table as its host, to claim a seat once. Only
 * its hash is kept.
 */
public final class Secret {

  static final int BYTES = 12;
  private static final int LONGEST = 200;

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Pattern LETTERS = Pattern.compile("[A-Za-z0-9_-]{16}");

  private final byte[] bytes;

  private Secret(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Secret fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new Secret(bytes);
  }

  /** A secret as 16 letters, or as the words of its phrase. */
  public static Secret of(String typed) {
    String trimmed = typed.strip();
    if (trimmed.length() > LONGEST) throw new Refusal("bad-secret", Text.of("table.secret"));
    if (LETTERS.matcher(trimmed).matches()) {
      return new Secret(Base64.getUrlDecoder().decode(trimmed));
    }
    return new Secret(RecoveryPhrase.read(trimmed));
  }

  /** 16 letters for programs. */
  public String letters() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Ten words for people. */
  public String phrase() {
    return RecoveryPhrase.of(bytes);
  }

  /** What is kept of it. */
  public String hash() {
    return sha256(letters().getBytes(StandardCharsets.US_ASCII));
  }

  public static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }

  /** So many random bytes as hexadecimal digits. */
  static String hex(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** Numbers that follow from these words and tell nothing about them. */
  public static SplittableRandom following(String words) {
    String hash = sha256(words.getBytes(StandardCharsets.UTF_8));
    return new SplittableRandom(HexFormat.fromHexDigitsToLong(hash, 0, Long.SIZE / 4));
  }

  /** A name of 10 letters that may stand in an address. */
  public static String name(RandomGenerator random) {
    String letters = "abcdefghjkmnpqrstuvwxyz23456789";
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < 10; i++) name.append(letters.charAt(random.nextInt(letters.length())));
    return name.toString();
  }

  /** Such a name nobody has had before. */
  public static String name() {
    return name(RANDOM);
  }

  @Override
  public String toString() {
    return "(secret)";
  }
}
