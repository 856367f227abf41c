package starboard.nemesis.voidseeders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.ask.OneByOne;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.words.Reasons;

/** Ops of attacks and events of the Void Seeders. */
public sealed interface InsanityOps extends OpRule {

  /** Each of them resolves a panic card, one completely after the other (V4.1, V4.6). */
  record ResolvePanic(@Default("self") Who who, @Nullable Filter filter)
      implements InsanityOps, OnCharacters {
    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.then(new Panic(seat));
    }

    @Override
    public Text text() {
      return who.text(filter, "op.resolve-panic");
    }
  }

  /** Each of them goes up so many levels, one by one (V3.2). */
  record RaiseInsanity(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements InsanityOps, OneByOne {
    @Override
    public Step<Nemesis> once(Seat seat) {
      return new Insanity.Raise(seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.raise-insanity", amount);
    }
  }

  /** Each of them draws until it holds so many cards (N3.3). */
  record DrawUpTo(int hand, @Default("self") Who who, @Nullable Filter filter)
      implements InsanityOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.cards().hand(seat).size() < hand ? null : Reasons.ALREADY;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.cards().drawCards(seat, hand - s.cards().hand(seat).size());
    }

    @Override
    public Text text() {
      return who.text(filter, "op.draw-up-to", hand);
    }
  }

  /** Cards of the own deck are turned up; a parasite among them is found (V16.2). */
  record ScanDeck(int draw, @Default("self") Who who, @Nullable Filter filter)
      implements InsanityOps, OnCharacters {
    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      if (s.cards().scanTop(seat, draw)) Contamination.found(s, seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.scan-deck", draw);
    }
  }

  /** Cancels the effect of another player's panic card (V4.3). */
  record CancelPanicEffect() implements InsanityOps {}

  /** V14 Whispers: the number of one more event card makes noise around the Characters. */
  record NoiseByEventNumber() implements InsanityOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.crew().characterRooms() == 0 ? Reasons.NOBODY : null;
    }

    /** Rooms in ascending order; what lies between two of them is handled for the lower one. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      int number = ForcedMoves.turnNumber(s);
      long handled = 0;
      for (int left = s.crew().characterRooms(); left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        int corridor = s.board().spot(room, number);
        if (corridor == Nemesis.NONE || (handled >>> corridor & 1) != 0) continue;
        handled |= 1L << corridor;
        s.then(new Whisper(room, corridor));
      }
    }
  }

  /** Noise in a corridor, or where it lies already an encounter of the first in turn order. */
  record Whisper(int room, int corridor) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.interior().hasNoise(corridor)) {
        s.interior().placeNoise(corridor);
        return;
      }
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (s.crew().roomOf(seat) != room) continue;
        s.then(new Encounter(seat));
        return;
      }
    }
  }
}
