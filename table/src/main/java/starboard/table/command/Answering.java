package starboard.table.command;

import org.jspecify.annotations.Nullable;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Thought;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.state.Draft;

/** Answers: options that are chosen, shortcuts, what a bot chose. */
final class Answering<S extends State<S>> {

  private final Draft<S> draft;
  private final Rights rights;
  private final Settling<S> settling;

  Answering(Draft<S> draft, Rights rights, Settling<S> settling) {
    this.draft = draft;
    this.rights = rights;
    this.settling = settling;
  }

  Receipt choose(Command.Choose c) {
    Seat seat = rights.own(c.seat());
    Given before = isAsked(seat, c.decision()) ? null : answered(seat, c.decision());
    if (c.seen() < draft.position().lastUndone()) throw stale(c.decision());
    if (before != null && before.answer().option().equals(c.option())) {
      return Receipt.of(before.entry());
    }
    requirePlay(seat, c.decision());
    World<S> after = draft.position().world().answer(seat, c.option());
    if (after == null) throw unknown(c.option(), c.decision());
    return Receipt.of(draft.answer(seat, c.option(), Entry.By.PERSON, after));
  }

  /** Each option where it is still possible; at the first that is not, the rest is left. */
  Receipt shortcut(Command.Shortcut c) {
    Seat seat = rights.own(c.seat());
    if (c.seen() < draft.position().lastUndone()) throw stale(c.decision());
    requirePlay(seat, c.decision());
    Decision decision = draft.position().state().decision(seat);
    for (var shortcut : decision.shortcuts()) {
      if (!shortcut.id().equals(c.shortcut())) continue;
      int entry = draft.position().entry();
      for (String option : shortcut.options()) {
        World<S> after = draft.position().world().answer(seat, option);
        if (after == null) break;
        entry = draft.answer(seat, option, Entry.By.PERSON, after);
        settling.settle(seat);
        if (draft.position().over()) break;
      }
      return Receipt.of(entry);
    }
    throw unknown(c.shortcut(), c.decision());
  }

  /**
   * What was chosen for a bot's seat; if nothing possible, chance chooses.
   *
   * @param failure why the bot itself has not answered, or null; it is reported once
   */
  void botAnswers(Thought thought, @Nullable Choice choice, @Nullable Throwable failure) {
    Seat seat = thought.seat();
    if (failure != null && !draft.position().chair(seat).player().failed()) {
      String why = failure.toString();
      String told = why.substring(0, Math.min(why.length(), Decency.LONGEST_ID));
      draft.write(new Entry.BotFailed(seat.index(), thought.bot(), told));
    }
    Choices<?> choices = draft.position().state().choices(seat);
    Choice chosen = choice;
    if (chosen == null || !choices.contains(chosen)) {
      chosen = choices.at(thought.chance(draft.position()).nextInt(choices.size()));
    }
    draft.answer(seat, chosen, Entry.By.BOT);
    settling.settle();
  }

  private boolean isAsked(Seat seat, int decision) {
    return draft.position().state().deciding().has(seat)
        && draft.position().state().numberOf(seat) == decision;
  }

  /** The answer to that question that counts, or null; all answers are gone through. */
  private @Nullable Given answered(Seat seat, int decision) {
    for (Given g = draft.position().given(); g != null; g = g.before()) {
      if (g.answer().seat() == seat.index() && g.answer().decision() == decision) return g;
    }
    return null;
  }

  /** The seat that may be helped now. */
  Seat requireHelp(int index) {
    Seat seat = rights.own(index);
    if (!draft.position().hints()) throw new Refusal("no-hints", Text.of("table.no-hints"));
    requirePlay(seat, draft.position().state().numberOf(seat));
    return seat;
  }

  private void requirePlay(Seat seat, int decision) {
    if (draft.position().over()) {
      throw new Refusal("stale-decision", Text.of("error.stale-over", decision));
    }
    if (draft.position().paused()) throw new Refusal("paused", Text.of("table.paused"));
    if (draft.position().chair(seat).bot() != null)
      throw new Refusal("bot-plays", Text.of("table.bot-plays"));
    if (!draft.position().state().deciding().has(seat)) {
      if (answered(seat, decision) != null) throw stale(decision);
      throw new Refusal("not-your-decision", Text.of("error.not-asked", seat));
    }
    if (draft.position().state().numberOf(seat) != decision) throw stale(decision);
  }

  private static Refusal stale(int decision) {
    return new Refusal("stale-decision", Text.of("table.stale", decision));
  }

  private static Refusal unknown(String option, int decision) {
    return new Refusal(
        "unknown-choice", Text.of("error.choice", Arg.word(option), Arg.of(decision)));
  }
}
