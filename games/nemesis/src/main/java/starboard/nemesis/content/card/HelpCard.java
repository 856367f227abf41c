package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Named;

/** A help card: the player number (N2.11) and, turned, that its player has passed. */
public record HelpCard(
    String id, int number, @Flat Names names, List<String> sides, int count, Source source)
    implements Named {}
