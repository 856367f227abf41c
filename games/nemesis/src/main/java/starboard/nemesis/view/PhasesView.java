package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.round.Rounds;

/** The phases of the round, and where the game is in it. */
final class PhasesView {

  private static final Widget.Space PLAYER_PHASE = phase("player-phase");

  /** The steps of the Event phase. */
  private static final ClassValue<Widget.Space> PHASES =
      new ClassValue<>() {
        @Override
        protected Widget.Space computeValue(Class<?> step) {
          return phase(Spelling.of(step));
        }
      };

  private final Nemesis s;

  PhasesView(Nemesis s) {
    this.s = s;
  }

  /** N3.1 The Player phase and the steps of the Event phase. */
  Widget phases() {
    List<Step<Nemesis>> steps = s.rules().eventPhase(s);
    List<Widget.Space> spaces = new ArrayList<>();
    spaces.add(PLAYER_PHASE);
    for (Step<Nemesis> step : steps) spaces.add(PHASES.get(step.getClass()));
    List<Widget.Marker> markers = new ArrayList<>();
    int now = now(steps);
    if (now >= 0) {
      Label round = Label.of("round", Text.of("marker.round", s.clock().round()));
      markers.add(new Widget.Marker(round, spaces.get(now).label().id(), null));
    }
    Label label = Label.of("phases", Text.of("track.phases")).explained(Text.of("glossary.round"));
    return new Widget.Track(label, spaces, markers);
  }

  private static Widget.Space phase(String word) {
    Label label =
        Label.of("phase-" + word, Text.of("phase." + word))
            .explained(Text.of("glossary.phase." + word));
    return new Widget.Space(label, null);
  }

  /** 0 in the Player phase, else one more than the step of the Event phase; -1 outside rounds. */
  private int now(List<Step<Nemesis>> steps) {
    if (s.clock().round() == 0 || s.over()) return -1;
    int next = steps.size();
    for (List<Step<Nemesis>> agenda : s.agendas()) {
      for (Step<Nemesis> waiting : agenda) {
        if (waiting instanceof Rounds.EventPhase) return 0;
        for (int i = 0; i < next; i++) if (waiting.equals(steps.get(i))) next = i;
      }
    }
    return next;
  }
}
