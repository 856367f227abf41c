package starboard.kernel.codec;

/** A state that cannot be saved, or bytes that are no saved state of this game. */
public final class CodecException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CodecException(String message) {
    super(message);
  }

  CodecException(String message, Throwable cause) {
    super(message, cause);
  }

  /** The same, with the field it happened in. */
  CodecException in(String field) {
    return new CodecException(field + ": " + getMessage(), this);
  }
}
