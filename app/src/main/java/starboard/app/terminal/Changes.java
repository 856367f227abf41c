package starboard.app.terminal;

import java.util.LinkedHashMap;
import java.util.Map;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;

/** What looks different from when it was last shown; of boards and mats only the parts that do. */
final class Changes {

  private Map<String, String> shown = Map.of();

  /** Everything is new again. */
  void forget() {
    shown = Map.of();
  }

  String of(Scene scene, SceneText text) {
    StringBuilder changes = new StringBuilder();
    Map<String, String> now = new LinkedHashMap<>();
    for (Widget widget : scene.widgets()) {
      if (widget instanceof Widget.Prompt || widget instanceof Widget.Log) continue;
      for (SceneText.Block block : text.blocks(widget)) {
        StringBuilder under = new StringBuilder();
        block
            .entries()
            .forEach(
                (id, said) -> {
                  now.put(id, said);
                  if (!said.equals(shown.get(id))) under.append(said);
                });
        if (!under.isEmpty()) changes.append(block.head()).append(under);
      }
    }
    shown = now;
    return changes.toString();
  }
}
