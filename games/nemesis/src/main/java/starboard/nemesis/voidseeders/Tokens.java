package starboard.nemesis.voidseeders;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.movement.Encounter;

/** V6 What tokens of the bag bring; they lie aside meanwhile. */
final class Tokens {

  private Tokens() {}

  /** V6.2, V6.3 The void seeder that the insanity of who caused it names, or a lower kind. */
  static void appear(Nemesis s, Seat cause, int token) {
    int room = s.crew().roomOf(cause);
    VoidSeeders species = VoidSeeders.of(s);
    int figure = species.figureFor(s, species.kindFor(s, cause), room);
    if (figure == Nemesis.NONE) {
      s.creatures().intoBag(token);
      return;
    }
    SeedersState.of(s).setAside(token);
    s.creatures().place(figure, room, Nemesis.NONE);
    s.then(new Encounter.CheckSurprise(cause, figure, token), new IntoSupply(token));
  }

  /** V6.6 First the infection, then the panic. */
  record Surprise(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      s.cards().takeContamination(seat);
      s.then(new Panic(seat));
    }
  }

  /** The token goes back into the bag. */
  record PutBack(int token) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      SeedersState.of(s).take(token);
      s.creatures().intoBag(token);
    }
  }

  /** V6.2 The token has done what it does. */
  record IntoSupply(int token) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      SeedersState.of(s).take(token);
      s.creatures().intoSupply(token);
    }
  }
}
