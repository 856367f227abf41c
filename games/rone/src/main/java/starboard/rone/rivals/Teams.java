package starboard.rone.rivals;

import java.util.Locale;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.DamageType;
import starboard.rone.content.Op;
import starboard.rone.effect.Opposing;
import starboard.rone.effect.Question;
import starboard.rone.turn.Turns;

/** R17.3 Two against two: the teams alternate, the members of a team play at the same time. */
public final class Teams extends Rivals {

  private static final Seats FIRST = Seats.of(Seat.ONE, Seat.TWO);
  private static final Seats SECOND = Seats.of(Seat.THREE, Seat.FOUR);

  private static Seats other(Seats team) {
    return team.equals(FIRST) ? SECOND : FIRST;
  }

  @Override
  public void begin(Rone s) {
    s.drawFirstPlayer();
    s.then(new Next(team(s, s.firstPlayer())));
  }

  @Override
  public Seats team(Rone s, Seat seat) {
    return seat.index() < 2 ? FIRST : SECOND;
  }

  @Override
  public Seats enemies(Rone s, Seat seat) {
    return seat.index() < 2 ? SECOND : FIRST;
  }

  @Override
  public boolean oppose(Rone s, Cause cause, Op op, int times) {
    s.then(new ChoosingEnemy(cause, op, times));
    return false;
  }

  @Override
  void strike(Rone s, Seat seat, DamageType type, int n) {
    s.then(new Splitting(enemies(s, seat), type, n));
  }

  /** The turn of a team; each of the second one begins with extra spare parts. */
  public record Next(Seats team) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      boolean compensated = s.turn() == team.size();
      s.together(team, seat -> new Turns.Turn(seat, compensated));
      s.then(new Next(other(team)));
    }
  }

  /** An enemy. */
  record Enemy(Seat seat) implements Choice {}

  /** Which enemy an effect is about. */
  record ChoosingEnemy(Cause cause, Op op, int times) implements Question<Enemy> {
    @Override
    public Seat seat() {
      return cause.seat();
    }

    @Override
    public void options(Rone s, Choices<Enemy> out) {
      for (Seat enemy : s.enemies(seat())) out.add(new Enemy(enemy));
    }

    @Override
    public void answer(Rone s, Enemy enemy) {
      Opposing.happen(s, cause, op, times, enemy.seat);
    }

    @Override
    public String key() {
      return "choose-enemy";
    }

    @Override
    public Option option(Rone s, Enemy enemy) {
      String widget = "player-" + enemy.seat.index();
      return Option.of("against:" + widget, Text.of("do.against", enemy.seat), widget);
    }

    @Override
    public Text source(Rone s) {
      return cause.name();
    }
  }

  /** So much for the first member; the rest is the other's. */
  record Part(int n) implements Choice {}

  /** Damage is split as the team that takes it likes. */
  record Splitting(Seats team, DamageType type, int n) implements Question<Part> {
    @Override
    public Seat seat() {
      return team.first();
    }

    @Override
    public void options(Rone s, Choices<Part> out) {
      for (int part = 0; part <= n; part++) out.add(new Part(part));
    }

    @Override
    public void answer(Rone s, Part part) {
      if (part.n > 0) s.player(team.first()).suffer(type, part.n);
      if (part.n < n) s.player(team.rest().first()).suffer(type, n - part.n);
      s.mode().check(s);
    }

    @Override
    public String key() {
      return "choose-split";
    }

    @Override
    public Text question(Rone s) {
      return Text.of(key(), Arg.of(n), Arg.of(SymbolTexts.damage(type)));
    }

    @Override
    public Text openly(Rone s) {
      return question(s);
    }

    @Override
    public Option option(Rone s, Part part) {
      Seat one = team.first();
      Seat other = team.rest().first();
      Text text =
          Text.of("do.split", Arg.of(one), Arg.of(part.n), Arg.of(other), Arg.of(n - part.n));
      return Option.of("split-" + type.name().toLowerCase(Locale.ROOT) + "-" + part.n, text);
    }

    @Override
    public Text source(Rone s) {
      return Text.of("rule.teams");
    }
  }
}
