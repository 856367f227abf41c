package starboard.wire;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a JSON object in their order. Nearly all objects have a handful, which are found
 * sooner by looking at each than by a hash table; one with many gets a table all the same.
 */
final class FewKeys extends AbstractMap<String, JsonNode> {

  private static final int MOST = 24;
  private static final int AT_FIRST = 8;

  private String[] keys = new String[AT_FIRST];
  private JsonNode[] values = new JsonNode[AT_FIRST];
  private int size;

  /** All fields, once there are too many to look at each. */
  private @Nullable Map<String, JsonNode> many;

  private int place(@Nullable Object key) {
    if (key == null) return -1;
    int hash = key.hashCode();
    for (int i = 0; i < size; i++) {
      if (keys[i].hashCode() == hash && keys[i].equals(key)) return i;
    }
    return -1;
  }

  @Override
  public int size() {
    return many == null ? size : many.size();
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return many == null ? place(key) >= 0 : many.containsKey(key);
  }

  @Override
  public @Nullable JsonNode get(@Nullable Object key) {
    if (many != null) return many.get(key);
    int place = place(key);
    return place < 0 ? null : values[place];
  }

  @Override
  public @Nullable JsonNode put(String key, JsonNode value) {
    if (many != null) return many.put(key, value);
    int place = place(key);
    if (place >= 0) {
      JsonNode old = values[place];
      values[place] = value;
      return old;
    }
    if (size == MOST) {
      many = new LinkedHashMap<>(this);
      return many.put(key, value);
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    keys[size] = key;
    values[size++] = value;
    return null;
  }

  @Override
  public @Nullable JsonNode remove(@Nullable Object key) {
    if (many != null) return many.remove(key);
    int place = place(key);
    return place < 0 ? null : remove(place);
  }

  private JsonNode remove(int place) {
    JsonNode old = values[place];
    size--;
    System.arraycopy(keys, place + 1, keys, place, size - place);
    System.arraycopy(values, place + 1, values, place, size - place);
    return old;
  }

  @Override
  public Set<Entry<String, JsonNode>> entrySet() {
    return many == null ? new Fields() : many.entrySet();
  }

  private final class Fields extends AbstractSet<Entry<String, JsonNode>> {
    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<Entry<String, JsonNode>> iterator() {
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < size;
        }

        @Override
        public Entry<String, JsonNode> next() {
          if (next >= size) throw new NoSuchElementException();
          int place = next++;
          return Map.entry(keys[place], values[place]);
        }

        @Override
        public void remove() {
          FewKeys.this.remove(--next);
        }
      };
    }
  }
}
