package starboard.nemesis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import starboard.kernel.catalogue.Catalogue;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.ship.Ship;
import starboard.testkit.Scenario;

/** Tables that differ from the base game in one answer, or in one line of its content. */
final class Elsewhere {

  private static final BaseGame BASE = new BaseGame("base");
  static final BoxIndex KIT = BASE.kit();

  private Elsewhere() {}

  /** A table in another place. */
  static Scenario<Nemesis> in(Site place) {
    return Laid.by(BASE.rules(place, new SemiCooperative(false)));
  }

  /** The content with one line changed. */
  static Content content(String right, String wrong) {
    String file = text("nemesis.yaml");
    if (!file.contains(right)) throw new IllegalArgumentException("no such line: " + right);
    int at = file.indexOf(right);
    return Content.read(
        Catalogue.of(
            "nemesis.yaml", file.substring(0, at) + wrong + file.substring(at + right.length())),
        Catalogue.of("board-advanced.yaml", text("board-advanced.yaml")),
        BaseGame.VOCABULARY);
  }

  /** A table with that content. */
  static Scenario<Nemesis> with(Content content) {
    BaseGame game = new BaseGame(content, new Box(content), content.board());
    return Laid.by(game.rules(new SemiCooperative(false)));
  }

  private static String text(String file) {
    try (InputStream in = Content.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The ship, to be changed in one answer. */
  static class OtherShip extends Ship {
    OtherShip() {
      super(KIT);
    }
  }
}
