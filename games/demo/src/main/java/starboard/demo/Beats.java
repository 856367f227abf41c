package starboard.demo;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Beat.Kind;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** How what happens on the table is shown. */
final class Beats {

  private Beats() {}

  private static final int FACES = 6;

  private static String hand(Seat seat) {
    return "hand-" + seat.index();
  }

  static String credits(Seat seat) {
    return "credits-" + seat.index();
  }

  private static Beat card(Kind kind, String rule, int thing) {
    return Beat.of(kind, rule)
        .shows(new Beat.Card(Text.of("do.card", Arg.thing(thing)), null, null));
  }

  /** The marker goes on, and the die that decides the weather (D1.3). */
  static Beat round(int round) {
    return Beat.of(Kind.MOVE, "D1.3").to("round-" + round);
  }

  static Beat die(String rule, int roll) {
    return Beat.of(Kind.ROLL, rule)
        .on("die")
        .shows(new Beat.Face("die", roll - 1, Text.of("die.face", roll)))
        .shows(new Beat.Stock(Text.of("die.storm"), faces(roll)))
        .odds(1, FACES);
  }

  private static List<Beat.Share> faces(int roll) {
    List<Beat.Share> faces = new ArrayList<>();
    for (int face = 1; face <= FACES; face++) {
      faces.add(new Beat.Share(Text.of("die.face", face), 1, face == roll ? 1 : 0));
    }
    return faces;
  }

  static Beat drew(Seat seat) {
    return Beat.of(Kind.DRAW, "D1.5").from("deck").to(hand(seat)).seat(seat);
  }

  static Beat reshuffled() {
    return Beat.of(Kind.MOVE, "D1.5").from("discard").to("deck");
  }

  static Beat discarded(Seat seat, int card) {
    return card(Kind.PAY, "D3.1", card).from(hand(seat)).to("discard").seat(seat);
  }

  static Beat stowed(Seat seat) {
    return Beat.of(Kind.MOVE, "D3.2").from(hand(seat)).to(DemoScene.hold(seat)).seat(seat);
  }

  static Beat bid(Seat seat) {
    return Beat.of(Kind.MOVE, "D2.1").from(hand(seat)).to("bid-" + seat.index()).seat(seat);
  }

  static Beat bidShown(Seat seat, int card) {
    return card(Kind.REVEAL, "D2.2", card).from("bid-" + seat.index()).to("discard").seat(seat);
  }

  static Beat token(Text name, int alike, int all) {
    return Beat.of(Kind.DRAW, "D4.2")
        .from("bag")
        .shows(new Beat.Token(name, null, null))
        .odds(alike, all);
  }

  static Beat probed(Seat seat, int berth) {
    return Beat.of(Kind.REVEAL, "D5.1").on(DemoScene.berth(berth)).seat(seat);
  }

  static Beat crateSeen(Seat seat, int berth, int crate) {
    return card(Kind.REVEAL, "D5.1", crate).on(DemoScene.berth(berth), "notes").seat(seat);
  }

  /**
   * A crate goes into a hold; without a new one the berths behind it close up (D5.2).
   *
   * @param last the last berth that closes up, or -1
   */
  static Beat crateTaken(Seat seat, int berth, int last, int crate) {
    Beat beat =
        card(Kind.GAIN, "D5.2", crate)
            .on("crates")
            .from(DemoScene.berth(berth))
            .to(DemoScene.hold(seat))
            .seat(seat);
    for (int i = berth + 1; i <= last; i++) beat = beat.on(DemoScene.berth(i));
    return last > 0 ? beat.on("way-" + last) : beat;
  }

  static Beat offered(Seat giver) {
    return Beat.of(Kind.MOVE, "D6.1").from(hand(giver)).to(DemoScene.TRAY).seat(giver);
  }

  static Beat takenFromTray(Seat seat, Seat giver) {
    return Beat.of(Kind.GAIN, "D6.1")
        .from(DemoScene.TRAY)
        .to(hand(seat))
        .on(credits(giver))
        .seat(seat);
  }

  static Beat rowDealt() {
    return Beat.of(Kind.REVEAL, "D8.1").from("deck").to("row");
  }

  static Beat tookFromRow(Seat seat) {
    return Beat.of(Kind.GAIN, "D8.1").from("row").to(hand(seat)).seat(seat);
  }

  static Beat rowCleared() {
    return Beat.of(Kind.MOVE, "D8.1").from("row").to("discard");
  }

  static Beat repaired(Seat seat, Seat mate) {
    return Beat.of(Kind.GAIN, "D8.2").on(credits(seat), credits(mate));
  }

  /** Points against the best of the others (D9.1). */
  static Beat counted(Seat seat, int points, int others) {
    return Beat.of(Kind.END, "D9.1")
        .on("rounds", "score", DemoScene.hold(seat))
        .shows(Beat.Compared.of(Text.of("beat.own"), points, Text.of("beat.others"), others))
        .seat(seat);
  }
}
