package starboard.table.command;

import org.jspecify.annotations.Nullable;
import starboard.table.log.Reaction;

/**
 * What somebody who holds a secret may ask of a table. Seats are numbered from 0; {@code seen} is
 * the last entry the asker's page has shown.
 */
public sealed interface Command {

  record Choose(int seat, int decision, String option, int seen) implements Command {}

  /** Several options one after another, as the decision names them. */
  record Shortcut(int seat, int decision, String shortcut, int seen) implements Command {}

  /** Take back the seat's last answer; beyond the barrier the others are asked. */
  record Back(int seat) implements Command {}

  /** Ask everybody to go back to how things stood after that entry. */
  record Undo(int seat, int to) implements Command {}

  record Agree(int seat, int request) implements Command {}

  /** Refuse a request, or withdraw one's own. */
  record Refuse(int seat, int request) implements Command {}

  record Chat(int seat, @Nullable String text, @Nullable String quick, @Nullable String point)
      implements Command {}

  /** How to be asked about a kind of reaction, or {@code all}. */
  record Reactions(int seat, String reaction, Reaction setting) implements Command {}

  /** The host: everybody is always asked. */
  record AlwaysAsk(boolean on) implements Command {}

  /** Before the deal: what the seat adds to chance. */
  record Entropy(int seat, String text) implements Command {}

  /** The host: the deal waits for nobody any more. */
  record Deal() implements Command {}

  /** The host: players may ask what the game's bot would do, or may not. */
  record Hints(boolean on) implements Command {}

  /** That seat needs this lesson of the guide no more. */
  record Learn(int seat, String lesson) implements Command {}

  record Rename(int seat, String name) implements Command {}

  /** Let a bot play; the seat itself or the host. */
  record Hand(int seat, String bot) implements Command {}

  /** Play oneself again. */
  record Take(int seat) implements Command {}

  /** Take my name and what I said out of the log for ever. */
  record Forget(int seat) implements Command {}

  record Pause() implements Command {}

  record Resume() implements Command {}

  /** The host: the seat's secret dies, the answer gives the new code. */
  record Reissue(int seat) implements Command {}

  /** The answer gives the new table. */
  record Rematch() implements Command {}

  record Webhook(int seat, @Nullable String url, String language) implements Command {}
}
