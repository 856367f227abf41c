package starboard.kernel.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** One thing to be seen. There are eleven kinds; a kind that is lacking is added for all games. */
public sealed interface Widget {

  Label label();

  /**
   * What every widget has.
   *
   * @param id names it in options and in the log
   * @param name what it is called, without its number
   * @param number the figure it bears: the number of a room, a value, how many are left
   * @param subtitle what it is besides its name: the role of a player
   * @param glossary the text that explains it to a newcomer
   * @param knownTo who sees it too
   * @param style a word the page has an icon or colour for
   */
  record Label(
      String id,
      Text name,
      @Nullable String number,
      @Nullable Text subtitle,
      @Nullable Text glossary,
      Seats knownTo,
      @Nullable String style) {
    public static Label of(String id, Text name) {
      return new Label(id, name, null, null, null, Seats.EVERYONE, null);
    }

    public Label numbered(String figure) {
      return new Label(id, name, figure, subtitle, glossary, knownTo, style);
    }

    public Label numbered(int figure) {
      return numbered(String.valueOf(figure));
    }

    public Label subtitled(Text text) {
      return new Label(id, name, number, text, glossary, knownTo, style);
    }

    public Label explained(Text text) {
      return new Label(id, name, number, subtitle, text, knownTo, style);
    }

    public Label knownTo(Seats seats) {
      return new Label(id, name, number, subtitle, glossary, seats, style);
    }

    public Label styled(String word) {
      return new Label(id, name, number, subtitle, glossary, knownTo, word);
    }
  }

  /** A board: regions, nodes, links between nodes, pieces standing on them. */
  record Map(
      Label label,
      int width,
      int height,
      List<Region> regions,
      List<Node> nodes,
      List<Link> links,
      List<Piece> pieces)
      implements Widget {
    public Map {
      regions = List.copyOf(regions);
      nodes = List.copyOf(nodes);
      links = List.copyOf(links);
      pieces = List.copyOf(pieces);
    }
  }

  /** A point of a map. */
  record Point(int x, int y) {}

  /** An area of a map with its outline. */
  record Region(Label label, List<Point> outline) {
    public Region {
      outline = List.copyOf(outline);
    }
  }

  /** A space of a map. */
  record Node(Label label, Point at, List<Mark> marks) {
    public Node {
      marks = List.copyOf(marks);
    }
  }

  /** A way from node to node; the texts stand at its two ends. */
  record Link(
      Label label,
      String from,
      String to,
      @Nullable Text atFrom,
      @Nullable Text atTo,
      List<Mark> marks) {
    public Link {
      marks = List.copyOf(marks);
    }
  }

  /** A figure or token standing on a node or link. */
  record Piece(Label label, String at, @Nullable Seat owner, List<Mark> marks) {
    public Piece {
      marks = List.copyOf(marks);
    }
  }

  /**
   * A marker on something.
   *
   * @param layer a view that can be switched on, such as {@code danger}; null is always shown
   */
  record Mark(Label label, int count, @Nullable String layer) {}

  /** Cards or tokens lying together. */
  record Zone(Label label, Layout layout, @Nullable Seat owner, int count, List<Card> cards)
      implements Widget {
    public Zone {
      cards = List.copyOf(cards);
    }
  }

  /** How a zone lies on the table. */
  enum Layout {
    HAND,
    ROW,
    PILE,
    STACK
  }

  /** A card or tile, face or back. */
  record Card(Label label, boolean face, List<Part> parts, List<Badge> badges) implements Widget {
    public Card {
      parts = List.copyOf(parts);
      badges = List.copyOf(badges);
    }
  }

  /**
   * A printed part of a card: its cost, its text.
   *
   * @param figure the number in it, for the corner of the card
   * @param symbols what its text says, one by one: the colours of a price
   */
  record Part(String kind, Text text, @Nullable String figure, List<Symbol> symbols) {
    public Part {
      symbols = List.copyOf(symbols);
    }

    public Part(String kind, Text text) {
      this(kind, text, null, List.of());
    }

    public Part(String kind, Text text, int figure) {
      this(kind, text, String.valueOf(figure), List.of());
    }

    public Part(String kind, Text text, List<Symbol> symbols) {
      this(kind, text, null, symbols);
    }
  }

