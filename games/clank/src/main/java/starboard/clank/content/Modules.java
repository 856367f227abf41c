package starboard.clank.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Ref;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;

/** The pieces the board is laid of (C1.6), as the file has them. */
public record Modules(Assembly assembly, Section<Fixed> fixedModules, Section<Face> variableFaces) {

  /** A module that is always there. */
  public record Fixed(
      String id,
      @Flat Names names,
      int count,
      Kind kind,
      Source source,
      @Default("false") boolean rescueZone,
      @Default("false") boolean requiresAccessCode,
      Section<Space> spaces,
      List<Link> links)
      implements Named {}

  /** One side of a variable piece. */
  public record Face(
      String id,
      @Flat Names names,
      int count,
      @Ref("board.assembly.pieces") String piece,
      Side side,
      Kind kind,
      Source source,
      Stats stats,
      Map<PortName, Port> ports,
      Section<Space> spaces,
      List<Link> links)
      implements Named {}

  public enum Kind {
    FIXED,
    VARIABLE
  }

  public enum Side {
    A,
    B
  }

  /** Where a piece can be joined. */
  public enum PortName {
    N1,
    N2,
    W,
    E
  }

  /** The end of a join on a piece. */
  public record Port(String space, int boots, int enemies, boolean lock) {}

  /** How much of everything a face has, for the check of its spaces. */
  public record Stats(
      int rooms,
      int major,
      int minor,
      int terminals,
      int clankTerminals,
      int healRooms,
      int markets) {}

  /** A corridor between two spaces (C10). */
  public record Link(
      String a,
      String b,
      int boots,
      int enemies,
      boolean lock,
      @Default("false") boolean oneway,
      @Default("false") boolean lift,
      @Default("false") boolean blockadeSpot) {}

  /** How the pieces lie. */
  public record Assembly(
      Canvas canvas,
      Section<Slot> slots,
      Map<String, String> firstGame,
      Section<Piece> pieces,
      List<Link> joins,
      Section<Panel> panels,
      Source source) {}

  public record Canvas(int width, int height) {}

  /** A bay for a variable piece. */
  public record Slot(
      String id,
      @Flat Names names,
      int count,
      int x,
      int y,
      int width,
      int height,
      int rotation,
      Source source)
      implements Named {}

  /** A double-sided piece. */
  public record Piece(String id, List<@Ref("board.variable_faces") String> faces)
      implements Entry {}

  /** A printed panel beside the modules. */
  public record Panel(
      String id,
      @Flat Names names,
      int count,
      int x,
      int y,
      int width,
      int height,
      @Nullable Source source)
      implements Named {}
}
