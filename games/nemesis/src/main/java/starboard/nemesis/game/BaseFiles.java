package starboard.nemesis.game;

import starboard.kernel.catalogue.Catalogue;
import starboard.nemesis.content.Content;

/** The files of the base game, read once: the other boxes change them or take parts over. */
final class BaseFiles {
  private BaseFiles() {}

  static final Catalogue BOX = Catalogue.read(Content.class, "nemesis.yaml");

  /** The other side of the board (N26.5). */
  static final Catalogue REVERSE = Catalogue.read(Content.class, "board-advanced.yaml");
}
