package starboard.clank.view;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Modules;
import starboard.clank.content.Named;
import starboard.clank.content.Op;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.ship.Board;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.catalogue.Section;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.scene.Widget.Mark;
import starboard.kernel.scene.Widget.Point;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The ship as a map. */
public final class BoardView {

  private static final Ship SHIP = Ship.PLAN;
  private static final Modules.Assembly ASSEMBLY = SHIP.modules().assembly();

  /** How far the frame of a fixed module stands off its spaces: none touches another. */
  private static final int MARGIN = 16;

  /** What of a board never changes, by its number. */
  private static final Printed[] PRINTED = new Printed[Board.COUNT];

  static {
    for (int i = 0; i < PRINTED.length; i++) PRINTED[i] = Printed.of(Board.of(i));
  }

  /** The names and places of a board; its links without the blockade. */
  private record Printed(
      List<Widget.Region> regions, List<Spot> spots, List<Widget.Link> links, int blockade) {

    /** A space where it lies on the map. */
    record Spot(int space, Label label, Point at) {}

    static Printed of(Board board) {
      List<Widget.Region> regions = new ArrayList<>();
      List<Spot> spots = new ArrayList<>();
      for (Modules.Fixed fixed : SHIP.modules().fixedModules()) {
        addSpots(spots, fixed.spaces(), null);
        regions.add(region(fixed, fixed.spaces(), around(fixed.spaces())));
      }
      for (int slot = 0; slot < ASSEMBLY.slots().size(); slot++) {
        Modules.Face face = board.faces().get(slot);
        Modules.Slot bay = ASSEMBLY.slots().at(slot);
        addSpots(spots, face.spaces(), bay);
        regions.add(region(face, face.spaces(), outline(bay)));
      }
      return new Printed(
          List.copyOf(regions),
          List.copyOf(spots),
          board.corridors().stream().map(BoardView::link).toList(),
          board.corridors().indexOf(board.blockade()));
    }

    private static void addSpots(
        List<Spot> spots, Section<Space> spaces, Modules.@Nullable Slot bay) {
      for (Space space : spaces) {
        int index = SHIP.index(space.id());
        Label label = Label.of(space.id(), Texts.spaceName(index)).numbered(space.code());
        spots.add(new Spot(index, label, at(space, bay)));
      }
    }
  }

  private final Clank s;

  private BoardView(Clank s) {
    this.s = s;
  }

  static Widget of(Clank s) {
    return new BoardView(s).map();
  }

  private Widget map() {
    Printed printed = PRINTED[s.boardNumber()];
    List<Widget.Node> nodes = new ArrayList<>();
    for (Printed.Spot spot : printed.spots) {
      nodes.add(new Widget.Node(spot.label, spot.at, marks(spot.space, SHIP.space(spot.space))));
    }
    List<Widget.Piece> pieces = new ArrayList<>();
    for (Seat seat : s.aboard()) {
      Label pawn = Label.of("pawn-" + seat.index(), Text.of("pawn", seat)).styled("pawn");
      pieces.add(new Widget.Piece(pawn, Widgets.space(s.spaceOf(seat)), seat, List.of()));
    }
    return new Widget.Map(
        Label.of("ship", Text.of("map.ship")).explained(Text.of("map.ship.about")),
        ASSEMBLY.canvas().width(),
        ASSEMBLY.canvas().height(),
        printed.regions,
        nodes,
        s.isBlocked() ? blocked(printed) : printed.links,
        pieces);
  }

  /** The links with the blockade laid. */
  private static List<Widget.Link> blocked(Printed printed) {
    List<Widget.Link> links = new ArrayList<>(printed.links);
    Widget.Link open = links.get(printed.blockade);
    List<Mark> marks = new ArrayList<>(open.marks());
    marks.add(mark(open.label().id(), "blockade", 1));
    links.set(
        printed.blockade, new Widget.Link(open.label(), open.from(), open.to(), null, null, marks));
    return links;
  }

  /** A module with the letter that the codes of its spaces begin with. */
  private static Widget.Region region(Named module, Section<Space> spaces, List<Point> outline) {
    Label label = Label.of("module-" + module.id(), Text.of("module." + module.id()));
    return new Widget.Region(label.numbered(spaces.at(0).code().substring(0, 1)), outline);
  }

  /** A frame round the spaces of a module that is always laid. */
  private static List<Point> around(Section<Space> spaces) {
    IntSummaryStatistics x = spaces.entries().stream().mapToInt(Space::x).summaryStatistics();
    IntSummaryStatistics y = spaces.entries().stream().mapToInt(Space::y).summaryStatistics();
    int left = Math.max(0, x.getMin() - MARGIN);
    int top = Math.max(0, y.getMin() - MARGIN);
    int right = Math.min(ASSEMBLY.canvas().width(), x.getMax() + MARGIN);
    int bottom = Math.min(ASSEMBLY.canvas().height(), y.getMax() + MARGIN);
    return frame(left, top, right, bottom);
  }

