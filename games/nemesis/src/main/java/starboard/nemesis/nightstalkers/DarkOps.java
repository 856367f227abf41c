package starboard.nemesis.nightstalkers;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.words.Reasons;

/** Ops of the events at the Mars base, whichever Intruders are there. */
public sealed interface DarkOps extends OpRule {

  /** Every Intruder in combat in a dark room attacks once (L5.4). */
  record AttackInDark() implements DarkOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return darkCombat(s) == 0 ? Reasons.NO_TARGET : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      EventSteps.attackIn(s, darkCombat(s));
    }

    /** The dark rooms where somebody fights, a bit each. */
    private static int darkCombat(Nemesis s) {
      int rooms = 0;
      int fighting = s.creatures().intruderRooms() & s.crew().characterRooms();
      for (int left = fighting; left != 0; left &= left - 1) {
        int room = Integer.numberOfTrailingZeros(left);
        if (s.rules().place().isDark(s, room)) rooms |= 1 << room;
      }
      return rooms;
    }
  }

  /** As a larva attack without a figure (L15.9). */
  record Infest(@Default("self") Who who, @Nullable Filter filter)
      implements DarkOps, OnCharacters {
    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.rules().species().hatchedUpon(s, seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.infest");
    }
  }

  /** Every Intruder on the board loses up to so many injuries. */
  record Regenerate(int amount) implements DarkOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
        if (s.creatures().injuries(Integer.numberOfTrailingZeros(left)) > 0) return null;
      }
      return Reasons.NO_TARGET;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        if (s.creatures().injuries(figure) > 0) s.creatures().healInjuries(figure, amount);
      }
    }

    @Override
    public Text text() {
      return Text.of("op.regenerate", amount);
    }
  }

  /** Each of them discards so much ammo; who has less discards an item instead, if any. */
  record LoseAmmoOrItem(int ammo, @Default("self") Who who, @Nullable Filter filter)
      implements DarkOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return Losses.hasAny(s, seat) ? null : Reasons.NO_ITEM;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      Losses.lose(s, seat, ammo, on.thing());
    }

    @Override
    public Text text() {
      return who.text(filter, "op.lose-ammo-or-item", ammo);
    }
  }
}
