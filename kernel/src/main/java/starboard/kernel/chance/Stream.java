package starboard.kernel.chance;

/**
 * A named source of chance, one per purpose (dice, bag, deal). A game declares them as an enum. The
 * fast generator goes by the ordinal, the committed one by the name: reordering or renaming them
 * breaks old replays and needs a new rules version.
 */
public interface Stream {

  int ordinal();

  String name();
}
