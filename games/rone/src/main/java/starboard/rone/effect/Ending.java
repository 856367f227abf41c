package starboard.rone.effect;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.PlayerBoard;

/** R10.2, R10.3 When a game may be over. */
public final class Ending {

  private static final PlayerBoard.SurvivalCheck CHECK = Content.BOX.playerBoard().survivalCheck();

  private Ending() {}

  /** R10.2, R15.1 Ends the game if a player is defeated; tells whether it did. */
  public static boolean check(Rone s) {
    return s.mode().check(s);
  }

  /** R2.2 Who has no life left. */
  public static Seats defeated(Rone s) {
    Seats defeated = Seats.NONE;
    for (int i = 0; i < s.players(); i++) {
      if (s.player(Seat.of(i)).life() <= 0) defeated = defeated.with(Seat.of(i));
    }
    return defeated;
  }

  /** R10.3 The survival check of a player who is still alive. */
  public static void survive(Player player) {
    if (player.life() <= 0) return;
    int relief = player.technologies() * CHECK.reliefPerTechnology();
    while (relief-- > 0 && !player.scrapyard().isEmpty()) player.clearScrap();
    int toll = player.scrapyard().size() * CHECK.lifePerScrapyardCard();
    if (toll > 0) player.loseLife(toll);
  }
}
