package starboard.demo;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** D4 Searching the wreck: a token says what comes of it. */
record Searching(Seat seat) implements Step<Demo> {

  @Override
  public void run(Demo s) {
    s.announce("searches", seat);
    for (TokenOp op : Components.BOX.file.tokens().at(s.drawToken()).ops()) op.happen(s, seat);
  }

  /** Cards for a crew that has found or opened something. */
  record Draw(Seat seat, int count) implements Step<Demo> {
    @Override
    public void run(Demo s) {
      s.draw(seat, count);
    }
  }

  /** D4.1 A storm costs a hand card of one's choice. */
  record LoseCard(Seat seat) implements FromHand {
    @Override
    public String verb() {
      return "lose";
    }

    @Override
    public void answer(Demo s, Cards card) {
      s.discard(seat, card.kind(), "lost");
    }

    @Override
    public Text question(Demo s) {
      return Text.of("choose-card-to-lose");
    }

    @Override
    public Text source(Demo s) {
      return Text.of("rule.search");
    }
  }
}
