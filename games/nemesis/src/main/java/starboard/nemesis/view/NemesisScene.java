package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Decision;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.PlaceView;
import starboard.nemesis.SpeciesView;

/**
 * What one viewer may see of the table, put together by naming what is shown: board, crew,
 * creatures, what only the place has, decks, the viewer's own notes, and the question.
 */
public final class NemesisScene {

  private NemesisScene() {}

  public static Scene of(Nemesis s, Viewer viewer) {
    CardViews cards = new CardViews(s, viewer);
    PlaceView place = s.rules().place().view(s, viewer, cards);
    SpeciesView species = s.rules().species().view(s, viewer, cards);
    DecksView decks = new DecksView(s, viewer, cards, species);
    CrewView crew = new CrewView(s, viewer, cards, place, species);
    List<Widget> widgets = new ArrayList<>();
    widgets.add(new PhasesView(s).phases());
    place.time(widgets);
    widgets.add(new BoardView(s, viewer, place, species).map());
    place.systems(widgets);
    widgets.add(new CreaturesView(s, viewer, cards, species).board());
    widgets.add(decks.decks());
    decks.resolving(widgets);
    new DiceView(s).add(widgets);
    OutcomeView.add(s, widgets);
    crew.offered(widgets);
    for (Seat seat : s.seats()) if (!viewer.is(seat)) widgets.add(crew.mat(seat));
    for (Seat seat : s.seats()) if (viewer.is(seat)) widgets.add(crew.mat(seat));
    if (viewer instanceof Viewer.Player player) notes(s, player.seat(), widgets);
    Widget.Prompt prompt = prompt(s, viewer);
    ActionsView.effects(prompt.decisions(), widgets);
    widgets.add(prompt);
    widgets.add(new Widget.Log(Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  private static void notes(Nemesis s, Seat seat, List<Widget> widgets) {
    List<Text> notes = s.notes(seat);
    if (notes.isEmpty()) return;
    List<Widget.Row> rows = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      Label label = Label.of("note-" + (i + 1), Text.of("row.note", i + 1));
      rows.add(new Widget.Row(label, List.of(notes.get(i))));
    }
    Label label = Label.of("notes", Text.of("sheet.notes")).knownTo(Seats.of(seat));
    widgets.add(new Widget.Sheet(label, List.of(Text.of("column.note")), rows));
  }

  private static Widget.Prompt prompt(Nemesis s, Viewer viewer) {
    List<Decision> decisions = new ArrayList<>();
    for (Seat seat : s.deciding()) if (viewer.is(seat)) decisions.add(s.decision(seat));
    return new Widget.Prompt(Label.of("prompt", Text.of("prompt")), s.deciding(), decisions);
  }
}
