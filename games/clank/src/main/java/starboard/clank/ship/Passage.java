package starboard.clank.ship;

/**
 * A corridor as seen from one of its ends.
 *
 * @param against whether it leads against the arrow, so that only a teleport goes there (C10.4)
 * @param blockade whether the blockade closes it (C14.3)
 */
public record Passage(
    int to,
    int boots,
    int enemies,
    boolean lock,
    boolean against,
    boolean lift,
    boolean blockade) {}
