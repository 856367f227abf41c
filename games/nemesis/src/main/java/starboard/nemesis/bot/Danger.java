package starboard.nemesis.bot;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.movement.IntruderMoves;

/** How dangerous a place is, and whether one is fit to fight. */
final class Danger {

  private Danger() {}

  /** N6.4 Of the faces of the noise die: how many bring an Intruder when one enters that room. */
  static int noisyFaces(Nemesis s, Seat seat, int room) {
    return s.crew().hasCharacter(room) || s.creatures().hasIntruder(room)
        ? 0
        : rolledIn(s, seat, room);
  }

  /** The same for a roll in that room, occupied or not (N7.7). */
  static int rolledIn(Nemesis s, Seat seat, int room) {
    boolean alarmed = false;
    int near = s.kit().neighbours(room) & s.creatures().intruderRooms();
    for (int left = near & ~s.crew().characterRooms(); left != 0; left &= left - 1) {
      int figures = s.creatures().figuresIn(Integer.numberOfTrailingZeros(left));
      alarmed |= IntruderMoves.mobile(s, figures) != 0;
    }
    int faces = 0;
    for (NoiseDie.Side side : s.rules().place().noiseDie(s, room).faces()) {
      boolean comes =
          switch (side) {
            case SILENCE -> alarmed && s.rules().species().betrayal(s, seat) != null;
            case DANGER, SURFACE -> alarmed;
            case ONE, TWO, THREE, FOUR ->
                s.interior().hasNoise(s.board().spot(room, side.number()));
          };
      if (comes) faces++;
    }
    return faces;
  }

  /** How many of the numbers on the noise die find noise around that room. */
  static int loudness(Nemesis s, int room) {
    int faces = 0;
    for (int number = 1; number <= Layout.NUMBERS; number++) {
      if (s.interior().hasNoise(s.board().spot(room, number))) faces += 2;
    }
    return faces;
  }

  /** N10.5 Of a hundred tokens in the bag, how many bring a surprise attack on such a hand. */
  static int surprises(Nemesis s, int hand) {
    int higher = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      if (s.kit().tokenNumber(token) > hand) higher += s.creatures().bag().count(token);
    }
    return 100 * higher / Math.max(1, s.creatures().bag().total());
  }

  /** The rank of the largest Intruder in a room; -1 if there is none. */
  static int largest(Nemesis s, int room) {
    int rank = -1;
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      rank = Math.max(rank, rank(s, Integer.numberOfTrailingZeros(left)));
    }
    return rank;
  }

  /** Whether something is in that room that has to be destroyed and cannot strike back. */
  static boolean isLair(Nemesis s, int room) {
    int figures = s.creatures().figuresIn(room);
    if (figures == 0) return false;
    for (int left = figures; left != 0; left &= left - 1) {
      int type = s.creatures().typeOf(Integer.numberOfTrailingZeros(left));
      if (s.creatures().breeds().attacks(type)) return false;
    }
    return true;
  }

  static int rank(Nemesis s, int figure) {
    return s.kit().content().intruderTypes().at(s.creatures().typeOf(figure)).rank();
  }

  /** The ammo in one's hands. */
  static int ammo(Nemesis s, Seat seat) {
    int ammo = 0;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE) ammo += s.belongings().ammo(weapon);
    }
    return ammo;
  }
}
