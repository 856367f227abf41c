package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Seat;
import starboard.kernel.State;

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
