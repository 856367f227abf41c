package starboard.clank.attack;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.clank.Beats;
import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Secret;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** C19 Points. */
public record Scoring(int artifact, int pod, int credits, int tokens, int cards) {

  private static final Content CONTENT = Content.BOX;

  /** What who is left behind scores (C3.2). */
  public static final Scoring NONE = new Scoring(0, 0, 0, 0, 0);

  public int total() {
    return artifact + pod + credits + tokens + cards;
  }

  /** What a player would score now (C19.1), whether or not it counts (C3.2). */
  public static Scoring of(Clank s, Seat seat) {
    int artifact = s.artifactOf(seat);
    return new Scoring(
        artifact == Clank.NONE ? 0 : CONTENT.artifacts().at(artifact).value(),
        s.escaped().has(seat) ? CONTENT.setup().podVp() : 0,
        s.credits(seat),
        tokens(s, seat),
        cards(s, seat));
  }

  /** C19.2 */
  private static int tokens(Clank s, Seat seat) {
    int points = 0;
    Pile own = s.tokens(seat);
    for (int i = 0; i < own.size(); i++) {
      Secret secret = CONTENT.secret(Box.kindOf(own.number(i)));
      points += secret.vp();
      Secret.PerCrystal per = secret.vpPer();
      if (per != null) points += per.crystal() * s.crystalsCounted(seat);
    }
    return points + items(s, seat);
  }

  public static int items(Clank s, Seat seat) {
    int points = 0;
    for (int item = 0; item < CONTENT.items().size(); item++) {
      if (s.owns(seat, item)) points += CONTENT.items().at(item).vp();
    }
    return points;
  }

  /** C19.1, C19.4 */
  private static int cards(Clank s, Seat seat) {
    int points = 0;
    for (Pile pile :
        List.of(s.drawPile(seat), s.hand(seat), s.playArea(seat), s.discardPile(seat))) {
      for (int i = 0; i < pile.size(); i++) {
        Card card = Box.card(pile.number(i));
        points += card.vp();
        Card.Bonus bonus = card.vpBonus();
        if (bonus != null && s.holds(bonus.condition(), seat, Box.kindOf(pile.number(i)))) {
          points += bonus.vp();
        }
      }
    }
    return points;
  }

  /** C3.2, C19.3 */
  public static Result result(Clank s) {
    List<Result.Outcome> outcomes = new ArrayList<>();
    Seat best = null;
    for (Seat seat : s.seats()) {
      Scoring score = of(s, seat);
      boolean scores = s.escaped().has(seat) || s.rescued().has(seat);
      outcomes.add(
          new Result.Outcome(
              seat,
              outcome(s, seat),
              scores ? score.total() : 0,
              scores ? score.why() : Text.of("score.lost")));
      if (scores && beats(s, seat, best)) best = seat;
    }
    return new Result(best == null ? Seats.NONE : Seats.of(best), outcomes);
  }

  /** C19 Who scores learns how many points it has, and who has the most. */
  static void tell(Clank s, Result result) {
    for (Result.Outcome outcome : result.seats()) {
      Seat seat = outcome.seat();
      Integer points = outcome.score();
      if (s.isLost(seat) || points == null) continue;
      int others = best(result, seat);
      boolean won = result.winners().has(seat);
      String key = others < 0 ? "wins-alone" : won ? "wins" : "outscored";
      s.announce(
          Beats.scored(seat, points, others),
          key,
          Arg.of(seat),
          Arg.of(points),
          Arg.of(Math.max(0, others)));
    }
  }

  /** C19.1 What everybody would score now; who is lost nothing (C3.2). */
  public static List<Integer> points(Clank s) {
    List<Integer> points = new ArrayList<>();
    for (Seat seat : s.seats()) points.add(s.isLost(seat) ? 0 : of(s, seat).total());
    return points;
  }

  /** The most points of the others who score, or {@link Clank#NONE} if there are none. */
  static int best(Result result, Seat seat) {
    int best = Clank.NONE;
    for (Result.Outcome other : result.seats()) {
      Integer score = other.score();
      boolean counts = other.seat() != seat && !other.outcome().equals("lost");
      if (counts && score != null) best = Math.max(best, score);
    }
    return best;
  }

  /** What became of a player who is not aboard any more. */
  public static String outcome(Clank s, Seat seat) {
    if (s.escaped().has(seat)) return "escaped";
    return s.rescued().has(seat) ? "rescued" : "lost";
  }

  private static boolean beats(Clank s, Seat seat, @Nullable Seat best) {
    if (best == null) return true;
    int difference = of(s, seat).total() - of(s, best).total();
    return difference == 0 ? s.artifactOf(seat) > s.artifactOf(best) : difference > 0;
  }

  private Text why() {
    return Text.of("score.why", artifact, pod, credits, tokens, cards);
  }
}
