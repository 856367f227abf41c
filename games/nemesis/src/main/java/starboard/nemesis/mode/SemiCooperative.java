package starboard.nemesis.mode;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.Chance;
import starboard.nemesis.GameMode;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Stock;
import starboard.nemesis.opposition.IntruderPlayer;
import starboard.nemesis.round.Goals;

/** N26.1 Everybody for himself. */
public class SemiCooperative implements GameMode {

  private final boolean intruderPlayer;

  /**
   * @param intruderPlayer whether the first who dies may play the Intruders (N26.4)
   */
  public SemiCooperative(boolean intruderPlayer) {
    this.intruderPlayer = intruderPlayer;
  }

  /** N2.12 One personal and one corporate objective each, those for fewer players left out. */
  @Override
  public void dealObjectives(Nemesis s) {
    Box box = s.kit().box();
    deal(s, box.personalObjectives(), 1);
    deal(s, box.corporateObjectives(), 1);
  }

  /** So many objectives of a back to each. */
  static void deal(Nemesis s, Stock stock, int each) {
    Pile fit = Pile.EMPTY;
    Pile all = stock.pile();
    for (int i = 0; i < all.size(); i++) {
      if (s.kit().objective(all.number(i)).minPlayers() <= s.players()) fit = fit.with(all.at(i));
    }
    Pile cards = s.shuffled(Chance.OBJECTIVES, s.cards().fromBox(fit));
    for (Seat seat : s.seats()) {
      for (int i = 0; i < each; i++) {
        s.briefing().dealObjective(seat, cards.top());
        cards = cards.withoutTop();
      }
    }
    s.cards().intoBox(cards);
  }

  @Override
  public Seats choosers(Nemesis s) {
    return s.crew().alive();
  }

  @Override
  public int itemNumber(int printed) {
    return printed;
  }

  /** N16.6, N16.9 */
  @Override
  public void afterDeath(Nemesis s, Seat seat) {
    s.belongings().loseItems(seat);
    s.crew().discardWounds(seat);
  }

  @Override
  public void roundBegins(Nemesis s) {
    if (intruderPlayer) IntruderPlayer.roundBegins(s);
  }

  /** N23.4 (4) Every survivor whose objective is met. */
  @Override
  public Seats winners(Nemesis s, Seats survivors) {
    Seats winners = Seats.NONE;
    for (Seat seat : survivors) {
      Pile objectives = s.briefing().objectives(seat);
      if (!objectives.isEmpty() && Goals.isMet(s, seat, s.kit().objective(objectives.number(0)))) {
        winners = winners.with(seat);
      }
    }
    return winners;
  }
}
