package starboard.nemesis.content.card;

import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Named;

/** What a basic action costs and when it is possible (N5). */
public record BasicAction(
    @Key("id") Basic basic, @Flat Names names, int cost, CombatUse combat, int count, Source source)
    implements Named {
  @Override
  public String id() {
    return basic.id();
  }
}
