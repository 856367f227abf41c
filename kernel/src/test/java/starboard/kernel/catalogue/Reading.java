package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

/** Reads texts for tests, as a file called {@code test.yaml}. */
final class Reading {
  private Reading() {}

  static <T extends Record> T read(Class<T> type, Binder binder, String text) {
    return Catalogue.of("test.yaml", text).bind(type, binder);
  }

  static <T extends Record> T read(Class<T> type, String text) {
    return read(type, Binder.strict(), text);
  }

  /** The message about the mistakes of a text. */
  static String mistakes(Class<? extends Record> type, Binder binder, String text) {
    return refusal(() -> read(type, binder, text));
  }

  static String mistakes(Class<? extends Record> type, String text) {
    return mistakes(type, Binder.strict(), text);
  }

  /** The message of the refusal that must come. */
  static String refusal(Runnable reading) {
    return String.valueOf(
        catchThrowableOfType(CatalogueException.class, reading::run).getMessage());
  }
}
