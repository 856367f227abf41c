package starboard.kernel.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes being written; small numbers take one byte, a class is named once. */
final class Output {

  private final List<Class<?>> classes = new ArrayList<>();
  private byte[] bytes = new byte[1024];
  private int size;

  void writeByte(int value) {
    if (size == bytes.length) bytes = Arrays.copyOf(bytes, 2 * size);
    bytes[size++] = (byte) value;
  }

  /** Signed, small magnitudes first. */
  void writeLong(long value) {
    long rest = (value << 1) ^ (value >> 63);
    while ((rest & ~0x7FL) != 0) {
      writeByte((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    writeByte((int) rest);
  }

  void writeText(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    writeLong(utf8.length);
    for (byte b : utf8) writeByte(b);
  }

  /** 0 is left for null. */
  void writeClass(Class<?> type) {
    int index = 0;
    while (index < classes.size() && classes.get(index) != type) index++;
    writeLong(index + 1);
    if (index == classes.size()) {
      if (!Shape.isKnown(type.getName())) throw Shape.unsaveable(type);
      classes.add(type);
      writeText(SavedNames.of(type));
    }
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }
}
