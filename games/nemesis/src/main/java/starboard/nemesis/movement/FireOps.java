package starboard.nemesis.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Step;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.action.PayItem;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of fire (N9.2, N9.3). */
public sealed interface FireOps extends OpRule {

  /** A fire in each of these rooms that does not burn (N9.2). */
  record PlaceFire(@Default("{here: true}") Rooms rooms, @Nullable Pay pay)
      implements FireOps, InRooms {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text unpaid = pay == null ? null : PayItem.whyNot(s, pay, on);
      return unpaid == null ? InRooms.super.whyNot(s, on) : unpaid;
    }

    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return s.interior().burns(room) ? Reasons.BURNS_ALREADY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (pay == null) InRooms.super.happen(s, on);
      else s.then(new PayItem(on, pay), new Paid(this, on));
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().placeFire(room);
    }

    /** What was asked for first is discarded. */
    record Paid(PlaceFire op, Occasion on) implements Step<Nemesis> {
      @Override
      public void run(Nemesis s) {
        op.free().happen(s, on);
      }
    }

    private PlaceFire free() {
      return new PlaceFire(rooms, null);
    }

    @Override
    public Text text() {
      Text fire = rooms.text("op.place-fire");
      return pay == null ? fire : OpTexts.sentences(List.of(OpTexts.pay(pay), fire));
    }
  }

  /** Discards the fire of these rooms. */
  record RemoveFire(@Default("{here: true}") Rooms rooms) implements FireOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return s.interior().burns(room) ? null : Reasons.NOT_BURNING;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().removeFire(room);
    }

    @Override
    public Text text() {
      return rooms.text("op.remove-fire");
    }
  }

  /** A fire in every room next to these, not through closed doors (N9.3). */
  record SpreadFire(@Default("{burning: true}") Rooms from) implements FireOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return reached(s, on) == 0 ? Reasons.NO_ROOM : null;
    }

    /** All at once from the rooms as they are now. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      Markers.setFire(s, reached(s, on));
    }

    /** The rooms that catch fire, a bit each. */
    private int reached(Nemesis s, Occasion on) {
      int reached = 0;
      for (int left = from.matching(s, on); left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        for (int i = 0; i < s.board().degree(room); i++) {
          int next = s.board().neighbour(room, i);
          if (!s.interior().isShut(room, next)) reached |= 1 << next;
        }
      }
      return reached & ~s.interior().fires();
    }

    @Override
    public Text text() {
      return from.text("op.spread-fire");
    }
  }
}
