package starboard.nemesis.nightstalkers;

import java.util.List;
import starboard.kernel.rules.Hooks;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.intruders.Intruders;

/**
 * The Night Stalkers: Intruders that smell blood and are at home in the dark. Their tokens have two
 * numbers, their cards a line for the dark, and one of their weaknesses is known from the start.
 */
public final class NightStalkers extends Intruders {

  /** The words of events and wounds that come with either species at the Mars base. */
  public static final Vocabulary SHARED =
      Vocabulary.ofOps(List.of(DarkOps.class, InjuryOps.class)).andFeatures("light");

  /** The words only this species evaluates. */
  public static final Vocabulary VOCABULARY =
      Intruders.VOCABULARY
          .plus(SHARED)
          .plus(Vocabulary.ofOps(List.of(BloodOps.class, StalkerWeaknessOps.class)));

  public NightStalkers(BoxIndex kit) {
    super(kit);
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new StalkersState(table);
  }

  /** L15.6 Some follow who escapes. */
  @Override
  public void hang(Hooks.Builder<Nemesis> hooks) {
    super.hang(hooks);
    hooks
        .after(Escaping.Begins.class, (s, begins) -> StalkersState.of(s).escapes(begins.seat()))
        .after(Escaping.Ends.class, (s, ends) -> StalkersState.of(s).follow(ends.seat()));
  }

  /** L2.7 */
  @Override
  public int weaknessesKnown() {
    return 1;
  }

  /** L1.7 A larva on the board of a Character uses up no figure. */
  @Override
  protected boolean isLarvaLeft(Nemesis s) {
    return true;
  }
}
