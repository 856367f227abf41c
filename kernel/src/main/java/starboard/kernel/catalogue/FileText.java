package starboard.kernel.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import starboard.kernel.words.Text;

/** The text of a file: strictly UTF-8, and not too much of it. */
final class FileText {
  private static final int LIMIT = 4 << 20;

  private FileText() {}

  /** All of a stream as text; {@code file} is its name in error messages. */
  static String read(String file, InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(LIMIT + 1);
    if (bytes.length > LIMIT) {
      throw new CatalogueException(
          Location.file(file), Text.of("catalogue.too-large", LIMIT >> 20));
    }
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer left = ByteBuffer.wrap(bytes);
    CharBuffer text = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(left, text, true);
    if (result.isError()) {
      throw new CatalogueException(
          new Location(file, 1 + newlines(bytes, left.position()), ""),
          Text.of("catalogue.not-utf8"));
    }
    text.flip();
    return withoutMark(text.toString());
  }

  private static int newlines(byte[] bytes, int end) {
    int lines = 0;
    for (int i = 0; i < end; i++) {
      if (bytes[i] == '\n') {
        lines++;
      }
    }
    return lines;
  }

  private static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }
}
