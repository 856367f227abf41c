package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Result;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;

/** What a viewer sees of the table: the phases, what lies between the players, their boards. */
public final class RoneScene {

  private static final int PHASES = 10;

  private final Rone s;
  private final Viewer viewer;

  public RoneScene(Rone s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  public Scene scene() {
    List<Widget> widgets = new ArrayList<>();
    widgets.add(phases());
    Player acting = acting();
    if (acting != null) widgets.add(new TurnView(s, acting).mat());
    widgets.add(zone("recruits", Widget.Layout.PILE, null, s.recruits()));
    widgets.add(zone("destroyed-recruits", Widget.Layout.PILE, null, s.destroyedRecruits()));
    widgets.add(zone("technologies", Widget.Layout.PILE, null, s.technologies()));
    widgets.add(
        zone("destroyed-technologies", Widget.Layout.PILE, null, s.destroyedTechnologies()));
    widgets.add(zone("leaders", Widget.Layout.PILE, null, s.leaders()));
    widgets.add(zone("starters", Widget.Layout.PILE, null, s.starters()));
    if (s.isInvaded()) widgets.add(new InvasionView(s, viewer).mat());
    for (Seat seat : s.seats()) widgets.add(new BoardView(s, viewer, s.player(seat)).mat());
    Result result = s.result();
    if (result != null) widgets.add(outcome(result));
    List<Decision> decisions = new ArrayList<>();
    for (Seat seat : s.deciding()) if (viewer.is(seat)) decisions.add(s.decision(seat));
    Label prompt = Label.of("prompt", Text.of("prompt"));
    widgets.add(new Widget.Prompt(prompt, s.deciding(), decisions));
    widgets.add(new Widget.Log(Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  private Widget zone(String id, Widget.Layout layout, @Nullable Seat owner, Pile pile) {
    return CardView.zone(id, Text.of("zone." + id), layout, owner, pile, viewer);
  }

  /** Whose turn is shown: the viewer's own, if it is one of several, else the first that runs. */
  private @Nullable Player acting() {
    Player first = null;
    for (Seat seat : s.seats()) {
      Player player = s.player(seat);
      if (player.phase() == 0) continue;
      if (viewer.is(seat)) return player;
      if (first == null) first = player;
    }
    return first;
  }

  /** R8 The phases, and who is in which. */
  private Widget phases() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int phase = 1; phase <= PHASES; phase++) {
      Label label =
          Label.of("phase-" + phase, Text.of("phase-short." + phase))
              .numbered(phase)
              .explained(Text.of("glossary.phase." + phase));
      spaces.add(new Widget.Space(label, null));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    for (Seat seat : s.seats()) {
      Player player = s.player(seat);
      if (player.phase() == 0) continue;
      Label label = Label.of("marker-" + seat.index(), Text.of("marker", seat));
      markers.add(new Widget.Marker(label, "phase-" + player.phase(), seat));
    }
    return new Widget.Track(Label.of("phases", Text.of("track.phases")), spaces, markers);
  }

  private static Widget outcome(Result result) {
    List<Widget.Row> rows = new ArrayList<>();
    for (Result.Outcome outcome : result.seats()) {
      Label label =
          Label.of("outcome-" + outcome.seat().index(), Text.of("marker", outcome.seat()))
              .styled(outcome.outcome());
      rows.add(new Widget.Row(label, List.of(outcome.why())));
    }
    Label label = Label.of("outcome", Text.of("sheet.outcome"));
    return new Widget.Sheet(label, List.of(Text.of("sheet.why")), rows);
  }

  static boolean sees(Viewer viewer, int thing) {
    return viewer.sees(thing) || Thing.isFaceUp(thing);
  }
}
