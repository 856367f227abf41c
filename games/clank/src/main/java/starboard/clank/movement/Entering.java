package starboard.clank.movement;

import starboard.clank.Clank;
import starboard.clank.Done;
import starboard.clank.attack.Leaving;
import starboard.clank.content.Deed;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.deed.Secrets;
import starboard.clank.effect.Resolving;
import starboard.clank.ship.Ship;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** C4.6 A pawn enters a space: checkpoint, reward, secret, pod. */
public record Entering(Seat seat, int to) implements Step<Clank> {

  @Override
  public void run(Clank s) {
    s.movePawn(seat, to);
    Space space = Ship.PLAN.space(to);
    if (space.checkpoint()) s.stopWalking();
    Resolving.now(s, seat, Clank.NONE, space.reward());
    if (space.hasCrystal()) s.then(new Done(Deed.CRYSTAL_SPACE_ENTERED));
    if (s.secretsAt(to) > 0) s.then(new TakeSecret(seat));
    if (space.pod() != 0) s.then(new Leaving.Escape(seat, space.pod() - 1));
  }

  /** Take a secret or leave it. */
  public enum Take implements Choice {
    TAKE,
    LEAVE
  }

  /** C10.6 */
  record TakeSecret(Seat seat) implements Ask<Clank, Take> {
    @Override
    public void options(Clank s, Choices<Take> out) {
      if (s.secretsAt(s.spaceOf(seat)) == 0) return;
      out.add(Take.TAKE);
      out.add(Take.LEAVE);
    }

    @Override
    public void answer(Clank s, Take take) {
      if (take == Take.TAKE) Secrets.take(s, seat);
    }

    @Override
    public Text question(Clank s) {
      boolean major = Ship.PLAN.space(s.spaceOf(seat)).secret() == Secret.Size.MAJOR;
      return Text.of("ask.secret", Arg.of(Text.of(major ? "mark.major" : "mark.minor")));
    }

    @Override
    public Text source(Clank s) {
      return Texts.space(s.spaceOf(seat));
    }

    @Override
    public Option option(Clank s, Take take) {
      String space = Widgets.space(s.spaceOf(seat));
      return switch (take) {
        case TAKE -> Option.of("take:" + space, Text.of("do.take"), space);
        case LEAVE -> Option.of("leave", Text.of("do.leave"));
      };
    }
  }
}
