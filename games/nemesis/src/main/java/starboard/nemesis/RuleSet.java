package starboard.nemesis;

import java.util.List;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Stock;
import starboard.nemesis.words.FaceTexts;

/**
 * Place, species and mode, put together: it answers the questions in which the games of the family
 * differ. The core never asks which game is played.
 *
 * @param faces what stands on the components
 * @param events the event cards of this place with this species
 * @param hooks what hangs on happenings, of the core, the place and the species
 * @param wounds which quantities each serious wound changes
 * @param exploration what the exploration tokens do, in the order of their entries
 */
public record RuleSet(
    BoxIndex kit,
    FaceTexts faces,
    Site place,
    Species species,
    GameMode mode,
    Stock events,
    Hooks<Nemesis> hooks,
    WoundIndex wounds,
    List<ExplorationEffect> exploration) {

  public RuleSet {
    exploration = List.copyOf(exploration);
  }

  /** N3.10-N3.16 The steps of the Event phase: those of the place, and what the species adds. */
  public List<Step<Nemesis>> eventPhase(Nemesis s) {
    return species.eventPhase(place.eventPhase(s));
  }

  /** What the exploration token of that number does. */
  public ExplorationEffect exploration(int number) {
    return exploration.get(kit.box().entry(number));
  }
}
