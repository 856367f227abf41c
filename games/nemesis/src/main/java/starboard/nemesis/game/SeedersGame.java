package starboard.nemesis.game;

import starboard.kernel.catalogue.Catalogue;
import starboard.nemesis.GameMode;
import starboard.nemesis.RuleSet;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.round.CoreWords;
import starboard.nemesis.round.RuleSets;
import starboard.nemesis.ship.Ship;
import starboard.nemesis.voidseeders.VoidSeeders;
import starboard.nemesis.words.FaceTexts;

/** Void Seeders put together: the ship with another species, on either side of the board. */
public final class SeedersGame implements Pairing {

  /** What the core, the ship and the Void Seeders evaluate. */
  public static final Vocabulary VOCABULARY =
      CoreWords.VOCABULARY.plus(Ship.VOCABULARY).plus(VoidSeeders.VOCABULARY);

  public static final Content CONTENT =
      Content.read(
          BaseFiles.BOX.changedBy(Catalogue.read(Content.class, "voidseeders.yaml")),
          BaseFiles.REVERSE,
          VOCABULARY);

  /** Its components are numbered behind those of the base game. */
  public static final Box BOX = new Box(CONTENT, BaseGame.BOX.size());

  private final BoxIndex kit;
  private final FaceTexts faces;
  private final Ship ship;
  private final VoidSeeders species;

  /** On that side of the board: {@code base} or {@code advanced}. */
  public SeedersGame(String side) {
    kit = new BoxIndex(CONTENT, BOX, CONTENT.board("board-" + side));
    faces = new FaceTexts(kit);
    ship = new Ship(kit);
    species = new VoidSeeders(kit);
  }

  @Override
  public BoxIndex kit() {
    return kit;
  }

  @Override
  public RuleSet rules(GameMode mode) {
    return RuleSets.of(kit, faces, ship, species, mode);
  }
}
