package starboard.nemesis.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.action.Effects;
import starboard.nemesis.ask.InRooms;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.ask.Rooms;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of noise (N7). */
public sealed interface NoiseOps extends OpRule {

  /** Noise in every noiseless corridor of these rooms, the technical spaces included. */
  record NoiseAround(Rooms rooms) implements NoiseOps, InRooms {
    @Override
    public @Nullable Text whyNotIn(Nemesis s, int room, Occasion on) {
      return (s.board().spotsOf(room) & ~s.interior().noise()) == 0 ? Reasons.ALL_NOISY : null;
    }

    @Override
    public void happenIn(Nemesis s, int room, Occasion on) {
      s.interior().placeNoiseAround(room);
    }

    @Override
    public Text text() {
      return rooms.text("op.noise-around");
    }
  }

  /** Noise on each technical space, or the ops about it if it is there already (N26.5). */
  record NoiseTechnical(List<Effect> ifNoisy) implements NoiseOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text why = Reasons.NO_ROOM;
      for (int space = s.board().corridors(); space < s.board().technicalEnd(); space++) {
        if (!s.interior().hasNoise(space)) return null;
        why = Effects.whyNone(s, ifNoisy, on.about(space));
        if (why == null) return null;
      }
      return why;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int space = s.board().corridors(); space < s.board().technicalEnd(); space++) {
        if (s.interior().hasNoise(space)) s.then(new Effects.Sequence(ifNoisy, 0, on.about(space)));
        else s.interior().placeNoise(space);
      }
    }

    @Override
    public Text text() {
      return Text.of("op.noise-technical", Arg.of(OpTexts.all(ifNoisy)));
    }
  }

  /** Each of them rolls noise, although its room may be occupied (N7.7); in combat not (N7.8). */
  @Word("noise-roll")
  record RollNoise(@Default("self") Who who, @Nullable Filter filter)
      implements NoiseOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.crew().isInCombat(seat) ? Reasons.IN_COMBAT : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.then(new NoiseRoll(seat));
    }

    @Override
    public Text text() {
      return who.text(filter, "op.noise-roll");
    }
  }
}
