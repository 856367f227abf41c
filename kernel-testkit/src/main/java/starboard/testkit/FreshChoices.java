package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;

/** The choices of a seat, listed anew: a copy does not remember what its original has listed. */
final class FreshChoices {

  private FreshChoices() {}

  static List<Choice> of(State<?> s, Seat seat) {
    Choices<?> choices = s.copy().choices(seat);
    List<Choice> listed = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) listed.add(choices.at(i));
    return listed;
  }
}
