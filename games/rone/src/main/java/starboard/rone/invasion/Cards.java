package starboard.rone.invasion;

import java.util.Map;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Box;
import starboard.rone.Invasion;
import starboard.rone.Rone;
import starboard.rone.content.Colour;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Reshuffling;

/** R12.7-R12.9 Cards the Invasion needs from the top of its deck, one at a time. */
public final class Cards {

  private Cards() {}

  /** R12.9 Whether the Invasion has the card it needs to deploy; without one it has lost. */
  private static boolean isReady(Rone s, Step<Rone> again) {
    Invasion invasion = s.invasion();
    if (!invasion.deck().isEmpty()) return true;
    if (invasion.canReshuffle()) s.then(new Reshuffle(), again);
    else Outcome.win(s);
    return false;
  }

  /** R12.9.1 Whether there is a card that players can take from it; without one nothing happens. */
  private static boolean canLose(Rone s, Step<Rone> again) {
    Invasion invasion = s.invasion();
    if (!invasion.deck().isEmpty()) return true;
    if (invasion.canReshuffle()) s.then(new Reshuffle(), again);
    return false;
  }

  /** R12.8 The players get their part of the first reshuffle in a round. */
  public record Reshuffle() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      boolean first = s.invasion().reshuffle();
      if (!first) return;
      for (Seat seat : s.seats()) Reshuffling.benefit(s, seat);
    }
  }

  /** R14.2.4 */
  public record Scrap(int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (!canLose(s, this)) return;
      s.invasion().scrapTop();
      if (left > 1) s.then(new Scrap(left - 1));
    }
  }

  /** R14.2.4 */
  public record Discard(int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (!canLose(s, this)) return;
      s.invasion().discardTop();
      if (left > 1) s.then(new Discard(left - 1));
    }
  }

  /** R17.4 I Scouts bring their reward and nothing else. */
  public record Scout(int left) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (left == 0 || !isReady(s, this)) return;
      reward(s, s.invasion().scout());
      s.then(new Scout(left - 1));
    }
  }

  /**
   * R12.7 Cards are deployed one by one.
   *
   * @param quiet whether they defend, without their effects (R17.4 III)
   */
  public record Deploy(int left, boolean quiet) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (left == 0 || !isReady(s, this)) return;
      int kind = s.invasion().deploy();
      reward(s, kind);
      if (!quiet) Happening.of(s, kind, Trigger.WHEN_DEPLOYED);
      s.then(new Land(), new Deploy(left - 1, quiet));
    }
  }

  /** R12.7 step 4 */
  public record Land() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.stack().land();
    }
  }

  /** R12.7 step 2, R12.2 */
  private static void reward(Rone s, int kind) {
    for (Map.Entry<Colour, Integer> reward : Box.invader(kind).reward().entrySet()) {
      int colour = reward.getKey().ordinal();
      if (colour < Invasion.ZONES) s.invasion().store(colour, reward.getValue());
      else s.then(new Zones.Choosing(Box.name(kind).key(), reward.getValue()));
    }
  }
}