  /**
   * A sign that stands for a word: a screw, a colour to pay with.
   *
   * @param style a word the page has an icon or colour for; {@link #BLANK} for one that is nothing
   */
  record Symbol(Text name, String style) {
    /** The style of an empty slot. */
    public static final String BLANK = "blank";

    public boolean isBlank() {
      return style.equals(BLANK);
    }
  }

  /** What a card is worth knowing for just now ("affordable"). */
  record Badge(String id, Text text) {}

  /** Spaces in a row with markers on them; phases and events too. */
  record Track(Label label, List<Space> spaces, List<Marker> markers) implements Widget {
    public Track {
      spaces = List.copyOf(spaces);
      markers = List.copyOf(markers);
    }
  }

  /**
   * A space of a track.
   *
   * @param threshold what happens when a marker gets here
   */
  record Space(Label label, @Nullable Text threshold) {}

  /** A marker on a space of a track. */
  record Marker(Label label, String at, @Nullable Seat owner) {}

  /**
   * A named group: a player's board, a creature's.
   *
   * @param standing where its owner is, then how it goes there
   */
  record Mat(Label label, @Nullable Seat owner, List<Text> standing, List<Widget> content)
      implements Widget {
    public Mat {
      standing = List.copyOf(standing);
      content = List.copyOf(content);
    }

    public Mat(Label label, @Nullable Seat owner, List<Widget> content) {
      this(label, owner, List.of(), content);
    }
  }

  /** A value and, if it is a sum or a chance, the parts it comes from. */
  record Counter(Label label, int value, @Nullable Text unit, List<Summand> parts)
      implements Widget {
    public Counter {
      parts = List.copyOf(parts);
    }

    public static Counter of(Label label, int value) {
      return new Counter(label, value, null, List.of());
    }
  }

  /** A part of a counter's value. */
  record Summand(Text name, int value) {}

  /** What a bag holds, as far as it is public. */
  record Bag(Label label, int total, List<Population> kinds) implements Widget {
    public Bag {
      kinds = List.copyOf(kinds);
    }
  }

  /** How many tokens of a kind. */
  record Population(Label label, int count) {}

  /**
   * A die.
   *
   * @param slots what is fixed to each face, slot by slot, on dice that are built; else no faces
   * @param rolled the face that lies up, or -1
   */
  record Die(Label label, List<Text> faces, List<List<Symbol>> slots, int rolled, DieUse use)
      implements Widget {
    public Die {
      faces = List.copyOf(faces);
      slots = List.copyOf(slots);
      if (!slots.isEmpty() && slots.size() != faces.size()) {
        throw new IllegalArgumentException("every face has slots, or none has");
      }
    }

    public Die(Label label, List<Text> faces, int rolled, DieUse use) {
      this(label, faces, List.of(), rolled, use);
    }

    /** On how many faces each symbol is, in the order in which they are met. */
    public List<Chance> chances() {
      return slots.stream()
          .flatMap(List::stream)
          .filter(symbol -> !symbol.isBlank())
          .distinct()
          .map(symbol -> new Chance(symbol, facesWith(symbol)))
          .toList();
    }

    private int facesWith(Symbol symbol) {
      return (int) slots.stream().filter(face -> face.contains(symbol)).count();
    }
  }

  /** On how many faces of a die a symbol is. */
  record Chance(Symbol of, int faces) {}

  /** Whether a rolled die may still be used. */
  enum DieUse {
    FREE,
    USED,
    BARRED
  }

  /** Rows and columns with marks: deduction, check-list, score. */
  record Sheet(Label label, List<Text> columns, List<Row> rows) implements Widget {
    public Sheet {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  /**
   * A row of a sheet.
   *
   * @param check how what it says stands, in a check-list
   */
  record Row(Label label, @Nullable Text check, List<Text> cells) {
    public Row {
      cells = List.copyOf(cells);
    }

    public Row(Label label, List<Text> cells) {
      this(label, null, cells);
    }
  }

  /** What happened, as that viewer was told; filled by whoever drives the game. */
  record Log(Label label, List<Text> entries) implements Widget {
    public Log {
      entries = List.copyOf(entries);
    }
  }

  /** What the viewer is asked, or whom the others wait for. */
  record Prompt(Label label, Seats deciding, List<Decision> decisions) implements Widget {
    public Prompt {
      decisions = List.copyOf(decisions);
    }
  }
}
