package starboard.nemesis.mars;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.words.OpTexts;

/** The conditions of the objectives that only the Mars base has (L22). */
public sealed interface MarsGoals extends GoalRule {

  /** You are that player. */
  record IsPlayer(int n) implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.briefing().playerNumber(seat) == n;
    }

    @Override
    public Text text() {
      return Text.of("goal.is-player", n);
    }
  }

  /** You know at least so much. */
  record KnowledgeAtLeast(int n) implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return MarsState.of(s).knowledge(seat) >= n;
    }

    @Override
    public Text text() {
      return Text.of("goal.knowledge-at-least", n);
    }
  }

  /** Your knowledge is verified. */
  record KnowledgeVerified() implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return MarsState.of(s).isVerified(seat);
    }

    @Override
    public Text text() {
      return Text.of("goal.knowledge-verified");
    }
  }

  /** No survivor of the Nemesis but possibly yourself is alive (L22.3). */
  record NoOtherNemesisSurvivor() implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      for (Seat other : s.crew().alive().without(seat)) {
        MarsContent.Person person =
            MarsState.of(s).base().roster().person(s.crew().characterOf(other));
        if (person.group() == MarsContent.Group.NEMESIS_SURVIVOR) return false;
      }
      return true;
    }

    @Override
    public Text text() {
      return Text.of("goal.no-other-nemesis-survivor");
    }
  }

  /** Every room of these sections is explored (L22.2). */
  record SectionsExplored(List<String> sections) implements MarsGoals {
    public SectionsExplored {
      sections = List.copyOf(sections);
      for (String section : sections) Circuit.called(section);
    }

    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      for (String section : sections) if (!isExplored(s, Circuit.called(section))) return false;
      return true;
    }

    @Override
    public Text text() {
      List<Text> names = sections.stream().map(id -> Circuit.called(id).title()).toList();
      return Text.of("goal.sections-explored", Arg.of(OpTexts.list(names)));
    }
  }

  /** Every room of at least so many sections is explored. */
  record AnySectionsExplored(int n) implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      int explored = 0;
      for (Circuit section : List.of(Circuit.S_01, Circuit.S_02, Circuit.S_03)) {
        if (isExplored(s, section)) explored++;
      }
      return explored >= n;
    }

    @Override
    public Text text() {
      return Text.of("goal.any-sections-explored", n);
    }
  }

  /** As many different Characters sent a signal as open objectives ask for it (L24.1). */
  record DistinctSignals() implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      int needed = 0;
      int sent = 0;
      for (int i = 0; i < s.players(); i++) {
        Seat other = Seat.of(i);
        if (s.crew().hasSentSignal(other)) sent++;
        Pile objectives = s.briefing().objectives(other);
        for (int card = 0; card < objectives.size(); card++) {
          if (asks(s.kit().objective(objectives.number(card)))) needed++;
        }
      }
      return sent >= (s.rules().mode().winsTogether() ? needed : 1);
    }

    private static boolean asks(Objective objective) {
      for (List<Goal> all : objective.anyOf()) {
        for (Goal goal : all) if (goal instanceof DistinctSignals) return true;
      }
      return false;
    }

    @Override
    public Text text() {
      return Text.of("goal.distinct-signals");
    }
  }

  /** Somebody who is alive knows at least so much (L24.1). */
  record SurvivorKnowledge(int n) implements MarsGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      for (Seat other : s.crew().alive()) {
        if (MarsState.of(s).knowledge(other) >= n) return true;
      }
      return false;
    }

    @Override
    public Text text() {
      return Text.of("goal.survivor-knowledge", n);
    }
  }

  private static boolean isExplored(Nemesis s, Circuit section) {
    for (int room = 0; room < s.board().rooms(); room++) {
      boolean inside = MarsState.of(s).base().section(room) == section.ordinal();
      if (inside && !s.interior().isExplored(room)) return false;
    }
    return true;
  }
}
