package starboard.rone.invasion;

import starboard.kernel.rules.Step;
import starboard.rone.Invasion;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.EqualChances;
import starboard.rone.content.InvasionBoard;
import starboard.rone.content.Scenario;
import starboard.rone.content.Trigger;

/** R14.1 The phase of the Invasion, step by step; then that of the players. */
public record InvasionPhase() implements Step<Rone> {

  private static final InvasionBoard BOARD = Content.BOX.invasionBoard();

  @Override
  public boolean begins() {
    return true;
  }

  @Override
  public void run(Rone s) {
    s.then(new Start(), new NextRound(), new Deployment(), new Training());
    s.then(new Research(), new Actives(), new End(), new PlayersPhase());
  }

  /** Step 1 */
  public record Start() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().enter(1);
      Protocols.Triggered.setOff(s, Trigger.START_OF_ROUND);
    }
  }

  /** Step 2 All events that are due end. */
  public record NextRound() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Invasion invasion = s.invasion();
      invasion.enter(2);
      invasion.nextRound();
      for (int i = 0; i < invasion.scenario().events().size(); i++) {
        int due = invasion.scenario().events().at(i).endsRound();
        if (due <= invasion.round() && !invasion.hasEnded(i)) s.then(new EventEnds(i));
      }
    }
  }

  /** Step 2 An event ends: its effects, then defeat, then victory. */
  public record EventEnds(int event) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().end(event);
      Scenario.Event ended = s.invasion().scenario().events().at(event);
      Happening.of(s, "event." + ended.id(), ended.onEnd());
      s.then(new EventEnded(event));
    }
  }

  /** Whether the scenario is decided by an event. */
  public record EventEnded(int event) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Scenario scenario = s.invasion().scenario();
      Scenario.Event ended = scenario.events().at(event);
      boolean lost =
          scenario.defeat() instanceof Scenario.Defeat.AnyPlayerDeadOrEvent(String id)
              && id.equals(ended.id());
      boolean won =
          scenario.victory() instanceof Scenario.Victory.EventEnded(String id)
              && id.equals(ended.id());
      if (lost || ended.defeat()) Outcome.lose(s);
      else if (won || ended.victory()) Outcome.win(s);
    }
  }

  /** Step 3, R17.4 */
  public record Deployment() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().enter(3);
      int more = BOARD.deployPerRound().perProtocol() * s.invasion().protocols().size();
      if (s.invasion().challenge().equalChances()) {
        EqualChances.Step3 step = Content.BOX.variants().equalChances().step(s.players());
        s.then(new Cards.Scout(step.scout()));
        s.then(new Cards.Deploy(step.deployPlusProtocols() + more, false));
        s.then(new Cards.Deploy(step.defenders(), true));
      } else {
        s.then(new Cards.Deploy(BOARD.deployPerRound().perPlayer() * s.players() + more, false));
      }
    }
  }

  /** Step 4 */
  public record Training() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().enter(4);
      s.then(new Zones.Training());
    }
  }

  /** Step 5 */
  public record Research() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Invasion invasion = s.invasion();
      invasion.enter(5);
      if (invasion.research() > 0) return;
      invasion.refreshProtocols();
      invasion.changeResearch(BOARD.researchTokens().refillPerPlayer() * s.players());
    }
  }

  /** Step 6 */
  public record Actives() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().enter(6);
      s.then(new Protocols.Resolving());
    }
  }

  /** Step 7 */
  public record End() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.invasion().enter(7);
      Protocols.Triggered.setOff(s, Trigger.END_OF_ROUND);
    }
  }
}
