package starboard.nemesis.movement;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.Paying;
import starboard.nemesis.action.ReactionOps;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.words.Reasons;

/** N7 A noise roll of one Character in its room. */
public record NoiseRoll(Seat seat) implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    if (!s.crew().isInRoom(seat)) return;
    roll(s, seat, 0);
  }

  private static void roll(Nemesis s, Seat seat, int rerolls) {
    NoiseDie.Side side = s.rollNoise(seat);
    s.then(Reroll.around(s, seat, side, rerolls));
  }

  /** N7.2-N7.4 What the die says. */
  public record Result(Seat seat, NoiseDie.Side side) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int room = s.crew().roomOf(seat);
      if (room == Nemesis.NONE) return;
      switch (side) {
        case SILENCE -> {
          String betrayal = s.rules().species().betrayal(s, seat);
          if (betrayal == null) return;
          s.announce(betrayal, seat);
          danger(s, seat, room);
        }
        case SURFACE -> s.rules().place().rolledSurface(s, seat);
        case DANGER -> danger(s, seat, room);
        case ONE, TWO, THREE, FOUR -> {
          int corridor = s.board().spot(room, side.number());
          if (corridor == Nemesis.NONE) return;
          if (s.interior().hasNoise(corridor)) s.then(new Encounter(seat));
          else s.interior().placeNoise(corridor);
        }
      }
    }
  }

  /** N7.4 Danger for that Character, or silence if it knows how to keep still. */
  public static void danger(Nemesis s, Seat seat, int room) {
    boolean still =
        InForce.known(s, Quantity.DANGER_AS_SILENCE, Seats.of(seat), Nemesis.NONE, 0) != 0
            && Danger.comers(s, room) == 0;
    if (still) s.announce("event.keeps-still", seat);
    else s.then(new Danger(room));
  }

  /**
   * N4.10 The Motion Scanner, which all can see in its owner's hands: another roll for a card. The
   * face travels in the step.
   */
  public record Reroll(Seat seat, NoiseDie.Side side, int rerolls) implements Ask<Nemesis, Yes> {

    public static Step<Nemesis> around(Nemesis s, Seat seat, NoiseDie.Side side, int rerolls) {
      int item = s.kit().reactionItem(Trigger.OWN_NOISE_ROLL);
      boolean could =
          item != Nemesis.NONE
              && s.belongings().owns(seat, item)
              && Effects.answer(s, s.kit().item(item).ops(), seat, Trigger.OWN_NOISE_ROLL)
              && rerolls < ReactionOps.rerolls(s.kit().item(item))
              && !s.crew().isInCombat(seat)
              && s.cards().hand(seat).size() >= s.kit().item(item).cost();
      return could ? new Reroll(seat, side, rerolls) : new Result(seat, side);
    }

    /** How many cards of the hand are contamination is not public. */
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Yes> out) {
      out.add(Yes.NO);
      int item = s.kit().reactionItem(Trigger.OWN_NOISE_ROLL);
      out.offer(Yes.YES, Reasons.unpayable(s.kit().item(item).cost(), s.cards().actionCards(seat)));
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.NO) {
        s.then(new Result(seat, side));
        return;
      }
      int item = s.kit().reactionItem(Trigger.OWN_NOISE_ROLL);
      s.then(new Paying(seat, s.kit().item(item).cost(), new Again(seat, rerolls + 1)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.reroll-noise");
    }

    @Override
    public Text source(Nemesis s) {
      return s.kit().itemName(s.kit().reactionItem(Trigger.OWN_NOISE_ROLL));
    }

    @Override
    public Option option(Nemesis s, Yes yes) {
      return yes == Yes.YES ? Venture.again(s, seat, yes.option()) : yes.option();
    }
  }

  /** The new result counts. */
  public record Again(Seat seat, int rerolls) implements Deed {
    @Override
    public void run(Nemesis s) {
      roll(s, seat, rerolls);
    }

    @Override
    public Text inWords(Nemesis s) {
      return Text.of("do.roll-again");
    }
  }

  /**
   * N7.4 Danger: Intruders next door that are not in combat come, or break the door; if there are
   * none, noise in every corridor.
   */
  public record Danger(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.announceRoom("event.danger", room);
      int comers = comers(s, room);
      if (comers == 0) s.interior().placeNoiseAround(room);
      else IntruderMoves.into(s, comers, room);
    }

    /** The Intruders next door that can come, a bit each. */
    static int comers(Nemesis s, int room) {
      return comers(s, room, s.crew().characterRooms());
    }

    /**
     * The same while Characters stand in those rooms.
     *
     * @param held rooms whose Intruders are in combat, a bit each
     */
    static int comers(Nemesis s, int room, int held) {
      int comers = 0;
      int next = s.rules().place().dangerFrom(s, room) & s.creatures().intruderRooms() & ~held;
      for (int from = next; from != 0; from &= from - 1) {
        comers |= s.creatures().figuresIn(Integer.numberOfTrailingZeros(from));
      }
      return IntruderMoves.mobile(s, comers);
    }
  }
}
