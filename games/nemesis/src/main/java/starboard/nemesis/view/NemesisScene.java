package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
import starboard.nemesis.Widgets;

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
    widgets.add(viewer.drawn("phases", s, new PhasesView(s)::phases));
    Parts now = viewer.drawn("parts", s, () -> Parts.of(s));
    List<Object> time = List.of(s.clock().time(), now.place());
    widgets.addAll(viewer.drawn("time", time, () -> several(place::time)));
    widgets.add(viewer.drawn("board", now.board(), new BoardView(s, viewer, place, species)::map));
    widgets.addAll(viewer.drawn("systems", s, () -> several(place::systems)));
    CreaturesView creatures = new CreaturesView(s, viewer, cards, species);
    widgets.add(viewer.drawn("creatures", now.hunters(), creatures::board));
    widgets.add(viewer.drawn("decks", now.decks(), decks::decks));
    widgets.addAll(viewer.drawn("resolving", s, () -> several(decks::resolving)));
    widgets.addAll(viewer.drawn("dice", s, () -> several(new DiceView(s)::add)));
    OutcomeView.add(s, widgets);
    crew.offered(widgets);
    for (Seat seat : s.seats()) if (!viewer.is(seat)) widgets.add(mat(crew, s, viewer, seat));
    for (Seat seat : s.seats()) if (viewer.is(seat)) widgets.add(mat(crew, s, viewer, seat));
    Seat own = viewer.seat();
    if (own != null) notes(s, own, widgets);
    Widget.Prompt prompt = prompt(s, viewer);
    ActionsView.effects(prompt.decisions(), widgets);
    widgets.add(prompt);
    widgets.add(new Widget.Log(Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  private static Widget mat(CrewView crew, Nemesis s, Viewer viewer, Seat seat) {
    return viewer.drawn(Widgets.mat(seat), s, () -> crew.mat(seat));
  }

  /** What a view adds, which may be nothing. */
  private static List<Widget> several(Consumer<List<Widget>> adding) {
    List<Widget> widgets = new ArrayList<>();
    adding.accept(widgets);
    return widgets;
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
