package starboard.kernel;

import java.util.List;

/** A named list of options that the table sends one after another ("play all safe cards"). */
public record Shortcut(String id, Text text, List<String> options) {

  public Shortcut {
    options = List.copyOf(options);
  }
}
