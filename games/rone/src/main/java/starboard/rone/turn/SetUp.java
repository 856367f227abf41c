package starboard.rone.turn;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Rone;
import starboard.rone.effect.Discovering;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;
import starboard.rone.effect.Recruiting;

/** R11, R15.5 Set-up: leaders in seat order, then a technology and four recruits each. */
public record SetUp() implements Step<Rone> {

  private static final int RECRUITS = 4;
  private static final String RULE = "rule.set-up";

  @Override
  public void run(Rone s) {
    s.setUp();
    if (s.carried().isEmpty()) {
      for (Seat seat : s.seats()) s.then(new Leader(seat));
    }
    s.together(s.seats(), Starting::new);
    s.then(new Begin());
  }

  /** What the mode does behind it. */
  record Begin() implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.mode().begin(s);
    }
  }

  /** R11.2 */
  record Leader(Seat seat) implements Question<Kind> {
    @Override
    public void options(Rone s, Choices<Kind> out) {
      Kind.list(s.leaders(), out);
    }

    @Override
    public void answer(Rone s, Kind leader) {
      s.chooseLeader(seat, leader.kind());
    }

    @Override
    public String key() {
      return "choose-leader";
    }

    @Override
    public Text source(Rone s) {
      return Text.of(RULE);
    }

    @Override
    public Option option(Rone s, Kind leader) {
      return leader.option("lead", "leaders");
    }
  }

  /** R11.2, R11.5 */
  record Starting(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      if (s.carried().isEmpty()) s.then(new Discovering(seat, RULE));
      for (int i = 0; i < RECRUITS; i++) s.then(new Recruiting(seat, RULE, false));
    }
  }
}
