package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.scene.Widget.Mark;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.PlaceView;
import starboard.nemesis.SpeciesView;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.PrintedBoard;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.Slot;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.CardTexts;

/** The board as one viewer sees it: rooms, corridors, markers, and who stands where. */
final class BoardView {

  private final Nemesis s;
  private final Viewer viewer;
  private final Board board;
  private final DangerView danger;
  private final PlaceView place;

  BoardView(Nemesis s, Viewer viewer, PlaceView place, SpeciesView species) {
    this.place = place;
    this.s = s;
    this.danger = new DangerView(s, species);
    this.viewer = viewer;
    this.board = s.kit().board();
  }

  Widget map() {
    Label label = Label.of("board", Text.of("map.board")).explained(Text.of("glossary.board"));
    return new Widget.Map(
        label,
        board.canvas().width(),
        board.canvas().height(),
        s.kit().printedBoard().regions(),
        nodes(),
        links(),
        pieces());
  }

  // Rooms

  private List<Widget.Node> nodes() {
    List<Widget.Node> nodes = new ArrayList<>();
    for (int room = 0; room < s.board().rooms(); room++) {
      Slot slot = board.slots().at(room);
      Widget.Point at = new Widget.Point(slot.x(), slot.y());
      nodes.add(new Widget.Node(room(room), at, marks(room)));
    }
    for (int spot = s.board().corridors(); spot < s.board().spots(); spot++) {
      Board.TechnicalSpace space = board.technicalSpaces().get(spot - s.board().corridors());
      Label label =
          Label.of(space.id(), Text.of("corridor." + space.id()))
              .explained(PrintedBoard.glossary(space))
              .styled(PrintedBoard.style(space));
      List<Mark> marks = new ArrayList<>();
      if (s.interior().hasNoise(spot)) marks.add(mark(space.id(), "noise"));
      nodes.add(new Widget.Node(label, new Widget.Point(space.x(), space.y()), marks));
    }
    return nodes;
  }

  /** N6.6 An unexplored room shows its back, and its face to those who have peeked. */
  private Label room(int room) {
    String id = Widgets.room(s, room);
    String number = s.kit().roomId(room);
    int tile = s.interior().tileAt(room);
    if (tile != Nemesis.NONE) {
      return Label.of(id, s.kit().roomName(tile))
          .numbered(number)
          .explained(s.rules().faces().room(tile))
          .styled(
              "room-" + Spelling.of(s.kit().room(tile).colour()) + "." + s.kit().room(tile).id());
    }
    if (s.interior().isFaceUp(room)) return laid(id, number, s.kit().openTile(room));
    int lying = s.interior().tiles().at(s.kit().tilePosition(room));
    String kind = Spelling.of(s.kit().kind(room));
    if (!viewer.sees(lying)) {
      return Label.of(id, Text.of("node.unexplored"))
          .numbered(number)
          .explained(Text.of("glossary.unexplored"))
          .styled("unexplored-" + kind);
    }
    int seen = s.kit().tileOf(Thing.number(lying));
    return Label.of(id, Text.of("node.peeked", Arg.of(s.kit().roomName(seen))))
        .numbered(number)
        .explained(s.rules().faces().room(seen))
        .knownTo(Thing.seenBy(lying))
        .styled("unexplored-" + kind);
  }

  /** N26.5 A tile that lies face up, but is not explored yet. */
  private Label laid(String id, String number, int tile) {
    Room face = s.kit().room(tile);
    return Label.of(id, s.kit().roomName(tile))
        .numbered(number)
        .explained(s.rules().faces().room(tile))
        .styled("room-" + Spelling.of(face.colour()) + "." + face.id());
  }

  private List<Mark> marks(int room) {
    String id = Widgets.room(s, room);
    List<Mark> marks = new ArrayList<>();
    if (s.interior().burns(room)) marks.add(mark(id, "fire"));
    if (s.interior().isBroken(room)) marks.add(mark(id, "malfunction"));
    List<String> ofPlace = new ArrayList<>();
    place.marks(room, ofPlace);
    for (String what : ofPlace) marks.add(mark(id, what));
    int tile = s.interior().tileAt(room);
    if (tile == Nemesis.NONE) unexplored(room, marks);
    else explored(room, tile, marks);
    objects(room, marks);
    danger.room(room, id, marks);
    return marks;
  }

  private void explored(int room, int tile, List<Mark> marks) {
    String id = Widgets.room(s, room);
    for (Effect passive : s.kit().room(tile).passiveOps()) {
      String mark = OpRule.of(passive).mark();
      if (mark != null) marks.add(mark(id, mark));
    }
    if (s.interior().holdsToken(room)) marks.add(tokenBack(room));
    if (s.kit().room(tile).computer()) marks.add(mark(id, "computer"));
    if (s.kit().room(tile).search()) {
      String colour = Spelling.of(s.kit().room(tile).colour());
      Label items =
          Label.of("items-in-" + id, Text.of("mark.items." + colour))
              .numbered(s.interior().counter(room))
              .explained(Text.of("glossary.item-counter"))
              .styled("items");
      marks.add(new Mark(items, 1, null));
    }
    if (tile == s.kit().nest() && s.creatures().eggs() > 0) {
      Label eggs = Label.of("eggs-in-nest", ObjectKind.EGG.title()).styled("egg");
      marks.add(new Mark(eggs.explained(Text.of("glossary.eggs")), s.creatures().eggs(), null));
    }
  }

