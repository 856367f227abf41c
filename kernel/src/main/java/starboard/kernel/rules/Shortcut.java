package starboard.kernel.rules;

import java.util.List;
import starboard.kernel.words.Text;

/** A named list of options that the table sends one after another ("play all safe cards"). */
public record Shortcut(String id, Text text, List<String> options) {

  public Shortcut {
    options = List.copyOf(options);
  }
}
