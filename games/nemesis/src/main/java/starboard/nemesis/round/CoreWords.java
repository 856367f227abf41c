package starboard.nemesis.round;

import java.util.List;
import starboard.nemesis.action.CoreRequirement;
import starboard.nemesis.action.PassiveOps;
import starboard.nemesis.action.ReactionOps;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.WoundCardOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.AttackOps;
import starboard.nemesis.combat.CombatOps;
import starboard.nemesis.combat.EventOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.combat.SampleOps;
import starboard.nemesis.combat.WeaknessOps;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.items.AmmoOps;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.movement.DoorOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.LookOps;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.NoiseOps;
import starboard.nemesis.movement.RoomOps;

/** The words of the catalogue that the core evaluates in every game of the family. */
public final class CoreWords {

  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(
              List.of(
                  CombatOps.class,
                  AmmoOps.class,
                  MovementOps.class,
                  WoundOps.class,
                  ContaminationOps.class,
                  HandOps.class,
                  ItemOps.class,
                  DoorOps.class,
                  FireOps.class,
                  RoomOps.class,
                  LookOps.class,
                  SampleOps.class,
                  IntruderOps.class,
                  ReactionOps.class,
                  NoiseOps.class,
                  EventOps.class,
                  AttackOps.class,
                  WoundCardOps.class,
                  WeaknessOps.class,
                  PassiveOps.class,
                  RoundOps.class))
          .andGoals(List.of(Goals.class))
          .andRequirements(CoreRequirement.values());

  private CoreWords() {}
}
