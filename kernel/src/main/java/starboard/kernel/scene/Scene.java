package starboard.kernel.scene;

import java.util.List;

/**
 * What one viewer may see of a table, as plain data: the page, the terminal and the screen reader
 * are three renderings of it. A thing nobody named here stays hidden.
 */
public record Scene(List<Widget> widgets) {

  public Scene {
    widgets = List.copyOf(widgets);
  }
}
