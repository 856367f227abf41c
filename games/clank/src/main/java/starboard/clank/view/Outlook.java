package starboard.clank.view;

import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.game.Lead;
import starboard.kernel.seats.Seat;

/** How likely a thief seems to win, judged by what that player may know. */
public final class Outlook {

  /** So many points ahead in the middle of a game mean something. */
  private static final double SPREAD = 12;

  /** What a token face down is worth about. */
  private static final double UNKNOWN_TOKEN = 3;

  /** Whoever is still empty-handed may not leave at all (C13.1). */
  private static final double EMPTY_HANDED = 0.6;

  private Outlook() {}

  public static double of(Clank s, Seat seat) {
    double[] points = new double[s.players()];
    for (Seat each : s.seats()) points[each.index()] = points(s, seat, each) * safety(s, each);
    return safety(s, seat) * Lead.of(seat, points, SPREAD);
  }

  /** How sure it is that a player's points will count (C3.2, C17.1). */
  private static double safety(Clank s, Seat seat) {
    if (s.escaped().has(seat) || s.rescued().has(seat)) return 1;
    if (s.isLost(seat)) return 0;
    double health = 1 - (double) s.wounds(seat) / Cubes.HEALTH;
    return (s.hasArtifact(seat) ? 1 : EMPTY_HANDED) * (1 + health) / 2;
  }

  /** C19 What a player has, as another one may know. */
  private static double points(Clank s, Seat knowing, Seat seat) {
    Scoring score = Scoring.of(s, seat);
    if (seat == knowing) return score.total();
    double points = score.total() - score.tokens() + Scoring.items(s, seat);
    Pile tokens = s.tokens(seat);
    for (int i = 0; i < tokens.size(); i++) {
      boolean seen = Thing.isSeenBy(tokens.at(i), knowing);
      points += seen ? Content.BOX.secret(Box.kindOf(tokens.number(i))).vp() : UNKNOWN_TOKEN;
    }
    return points;
  }
}
