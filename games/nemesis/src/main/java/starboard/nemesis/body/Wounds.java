package starboard.nemesis.body;

import starboard.kernel.rules.Moment;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Trigger;

/** N16 Wounds and death. */
public final class Wounds {

  private Wounds() {}

  /** N16.1 The wound that is one too many for the track clears it and is a serious one. */
  public record Light(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      if (isMortal(s, seat)) {
        s.then(new Death(seat));
      } else if (s.crew().lightWounds(seat) >= track(s, seat)) {
        s.crew().setLightWounds(seat, 0);
        s.then(new Serious(seat));
      } else {
        s.crew().setLightWounds(seat, s.crew().lightWounds(seat) + 1);
      }
    }
  }

  /** The light wounds that the track of a Character holds (N16.1). */
  private static int track(Nemesis s, Seat seat) {
    int printed = s.kit().content().setup().lightWoundTrack();
    return InForce.asked(s, Quantity.LIGHT_WOUNDS, seat, Nemesis.NONE, printed);
  }

  /** N16.2 It comes, unless who is to suffer it may have an answer. */
  public record Serious(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      if (!Reactions.mayAnswer(s, Trigger.SERIOUS_WOUND_ON_SELF, seat)) {
        suffer(s, seat);
        return;
      }
      s.then(
          Reactions.toOwn(
              s, Trigger.SERIOUS_WOUND_ON_SELF, seat, new Suffered(seat), new Reactions.Averted()));
    }
  }

  /** N16.2 */
  public record Suffered(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      suffer(s, seat);
    }
  }

  private static void suffer(Nemesis s, Seat seat) {
    if (isMortal(s, seat)) {
      s.then(new Death(seat));
      return;
    }
    s.crew().drawWound(seat);
    s.then(new HandSlots.DropExcess(seat));
  }

  /** N16.3 */
  private static boolean isMortal(Nemesis s, Seat seat) {
    return s.crew().seriousWounds(seat) >= s.kit().content().setup().seriousWoundsSurvived();
  }

  /** N16.6 The Character dies where it is; one who waits, in the room beside (N27.9). */
  public record Death(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      int room = s.roomOrBeside(seat);
      s.tellDeath(seat, room);
      s.dropAllObjects(seat, room);
      s.objects().lay(ObjectKind.CORPSE_RED, seat, room);
      s.rules().mode().afterDeath(s, seat);
      s.crew().die(seat);
      s.then(new CharacterDied(seat));
    }
  }

  /** A Character has died: N22.2 and the end of the game hang on it. */
  public record CharacterDied(Seat seat) implements Moment<Nemesis> {}
}
