package starboard.nemesis.content.piece;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.ObjectKind;

/** A place for a weakness card on the Intruder board, and the objects that fit (N17.1). */
public record WeaknessSlot(String id, @Flat Names names, List<ObjectKind> objects, Source source)
    implements Named {}
