package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What cards and rules hang on steps, in a fixed index by type. Each says whether it is in force
 * now; none ever searches the agenda.
 *
 * <p>After a step, and after an answer to a question, its triggers are asked in the order they were
 * added: what they push comes behind what the step pushed itself.
 */
public final class Hooks<S extends State<S>> {

  /** Follows a step, pushing further ones. */
  @FunctionalInterface
  public interface Trigger<S extends State<S>, T extends Step<S>> {
    void after(S s, T step);
  }

  /** Collects triggers; the order of the calls is the order in which they are asked. */
  public static final class Builder<S extends State<S>> {
    private final Map<Class<?>, List<Trigger<S, Step<S>>>> triggers = new LinkedHashMap<>();

    private Builder() {}

    public <T extends Step<S>> Builder<S> after(Class<T> type, Trigger<S, T> trigger) {
      triggers
          .computeIfAbsent(type, _ -> new ArrayList<>())
          .add((s, step) -> trigger.after(s, type.cast(step)));
      return this;
    }

    public Hooks<S> build() {
      return new Hooks<>(triggers);
    }
  }

  /** So few types that looking through them is the quickest way. */
  private final Class<?>[] types;

  /** By position of their type. */
  private final List<List<Trigger<S, Step<S>>>> triggers = new ArrayList<>();

  private Hooks(Map<Class<?>, List<Trigger<S, Step<S>>>> byType) {
    types = byType.keySet().toArray(new Class<?>[0]);
    for (List<Trigger<S, Step<S>>> some : byType.values()) triggers.add(List.copyOf(some));
  }

  public static <S extends State<S>> Builder<S> builder() {
    return new Builder<>();
  }

  public static <S extends State<S>> Hooks<S> none() {
    return new Builder<S>().build();
  }

  /** What hangs on a step that has just been carried out. */
  void after(S s, Step<S> step) {
    for (int i = 0; i < types.length; i++) {
      if (types[i] != step.getClass()) continue;
      List<Trigger<S, Step<S>>> hung = triggers.get(i);
      for (int j = 0; j < hung.size(); j++) hung.get(j).after(s, step);
    }
  }
}
