package starboard.nemesis.round;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.Creatures;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Interior;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Effects;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.body.Passing;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.words.CardTexts;

/** N22 Critical moments, and what else hangs on happenings. */
public final class CriticalMoments {

  private CriticalMoments() {}

  static void hang(Hooks.Builder<Nemesis> hooks) {
    hooks
        .after(Creatures.IntruderFigurePlaced.class, (s, _) -> firstEncounter(s))
        .after(Interior.MarkersRanOut.class, (s, _) -> s.then(new Ending.PlaceDestroyed()))
        .after(Effects.Followed.class, (s, followed) -> follow(s, followed.then(), followed.seat()))
        .after(Movement.Ambushed.class, (s, ambushed) -> ambush(s, ambushed))
        .after(Wounds.CharacterDied.class, (s, died) -> characterDied(s, died.seat()));
  }

  /** N22.1 The first figure on the board: whoever has two objectives chooses, then it goes on. */
  private static void firstEncounter(Nemesis s) {
    if (s.creatures().hadFirstEncounter()) return;
    s.creatures().noteFirstEncounter();
    boolean choose = !s.rules().mode().choosers(s).isEmpty();
    if (choose) {
      Text chosen = Text.of("event.first-encounter");
      s.announce(chosen, Beats.firstEncounter());
    } else {
      s.announce("event.first-figure");
    }
    chooseObjectives(s);
  }

  /** What follows an op, if the Character is still in play. */
  private static void follow(Nemesis s, Modifiers.Then then, Seat seat) {
    if (!s.crew().isInPlay(seat)) return;
    switch (then) {
      case NOISE_ROLL -> s.then(new NoiseRoll(seat));
      case DRAW_ONE -> s.cards().drawCards(seat, 1);
      case CONTAMINATION_ONE -> s.then(new Contamination.Take(seat));
      case PASS -> s.then(new Passing(seat));
    }
  }

  /** One attack card, as by an Intruder of that type. */
  private static void ambush(Nemesis s, Movement.Ambushed ambushed) {
    if (!s.crew().isInRoom(ambushed.seat())) return;
    int attacker = s.creatures().breeds().first(ambushed.type());
    s.then(new Attack.TurnCard(attacker, ambushed.seat(), false, ambushed.dark()));
  }

  public static void chooseObjectives(Nemesis s) {
    Seats who = s.rules().mode().choosers(s);
    if (!who.isEmpty()) s.together(who, ChooseObjective::new);
  }

  /** N22.2 */
  private static void characterDied(Nemesis s, Seat seat) {
    s.opposition().noteDeath(seat);
    if (!s.crew().hadFirstDeath()) {
      s.crew().noteFirstDeath();
      s.rules().place().firstDeath(s);
    }
    s.then(new Ending.IfNobodyIsLeft());
  }

  /** N22.1 One is kept, the other goes back to the box unseen. */
  public record ChooseObjective(Seat seat) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile objectives = s.briefing().objectives(seat);
      if (objectives.size() < 2) return;
      for (int i = 0; i < objectives.size(); i++) {
        out.add(Target.other(s.kit().box().entry(objectives.number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target objective) {
      s.briefing().keepObjective(seat, objective.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.objective");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.first-encounter");
    }

    @Override
    public Option option(Nemesis s, Target objective) {
      Objective kept = s.kit().content().objectives().at(objective.index());
      String widget = Widgets.objective(seat, kept);
      Text text = Text.of("do.objective", Arg.of(Text.of("objective." + kept.id())));
      return Option.of("objective:" + widget, text, widget)
          .explained(CardTexts.of(kept))
          .compared(conditions(s, kept));
    }

    /** Every condition of every alternative, and how it stands as far as one knows (N24.8). */
    private List<Option.Row> conditions(Nemesis s, Objective objective) {
      int ways = objective.anyOf().size();
      List<Option.Row> rows = new ArrayList<>();
      for (int way = 0; way < ways; way++) {
        Text row = ways == 1 ? Text.of("row.goal") : Text.of("row.way", way + 1);
        for (Goal goal : objective.anyOf().get(way)) {
          Option.Standing state =
              switch (GoalRule.of(goal).standing(s, seat)) {
                case MET -> Option.Standing.MET;
                case NOT_MET -> Option.Standing.OPEN;
                case UNKNOWN -> Option.Standing.UNKNOWN;
              };
          rows.add(new Option.Row(row, goal.text(), state, null));
        }
      }
      return rows;
    }
  }
}
