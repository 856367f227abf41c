package starboard.nemesis;

import starboard.kernel.scene.Widget;

/** Cards and tokens as one viewer sees them, for the views of places and species. */
public interface ShownCards {

  /** A face: with all that is printed on it where it matters now, else its name alone. */
  Widget.Card face(String id, int thing, boolean printed);

  Widget.Card back(String id, int thing);
}
