package starboard.rone.invasion;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Invasion;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;

/** R12.10, R14.1 Protocols, resolved in an order the players choose. */
public final class Protocols {

  private static final String ZONE = "protocols";

  private Protocols() {}

  /**
   * R14.1.1, R14.1.7: what stands on protocols at the start and the end of a round.
   *
   * @param pending a bit for each protocol in play
   */
  public record Triggered(Trigger trigger, int pending) implements Question<Kind> {

    static void setOff(Rone s, Trigger trigger) {
      Invasion invasion = s.invasion();
      int pending = 0;
      for (int i = 0; i < invasion.protocols().size(); i++) {
        if (Box.has(Box.kindOf(invasion.protocols().number(i)), trigger)) pending |= 1 << i;
      }
      if (pending != 0) s.then(new Triggered(trigger, pending));
    }

    @Override
    public Seat seat() {
      return CoOp.SPEAKER;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      for (int i = 0; i < s.invasion().protocols().size(); i++) {
        if ((pending & (1 << i)) == 0) continue;
        out.add(Kind.of(Box.kindOf(s.invasion().protocols().number(i))));
      }
    }

    @Override
    public void answer(Rone s, Kind protocol) {
      Happening.of(s, protocol.kind(), trigger);
      int at = Player.find(s.invasion().protocols(), protocol.kind());
      int rest = pending & ~(1 << at);
      if (rest != 0) s.then(new Triggered(trigger, rest));
    }

    @Override
    public String key() {
      return "choose-protocol";
    }

    @Override
    public Option option(Rone s, Kind protocol) {
      return protocol.option("resolve", ZONE);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.protocols");
    }
  }

  /** R14.1.6 Every active protocol resolves its ability, then is exhausted. */
  public record Resolving() implements Question<Kind> {
    @Override
    public Seat seat() {
      return CoOp.SPEAKER;
    }

    @Override
    public void options(Rone s, Choices<Kind> out) {
      Invasion invasion = s.invasion();
      for (int i = 0; i < invasion.protocols().size(); i++) {
        int kind = Box.kindOf(invasion.protocols().number(i));
        if (!invasion.isExhausted(i) && Box.has(kind, Trigger.ACTIVE)) out.add(Kind.of(kind));
      }
    }

    @Override
    public void answer(Rone s, Kind protocol) {
      Happening.of(s, protocol.kind(), Trigger.ACTIVE);
      s.then(new Exhausted(protocol.kind()), this);
    }

    @Override
    public String key() {
      return "choose-protocol";
    }

    @Override
    public Option option(Rone s, Kind protocol) {
      return protocol.option("resolve", ZONE);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.protocols");
    }
  }

  /** R14.1.6 */
  public record Exhausted(int kind) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().exhaust(Player.find(s.invasion().protocols(), kind));
    }
  }

  /** R14.2.4 Active protocols that a player exhausts, one after another. */
  public record Exhausting(Seat seat, String from, int left) implements Question<Kind> {
    @Override
    public void options(Rone s, Choices<Kind> out) {
      Invasion invasion = s.invasion();
      for (int i = 0; i < invasion.protocols().size(); i++) {
        if (!invasion.isExhausted(i)) {
          out.add(Kind.of(Box.kindOf(invasion.protocols().number(i))));
        }
      }
    }

    @Override
    public void answer(Rone s, Kind protocol) {
      s.invasion().exhaust(Player.find(s.invasion().protocols(), protocol.kind()));
      if (left > 1) s.then(new Exhausting(seat, from, left - 1));
    }

    @Override
    public String key() {
      return "choose-exhausted";
    }

    @Override
    public Option option(Rone s, Kind protocol) {
      return protocol.option("exhaust", ZONE);
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }
}
