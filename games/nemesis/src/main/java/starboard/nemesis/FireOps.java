package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of fire (N9.2, N9.3). */
public sealed interface FireOps extends Op {

  /** A fire in each of these rooms that does not burn (N9.2). */
  record PlaceFire(@Default("{here: true}") Rooms rooms, @Nullable Pay pay) implements FireOps {
    @Override
    public Text text() {
      Text fire = OpTexts.in("op.place-fire", rooms);
      return pay == null ? fire : OpTexts.sentences(List.of(OpTexts.pay(pay), fire));
    }
  }

  /** Discards the fire of these rooms. */
  record RemoveFire(@Default("{here: true}") Rooms rooms) implements FireOps {
    @Override
    public Text text() {
      return OpTexts.in("op.remove-fire", rooms);
    }
  }

  /** A fire in every room next to these, not through closed doors (N9.3). */
  record SpreadFire(@Default("{burning: true}") Rooms from) implements FireOps {
    @Override
    public Text text() {
      return OpTexts.in("op.spread-fire", from);
    }
  }

  /** Any room: its fire goes out, every Intruder there retreats (N19.5). */
  record ExtinguishAndFlush() implements FireOps {
    @Override
    public Text text() {
      return Text.of("op.extinguish-and-flush");
    }
  }
}
