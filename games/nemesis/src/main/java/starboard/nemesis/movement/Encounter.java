package starboard.nemesis.movement;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.content.term.Trigger;

/**
 * N10 Encounter: noise around the room goes, a token is drawn, its creature appears and is compared
 * with the hand of who caused it.
 */
public record Encounter(Seat cause) implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    int room = s.crew().roomOf(cause);
    if (room == Nemesis.NONE) return;
    s.meet(cause, room);
    s.interior().clearNoiseAround(room);
    if (s.creatures().bag().isEmpty()) {
      s.interior().placeNoiseAround(room); // L12.5 nobody is left to come
      return;
    }
    int token = s.creatures().drawToken();
    s.rules().species().encountered(s, token, cause);
  }

  /** N10.3 The creature of the token appears, if a figure can be found for it (N27.1, N27.2). */
  public record Appear(Seat cause, int room, int type, int token) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int figure = s.rules().species().figureFor(s, type, room);
      if (figure == Nemesis.NONE) {
        s.creatures().intoBag(token);
        return;
      }
      s.creatures().place(figure, room, token);
      s.then(new CheckSurprise(cause, figure, token));
    }
  }

  /** N10.5 A number higher than the hand is a surprise attack. */
  public record CheckSurprise(Seat cause, int figure, int token) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(cause) || s.creatures().roomOfFigure(figure) != s.crew().roomOf(cause))
        return;
      int number = s.kit().tokenNumber(token);
      int dark = s.kit().darkNumber(token);
      if (number == dark || s.rules().place().isLit(s, cause)) {
        compare(s, cause, figure, number);
        return;
      }
      s.then(
          Reactions.toOwn(
              s,
              Trigger.DARK_EFFECT_ON_SELF,
              cause,
              new Compare(cause, figure, dark),
              new Compare(cause, figure, number)));
    }
  }

  /** N10.5, L12.2 The number of the token that counts is compared with the hand. */
  public record Compare(Seat cause, int figure, int number) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      compare(s, cause, figure, number);
    }
  }

  private static void compare(Nemesis s, Seat cause, int figure, int printed) {
    int number = s.rules().species().surpriseNumber(s, printed, cause);
    boolean surprised = number > s.cards().hand(cause).size();
    s.tellSurprise(figure, cause, number, surprised);
    if (surprised) s.rules().species().surprises(s, figure, cause);
  }
}
