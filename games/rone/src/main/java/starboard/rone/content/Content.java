package starboard.rone.content;

import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Ops;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;

/** The file by its sections. */
public record Content(
    PlayerBoard playerBoard,
    DiceSet dice,
    Section<RecruitCard> startingCards,
    Section<RecruitCard> additionalStartingCards,
    Section<RecruitCard> recruitCards,
    Section<BaseCard> leaders,
    Section<BaseCard> technologies,
    InvasionBoard invasionBoard,
    Section<InvasionCard> invasionStartingCards,
    Section<InvasionCard> invasionSupplyCards,
    Section<Protocol> protocols,
    Section<Scenario> scenarios,
    Variants variants) {

  /** The box. */
  public static final Content BOX = read(Catalogue.read(Content.class, "rone.yaml"));

  /** The content of a file of this shape. */
  public static Content read(Catalogue catalogue) {
    return catalogue.bind(
        Content.class,
        words()
            .ignore("/resources", "/factions", "/difficulty", "source", "source_values", "steps")
            .ignore("zones", "reroll_tokens", "colours", "min", "start", "spend_at", "number")
            .ignore("refill_when", "start_source", "reshuffle_steps", "premise_source", "core")
            .ignore("quick_training", "best_of", "team_battle", "custom_scenarios")
            .ignore("support_rows_and_core", "count", "type"));
  }

  /** A scenario that somebody wrote (R17.1). */
  public static Scenario scenario(Catalogue catalogue) {
    return catalogue.bind(Scenario.class, words());
  }

  /** A file that has effects and nothing else. */
  record Effects(List<Effect> effects) {}

  /** The effects of a file that has nothing else. */
  public static List<Effect> effects(Catalogue catalogue) {
    return catalogue.bind(Effects.class, words()).effects();
  }

  /** How the words of the file are read. */
  private static Binder words() {
    return Binder.strict()
        .saying(() -> PhraseBook.beside(Content.class, number -> Text.of("unnamed", number)))
        .ignore("note", "support_note")
        .ops(Ops.of(Op.class))
        .ops(Ops.of(Condition.class).by("cond"))
        .ops(Ops.of(Scenario.SetUpWord.class).by("do"))
        .ops(Ops.of(Scenario.Victory.class).by("type"))
        .ops(Ops.of(Scenario.Defeat.class).by("type"));
  }
}
