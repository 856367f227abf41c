package starboard.nemesis.round;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Section;
import starboard.kernel.rules.Hooks;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.GameMode;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RuleSet;
import starboard.nemesis.Site;
import starboard.nemesis.Species;
import starboard.nemesis.WoundIndex;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.movement.ExplorationEffects;
import starboard.nemesis.words.FaceTexts;

/** Puts together what the core, a place and a species contribute to a rule set. */
public final class RuleSets {

  private RuleSets() {}

  public static RuleSet of(
      BoxIndex kit, FaceTexts faces, Site place, Species species, GameMode mode) {
    return of(kit, faces, place, species, mode, kit.box().events());
  }

  /** With the event cards made for just this pair of place and species. */
  public static RuleSet of(
      BoxIndex kit, FaceTexts faces, Site place, Species species, GameMode mode, Stock events) {
    Hooks.Builder<Nemesis> hooks = Hooks.builder();
    CriticalMoments.hang(hooks);
    place.hang(hooks);
    species.hang(hooks);
    return new RuleSet(
        kit,
        faces,
        place,
        species,
        mode,
        events,
        hooks.build(),
        new WoundIndex(kit.content().seriousWounds()),
        exploration(kit, place, species));
  }

  private static List<ExplorationEffect> exploration(BoxIndex kit, Site place, Species species) {
    Map<String, ExplorationEffect> known = new LinkedHashMap<>(ExplorationEffects.CORE);
    known.putAll(place.exploration());
    known.putAll(species.exploration());
    List<ExplorationEffect> effects = new ArrayList<>();
    Section<ExplorationToken> tokens = kit.content().explorationTokens();
    for (ExplorationToken token : tokens) {
      ExplorationEffect effect = known.get(token.effect());
      if (effect == null) {
        throw new CatalogueException(
            tokens.where(token), "nothing in this rule set does '" + token.effect() + "'");
      }
      effects.add(effect);
    }
    return effects;
  }
}
