package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * What a seat is asked now.
 *
 * @param number given when the question first opens and kept while it waits
 * @param question its key is the question's id
 * @param source the card or rule that asks
 * @param about the widget the question is about
 * @param secret whether it opened although the seat may have a single option (so its speed would
 *     tell something)
 * @param show how much room its choices want
 */
public record Decision(
    int number,
    Seat seat,
    Text question,
    Text source,
    @Nullable String about,
    boolean secret,
    List<Option> options,
    List<Refused> refused,
    List<Shortcut> shortcuts,
    Show show) {

  /** Where a question is shown. */
  public enum Show {
    /** In the bar, like most. */
    BAR,
    /** Over the player's own things: whole cards side by side. */
    TRAY,
    /** In place of the board, on which nothing lies yet. */
    PAGE
  }

  /** A question in the bar. */
  public Decision(
      int number,
      Seat seat,
      Text question,
      Text source,
      @Nullable String about,
      boolean secret,
      List<Option> options,
      List<Refused> refused,
      List<Shortcut> shortcuts) {
    this(number, seat, question, source, about, secret, options, refused, shortcuts, Show.BAR);
  }

  /**
   * An option that is not allowed now.
   *
   * @param reason the fact that bars it
   * @param rule the paragraph by which it does; null if the game names none
   * @param unblock what would make it possible; null where there is no rule
   */
  public record Refused(Option option, Text reason, @Nullable String rule, @Nullable Text unblock) {

    /** What would make it possible is the phrase {@code KEY.unblock} of the reason. */
    static Refused of(Option option, Text reason, @Nullable String rule) {
      Text unblock = rule == null ? null : new Text(reason.key() + ".unblock", reason.args());
      return new Refused(option, reason, rule, unblock);
    }
  }

  /** A question that is open, described. */
  static <S extends State<S>> Decision of(S s, int number, Ask<S, Choice> ask) {
    Choices<Choice> choices = new Choices<>(true);
    ask.options(s, choices);
    List<Option> options = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) options.add(ask.option(s, choices.at(i)));
    List<Refused> refused = new ArrayList<>();
    for (Choices.Refused<Choice> r : choices.refused()) {
      String rule = s.ruleAgainst(r.reason().key());
      refused.add(Refused.of(ask.option(s, r.choice()), r.reason(), rule));
    }
    return new Decision(
        number,
        ask.seat(),
        ask.question(s),
        ask.source(s),
        ask.about(s),
        ask.secret(),
        options,
        refused,
        ask.shortcuts(s),
        ask.show(s));
  }

  public Decision {
    options = List.copyOf(options);
    refused = List.copyOf(refused);
    shortcuts = List.copyOf(shortcuts);
  }
}
