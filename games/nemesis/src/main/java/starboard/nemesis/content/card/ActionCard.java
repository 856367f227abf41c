package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.Trigger;

/** An action card; the same card may be in several decks. */
public record ActionCard(
    String id,
    int count,
    @Flat Names names,
    int cost,
    CombatUse combat,
    @Default("false") boolean reaction,
    @Default("[]") List<Trigger> triggers,
    @Default("choice") ListMode mode,
    List<Effect> ops,
    Source source)
    implements Usable {}
