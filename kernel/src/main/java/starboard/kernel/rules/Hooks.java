package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What cards and rules hang on steps and queries, in a fixed index by type. Each hook says whether
 * it is in force now; none ever searches the agenda.
 *
 * <p>Before a step its replacements are asked in the order they were added, as long as the step
 * stays of its type. After it, and after an answer to a question, its triggers are: what they push
 * comes behind what the step pushed itself.
 */
public final class Hooks<S extends State<S>> {

  /** Changes the answer to a query. */
  @FunctionalInterface
  public interface Modifier<S extends State<S>, Q extends Query> {
    int modified(S s, Q query, int value);
  }

  /** Comes before a step: returns it (pass), another one (change) or null (swallow). */
  @FunctionalInterface
  public interface Replacement<S extends State<S>, T extends Step<S>> {
    @Nullable Step<S> instead(S s, T step);
  }

  /** Follows a step, pushing further ones. */
  @FunctionalInterface
  public interface Trigger<S extends State<S>, T extends Step<S>> {
    void after(S s, T step);
  }

  /** The hooks of one step type. */
  static final class OfType<S extends State<S>> {
    private final List<Replacement<S, Step<S>>> replacements;
    private final List<Trigger<S, Step<S>>> triggers;

    private OfType(List<Replacement<S, Step<S>>> replacements, List<Trigger<S, Step<S>>> triggers) {
      this.replacements = new ArrayList<>(replacements);
      this.triggers = new ArrayList<>(triggers);
    }

    private OfType<S> copy() {
      return new OfType<>(replacements, triggers);
    }

    @Nullable Step<S> instead(S s, Step<S> step) {
      Step<S> now = step;
      for (int i = 0; i < replacements.size(); i++) {
        now = replacements.get(i).instead(s, now);
        if (now == null || now.getClass() != step.getClass()) break;
      }
      return now;
    }

    void after(S s, Step<S> step) {
      for (int i = 0; i < triggers.size(); i++) triggers.get(i).after(s, step);
    }
  }

  /** Collects hooks; the order of the calls is the order in which they are asked. */
  public static final class Builder<S extends State<S>> {
    private final Map<Class<?>, OfType<S>> steps = new LinkedHashMap<>();
    private final Map<Class<?>, List<Modifier<S, Query>>> queries = new LinkedHashMap<>();

    private Builder() {}

    public <T extends Step<S>> Builder<S> before(Class<T> type, Replacement<S, T> replacement) {
      ofType(type).replacements.add((s, step) -> replacement.instead(s, type.cast(step)));
      return this;
    }

    public <T extends Step<S>> Builder<S> after(Class<T> type, Trigger<S, T> trigger) {
      ofType(type).triggers.add((s, step) -> trigger.after(s, type.cast(step)));
      return this;
    }

    public <Q extends Query> Builder<S> modify(Class<Q> type, Modifier<S, Q> modifier) {
      queries
          .computeIfAbsent(type, _ -> new ArrayList<>())
          .add((s, query, value) -> modifier.modified(s, type.cast(query), value));
      return this;
    }

    private OfType<S> ofType(Class<?> type) {
      return steps.computeIfAbsent(type, _ -> new OfType<>(List.of(), List.of()));
    }

    public Hooks<S> build() {
      return new Hooks<>(this);
    }
  }

  private final Index<OfType<S>> steps;
  private final Index<List<Modifier<S, Query>>> queries;

  private Hooks(Builder<S> builder) {
    Map<Class<?>, OfType<S>> hung = new LinkedHashMap<>();
    builder.steps.forEach((type, hooks) -> hung.put(type, hooks.copy()));
    steps = new Index<>(hung);
    Map<Class<?>, List<Modifier<S, Query>>> modifiers = new LinkedHashMap<>();
    builder.queries.forEach((type, some) -> modifiers.put(type, List.copyOf(some)));
    queries = new Index<>(modifiers);
  }

  /** What hangs on which type: so few types that looking through them is the quickest way. */
  private static final class Index<T> {
    private final Class<?>[] types;
    private final Object[] contents;

    Index(Map<Class<?>, T> byType) {
      types = byType.keySet().toArray(new Class<?>[0]);
      contents = byType.values().toArray();
    }

    @SuppressWarnings("unchecked") // only the constructor puts contents in, and it takes T
    @Nullable T of(Class<?> type) {
      for (int i = 0; i < types.length; i++) if (types[i] == type) return (T) contents[i];
      return null;
    }
  }

  public static <S extends State<S>> Builder<S> builder() {
    return new Builder<>();
  }

  public static <S extends State<S>> Hooks<S> none() {
    return new Builder<S>().build();
  }

  @Nullable OfType<S> of(Class<?> stepType) {
    return steps.of(stepType);
  }

  int modified(S s, Query query, int value) {
    List<Modifier<S, Query>> modifiers = queries.of(query.getClass());
    if (modifiers == null) return value;
    int now = value;
    for (int i = 0; i < modifiers.size(); i++) now = modifiers.get(i).modified(s, query, now);
    return now;
  }
}
