package starboard.rone.effect;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.PlayerBoard;
import starboard.rone.content.Trigger;
import starboard.rone.content.What;

/** R7.4 A reshuffle: its price first. */
public record Reshuffling(Seat seat) implements Step<Rone> {

  private static final PlayerBoard.Reshuffle BOARD = Content.BOX.playerBoard().reshuffle();

  /**
   * R7.1 An empty deck is made anew before that step. R18.1 What comes between while a reshuffle
   * waits for an answer pays no second time: it finds the deck made with what has been paid.
   */
  static void before(Rone s, Player player, Step<Rone> again) {
    Seat seat = player.seat();
    switch (player.reshuffling()) {
      case NONE -> s.then(new Reshuffling(seat), again);
      case BEGUN -> s.then(new Toll(seat), new Shuffle(seat), again);
      case PAID -> s.then(new Shuffle(seat), again);
    }
  }

  @Override
  public void run(Rone s) {
    s.player(seat).reshuffling(Player.Reshuffle.BEGUN);
    s.announce("reshuffles", seat);
    Passives.setOff(s, seat, Trigger.WHEN_RESHUFFLE_SELF, null);
    s.then(new Toll(seat), new Shuffle(seat));
  }

  /** R7.4 The life it costs that player now. */
  public static int toll(Player player) {
    int relieved = player.technologies() * BOARD.reliefPerTechnology();
    return Math.max(0, player.scrapyard().size() - relieved) * BOARD.lifePerScrapyardCard();
  }

  /** R7.4 steps 2 to 5 */
  record Toll(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      if (player.reshuffling() != Player.Reshuffle.BEGUN) return;
      player.reshuffling(Player.Reshuffle.PAID);
      int relief = player.technologies() * BOARD.reliefPerTechnology();
      while (relief-- > 0 && !player.scrapyard().isEmpty()) player.clearScrap();
      int toll = player.scrapyard().size() * BOARD.lifePerScrapyardCard();
      if (toll > 0) player.loseLife(toll);
      if (Ending.check(s)) return;
      s.mode().reshuffled(s, seat);
    }
  }

  /** R7.4 steps 4 and 5 for a player whose opponent reshuffles. */
  public static void benefit(Rone s, Seat opponent) {
    s.player(opponent).changeResearch(BOARD.opponentResearch());
    s.then(
        new Turning(opponent, opponent, "rule.reshuffle", BOARD.opponentRefresh(), What.ANY, true));
    Passives.setOff(s, opponent, Trigger.WHEN_RESHUFFLE_OPPONENT, null);
  }

  /** R7.5 */
  record Shuffle(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      if (player.reshuffling() == Player.Reshuffle.PAID) player.reshuffle();
    }
  }
}
