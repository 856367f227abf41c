package starboard.demo;

import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Query;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** The weather of a round (D1.4); what it changes hangs on the rules as hooks. */
enum Weather {
  CLEAR,
  DUST,
  SURGE,
  FLARE;

  private static final Weather[] BY_ROLL = {CLEAR, CLEAR, CLEAR, DUST, SURGE, FLARE};

  /** How many cards a crew may keep after the shift. */
  record HandLimit(Seat seat) implements Query {}

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

  static Hooks<Demo> hooks() {
    return Hooks.<Demo>builder()
        .modify(HandLimit.class, (s, _, limit) -> s.weather() == DUST ? limit - 1 : limit)
        .before(
            Searching.Draw.class,
            (s, draw) ->
                s.weather() == SURGE ? new Searching.DrawNow(draw.seat(), draw.count() - 1) : draw)
        .after(
            Crates.CrateOpened.class,
            (s, opened) -> {
              if (s.weather() == FLARE) s.then(new Searching.DrawNow(opened.seat(), 1));
            })
        .build();
  }
}
