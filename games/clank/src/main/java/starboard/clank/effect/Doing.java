package starboard.clank.effect;

import starboard.clank.Clank;
import starboard.clank.content.Content;
import starboard.clank.content.Op;
import starboard.kernel.seats.Seat;

/** What the words of cards, tokens, spaces and goals do (C6, C15, C20, C21). */
public final class Doing {
  private Doing() {}

  /**
   * Carries an op out for a player.
   *
   * @param source the card or token it stands on, see {@link Content#source}; {@link Clank#NONE}
   *     for a space of the board
   */
  public static void now(Clank s, Seat seat, int source, Op any) {
    switch (any) {
      case Op.Skill op -> s.gainSkill(op.count());
      case Op.Swords op -> s.gainSwords(op.count());
      case Op.Boots op -> s.gainBoots(op.count());
      case Op.Credits op -> s.gainCredits(seat, op.count());
      case Op.Noise op -> makeNoise(s, seat, op.count());
      case Op.Draw op -> s.drawCards(seat, op.count());
      case Op.Heal op -> s.heal(seat, op.count());
      case Op.Crystal op -> {
        if (s.takeCrystals(seat, op.count()) > 0) Conditions.mayHold(s, seat);
      }
      case Op.Teleport op -> s.gainTeleports(op.count());
      case Op.TeleportToTelepadInModule _ -> s.gainJump();
      case Op.IgnoreEnemies _ -> s.ignoreEnemies();
      case Op.OthersClank op -> {
        for (int i = 0; i < s.players(); i++) {
          if (i != seat.index()) s.addNoise(Seat.of(i), op.count());
        }
      }
      case Op.AllClank op -> {
        for (int i = 0; i < s.players(); i++) s.addNoise(Seat.of(i), op.count());
      }
      case Op.Trash op -> s.then(new Trashing(seat, source, op.count(), false));
      case Op.DiscardThen _ -> s.addOffer(source);
      case Op.Choose op -> s.then(new Alternatives(seat, source, op.of()));
      case Op.BlackCubesToBag op -> s.returnBlackCubes(op.count());
      case Op.FlipReserveEnemy _ -> s.flipReserveEnemy();
      case Op.Rage op -> {
        for (int i = 0; i < op.count(); i++) s.advanceTyrant();
      }
      case Op.FactionWildcard _ -> s.gainWildcard();
    }
  }

  /** C6.1, C6.2 */
  private static void makeNoise(Clank s, Seat seat, int count) {
    if (count > 0) s.makeNoise(seat, count);
    else s.takeNoiseBack(seat, -count);
  }
}
