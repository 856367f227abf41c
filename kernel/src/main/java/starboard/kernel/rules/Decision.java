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
    List<Shortcut> shortcuts) {

  /** An option that is not allowed now, and why. */
  public record Refused(Option option, Text reason) {}

  /** A question that is open, described. */
  static <S extends State<S>> Decision of(S s, int number, Ask<S, Choice> ask) {
    Choices<Choice> choices = new Choices<>(true);
    ask.options(s, choices);
    List<Option> options = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) options.add(ask.option(s, choices.at(i)));
    List<Refused> refused = new ArrayList<>();
    for (Choices.Refused<Choice> r : choices.refused()) {
      refused.add(new Refused(ask.option(s, r.choice()), r.reason()));
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
        ask.shortcuts(s));
  }

  public Decision {
    options = List.copyOf(options);
    refused = List.copyOf(refused);
    shortcuts = List.copyOf(shortcuts);
  }
}
