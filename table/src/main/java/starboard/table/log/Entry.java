package starboard.table.log;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;

/**
 * One entry of a table's log. The log is the only truth: everything a table is follows from it.
 * Secrets stand in it as hashes, but the seed stands in it from the beginning, so an entry is never
 * shown to people as it is.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = Entry.Gathering.class, name = "gathering"),
  @JsonSubTypes.Type(value = Entry.Entropy.class, name = "entropy"),
  @JsonSubTypes.Type(value = Entry.Dealt.class, name = "dealt"),
  @JsonSubTypes.Type(value = Entry.Claimed.class, name = "claimed"),
  @JsonSubTypes.Type(value = Entry.Renamed.class, name = "renamed"),
  @JsonSubTypes.Type(value = Entry.Handed.class, name = "handed"),
  @JsonSubTypes.Type(value = Entry.Replaced.class, name = "replaced"),
  @JsonSubTypes.Type(value = Entry.Reissued.class, name = "reissued"),
  @JsonSubTypes.Type(value = Entry.Paused.class, name = "paused"),
  @JsonSubTypes.Type(value = Entry.Resumed.class, name = "resumed"),
  @JsonSubTypes.Type(value = Entry.Answered.class, name = "answered"),
  @JsonSubTypes.Type(value = Entry.UndoAsked.class, name = "undo-asked"),
  @JsonSubTypes.Type(value = Entry.UndoAgreed.class, name = "undo-agreed"),
  @JsonSubTypes.Type(value = Entry.UndoRefused.class, name = "undo-refused"),
  @JsonSubTypes.Type(value = Entry.Undone.class, name = "undone"),
  @JsonSubTypes.Type(value = Entry.Chat.class, name = "chat"),
  @JsonSubTypes.Type(value = Entry.Reactions.class, name = "reactions"),
  @JsonSubTypes.Type(value = Entry.AlwaysAsked.class, name = "always-asked"),
  @JsonSubTypes.Type(value = Entry.Hints.class, name = "hints"),
  @JsonSubTypes.Type(value = Entry.Guided.class, name = "guided"),
  @JsonSubTypes.Type(value = Entry.Learnt.class, name = "learnt"),
  @JsonSubTypes.Type(value = Entry.Webhook.class, name = "webhook"),
  @JsonSubTypes.Type(value = Entry.BotFailed.class, name = "bot-failed"),
  @JsonSubTypes.Type(value = Entry.Rematch.class, name = "rematch"),
  @JsonSubTypes.Type(value = Entry.Imported.class, name = "imported"),
  @JsonSubTypes.Type(value = Entry.Exported.class, name = "exported"),
  @JsonSubTypes.Type(value = Entry.Forgotten.class, name = "forgotten"),
  @JsonSubTypes.Type(value = Entry.Closed.class, name = "closed")
})
public sealed interface Entry {

  /** Who gave an answer: a person, the table because there was nothing to choose, or a bot. */
  enum By {
    PERSON,
    AUTO,
    BOT
  }

  /**
   * The table was laid.
   *
   * @param seed 64 hexadecimal digits, secret until the game is over; people get their commitment.
   *     A game brought along as a replay may have a number instead
   * @param host the hash of the host's secret
   * @param alwaysAsk whether the host wants everybody to be asked even where there is one option
   * @param rematchOf the table whose people play again
   * @param carried what the game there has handed on; null if nothing
   */
  record Opened(
      String game,
      String rules,
      String name,
      int players,
      SortedMap<String, String> options,
      String seed,
      String entropy,
      String host,
      List<Seating> seats,
      boolean alwaysAsk,
      @Nullable String rematchOf,
      @Nullable Carried carried)
      implements Entry {

    private static final int HEX_DIGITS = 64;

    public Opened {
      seats = List.copyOf(seats);
    }

    /** How the game is set up. */
    public Setup setup() {
      return new Setup(players, options, carried == null ? Carried.NOTHING : carried);
    }

    /** The same without what opens seats; the seed stays. */
    public Opened withoutSecrets() {
      List<Seating> bare = new ArrayList<>();
      for (Seating seat : seats) {
        boolean claimed = seat.secret() != null;
        boolean human = seat.bot() == null;
        String code = human && !claimed ? "" : null;
        bare.add(new Seating(seat.name(), seat.bot(), code, claimed ? "" : null));
      }
      return new Opened(
          game, rules, name, players, options, seed, entropy, "", bare, alwaysAsk, rematchOf,
          carried);
    }

    Opened withSeats(List<Seating> other) {
      return new Opened(
          game, rules, name, players, options, seed, entropy, host, other, alwaysAsk, rematchOf,
          carried);
    }

    /** What its chance grows from, with what was added. */
    public Seed chance(String added) {
      boolean number = seed.length() < HEX_DIGITS;
      return number ? Seed.of(Long.parseLong(seed)) : new Seed.Committed(seed, added);
    }

    /** Without the seed, so that no message can give it away. */
    @Override
    public String toString() {
      return "Opened[game=" + game + ", name=" + name + ", seats=" + seats.size() + "]";
    }
  }

  /**
   * A seat as it was laid.
   *
   * @param bot who plays it, or null for a person
   * @param code the hash of the code that claims it, if it is to be claimed
   * @param secret the hash of its secret, if it is claimed
   */
  record Seating(
      String name, @Nullable String bot, @Nullable String code, @Nullable String secret) {}

  /** The deal waits until all have had their chance to add to it; it follows the opening. */
  record Gathering() implements Entry {}

  /** A player adds this to chance, or nothing. */
  record Entropy(int seat, String text) implements Entry {}

  /** Nobody can add to chance any more: the game is set up and begins. */
  record Dealt() implements Entry {}

  /** Somebody sat down. */
  record Claimed(int seat, String name, String secret) implements Entry {}

  record Renamed(int seat, String name) implements Entry {}

  /** A bot plays on for a person; null: the person is back. */
  record Handed(int seat, @Nullable String bot) implements Entry {}

  /** The host lets a bot play on for a person who was not asked. */
  record Replaced(int seat, String bot) implements Entry {}

  /** The seat's secret is dead; whoever has the new code may claim it. */
  record Reissued(int seat, String code) implements Entry {}

  /**
   * Play waits until somebody resumes it.
   *
   * @param seat who did it; null for a host who does not play
   */
  record Paused(@Nullable Integer seat) implements Entry {}

  record Resumed(@Nullable Integer seat) implements Entry {}

  record Answered(int decision, int seat, String option, By by) implements Entry {}

  /** A seat asks everybody to go back to that entry. */
  record UndoAsked(int seat, int to) implements Entry {}

  /**
   * A seat agrees.
   *
   * @param request the number of the entry that asked
   */
  record UndoAgreed(int seat, int request) implements Entry {}

  record UndoRefused(int seat, int request) implements Entry {}

  /**
   * These answers (by their entries) do not count any more.
   *
   * @param by who wanted it
   */
  record Undone(List<Integer> answers, int by) implements Entry {
    public Undone {
      answers = List.copyOf(answers);
    }
  }

  /**
   * Somebody said something.
   *
   * @param text what was said, or null
   * @param quick the key of a phrase everybody reads in their own language, or null
   * @param point the widget pointed at, or null
   */
  record Chat(int seat, @Nullable String text, @Nullable String quick, @Nullable String point)
      implements Entry {}

  /** How a seat wants to be asked about one kind of reaction, or about {@code all}. */
  record Reactions(int seat, String reaction, Reaction setting) implements Entry {}

  /** The host wants everybody always to be asked, or leaves it to them again. */
  record AlwaysAsked(boolean on) implements Entry {}

  /** Whether players may ask what the game's bot would do; everybody reads so. */
  record Hints(boolean on) implements Entry {}

  /** It is a guided first game of that title; this follows the opening. */
  record Guided(String title) implements Entry {}

  /** That seat has had a lesson of its guide. */
  record Learnt(int seat, String lesson) implements Entry {}

  /** Where to post when it is that seat's decision; null: nowhere. */
  record Webhook(int seat, @Nullable String url, String language) implements Entry {}

  /** A bot has failed; it is reported once, and others answer where it fails. */
  record BotFailed(int seat, String bot, String why) implements Entry {}

  /** The same people play again at that table. */
  record Rematch(String table) implements Entry {}

  /** The entries before this came from another server; the host's secret is a new one. */
  record Imported(String table, String host) implements Entry {}

  /** The host has the table as a file before the end, and in it the seed that is secret still. */
  record Exported() implements Entry {}

  /** The name and the words of the person at that seat were taken out of the log. */
  record Forgotten(int seat) implements Entry {}

  /** The game is over and its seed may be known. */
  record Closed(List<Integer> winners, String seed) implements Entry {
    public Closed {
      winners = List.copyOf(winners);
    }
  }
}
