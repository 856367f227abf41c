package starboard.nemesis.bot;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.mars.MarsGoals;
import starboard.nemesis.round.Goals;
import starboard.nemesis.ship.Destination;
import starboard.nemesis.ship.ShipGoals;
import starboard.nemesis.voidseeders.SeederGoals;
import starboard.nemesis.voidseeders.SeedersState;

/**
 * What one plays for: of the own objectives, and of what each leaves open (N24.8), the goals that
 * seem nearest. An objective all can see is everybody's: when the own one is met, the next is.
 *
 * @param goals all of them must be met
 * @param price what is still to be done for them, in cards
 */
record Aim(List<Goal> goals, int price) {

  private static final Aim NONE = new Aim(List.of(), 0);
  private static final int HOPELESS = 200;
  private static final int LAIR = 15;
  private static final int LAIRS = 3;

  static Aim of(Nemesis s, Seat seat) {
    Aim best = nearest(s, seat, s.briefing().objectives(seat), false);
    if (best.price > 0) return best;
    for (Seat other : s.seats()) {
      if (other == seat) continue;
      Aim common = nearest(s, seat, s.briefing().objectives(other), true);
      if (common.price > 0) return common;
    }
    return best;
  }

  private static Aim nearest(Nemesis s, Seat seat, Pile objectives, boolean open) {
    Aim best = null;
    for (int i = 0; i < objectives.size(); i++) {
      if (open && !Thing.isFaceUp(objectives.at(i))) continue;
      Aim aim = of(s, seat, s.kit().objective(objectives.number(i)));
      if (best == null || aim.price < best.price) best = aim;
    }
    return best == null ? NONE : best;
  }

  /** The alternative of an objective that seems nearest. */
  static Aim of(Nemesis s, Seat seat, Objective objective) {
    Aim best = null;
    for (int i = 0; i < objective.anyOf().size(); i++) {
      List<Goal> goals = objective.anyOf().get(i);
      int price = 0;
      for (int g = 0; g < goals.size(); g++) price += price(s, seat, goals.get(g));
      if (best == null || price < best.price) best = new Aim(goals, price);
    }
    return best == null ? NONE : best;
  }

  /**
   * About how many cards a goal still costs. What comes about by itself counts little: that a
   * certain player dies hardly needs help.
   */
  private static int price(Nemesis s, Seat seat, Goal goal) {
    if (GoalRule.of(goal).standing(s, seat) == Standing.MET) return 0;
    return switch (goal) {
      case Goals.OnlySurvivor _ -> 25 * s.crew().alive().without(seat).size();
      case Goals.AnotherSurvivor _ -> HOPELESS;
      case Goals.PlayerDead dead -> dead.n() == s.briefing().playerNumber(seat) ? HOPELESS : 9;
      case Goals.SignalSent _ -> 7;
      case Goals.NestDestroyed _ -> 10 + 2 * s.creatures().eggs();
      case Goals.MatriarchKilled _ -> 60;
      case SeederGoals.DespoilerDead _ -> LAIR * (LAIRS - SeedersState.of(s).lairsDestroyed());
      case Goals.AllRoomsExplored _ ->
          2 * (s.board().rooms() - Integer.bitCount(s.interior().explored()));
      case Goals.Weakness _ -> 14;
      case Goals.WeaknessesDiscovered found ->
          12 * (found.n() - Integer.bitCount(s.intruderDecks().discovered()));
      case Goals.FinishWith with -> with.object() == ObjectKind.EGG ? 16 : 8;
      case Goals.FinishIn _ -> 6;
      case Goals.ItemsAtLeast items -> 6 * (items.n() - s.belongings().itemCount(seat));
      case Goals.ObjectInRoom _ -> 6;
      default -> Terrain.of(s).price(s, seat, goal);
    };
  }

  /** Whether somebody else whose objective all can see needs the intact ship. */
  static boolean othersNeedShip(Nemesis s, Seat seat) {
    for (Seat other : s.seats()) {
      if (other == seat) continue;
      Pile objectives = s.briefing().objectives(other);
      for (int i = 0; i < objectives.size(); i++) {
        if (!Thing.isFaceUp(objectives.at(i))) continue;
        if (needsShip(s.kit().objective(objectives.number(i)))) return true;
      }
    }
    return false;
  }

  private static boolean needsShip(Objective objective) {
    for (int i = 0; i < objective.anyOf().size(); i++) {
      if (!new Aim(objective.anyOf().get(i), 0).needsShip()) return false;
    }
    return true;
  }

  /** Whether the intact ship has to get somewhere for it. */
  boolean needsShip() {
    return has(ShipGoals.ShipReaches.class);
  }

  /** Whether the place has to be destroyed for it. */
  boolean destroysPlace() {
    return has(Goals.PlaceDestroyed.class);
  }

  /** Whether the Nest has to be destroyed for it. */
  boolean destroysNest() {
    return has(Goals.NestDestroyed.class);
  }

  /** Whether the lairs have to be destroyed for it (V12.1). */
  boolean killsDespoiler() {
    return has(SeederGoals.DespoilerDead.class);
  }

  /** Whether one has to know much for it (L19). */
  boolean needsKnowledge() {
    return has(MarsGoals.KnowledgeAtLeast.class) || has(MarsGoals.SurvivorKnowledge.class);
  }

  /** Whether one has to bring such an object out for it. */
  boolean keeps(ObjectKind kind) {
    for (int i = 0; i < goals.size(); i++) {
      if (goals.get(i) instanceof Goals.FinishWith with && with.object() == kind) return true;
    }
    return false;
  }

  private boolean has(Class<? extends Goal> kind) {
    for (int i = 0; i < goals.size(); i++) if (kind.isInstance(goals.get(i))) return true;
    return false;
  }

  /** Where the ship shall fly; Earth unless a goal says something else. */
  Destination destination() {
    for (int i = 0; i < goals.size(); i++) {
      if (goals.get(i) instanceof ShipGoals.ShipReaches ship) return ship.dest();
    }
    return Destination.EARTH;
  }
}
