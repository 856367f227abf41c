package starboard.clank.attack;

import starboard.clank.Beats;
import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.content.Content;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;

/** C16 The Tyrant attacks. */
public record Attack() implements Step<Clank> {

  @Override
  public void run(Clank s) {
    int cubes = Cubes.TRACK.at(s.rage()).draw() + s.danger();
    s.announce(Beats.attacked("C16.1"), "attack", Arg.of(cubes));
    draw(s, cubes);
  }

  private static void draw(Clank s, int cubes) {
    s.drawCubes(cubes);
    s.then(new Leaving.KnockOuts());
  }

  /** C18.3 How many cubes a player who has left draws. */
  static int departedDraw(Clank s) {
    return Content.BOX.setup().departedDraw().getOrDefault(s.players(), 0);
  }

  /** C18.3 What a player who has left draws in place of a turn. */
  public record Departed(Seat seat) implements Step<Clank> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Clank s) {
      int cubes = departedDraw(s);
      s.announce(Beats.attacked("C18.3"), "departed-draw", Arg.of(seat), Arg.of(cubes));
      draw(s, cubes);
    }
  }

  /** A draw of so many cubes, whatever the rage: the end clock of the solo variant (C22.2). */
  public record Clock(int cubes) implements Step<Clank> {
    @Override
    public void run(Clank s) {
      s.announce(Beats.attacked("C22.2"), "clock", Arg.of(cubes));
      draw(s, cubes);
    }
  }
}