  private static List<Point> outline(Modules.Slot bay) {
    return frame(bay.x(), bay.y(), bay.x() + bay.width(), bay.y() + bay.height());
  }

  private static List<Point> frame(int left, int top, int right, int bottom) {
    return List.of(
        new Point(left, top),
        new Point(right, top),
        new Point(right, bottom),
        new Point(left, bottom));
  }

  private static Point at(Space space, Modules.@Nullable Slot bay) {
    if (bay == null) return new Point(space.x(), space.y());
    return bay.rotation() == 0
        ? new Point(bay.x() + space.x(), bay.y() + space.y())
        : new Point(bay.x() + bay.width() - space.x(), bay.y() + bay.height() - space.y());
  }

  /** What is printed or lies on a space, in words; null if nothing. */
  public static @Nullable Text whatIsAt(Clank s, int space) {
    List<Text> things = new ArrayList<>();
    for (Mark mark : new BoardView(s).marks(space, SHIP.space(space))) {
      Text name = named(mark.label());
      things.add(mark.count() == 1 ? name : Text.of("counted", Arg.of(mark.count()), Arg.of(name)));
    }
    return things.isEmpty() ? null : Texts.joined("effect.and", things);
  }

  private static Text named(Label label) {
    return label.number() == null
        ? label.name()
        : Text.of("numbered", Arg.of(label.name()), Arg.word(label.number()));
  }

  /** What is printed or lies on a space. */
  private List<Mark> marks(int index, Space space) {
    List<Mark> marks = new ArrayList<>();
    if (space.hyperlift()) marks.add(mark(space, "hyperlift", Text.of("mark.hyperlift"), 1));
    if (space.telepad()) marks.add(mark(space, "telepad", Text.of("mark.telepad"), 1));
    if (space.checkpoint()) marks.add(mark(space, "checkpoint", Text.of("mark.checkpoint"), 1));
    if (space.market()) marks.add(mark(space, "market", Text.of("mark.market"), 1));
    List<Op> terminal = space.terminal();
    if (terminal != null) marks.add(terminal(space.id() + ".terminal", index, terminal));
    if (!space.reward().isEmpty()) {
      Text reward = Text.of("mark.reward", Arg.of(Texts.list(space.reward())));
      marks.add(mark(space, "reward", reward, 1));
    }
    int secrets = s.secretsAt(index);
    if (secrets > 0) {
      String size = space.secret() == Secret.Size.MAJOR ? "major" : "minor";
      Label secret = Label.of(space.id() + ".secret", Text.of("mark." + size));
      marks.add(new Mark(secret.styled("secret-" + size), secrets, null));
    }
    if (space.artifact() != 0 && s.isLaid(Artifacts.at(space))) {
      Label artifact = Label.of(space.id() + ".artifact", Text.of("mark.artifact"));
      marks.add(new Mark(artifact.numbered(space.artifact()).styled("artifact"), 1, null));
    }
    if (space.pod() != 0 && s.hasPod(space.pod() - 1)) {
      marks.add(mark(space, "pod", Text.of("component.escape-pod"), 1));
    }
    return marks;
  }

  /** A terminal with what it gives, or with the data cube of the one who has hacked it (C12.1). */
  private Mark terminal(String id, int index, List<Op> result) {
    for (Seat seat : s.seats()) {
      if (s.firstHack(seat) == index || s.secondHack(seat) == index) {
        Label cube = Label.of(id, Text.of("mark.hacked", seat));
        return new Mark(cube.styled("cube-" + seat.index()), 1, null);
      }
    }
    Text gives = Text.of("mark.terminal", Arg.of(Texts.list(result)));
    return new Mark(Label.of(id, gives).styled("terminal"), 1, null);
  }

  private static Mark mark(Space space, String kind, Text name, int count) {
    return mark(space.id(), kind, name, count);
  }

  private static Widget.Link link(Board.Corridor corridor) {
    int from = corridor.from();
    Passage way = corridor.way();
    String id = Widgets.corridor(corridor);
    List<Mark> marks = new ArrayList<>();
    if (way.boots() > 1) marks.add(mark(id, "boots", way.boots()));
    if (way.enemies() > 0) marks.add(mark(id, "enemies", way.enemies()));
    if (way.lock()) marks.add(mark(id, "lock", 1));
    if (corridor.arrow()) {
      marks.add(mark(id, "one-way", Text.of("mark.one-way", Texts.at(way.to())), 1));
    }
    if (way.lift()) marks.add(mark(id, "lift", 1));
    Label label = Label.of(id, Text.of("link", Texts.at(from), Texts.at(way.to())));
    return new Widget.Link(label, Widgets.space(from), Widgets.space(way.to()), null, null, marks);
  }

  private static Mark mark(String link, String kind, int count) {
    return mark(link, kind, Text.of("mark." + kind), count);
  }

  private static Mark mark(String thing, String kind, Text name, int count) {
    return new Mark(Label.of(thing + "." + kind, name).styled(kind), count, null);
  }
}
