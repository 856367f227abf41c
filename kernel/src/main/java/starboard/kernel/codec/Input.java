package starboard.kernel.codec;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes being read; anything that does not fit ends in a {@link CodecException}. */
final class Input {

  private final byte[] bytes;
  private final ClassLoader loader;
  private final List<Class<?>> classes = new ArrayList<>();
  private int at;

  Input(byte[] bytes, ClassLoader loader) {
    this.bytes = bytes;
    this.loader = loader;
  }

  int readByte() {
    if (at >= bytes.length)
      throw new CodecException("The saved state is cut off at byte " + at + ".");
    return bytes[at++];
  }

  long readLong() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int b = readByte();
      value |= (b & 0x7FL) << shift;
      if (b >= 0) return (value >>> 1) ^ -(value & 1);
    }
    throw new CodecException(
        "The saved state is damaged at byte " + at + ": a number does not end.");
  }

  int readInt() {
    long value = readLong();
    if ((int) value != value)
      throw new CodecException(
          "The saved state is damaged at byte " + at + ": a number is too large.");
    return (int) value;
  }

  /** How many elements follow; never more than there are bytes left. */
  int readSize() {
    int size = readInt();
    if (size < 0 || size > bytes.length - at) {
      throw new CodecException(
          "The saved state is damaged at byte " + at + ": " + size + " elements cannot follow.");
    }
    return size;
  }

  String readText() {
    int size = readSize();
    at += size;
    return new String(bytes, at - size, size, StandardCharsets.UTF_8);
  }

  @Nullable Class<?> readClass() {
    int index = readInt() - 1;
    if (index == -1) return null;
    if (index < 0 || index > classes.size())
      throw new CodecException("The saved state is damaged at byte " + at + ".");
    if (index == classes.size()) classes.add(classNamed(readText()));
    return classes.get(index);
  }

  private Class<?> classNamed(String name) {
    if (!Shape.isKnown(name)) {
      throw new CodecException("The saved state names a foreign class: " + name + ".");
    }
    try {
      return SavedNames.find(name, loader);
    } catch (ClassNotFoundException unknown) {
      throw new CodecException(
          "The saved state names a step or value these rules do not have: " + name + ".", unknown);
    }
  }

  boolean atEnd() {
    return at == bytes.length;
  }
}
