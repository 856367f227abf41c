package starboard.nemesis.bot;

import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NoiseDie;

/** How dangerous a place is, and whether one is fit to fight. */
final class Danger {

  private static final int ADULT = 2;
  private static final int BADLY_WOUNDED = 2;

  private Danger() {}

  /** Of the faces of the noise die: how many bring an Intruder when one enters that room. */
  static int noisyFaces(Nemesis s, Seat seat, int room) {
    if (s.hasCharacter(room) || s.hasIntruder(room)) return 0;
    boolean alarmed = (s.kit().neighbours(room) & s.intruderRooms() & ~s.characterRooms()) != 0;
    int faces = 0;
    for (NoiseDie.Side side : s.kit().content().dice().noise().faces()) {
      boolean comes =
          switch (side) {
            case SILENCE -> alarmed && s.isSlimed(seat);
            case DANGER -> alarmed;
            case ONE, TWO, THREE, FOUR -> s.hasNoise(s.board().spot(room, side.number()));
          };
      if (comes) faces++;
    }
    return faces;
  }

  /** The rank of the largest Intruder in a room; -1 if there is none. */
  static int largest(Nemesis s, int room) {
    int rank = -1;
    for (int left = s.figuresIn(room); left != 0; left &= left - 1) {
      rank = Math.max(rank, rank(s, Integer.numberOfTrailingZeros(left)));
    }
    return rank;
  }

  static int rank(Nemesis s, int figure) {
    return s.kit().content().intruderTypes().at(s.typeOf(figure)).rank();
  }

  /** The ammo in one's hands. */
  static int ammo(Nemesis s, Seat seat) {
    int ammo = 0;
    Pile held = s.held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE) ammo += s.ammo(weapon);
    }
    return ammo;
  }

  static boolean isBadlyWounded(Nemesis s, Seat seat) {
    return s.seriousWounds(seat) >= BADLY_WOUNDED;
  }

  /** Whether one stands and fights: armed, not too badly hurt, against what a gun can kill. */
  static boolean isFit(Nemesis s, Seat seat) {
    int room = s.roomOf(seat);
    int largest = largest(s, room);
    if (largest == 0) return true;
    boolean one = Integer.bitCount(s.figuresIn(room)) == 1;
    return largest <= ADULT && one && ammo(s, seat) > 0 && !isBadlyWounded(s, seat);
  }
}