  /** The back of the tile, and the exploration token for those who have looked under it. */
  private void unexplored(int room, List<Mark> marks) {
    int token = s.interior().explorationTokens().at(s.kit().tilePosition(room));
    if (!s.interior().isFaceUp(room)) marks.add(back(room));
    else if (!viewer.sees(token)) marks.add(tokenBack(room));
    if (!viewer.sees(token)) return;
    int number = Thing.number(token);
    Label label =
        Label.of("token-in-" + Widgets.room(s, room), s.kit().name(number))
            .explained(CardTexts.of(s.kit().exploration(number)))
            .knownTo(Thing.seenBy(token))
            .styled("exploration-token");
    marks.add(new Mark(label, 1, null));
  }

  private Mark back(int room) {
    String kind = Spelling.of(s.kit().kind(room));
    Label back =
        Label.of("tile-in-" + Widgets.room(s, room), Text.of("mark.tile." + kind))
            .explained(Text.of("glossary.unexplored"))
            .styled("tile-" + kind);
    return new Mark(back, 1, null);
  }

  /** What shows that a room lies open, but its token has not been turned up (N26.5, V10.9). */
  private Mark tokenBack(int room) {
    Label back =
        Label.of("token-in-" + Widgets.room(s, room), Text.of("mark.token"))
            .explained(Text.of("glossary.unexplored.face-up"))
            .styled("exploration-token");
    return new Mark(back, 1, null);
  }

  private void objects(int room, List<Mark> marks) {
    for (ObjectKind kind : ObjectKind.values()) {
      int count = 0;
      for (int object = 0; object < s.objects().objectCount(); object++) {
        if (s.objects().liesIn(object, room) && s.objects().objectKind(object) == kind) count++;
      }
      if (count > 0) marks.add(new Mark(object(Widgets.floor(s, room, kind), kind), count, null));
    }
  }

  static Label object(String id, ObjectKind kind) {
    return Label.of(id, kind.title())
        .explained(Text.of("glossary.object." + kind.id()))
        .styled(kind.id());
  }

  private static Mark mark(String where, String what) {
    Label label =
        Label.of(what + "-in-" + where, Text.of("mark." + what))
            .explained(Text.of("glossary." + what))
            .styled(what);
    return new Mark(label, 1, null);
  }

  // Corridors

  private List<Widget.Link> links() {
    List<Widget.Link> links = new ArrayList<>();
    for (int corridor = 0; corridor < s.board().corridors(); corridor++) {
      String id = Widgets.corridor(s, corridor);
      List<Mark> marks = new ArrayList<>();
      if (s.interior().hasNoise(corridor)) marks.add(mark(id, "noise"));
      if (s.interior().isClosed(corridor)) marks.add(mark(id, "closed"));
      if (s.interior().isDestroyed(corridor)) marks.add(mark(id, "destroyed"));
      danger.corridor(corridor, id, marks);
      links.add(s.kit().printedBoard().corridor(corridor, marks));
    }
    links.addAll(s.kit().printedBoard().entrances());
    return links;
  }

  // Figures

  private List<Widget.Piece> pieces() {
    List<Widget.Piece> pieces = new ArrayList<>();
    for (Seat seat : s.seats()) {
      int room = s.crew().roomOf(seat);
      if (room == Nemesis.NONE) continue;
      Text name = Text.of("character." + CrewView.character(s, seat).id());
      Label label = Label.of("crew-" + seat.index(), name).styled("character");
      pieces.add(new Widget.Piece(label, Widgets.room(s, room), seat, List.of()));
    }
    for (int figure = 0; figure < s.creatures().breeds().figures(); figure++) {
      if (s.creatures().isOnBoard(figure)) pieces.add(figure(figure));
    }
    return pieces;
  }

  private Widget.Piece figure(int figure) {
    String id = Widgets.figure(s, figure);
    String type = s.kit().content().intruderTypes().at(s.creatures().typeOf(figure)).id();
    Label label =
        Label.of(id, s.creatures().figureNamed(figure))
            .explained(Text.of("glossary.type." + type))
            .styled("intruder-" + type);
    List<Mark> marks = new ArrayList<>();
    if (s.creatures().injuries(figure) > 0) {
      Label injuries =
          Label.of("injuries-of-" + id, Text.of("mark.injuries"))
              .numbered(s.creatures().injuries(figure))
              .explained(Text.of("glossary.injuries"))
              .styled("injury");
      marks.add(new Mark(injuries, 1, null));
    }
    return new Widget.Piece(
        label, Widgets.room(s, s.creatures().roomOfFigure(figure)), null, marks);
  }
}
