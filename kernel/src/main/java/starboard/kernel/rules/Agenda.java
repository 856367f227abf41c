package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Steps still to be done, next first: an immutable linked list, so copying it copies a pointer. */
public record Agenda<S extends State<S>>(Step<S> head, @Nullable Agenda<S> tail) {

  /** The steps in order. */
  public List<Step<S>> steps() {
    List<Step<S>> steps = new ArrayList<>();
    for (Agenda<S> rest = this; rest != null; rest = rest.tail) steps.add(rest.head);
    return steps;
  }

  @Override
  public String toString() {
    return steps().toString();
  }
}
