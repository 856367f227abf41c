package starboard.table.command;

import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Lesson;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Roster;
import starboard.table.bot.Thought;
import starboard.table.log.Entry;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.state.Draft;

/** Turns what is asked of a table into entries, or refuses it with the reason. */
public final class CommandRules<S extends State<S>> {

  private final Draft<S> draft;
  private final Rights rights;
  private final Settling<S> settling;
  private final Answering<S> answering;
  private final Undoing<S> undoing;
  private final People<S> people;

  public CommandRules(Draft<S> draft, Roster roster, Keys keys) {
    this.draft = draft;
    this.rights = new Rights(draft.position(), keys);
    this.settling = new Settling<>(draft);
    this.answering = new Answering<>(draft, rights, settling);
    this.undoing = new Undoing<>(draft);
    this.people = new People<>(draft, rights, roster);
  }

  /** Drafts what the command brings about, and what follows from it by itself. */
  public Receipt write(Command command) {
    Receipt receipt =
        switch (command) {
          case Command.Choose c -> answering.choose(c);
          case Command.Shortcut c -> answering.shortcut(c);
          case Command.Back c -> undoing.back(rights.own(c.seat()));
          case Command.Undo c -> receipt(undoing.ask(rights.own(c.seat()), c.to()));
          case Command.Agree c -> receipt(undoing.agree(rights.own(c.seat()), c.request()));
          case Command.Refuse c -> receipt(undoing.refuse(rights.own(c.seat()), c.request()));
          case Command.Chat c -> receipt(people.chat(c));
          case Command.Reactions c -> receipt(people.reactions(c));
          case Command.AlwaysAsk c -> {
            rights.requireHost();
            yield receipt(new Entry.AlwaysAsked(c.on()));
          }
          case Command.Hints c -> {
            rights.requireHost();
            yield receipt(new Entry.Hints(c.on()));
          }
          case Command.Learn c -> people.learn(rights.own(c.seat()), c.lesson());
          case Command.Entropy c -> receipt(people.entropy(c));
          case Command.Deal() -> {
            rights.requireHost();
            people.requireGathering();
            yield receipt(new Entry.Dealt());
          }
          case Command.Rename c ->
              receipt(
                  new Entry.Renamed(rights.ownOrHost(c.seat()).index(), Decency.name(c.name())));
          case Command.Hand c -> receipt(people.hand(c));
          case Command.Take c -> receipt(people.take(rights.ownOrHost(c.seat())));
          case Command.Pause() -> receipt(people.pause(true));
          case Command.Resume() -> receipt(people.pause(false));
          case Command.Reissue c -> people.reissue(c);
          case Command.Webhook c -> receipt(people.webhook(c));
          case Command.Forget _, Command.Rematch _ ->
              throw new IllegalArgumentException("the table itself does that: " + command);
        };
    settling.settle();
    return receipt;
  }

  /** Somebody sits down who has the seat's code. */
  public Claim claim(Secret code, String by) {
    Claim claim = people.claim(code, by);
    settling.settle();
    return claim;
  }

  /** What was chosen for a bot's seat, see {@link Answering#botAnswers}. */
  public void botAnswers(Thought thought, @Nullable Choice choice, @Nullable Throwable failure) {
    answering.botAnswers(thought, choice, failure);
  }

  /** The seat that may be helped now. */
  public Seat requireHelp(int seat) {
    return answering.requireHelp(seat);
  }

  /** What the guided game of this table teaches by that name. */
  public Lesson requireLesson(String id) {
    return people.requireLesson(id);
  }

  /** Who may have the table as a file; before the end that is written down. */
  public Receipt export() {
    if (draft.position().over()) return Receipt.of(draft.position().entry());
    rights.requireHost("table.export-later");
    return receipt(new Entry.Exported());
  }

  /** A person's own name and words. */
  public Receipt forget(int seat) {
    return receipt(new Entry.Forgotten(rights.own(seat).index()));
  }

  /** Whether the holder of these secrets may call everybody to another game. */
  public void requireRematch() {
    boolean sits = false;
    for (Seat seat : draft.position().state().seats()) sits |= rights.sits(seat);
    if (!sits) rights.requireHost();
    if (!draft.position().over()) throw new Refusal("not-over", Text.of("table.not-over"));
  }

  private Receipt receipt(Entry entry) {
    return Receipt.of(draft.write(entry));
  }
}
