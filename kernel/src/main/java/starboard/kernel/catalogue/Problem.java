package starboard.kernel.catalogue;

/** One mistake in a file: where it is, and what is wrong in one sentence. */
public record Problem(Location where, String sentence) {
  @Override
  public String toString() {
    return where + ": " + sentence;
  }
}
