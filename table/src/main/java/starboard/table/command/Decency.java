package starboard.table.command;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.words.QuickPhrase;

/** What people write is of decent length and shape. */
public final class Decency {
  private Decency() {}

  /** Of what the program names itself: options, kinds of reactions, things pointed at. */
  static final int LONGEST_ID = 200;

  private static final int LONGEST_CHAT = 500;
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_ENTROPY = 200;
  private static final int LONGEST_URL = 1000;

  /** A name people can read, without line breaks and the like. */
  public static String name(String typed) {
    String name = typed.replaceAll("\\p{C}", "").strip();
    if (name.isEmpty() || name.length() > LONGEST_NAME) {
      throw new Refusal("bad-request", Text.of("table.name", LONGEST_NAME));
    }
    return name;
  }

  /** A message is words or a quick phrase, of decent length. */
  public static void requireChat(
      @Nullable String text, @Nullable String quick, @Nullable String point) {
    if ((text == null) == (quick == null))
      throw new Refusal("bad-request", Text.of("table.chat-what"));
    if (text != null && (text.isEmpty() || text.length() > LONGEST_CHAT)) {
      throw new Refusal("bad-request", Text.of("table.chat-length", LONGEST_CHAT));
    }
    if (quick != null && !QuickPhrase.exists(quick)) {
      throw new Refusal("bad-request", Text.of("table.chat-quick", Arg.word(quick)));
    }
    if (point != null && point.length() > LONGEST_ID) {
      throw new Refusal("bad-request", Text.of("table.chat-point"));
    }
  }

  /** What somebody adds to chance is of decent length. */
  public static void requireEntropy(String entropy) {
    if (entropy.length() > LONGEST_ENTROPY) {
      throw new Refusal("bad-request", Text.of("table.entropy", LONGEST_ENTROPY));
    }
  }

  /** Whether it is the address of something in the web. */
  static boolean isWeb(String address) {
    try {
      URI uri = new URI(address);
      boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
      return web && uri.getHost() != null && address.length() <= LONGEST_URL;
    } catch (URISyntaxException none) {
      return false;
    }
  }
}
