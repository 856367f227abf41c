package starboard.clank;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Seat;
import starboard.kernel.Text;
import starboard.kernel.Widget;
import starboard.kernel.Widget.Label;
import starboard.kernel.Widget.Mark;
import starboard.kernel.Widget.Point;
import starboard.kernel.catalogue.Section;

/** The ship as a map. */
final class BoardView {

  private static final Ship SHIP = Ship.PLAN;
  private static final Modules.Assembly ASSEMBLY = SHIP.modules().assembly();

  private final Clank s;
  private final List<Widget.Region> regions = new ArrayList<>();
  private final List<Widget.Node> nodes = new ArrayList<>();
  private final List<Widget.Link> links = new ArrayList<>();
  private final List<Widget.Piece> pieces = new ArrayList<>();

  private BoardView(Clank s) {
    this.s = s;
  }

  static Widget of(Clank s) {
    return new BoardView(s).map();
  }

  private Widget map() {
    for (Modules.Fixed fixed : SHIP.modules().fixedModules()) {
      addNodes(fixed.spaces(), null);
      regions.add(region(fixed, List.of()));
    }
    for (int slot = 0; slot < ASSEMBLY.slots().size(); slot++) {
      Modules.Face face = s.board().faces().get(slot);
      Modules.Slot bay = ASSEMBLY.slots().at(slot);
      addNodes(face.spaces(), bay);
      regions.add(region(face, outline(bay)));
    }
    addLinks();
    for (Seat seat : s.aboard()) {
      Label pawn = Label.of("pawn-" + seat.index(), Text.of("pawn", seat));
      pieces.add(new Widget.Piece(pawn, Widgets.space(s.spaceOf(seat)), seat, List.of()));
    }
    return new Widget.Map(
        Label.of("ship", Text.of("map.ship")),
        ASSEMBLY.canvas().width(),
        ASSEMBLY.canvas().height(),
        regions,
        nodes,
        links,
        pieces);
  }

  private static Widget.Region region(Named module, List<Point> outline) {
    return new Widget.Region(
        Label.of("module-" + module.id(), Text.of("module." + module.id())), outline);
  }

  private static List<Point> outline(Modules.Slot bay) {
    int right = bay.x() + bay.width();
    int bottom = bay.y() + bay.height();
    return List.of(
        new Point(bay.x(), bay.y()),
        new Point(right, bay.y()),
        new Point(right, bottom),
        new Point(bay.x(), bottom));
  }

  private void addNodes(Section<Space> spaces, Modules.@Nullable Slot bay) {
    for (Space space : spaces) {
      int index = SHIP.index(space.id());
      nodes.add(
          new Widget.Node(
              Label.of(space.id(), Texts.space(index)), at(space, bay), marks(index, space)));
    }
  }

  private static Point at(Space space, Modules.@Nullable Slot bay) {
    if (bay == null) return new Point(space.x(), space.y());
    return bay.rotation() == 0
        ? new Point(bay.x() + space.x(), bay.y() + space.y())
        : new Point(bay.x() + bay.width() - space.x(), bay.y() + bay.height() - space.y());
  }

  /** What is printed or lies on a space. */
  private List<Mark> marks(int index, Space space) {
    List<Mark> marks = new ArrayList<>();
    if (space.hyperlift()) marks.add(mark(space, "hyperlift", Text.of("mark.hyperlift"), 1));
    if (space.telepad()) marks.add(mark(space, "telepad", Text.of("mark.telepad"), 1));
    if (space.checkpoint()) marks.add(mark(space, "checkpoint", Text.of("mark.checkpoint"), 1));
    if (space.market()) marks.add(mark(space, "market", Text.of("mark.market"), 1));
    List<Op> terminal = space.terminal();
    if (terminal != null) marks.add(mark(space, "terminal", terminal(index, terminal), 1));
    if (!space.reward().isEmpty()) {
      Text reward = Text.of("mark.reward", Arg.of(Texts.list(space.reward())));
      marks.add(mark(space, "reward", reward, 1));
    }
    int secrets = s.secretsAt(index).size();
    if (secrets > 0) {
      String key = space.secret() == Secret.Size.MAJOR ? "mark.major" : "mark.minor";
      marks.add(mark(space, "secret", Text.of(key), secrets));
    }
    if (space.artifact() != 0 && s.isLaid(Artifacts.at(space))) {
      marks.add(mark(space, "artifact", Texts.artifact(Artifacts.at(space)), 1));
    }
    if (space.pod() != 0 && s.hasPod(space.pod() - 1)) {
      marks.add(mark(space, "pod", Text.of("component.escape-pod"), 1));
    }
    return marks;
  }

  private Text terminal(int index, List<Op> result) {
    for (Seat seat : s.seats()) {
      if (s.firstHack(seat) == index || s.secondHack(seat) == index) {
        return Text.of("mark.hacked", seat);
      }
    }
    return Text.of("mark.terminal", Arg.of(Texts.list(result)));
  }

  private static Mark mark(Space space, String kind, Text name, int count) {
    return new Mark(Label.of(space.id() + "." + kind, name).styled(kind), count, null);
  }

  /** Every corridor once, from its lower end, or along its arrow. */
  private void addLinks() {
    for (int from = 0; from < SHIP.spaces(); from++) {
      for (Passage way : s.board().from(from)) {
        boolean arrow = s.board().between(way.to(), from).against();
        if (way.against() || (!arrow && way.to() < from)) continue;
        links.add(link(from, way, arrow));
      }
    }
  }

  private Widget.Link link(int from, Passage way, boolean arrow) {
    String id = Widgets.space(from) + "." + Widgets.space(way.to());
    List<Mark> marks = new ArrayList<>();
    if (way.boots() > 1) marks.add(mark(id, "boots", way.boots()));
    if (way.enemies() > 0) marks.add(mark(id, "enemies", way.enemies()));
    if (way.lock()) marks.add(mark(id, "lock", 1));
    if (arrow) marks.add(mark(id, "one-way", 1));
    if (way.lift()) marks.add(mark(id, "lift", 1));
    if (way.blockade() && s.isBlocked()) marks.add(mark(id, "blockade", 1));
    Label label =
        Label.of(id, Text.of("link", Arg.of(Texts.space(from)), Arg.of(Texts.space(way.to()))));
    return new Widget.Link(label, Widgets.space(from), Widgets.space(way.to()), null, null, marks);
  }

  private static Mark mark(String link, String kind, int count) {
    Label label = Label.of(link + "." + kind, Text.of("mark." + kind, count)).styled(kind);
    return new Mark(label, count, null);
  }
}
