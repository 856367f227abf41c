package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.Arrays;
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

  /** What hangs on moments: most that hangs anywhere, though few steps are moments. */
  private final Hung<S> onMoments = new Hung<>();

  private final Hung<S> onOthers = new Hung<>();

  private Hooks(Map<Class<?>, List<Trigger<S, Step<S>>>> byType) {
    byType.forEach(
        (type, some) ->
            (Moment.class.isAssignableFrom(type) ? onMoments : onOthers).add(type, some));
  }

  public static <S extends State<S>> Builder<S> builder() {
    return new Builder<>();
  }

  public static <S extends State<S>> Hooks<S> none() {
    return new Builder<S>().build();
  }

  /** What hangs on a step that has just been carried out. */
  void after(S s, Step<S> step) {
    (step instanceof Moment<S> ? onMoments : onOthers).after(s, step);
  }

  /** Triggers by type: so few that looking through them is the quickest way. */
  private static final class Hung<S extends State<S>> {
    private Class<?>[] types = {};

    /** By position of their type. */
    private final List<List<Trigger<S, Step<S>>>> triggers = new ArrayList<>();

    void add(Class<?> type, List<Trigger<S, Step<S>>> some) {
      types = Arrays.copyOf(types, types.length + 1);
      types[triggers.size()] = type;
      triggers.add(List.copyOf(some));
    }

    void after(S s, Step<S> step) {
      for (int i = 0; i < types.length; i++) {
        if (types[i] != step.getClass()) continue;
        List<Trigger<S, Step<S>>> hung = triggers.get(i);
        for (int j = 0; j < hung.size(); j++) hung.get(j).after(s, step);
      }
    }
  }
}
