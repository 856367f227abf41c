package starboard.nemesis.content.board;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.TileKind;

/** A room tile or a room printed on the board (N19). */
public record Room(
    String id,
    TileKind kind,
    @Flat Names names,
    int count,
    RoomColour colour,
    boolean computer,
    boolean search,
    boolean malfunctionAllowed,
    Section<RoomAction> actions,
    @Default("[]") List<Effect> passiveOps,
    Source source)
    implements Named {}
