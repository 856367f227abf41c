package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Named;

/**
 * An objective: any of these alternatives, in it all goals (N24.8).
 *
 * @param minPlayers removed below that number of players (N2.12)
 */
public record Objective(
    String id, @Flat Names names, int count, int minPlayers, List<List<Goal>> anyOf, Source source)
    implements Named {}
