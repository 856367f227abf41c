package starboard.rone.rivals;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Mode;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Ending;
import starboard.rone.effect.Reshuffling;

/** R10 What all modes have in common in which players play against each other. */
abstract class Rivals implements Mode {

  /** R9.1 Damage of a type strikes whoever opposes that seat. */
  abstract void strike(Rone s, Seat seat, DamageType type, int n);

  @Override
  public void dealDamage(Rone s, Seat seat) {
    s.then(new DealingDamage(seat));
  }

  @Override
  public void reshuffled(Rone s, Seat seat) {
    Seats enemies = s.enemies(seat);
    for (int i = 0; i < s.players(); i++) {
      if (enemies.has(Seat.of(i))) Reshuffling.benefit(s, Seat.of(i));
    }
  }

  @Override
  public boolean check(Rone s) {
    if (s.over()) return true;
    if (!isAnybodyDefeated(s)) return false;
    end(s);
    return true;
  }

  static boolean isAnybodyDefeated(Rone s) {
    return !Ending.defeated(s).isEmpty();
  }

  /**
   * R10.2-R10.4, R17.3 Survival checks; who has nobody defeated in the own team wins. Who fell
   * before is told so first, that what felled them is the cause.
   */
  static void end(Rone s) {
    Text when = Text.of("end.turn", s.turn());
    Seats fallen = Ending.defeated(s);
    s.announceEnd(fallen, Seats.NONE, when, "R10.2");
    for (Seat seat : s.seats()) Ending.survive(s.player(seat));
    Seats defeated = Ending.defeated(s);
    Seats winners = Seats.NONE;
    for (Seat seat : s.seats()) {
      boolean alive = true;
      for (Seat mate : s.team(seat)) alive &= !defeated.has(mate);
      if (alive) winners = winners.with(seat);
    }
    if (defeated.isEmpty()) throw new IllegalStateException("nobody is defeated");
    List<Result.Outcome> outcomes = new ArrayList<>();
    Seats others = Seats.NONE;
    for (Seat seat : s.seats()) {
      Player player = s.player(seat);
      String how = winners.has(seat) ? "won" : winners.isEmpty() ? "drawn" : "lost";
      boolean checked = defeated.has(seat) && !fallen.has(seat);
      String key = checked ? "result.fell-in-check" : "result." + how;
      Text why = Text.of(key, Arg.of(player.life()), Arg.of(player.scrapyard().size()));
      outcomes.add(new Result.Outcome(seat, how, player.life(), why));
      if (!fallen.has(seat)) others = others.with(seat);
    }
    s.announceEnd(others, winners, when, winners.isEmpty() ? "R10.3" : "R10.4");
    s.finish(new Result(winners, outcomes));
  }
}
