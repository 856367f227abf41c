package starboard.nemesis.staff;

import java.util.List;
import starboard.nemesis.content.Vocabulary;

/** What the cards and things of these people say. */
public final class Staff {

  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(
              List.of(
                  LightOps.class, ShieldOps.class, FightOps.class, CareOps.class, GearOps.class))
          .andFeatures("light", "round-limits");

  private Staff() {}
}
