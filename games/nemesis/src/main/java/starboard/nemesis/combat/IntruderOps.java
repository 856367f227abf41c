package starboard.nemesis.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.action.PayItem;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.OnIntruders;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.content.term.TypeOrAttacker;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops against Intruders (N12, N13, N27.14-N27.20). */
public sealed interface IntruderOps extends OpRule {

  /**
   * A grenade thrown at 1 Intruder or at eggs (N12.3, N27.19).
   *
   * @param target injuries of the target
   * @param others injuries of every other Intruder there
   * @param eggs eggs destroyed at most
   */
  record Grenade(int target, int others, int eggs) implements IntruderOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Throwing.targets(s, on.you()) == 0 ? Reasons.NO_TARGET : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Throwing.AimGrenade(this, on));
    }

    @Override
    public Text text() {
      return Text.of("op.grenade", target, others, eggs);
    }
  }

  /** A Molotov Cocktail (N12.3, N27.20). */
  record Molotov(int eggs) implements IntruderOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Throwing.targets(s, on.you()) == 0 ? Reasons.NO_TARGET : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Throwing.AimMolotov(this, on));
    }

    @Override
    public Text text() {
      return Text.of("op.molotov", eggs);
    }
  }

  /**
   * Intruders of your choice here retreat (N13.6).
   *
   * @param phosphate whether it is what Susceptibility to Phosphates means (N17.3)
   */
  record ForceRetreat(
      @Default("1") Amount amount, @Nullable Pay pay, @Default("false") boolean phosphate)
      implements IntruderOps, OnIntruders {
    public ForceRetreat {
      amount.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public int reach(Nemesis s, Occasion on) {
      return IntruderMoves.mobile(s, s.creatures().figuresIn(on.room()));
    }

    @Override
    public Amount howMany() {
      return amount;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text unpaid = pay == null ? null : PayItem.whyNot(s, pay, on);
      return unpaid != null ? unpaid : OnIntruders.super.whyNot(s, on);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (pay != null) s.then(new PayItem(on, pay));
      OnIntruders.super.happen(s, on);
    }

    /** N17.3 An injury comes before the retreat. */
    @Override
    public void happenTo(Nemesis s, int figure, Occasion on) {
      int injuries =
          phosphate
              ? Combat.bonus(s, on.users(), Cause.PHOSPHATE, s.creatures().typeOf(figure), 0)
              : 0;
      s.then(new Injuries.Injure(figure, injuries, true));
    }

    @Override
    public Text text() {
      Text retreat = Text.of("op.force-retreat" + amount.suffix(), amount.number());
      return pay == null ? retreat : OpTexts.sentences(List.of(OpTexts.pay(pay), retreat));
    }
  }

  /**
   * 1 Intruder of your choice here suffers injuries (N13.1).
   *
   * @param perKnowledge 1 more for every full so many points of knowledge
   * @param amountByKnowledge in place of the amount
   * @param retreat afterwards it retreats (N13.8)
   */
  record Injure(
      @Nullable Integer amount,
      @Needs("knowledge") @Nullable Integer perKnowledge,
      @Needs("knowledge") @Default("[]") List<ByKnowledge> amountByKnowledge,
      @Default("false") boolean retreat)
      implements IntruderOps, OnIntruders {
    public Injure {
      if ((amount == null) == amountByKnowledge.isEmpty()) {
        throw new IllegalArgumentException("exactly one of amount and amount_by_knowledge");
      }
    }

    @Override
    public int reach(Nemesis s, Occasion on) {
      return s.creatures().figuresIn(on.room());
    }

    @Override
    public Amount howMany() {
      return new Amount(1);
    }

    @Override
    public void happenTo(Nemesis s, int figure, Occasion on) {
      s.then(new Injuries.Injure(figure, injuries(s, on), retreat, on.users()));
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return injuries(s, on) == 0 ? Reasons.TOO_IGNORANT : OnIntruders.super.whyNot(s, on);
    }

    /** As many as the user knows how to deal. */
    private int injuries(Nemesis s, Occasion on) {
      int knowledge = on.hasYou() ? s.rules().place().knowledge(s, on.you()) : 0;
      int injuries = amount == null ? 0 : amount;
      for (int i = 0; i < amountByKnowledge.size(); i++) {
        if (amountByKnowledge.get(i).at <= knowledge) injuries = amountByKnowledge.get(i).amount;
      }
      return perKnowledge == null ? injuries : injuries + knowledge / perKnowledge;
    }

    /** That amount with at least that knowledge. */
    public record ByKnowledge(int at, int amount) {}

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      if (amount != null) parts.add(Text.of("op.injure", amount));
      for (ByKnowledge by : amountByKnowledge) {
        parts.add(Text.of("op.injure.by-knowledge", by.at, by.amount));
      }
      if (perKnowledge != null) parts.add(Text.of("op.injure.per-knowledge", perKnowledge));
      if (retreat) parts.add(Text.of("op.injure.retreat"));
      return OpTexts.sentences(parts);
    }
  }

  /** Lures Intruders into a neighbouring room (N27.14). */
  record Decoy() implements IntruderOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Luring.whyNot(s, on.you());
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Luring.ChooseRoom(on));
    }
  }

  /** Intruders lose injuries. */
  record HealIntruders(int amount, @Default("all") Which which)
      implements IntruderOps, OnIntruders {
    @Override
    public int reach(Nemesis s, Occasion on) {
      int found = 0;
      for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        if (s.creatures().injuries(figure) > 0) found |= 1 << figure;
      }
      return found;
    }

    @Override
    public Amount howMany() {
      return which == Which.ALL ? Amount.ALL : new Amount(1);
    }

    @Override
    public void happenTo(Nemesis s, int figure, Occasion on) {
      s.creatures().healInjuries(figure, amount);
    }

    /** Which Intruders. */
    public enum Which {
      /** Every one on the board. */
      ALL,
      /** 1 of your choice. */
      ONE
    }

    @Override
    public Text text() {
      return Text.of("op.heal-intruders." + Spelling.of(which), amount);
    }
  }

  /** A figure appears in each of these rooms; it rests for now, and surprises nobody. */
  record Spawn(TypeOrAttacker type, @Default("{here: true}") Rooms rooms)
      implements IntruderOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return null;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      TypeId named = type.type();
      int wanted = named == null ? s.creatures().typeOf(on.figure()) : named.index();
      int figure = s.rules().species().figureFor(s, wanted, room);
      if (figure == Nemesis.NONE) return;
      s.creatures().place(figure, room, Nemesis.NONE);
      s.creatures().rest(figure);
    }

    @Override
    public Text text() {
      TypeId named = type.type();
      return named == null
          ? rooms.text("op.spawn.attacker")
          : Text.of("op.spawn", Arg.of(named.name()), Arg.of(rooms.text()));
    }
  }

  /** Any room: its fire goes out, every Intruder there retreats (N19.5). */
  record ExtinguishAndFlush() implements IntruderOps, InRooms {
    @Override
    public Rooms rooms() {
      return Rooms.ANY;
    }

    /** N4.4 */
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return s.interior().burns(room) || s.creatures().hasIntruder(room)
          ? null
          : Reasons.NOTHING_TO_FLUSH;
    }

    /** The largest first, each with an event card of its own. */
    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().removeFire(room);
      int here = s.creatures().figuresIn(room);
      for (int rank = s.creatures().breeds().types() - 1; rank >= 0; rank--) {
        int type = s.creatures().breeds().ofRank(rank);
        int hurt = Combat.bonus(s, on.users(), Cause.PHOSPHATE, type, 0);
        for (int alike = here & s.creatures().breeds().allOf(type);
            alike != 0;
            alike &= alike - 1) {
          s.then(new Injuries.Injure(Integer.numberOfTrailingZeros(alike), hurt, true));
        }
      }
    }
  }
}
