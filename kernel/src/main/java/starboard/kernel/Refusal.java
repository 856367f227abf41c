package starboard.kernel;

/**
 * Input that cannot be taken, with a code for programs and a sentence for people. Nothing changed.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Text text;

  public Refusal(String code, Text text) {
    super(code + ": " + text, null, false, false);
    this.code = code;
    this.text = text;
  }

  public String code() {
    return code;
  }

  public Text text() {
    return text;
  }
}
