package starboard.nemesis.staff;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.words.Reasons;

/** Ops of personal light (L8.3). */
public sealed interface LightOps extends OpRule {

  /** You count as lit, wherever you go. */
  record LightSelf(Until until) implements LightOps {

    /** How long. */
    public enum Until {
      ROUND_END
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return StaffState.of(s).shines(on.you()) ? Reasons.ALREADY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      StaffState.of(s).shine(on.you());
    }
  }

  /** Cubes for light: you count as lit for what the dark is about to do. */
  record SpendLight(int uses) implements LightOps {
    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return lamp(s, seat) != Nemesis.NONE;
    }

    /** Nobody has spent a cube of a card that was never shown. */
    @Override
    public boolean answersUnseen(Nemesis s, Seat seat, Trigger trigger) {
      return true;
    }

    @Override
    public void reacted(Nemesis s, Seat seat) {
      int lamp = lamp(s, seat);
      StaffState.of(s).setUses(seat, lamp, StaffState.of(s).uses(lamp) - uses);
    }

    /** The first card with cubes enough that a Character has; all can see the cubes. */
    private int lamp(Nemesis s, Seat seat) {
      int lamp = lamp(s, s.belongings().inventory(seat));
      return lamp != Nemesis.NONE ? lamp : lamp(s, s.belongings().held(seat));
    }

    private int lamp(Nemesis s, Pile items) {
      for (int i = 0; i < items.size(); i++) {
        if (StaffState.of(s).uses(items.number(i)) >= uses) return items.number(i);
      }
      return Nemesis.NONE;
    }

    @Override
    public Text text() {
      return Text.of("op.spend-light", uses);
    }
  }

  /** Adds cubes to a card of yours, up to its printed number. */
  record LoadUses(ItemId item, int amount) implements LightOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return emptiest(s, on.you()) == Nemesis.NONE ? Reasons.NO_ITEM : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      int number = emptiest(s, on.you());
      int now = StaffState.of(s).uses(number) + amount;
      int printed = s.kit().item(item.index()).uses();
      StaffState.of(s).setUses(on.you(), number, Math.min(printed, now));
    }

    /** The card of yours that lacks most; NONE if none lacks a cube. */
    private int emptiest(Nemesis s, Seat seat) {
      int found = Nemesis.NONE;
      int least = s.kit().item(item.index()).uses();
      Pile items = s.belongings().inventory(seat);
      for (int i = 0; i < items.size(); i++) {
        int number = items.number(i);
        if (s.kit().itemOf(number) != item.index() || StaffState.of(s).uses(number) >= least)
          continue;
        least = StaffState.of(s).uses(number);
        found = number;
      }
      return found;
    }

    @Override
    public Text text() {
      return Text.of("op.load-uses", Arg.of(item.name()), Arg.of(amount));
    }
  }

  /** You count as lit for the dark part of an event. */
  record IgnoreDark() implements LightOps {
    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return trigger == Trigger.DARK_EVENT_ON_SELF;
    }
  }
}
