package starboard.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The secrets somebody has shown, as hashes; a table looks at it each time something is asked. */
public record Pass(Set<String> hashes) {

  public static final Pass NONE = new Pass(Set.of());

  public Pass {
    hashes = Set.copyOf(hashes);
  }

  public static Pass of(Secret secret) {
    return new Pass(Set.of(secret.hash()));
  }

  public static Pass of(List<Secret> secrets) {
    Set<String> hashes = new HashSet<>();
    for (Secret secret : secrets) hashes.add(secret.hash());
    return new Pass(hashes);
  }

  boolean opens(String hash) {
    return hashes.contains(hash);
  }
}
