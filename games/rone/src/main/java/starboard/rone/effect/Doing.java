package starboard.rone.effect;

import starboard.kernel.seats.Seat;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Colour;
import starboard.rone.content.Op;
import starboard.rone.content.Stat;
import starboard.rone.content.When;

/**
 * R16 How each word of the vocabulary is carried out for its owner; {@link Opposing} for others.
 */
final class Doing {

  private static final int NO_COLOUR = -1;

  private Doing() {}

  /** Whether it is done at once; if not, it has pushed what must happen before the next effect. */
  static boolean happen(Rone s, Cause cause, Op op, int times) {
    Player player = s.player(cause.seat());
    switch (op) {
      case Op.DealDamage damage -> {
        // R9.5 Made outside the owner's turn, or after its damage was dealt, it is lost.
        if (player.phase() > 0 && player.phase() <= 6) {
          player.addDamage(damage.type(), damage.n() * times);
        }
      }
      case Op other when other.isAgainstOpponents() -> {
        return s.mode().oppose(s, cause, other, times);
      }
      case Op.GainArmour(int n, _) -> {
        return Sharing.hand(s, cause, Sharing.Unit.ARMOUR, NO_COLOUR, n * times);
      }
      case Op.GainLife(int n, _) -> {
        return Sharing.hand(s, cause, Sharing.Unit.LIFE, NO_COLOUR, n * times);
      }
      case Op.GainSparePart(int n) -> {
        return Sharing.hand(s, cause, Sharing.Unit.PART, NO_COLOUR, n * times);
      }
      case Op.GainReroll(int n) -> {
        return Sharing.hand(s, cause, Sharing.Unit.REROLL, NO_COLOUR, n * times);
      }
      case Op.GainScrew(int n) -> {
        return Sharing.hand(s, cause, Sharing.Unit.SCREW, NO_COLOUR, n * times);
      }
      case Op.GainResource(Colour color, int n) when color != Colour.CHOICE -> {
        return Sharing.hand(s, cause, Sharing.Unit.RESOURCE, color.ordinal(), n * times);
      }
      case Op.StoreResource(Colour color, int n, _) when color != Colour.CHOICE -> {
        return Sharing.hand(s, cause, Sharing.Unit.STORED, color.ordinal(), n * times);
      }
      case Op.Keep(int n) -> player.allowKeeping(n * times);
      case Op.Research(int n, _) -> player.changeResearch(n);
      case Op.DestroyStat(Stat stat, int n, _) -> {
        if (stat == Stat.ARMOUR) player.loseArmour(n * times);
        else player.loseLife(n * times);
        s.mode().check(s);
      }
      case Op.ClearScrap(int n) -> {
        for (int i = 0; i < n * times && !player.scrapyard().isEmpty(); i++) player.clearScrap();
      }
      case Op.DestroyThis(When when) -> {
        if (when == When.NOW) player.destroy(cause.card());
        else player.mark(cause.card());
      }
      default -> {
        push(s, cause, op, times);
        return false;
      }
    }
    return true;
  }

  /** Those that ask, or that something can interrupt. */
  private static void push(Rone s, Cause cause, Op op, int times) {
    Seat seat = cause.seat();
    String from = cause.source();
    switch (op) {
      case Op.GainResource(_, int n) -> s.then(new Gaining(cause, n * times, false));
      case Op.StoreResource(_, int n, _) -> s.then(new Gaining(cause, n * times, true));
      case Op.Draw(int n) -> s.then(new Decks.Draw(seat, n * times));
      case Op.ScrapDeck(int n, _) -> s.then(new Decks.Scrap(seat, n * times));
      case Op.DiscardDeck(int n, _) -> s.then(new Decks.Discard(seat, n * times));
      case Op.Recycle(int n, _) -> s.then(Recycling.of(cause, n * times));
      case Op.Recruit(int n) -> {
        for (int i = 0; i < n * times; i++) s.then(new Recruiting(seat, from, true));
      }
      case Op.DiscoverTechnology(int n) -> {
        for (int i = 0; i < n * times; i++) s.then(new Discovering(seat, from));
      }
      case Op.Sacrifice(int n) -> {
        for (int i = 0; i < n * times; i++) s.then(new Sacrificing(seat, from));
      }
      case Op.Refresh(int n, var what) ->
          s.then(new Turning(seat, seat, from, n * times, what, true));
      case Op.Craft(int n) -> {
        for (int i = 0; i < n * times; i++) s.then(new Crafting(seat, from));
      }
      case Op.TrainStarter(int n) -> s.then(new TrainingStarter(seat, from, n * times));
      case Op.SetDie(int n) -> s.then(new SettingDice(seat, from, n * times));
      case Op.ChooseOne one -> s.then(new ChoosingOne(cause, one.options()));
      default -> throw new IllegalArgumentException(op.toString());
    }
  }
}
