package starboard.table.secret;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The secrets somebody has shown, as hashes; a table looks at it each time something is asked. */
public record Keys(Set<String> hashes) {

  public static final Keys NONE = new Keys(Set.of());

  public Keys {
    hashes = Set.copyOf(hashes);
  }

  public static Keys of(Secret secret) {
    return new Keys(Set.of(secret.hash()));
  }

  public static Keys of(List<Secret> secrets) {
    Set<String> hashes = new HashSet<>();
    for (Secret secret : secrets) hashes.add(secret.hash());
    return new Keys(hashes);
  }

  public boolean opens(String hash) {
    return hashes.contains(hash);
  }
}
