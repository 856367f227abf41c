package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Named;

/** A weakness of the Intruders; its ops are in force while it is face up (N17). */
public record WeaknessCard(String id, @Flat Names names, int count, List<Effect> ops, Source source)
    implements Named {}
