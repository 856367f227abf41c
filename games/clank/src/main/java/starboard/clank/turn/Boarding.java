package starboard.clank.turn;

import starboard.clank.Clank;
import starboard.clank.ship.Ship;
import starboard.clank.words.Widgets;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** C18.8 Is the pod entered although the turn has something left to spend? */
public record Boarding(Seat seat, Action.Move move) implements Ask<Clank, Boarding.Go> {

  /** Enter the pod, or go on with the turn. */
  public enum Go implements Choice {
    BOARD,
    STAY
  }

  /** Whether a move ends the turn by a pod and wastes what is left of it. */
  static boolean isWaste(Clank s, Seat seat, Action.Move move) {
    return Ship.PLAN.space(move.space()).pod() != 0 && !Unspent.of(s, seat).isNothing();
  }

  @Override
  public void options(Clank s, Choices<Go> out) {
    out.add(Go.BOARD);
    out.add(Go.STAY);
  }

  @Override
  public void answer(Clank s, Go go) {
    if (go == Go.BOARD) Turn.act(s, seat, move);
  }

  @Override
  public Text question(Clank s) {
    return Text.of("ask.board", Arg.of(Unspent.of(s, seat).text()));
  }

  @Override
  public Text source(Clank s) {
    return Text.of("rule.pod");
  }

  @Override
  public Option option(Clank s, Go go) {
    String pod = Widgets.space(move.space());
    return switch (go) {
      case BOARD -> Option.of("board:" + pod, Text.of("do.board"), pod);
      case STAY -> Option.of("stay", Text.of("do.stay"));
    };
  }
}
