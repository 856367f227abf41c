package starboard.clank.turn;

import starboard.clank.Beats;
import starboard.clank.Clank;
import starboard.clank.attack.Attack;
import starboard.clank.attack.Leaving;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.clank.content.Secret;
import starboard.clank.effect.Doing;
import starboard.clank.effect.Playing;
import starboard.clank.effect.Trashing;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** C4.1 Turns go round clockwise until nobody is aboard. */
public final class Turns {

  private static final Content CONTENT = Content.BOX;

  private Turns() {}

  /** The turn of that seat and all turns after it. */
  public record Next(Seat seat) implements Step<Clank> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Clank s) {
      Seat next = seat.next(s.players());
      if (s.isAboard(seat)) {
        s.then(new Begin(seat));
        s.then(new Turn(seat));
        s.then(new End(seat));
      } else {
        s.then(new Attack.Departed(seat));
      }
      s.then(new Next(next));
    }
  }

  /** C4.1 */
  public record Begin(Seat seat) implements Step<Clank> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Clank s) {
      s.beginTurn(seat);
    }
  }

  /** C4.4 The end of a turn, step by step. */
  public record End(Seat seat) implements Step<Clank> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Clank s) {
      if (s.isAboard(seat)) disintegrate(s);
      s.then(new CleanUp(seat));
      s.then(new Refill(seat));
    }

    /** C4.4(1), C20.2 */
    private void disintegrate(Clank s) {
      Pile tokens = s.tokens(seat);
      for (int i = 0; i < tokens.size(); i++) {
        int kind = Box.kindOf(tokens.number(i));
        if (CONTENT.secret(kind).use() == Secret.Use.END_OF_TURN) {
          s.then(new Forced(seat, kind));
        }
      }
    }
  }

  /** A token that acts by itself at the end of the turn (C20.2). */
  record Forced(Seat seat, int secret) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      s.tellUse(seat, secret);
      s.spendToken(seat, secret);
      int source = CONTENT.sourceOfSecret(secret);
      for (Op op : CONTENT.secret(secret).ops()) {
        if (op instanceof Op.Trash trash) s.then(new Trashing(seat, source, trash.count(), true));
        else Doing.now(s, seat, source, op);
      }
    }
  }

  /** C4.4(2)-(4) */
  public record CleanUp(Seat seat) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      s.endTurn(seat);
      if (!s.isAboard(seat)) return;
      s.drawCards(seat, CONTENT.setup().handSize());
    }
  }

  /** C4.4(5), C15.1, C15.3 */
  public record Refill(Seat seat) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      int lacking = CONTENT.setup().rowSize() - s.row().size();
      if (lacking > s.deck().size()) {
        s.announce(Beats.deckEmpty(), "deck-empty");
        s.then(new Leaving.EveryoneOut());
        return;
      }
      for (int i = 0; i < lacking; i++) s.reveal();
      if (lacking > 0) s.then(new Arrive(seat, lacking));
      if (s.attacks(lacking) > 0) s.then(new Attack());
    }
  }

  /** C4.4(6) ARRIVE effects of the newest cards of the row, in the order they were placed. */
  public record Arrive(Seat seat, int newest) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      Pile row = s.row();
      for (int i = row.size() - newest; i < row.size(); i++) {
        int kind = Box.kindOf(row.number(i));
        if (Content.BOX.card(kind).arrives()) s.arrive(row.at(i));
        Playing.happen(s, seat, kind, Card.When.ARRIVE);
      }
    }
  }
}
