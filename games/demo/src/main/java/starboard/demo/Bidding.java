package starboard.demo;

import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** D2 Bidding: all lay a card at once, the highest makes the captain. */
record Bidding() implements Step<Demo> {

  @Override
  public void run(Demo s) {
    s.together(s.seats(), LayBid::new);
    s.then(new TurnUp());
  }

  /** D2.1 */
  record LayBid(Seat seat) implements FromHand {
    @Override
    public String verb() {
      return "bid";
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.layBid(seat, card.kind());
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-bid");
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.bid");
    }

    @Override
    public Option option(Demo s, Cards card) {
      String widget = DemoScene.handCard(seat, card.kind());
      return Option.of("bid:" + widget, Text.of("do.bid", Arg.of(card.name())), widget);
    }
  }

  /** D2.2 The captain begins; turns go clockwise. */
  record TurnUp() implements Step<Demo> {
    @Override
    public void run(Demo s) {
      Seat captain = Seat.ONE;
      int highest = -1;
      for (int i = 0; i < s.players(); i++) {
        int value = s.turnUpBid(Seat.of(i));
        if (value > highest) {
          highest = value;
          captain = Seat.of(i);
        }
      }
      s.announce("captain", captain);
      Seat seat = captain;
      for (int i = 0; i < s.players(); i++) {
        s.then(new Turn(seat, Turn.ACTIONS));
        seat = seat.next(s.players());
      }
    }
  }
}
