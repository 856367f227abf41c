package starboard.kernel;

/** A named source of chance, one per purpose (dice, bag, deal). A game declares them as an enum. */
public interface Stream {

  int ordinal();

  String name();
}
