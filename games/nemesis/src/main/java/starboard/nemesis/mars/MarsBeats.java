package starboard.nemesis.mars;

import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Beat.Kind;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Beats;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;

/** How what only the Mars base has is shown when it changes. */
final class MarsBeats {

  private MarsBeats() {}

  /** L8 The light of every room that a circuit feeds goes with it. */
  static Beat power(Nemesis s, Circuit circuit) {
    boolean on = MarsState.of(s).isPowered(circuit);
    Beat beat = Beat.of(on ? Kind.GAIN : Kind.REVEAL, "L8.2").on(MarsWidgets.circuit(circuit));
    for (int room = 0; room < s.board().rooms(); room++) {
      if (MarsState.of(s).base().isFedBy(room, circuit)) beat = beat.on(Widgets.room(s, room));
    }
    return beat;
  }

  /** L5.1 A token of the capsules, by its place among those still on the track. */
  static Beat launch(int index, int token) {
    return Beat.of(Kind.REVEAL, "L5.1")
        .on(MarsWidgets.css(index), "capsules")
        .shows(Beats.card(token, null));
  }

  /** L10.2 Somebody who waited in a capsule, with all that is carried. */
  static Beat capsule(Kind kind, Seat seat) {
    return Beat.of(kind, "L10.2")
        .on("capsules", Beats.at("items", seat), Beats.at("held", seat))
        .seat(seat);
  }

  /** L21.1 A token that somebody looks at. */
  static Beat contingency(String widget) {
    return Beat.of(Kind.REVEAL, "L21.1").on(widget);
  }

  /** L11.1 */
  static Beat gate(Nemesis s) {
    Beat beat = Beat.of(Kind.REVEAL, "L11.1").on("gate");
    for (int room = 0; room < s.board().rooms(); room++) {
      if (MarsState.of(s).base().premises().isExit(room)) beat = beat.on(Widgets.room(s, room));
    }
    return beat;
  }

  /** L11 Rover or elevator, from room to room; the bunker is no place of the map. */
  static Beat driven(Nemesis s, String row, String rule, int from, int to) {
    Beat beat = Beat.of(Kind.MOVE, rule).on(row);
    if (from >= 0) beat = beat.from(Widgets.room(s, from));
    return to >= 0 ? beat.to(Widgets.room(s, to)) : beat;
  }

  /** L19 */
  static Beat knowledge(Seat seat) {
    return Beat.of(Kind.GAIN, "L19.1").on("knowledge-" + seat.index()).seat(seat);
  }
}
