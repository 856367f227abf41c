package starboard.rone.turn;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.effect.Decks;
import starboard.rone.effect.Question;
import starboard.rone.effect.Reshuffling;

/** R8.2 Phase 2: one card after another, as long as one likes. */
public record Drawing(Seat seat) implements Question<Drawing.Card> {

  /** One more card, or no more. */
  public enum Card implements Choice {
    DRAW,
    STOP
  }

  /** The phase begins. */
  record Phase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(2);
      s.then(new Drawing(seat));
    }
  }

  /** R7.2, R7.3 */
  @Override
  public void options(Rone s, Choices<Card> out) {
    Player player = s.player(seat);
    if (!player.deck().isEmpty() || player.canReshuffle()) out.add(Card.DRAW);
    else out.refuse(Card.DRAW, Text.of("refused.no-cards"));
    out.add(Card.STOP);
  }

  @Override
  public void answer(Rone s, Card card) {
    if (card == Card.DRAW) s.then(new Decks.Draw(seat, 1), this);
  }

  @Override
  public String key() {
    return "choose-draw";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.draw");
  }

  @Override
  public Option option(Rone s, Card card) {
    if (card == Card.STOP) return Option.of("stop", Text.of("do.stop"));
    Player player = s.player(seat);
    String deck = "deck-" + seat.index();
    int left = player.deck().size();
    if (left > 0) {
      return Option.of("draw", Text.of("do.draw"), deck).explained(Text.of("effect.draw", left));
    }
    int toll = Reshuffling.toll(player);
    String effect = toll >= player.life() ? "effect.reshuffle-kills" : "effect.reshuffle";
    return Option.of("draw", Text.of("do.draw-reshuffling"), deck)
        .explained(Text.of(effect, toll, player.life()));
  }
}
