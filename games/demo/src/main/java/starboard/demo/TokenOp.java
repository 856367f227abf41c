package starboard.demo;

import starboard.kernel.seats.Seat;

/** What a token does to the crew that drew it (D4.1). */
sealed interface TokenOp {

  void happen(Demo s, Seat seat);

  /** Calm and drift: take cards; the weather may change how many (D1.4). */
  record DrawCards(int count) implements TokenOp {
    @Override
    public void happen(Demo s, Seat seat) {
      int found = s.weather().changed(Weather.Quantity.CARDS_FOUND, count);
      s.then(new Searching.Draw(seat, found));
    }
  }

  /** Storm: a low roll costs a card. */
  record RollDamage(int hurtsUpTo) implements TokenOp {
    @Override
    public void happen(Demo s, Seat seat) {
      if (s.rollDie() <= hurtsUpTo) s.then(new Searching.LoseCard(seat));
    }
  }
}
