package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Corridor;
import starboard.nemesis.content.board.Layout;

/** The board as it is printed, drawn once: the hull, and the corridors with nothing on them. */
public final class PrintedBoard {

  private final List<Widget.Region> regions;
  private final List<Widget.Link> corridors = new ArrayList<>();
  private final List<Widget.Link> entrances = new ArrayList<>();

  PrintedBoard(BoxIndex kit) {
    Board board = kit.board();
    List<Widget.Point> outline = new ArrayList<>();
    for (List<Integer> point : board.silhouette()) {
      outline.add(new Widget.Point(point.get(0), point.get(1)));
    }
    regions = List.of(new Widget.Region(Label.of("hull", Text.of("map.hull")), outline));
    Layout layout = kit.layout();
    for (int corridor = 0; corridor < layout.corridors(); corridor++) {
      Corridor entry = board.corridors().at(corridor);
      int one = layout.oneEnd(corridor);
      corridors.add(
          new Widget.Link(
              Label.of(kit.corridorId(corridor), Text.of("corridor." + entry.id()))
                  .explained(Text.of("glossary.corridor"))
                  .styled("corridor"),
              kit.roomWidget(one),
              kit.roomWidget(layout.otherEnd(corridor, one)),
              numbers(entry.numbersA()),
              numbers(entry.numbersB()),
              List.of()));
    }
    for (int room = 0; room < board.slots().size(); room++) {
      for (Board.TechnicalSpace space : board.technicalSpaces()) {
        List<Integer> numbers = board.slots().at(room).numbersInto(space);
        if (!numbers.isEmpty()) entrances.add(entrance(kit, room, space, numbers(numbers)));
      }
    }
  }

  private static Widget.Link entrance(BoxIndex kit, int room, Board.TechnicalSpace space, Text at) {
    Arg number = Arg.word(kit.roomId(room));
    boolean only = space.network().isEmpty();
    String id = "entrance-" + kit.roomId(room) + (only ? "" : "-" + space.network());
    Text name =
        only
            ? Text.of("link.entrance", number)
            : Text.of("link.entrance.to", number, Arg.of(Text.of("corridor." + space.id())));
    Label label = Label.of(id, name).explained(glossary(space)).styled(style(space));
    return new Widget.Link(label, kit.roomWidget(room), space.id(), at, null, List.of());
  }

  /** What a network is, alone or beside others (N26.5). */
  public static Text glossary(Board.TechnicalSpace space) {
    return Text.of("glossary.technical" + (space.network().isEmpty() ? "" : ".network"));
  }

  public static String style(Board.TechnicalSpace space) {
    return "technical" + (space.network().isEmpty() ? "" : "-" + space.network());
  }

  /** The numbers printed at one end of a corridor. */
  static Text numbers(List<Integer> numbers) {
    StringBuilder printed = new StringBuilder();
    for (int number : numbers) {
      if (!printed.isEmpty()) printed.append('/');
      printed.append(number);
    }
    return Text.of("link.numbers", Arg.word(printed.toString()));
  }

  public List<Widget.Region> regions() {
    return regions;
  }

  /** A corridor with what lies on it. */
  public Widget.Link corridor(int corridor, List<Widget.Mark> marks) {
    Widget.Link bare = corridors.get(corridor);
    return marks.isEmpty()
        ? bare
        : new Widget.Link(bare.label(), bare.from(), bare.to(), bare.atFrom(), bare.atTo(), marks);
  }

  /** N1.1 The entrances to the technical corridors. */
  public List<Widget.Link> entrances() {
    return entrances;
  }
}
