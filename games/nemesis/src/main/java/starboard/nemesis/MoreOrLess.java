package starboard.nemesis;

/** The rule of an op that makes a quantity more or less while it is in force. */
public interface MoreOrLess extends OpRule {

  Quantity quantity();

  int amount();

  /** Whether it changes what the question is about, see {@link Quantity}. */
  default boolean isAbout(int about) {
    return true;
  }

  @Override
  default boolean concerns(Quantity matter) {
    return matter == quantity();
  }

  @Override
  default int changed(Nemesis s, Quantity matter, int about, int value) {
    return matter == quantity() && isAbout(about) ? value + amount() : value;
  }
}
