package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.body.ContaminationOps;
import starboard.nemesis.body.HandOps;
import starboard.nemesis.body.HandSlots;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.CombatOps;
import starboard.nemesis.combat.IntruderOps;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.intruders.SlimeOps;
import starboard.nemesis.items.AmmoOps;
import starboard.nemesis.items.Hands;
import starboard.nemesis.items.ItemOps;
import starboard.nemesis.movement.FireOps;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps;
import starboard.nemesis.movement.RoomOps;
import starboard.nemesis.round.CriticalMoments;

/** Why the cadet would do something, in one sentence that its own seat may read. */
final class Motives {

  private final Situation w;
  private final Nemesis s;
  private final Ask<Nemesis, ?> ask;
  private final @Nullable Errand errand;
  private final Fight fight;

  Motives(Situation w, Ask<Nemesis, ?> ask) {
    this.w = w;
    s = w.s;
    this.ask = ask;
    errand = Errands.next(w);
    fight = new Fight(w);
  }

  @Nullable Text of(Choice choice) {
    return switch (choice) {
      case Action action -> action(action);
      case HandCard _ -> Text.of("advice.pay");
      case HandSlots.Grip _ -> Text.of("advice.drop");
      case Reactions.Reaction reaction ->
          reaction.card() == Nemesis.NONE && reaction.item() == Nemesis.NONE
              ? Text.of("advice.let-it-be")
              : Text.of("advice.react");
      default -> other();
    };
  }

  private @Nullable Text other() {
    return switch (ask) {
      case Combat.ChooseVictim _ -> Text.of("advice.victim");
      case Movement.CarefulNoise _ -> Text.of("advice.quiet");
      case Hands.Keep _ -> Text.of("advice.keep");
      case CriticalMoments.ChooseObjective _ -> Text.of("advice.objective");
      default -> null;
    };
  }

  private Text action(Action action) {
    return switch (action) {
      case Action.Go go -> going(go);
      case Action.Do does -> fighting(does.basic());
      case Action.Play play -> using(s.kit().card(play.card()).ops());
      case Action.UseItem use -> using(s.kit().item(use.item()).ops());
      case Action.UseRoom room ->
          using(s.kit().room(s.interior().tileAt(w.room)).actions().at(room.action()).ops());
      case Action.Craft _, Action.Attach _, Action.Activate _, Action.OfPlace _ ->
          Text.of("advice.useful");
      case Action.DropObject _, Action.DropItem _, Action.DropHeavy _ -> Text.of("advice.drop");
      case Action.PassTurn _ -> Text.of("advice.pass");
      case Action.EndTurn _, Action.Lapse _ -> Text.of("advice.end");
    };
  }

  private Text going(Action.Go go) {
    if (go.basic() == Basic.ESCAPE) return Text.of("advice.flee");
    if (s.interior().burns(w.room)) return Text.of("advice.fire");
    if (errand == null) return Text.of("advice.wander");
    Text deed = deed(errand.deed());
    if (errand.room() == go.room()) return Text.of("advice.there", Arg.of(deed));
    Arg there = s.interior().at(errand.room());
    String key = go.basic() == Basic.CAREFUL_MOVE ? "advice.careful" : "advice.towards";
    return Text.of(key, there, Arg.of(deed));
  }

  private Text fighting(Basic basic) {
    if (basic == Basic.PICK_UP_OBJECT) return Text.of("advice.useful");
    return Text.of("advice." + (s.crew().isInCombat(w.seat) ? fight() : "eggs"));
  }

  private String fight() {
    return fight.isWorthwhile() ? "fight" : "fight-or-die";
  }

  private Text using(List<Effect> effects) {
    for (Effect effect : effects) {
      Op op = effect.op();
      if (errand != null && errand.room() == w.room && errand.deed().isDoneBy(op)) {
        return Text.of("advice.here", Arg.of(deed(errand.deed())));
      }
    }
    for (Effect effect : effects) {
      String why = purpose(effect.op());
      if (why != null) return Text.of("advice." + why);
    }
    return Text.of("advice.useful");
  }

  private @Nullable String purpose(Op op) {
    return switch (op) {
      case WoundOps _, SlimeOps _ -> "treat";
      case ItemOps.DrawItems _ -> "search";
      case FireOps.RemoveFire _ -> "extinguish";
      case RoomOps.RemoveMalfunction _ -> "repair";
      case AmmoOps _ -> "ammo";
      case ContaminationOps _ -> "scan";
      case CombatOps.Shoot _ -> s.crew().isInCombat(w.seat) ? fight() : "eggs";
      case MovementOps.SafeEscape _, CombatOps.Escape _ -> "flee";
      case IntruderOps _ -> "drive-off";
      case HandOps _ -> "cards";
      default -> null;
    };
  }

  private static Text deed(Deed deed) {
    return Text.of("deed." + Spelling.of(deed));
  }
}
