package starboard.nemesis.voidseeders;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;

/** V4.4 What must hold for the effect of a panic card to be done. */
public enum Possible {
  ALWAYS {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return true;
    }
  },
  ROOM_ITEM_COUNTER_ABOVE_ZERO {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return s.crew().isInRoom(seat) && s.interior().counter(s.crew().roomOf(seat)) > 0;
    }
  },
  HAS_DRESSED_SERIOUS_WOUND {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return !s.crew().dressed(seat).isEmpty();
    }
  },
  ROOM_CAN_MALFUNCTION {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return s.crew().isInRoom(seat) && s.interior().canBreak(s.crew().roomOf(seat));
    }
  },
  ROOM_NOT_BURNING {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return s.crew().isInRoom(seat) && !s.interior().burns(s.crew().roomOf(seat));
    }
  },
  /** The top event card is turned over for it, and discarded. */
  DRAWN_CORRIDOR_PASSABLE {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      if (!s.crew().isInRoom(seat)) return false;
      ForcedMoves.turnNumber(s);
      return ForcedMoves.through(s, seat) != Nemesis.NONE;
    }
  },
  NEIGHBOURING_ROOM_WITH_INTRUDER_REACHABLE {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return s.crew().isInRoom(seat) && ForcedMoves.towardsIntruders(s, seat) != 0;
    }
  },
  HAS_WEAPON_WITH_AMMO {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      Pile held = s.belongings().held(seat);
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon != Nemesis.NONE && s.belongings().ammo(weapon) > 0) return true;
      }
      return false;
    }
  },
  HAS_HEAVY_ITEM_IN_HAND {
    @Override
    boolean holds(Nemesis s, Seat seat) {
      return !s.belongings().held(seat).isEmpty();
    }
  };

  abstract boolean holds(Nemesis s, Seat seat);
}
