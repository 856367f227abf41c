package starboard.app;

/** The program behind {@code ./starboard}. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.err.println("starboard: nothing to play yet.");
  }
}
