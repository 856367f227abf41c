package starboard.nemesis.game;

import starboard.nemesis.GameMode;
import starboard.nemesis.RuleSet;
import starboard.nemesis.Site;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.intruders.Intruders;
import starboard.nemesis.round.CoreWords;
import starboard.nemesis.round.RuleSets;
import starboard.nemesis.ship.Ship;
import starboard.nemesis.words.FaceTexts;

/** The base game put together: its box, and its rules on either side of the board. */
public final class BaseGame implements Pairing {

  /** What the core, the ship and the Intruders evaluate. */
  public static final Vocabulary VOCABULARY =
      CoreWords.VOCABULARY.plus(Ship.VOCABULARY).plus(Intruders.VOCABULARY);

  public static final Content CONTENT = Content.read(BaseFiles.BOX, BaseFiles.REVERSE, VOCABULARY);

  public static final Box BOX = new Box(CONTENT);

  private final BoxIndex kit;
  private final FaceTexts faces;
  private final Ship ship;
  private final Intruders intruders;

  /** On that side of the board: {@code base} or {@code advanced}. */
  public BaseGame(String side) {
    this(CONTENT, BOX, CONTENT.board("board-" + side));
  }

  /** With other content. */
  public BaseGame(Content content, Box box, Board board) {
    kit = new BoxIndex(content, box, board);
    faces = new FaceTexts(kit);
    ship = new Ship(kit);
    intruders = new Intruders(kit);
  }

  @Override
  public BoxIndex kit() {
    return kit;
  }

  @Override
  public RuleSet rules(GameMode mode) {
    return rules(ship, mode);
  }

  /** With another place. */
  public RuleSet rules(Site place, GameMode mode) {
    return RuleSets.of(kit, faces, place, intruders, mode);
  }
}
