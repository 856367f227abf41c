package starboard.rone.turn;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;

/** R8.9 Phase 8: played cards go on the discard pile in an order of one's choice. */
record Discarding(Seat seat) implements Question<Kind> {

  /** The phase begins. */
  record Phase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(8);
      s.then(new Discarding(seat));
    }
  }

  /** Marked cards stay till phase 10. */
  private static boolean isNext(Player player, int position) {
    return !player.isMarked(player.played().number(position));
  }

  @Override
  public void options(Rone s, Choices<Kind> out) {
    Player player = s.player(seat);
    for (int i = 0; i < player.played().size(); i++) {
      if (!isNext(player, i)) continue;
      if (out.size() == 0) out.add(Kind.REST);
      out.addOnce(Kind.of(starboard.rone.Box.kindOf(player.played().number(i))));
    }
  }

  @Override
  public void answer(Rone s, Kind card) {
    Player player = s.player(seat);
    for (int i = 0; i < player.played().size(); i++) {
      boolean chosen =
          card.isRest() || starboard.rone.Box.kindOf(player.played().number(i)) == card.kind();
      if (!chosen || !isNext(player, i)) continue;
      player.discardPlayed(i--);
      if (card.isRest()) continue;
      s.then(this);
      return;
    }
  }

  @Override
  public String key() {
    return "choose-discard-order";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.discard");
  }

  @Override
  public Option option(Rone s, Kind card) {
    return card.isRest()
        ? Option.of("rest", Text.of("do.rest"))
        : card.option("discard", "played-" + seat.index());
  }
}
