package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;

/** R6.6 A sacrifice: three cards of the own deck, one is destroyed, the others go back. */
public record Sacrificing(Seat seat, String from) implements Step<Rone> {

  private static final int LOOKED_AT = 3;

  @Override
  public void run(Rone s) {
    Player player = s.player(seat);
    if (player.deck().isEmpty() && !player.canReshuffle()) {
      player.exhaustCards();
      Ending.check(s);
      return;
    }
    s.then(new Look(seat), new Destroy(seat, from), new PutBack(seat, from));
  }

  /** What the deck holds is taken; a reshuffle for the rest leaves it alone (R7.1). */
  record Look(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      player.lookAtTop(LOOKED_AT - player.revealed().size());
      if (player.revealed().size() < LOOKED_AT && player.canReshuffle()) {
        Reshuffling.before(s, player, this);
      }
    }
  }

  /** Which one is destroyed. */
  public record Destroy(Seat seat, String from) implements Question<Kind> {

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Kind.list(s.player(seat).revealed(), out);
    }

    @Override
    public void answer(Rone s, Kind card) {
      s.player(seat).destroyRevealed(card.kind());
    }

    @Override
    public String key() {
      return "choose-sacrificed";
    }

    @Override
    public Option option(Rone s, Kind card) {
      return card.option("sacrifice", "revealed-" + seat.index());
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }

  /** Which one goes back on the deck first, below the other. */
  record PutBack(Seat seat, String from) implements Question<Kind> {

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Kind.list(s.player(seat).revealed(), out);
    }

    @Override
    public void answer(Rone s, Kind card) {
      s.player(seat).putBack(card.kind());
      s.then(this);
    }

    @Override
    public String key() {
      return "choose-put-back";
    }

    @Override
    public Option option(Rone s, Kind card) {
      return card.option("put-back", "revealed-" + seat.index());
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }
}
