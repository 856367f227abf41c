package starboard.demo;

import starboard.kernel.rules.Hooks;
import starboard.kernel.words.Text;

/** The weather of a round (D1.4): what it changes, and what hangs on the rules because of it. */
enum Weather {
  CLEAR,
  DUST,
  SURGE,
  FLARE;

  private static final Weather[] BY_ROLL = {CLEAR, CLEAR, CLEAR, DUST, SURGE, FLARE};

  /** What the weather can change. */
  enum Quantity {
    /** Cards a crew may keep after the shift (D8.3). */
    HAND_LIMIT,
    /** Cards a search gives (D4.1). */
    CARDS_FOUND
  }

  static Weather rolled(int roll) {
    return BY_ROLL[roll - 1];
  }

  Text text() {
    return switch (this) {
      case CLEAR -> Text.of("weather.clear");
      case DUST -> Text.of("weather.dust");
      case SURGE -> Text.of("weather.surge");
      case FLARE -> Text.of("weather.flare");
    };
  }

  /** What a quantity is in this weather. */
  int changed(Quantity quantity, int value) {
    return switch (quantity) {
      case HAND_LIMIT -> this == DUST ? value - 1 : value;
      case CARDS_FOUND -> this == SURGE ? value - 1 : value;
    };
  }

  static Hooks<Demo> hooks() {
    return Hooks.<Demo>builder()
        .after(
            Crates.CrateOpened.class,
            (s, opened) -> {
              if (s.weather() == FLARE) s.then(new Searching.Draw(opened.seat(), 1));
            })
        .build();
  }
}
