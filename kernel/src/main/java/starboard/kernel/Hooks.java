package starboard.kernel;

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
    private final List<Replacement<S, Step<S>>> replacements = new ArrayList<>(0);
    private final List<Trigger<S, Step<S>>> triggers = new ArrayList<>(0);

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
      return steps.computeIfAbsent(type, _ -> new OfType<>());
    }

    public Hooks<S> build() {
      return new Hooks<>(this);
    }
  }

  private final ClassValue<Slot<OfType<S>>> steps;
  private final ClassValue<Slot<List<Modifier<S, Query>>>> queries;

  /** A class value may not be null, so what may be absent lies in a slot. */
  private record Slot<T>(@Nullable T content) {}

  private Hooks(Builder<S> builder) {
    var stepsByType = new LinkedHashMap<>(builder.steps);
    var queriesByType = new LinkedHashMap<>(builder.queries);
    steps =
        new ClassValue<>() {
          @Override
          protected Slot<OfType<S>> computeValue(Class<?> type) {
            return new Slot<>(stepsByType.get(type));
          }
        };
    queries =
        new ClassValue<>() {
          @Override
          protected Slot<List<Modifier<S, Query>>> computeValue(Class<?> type) {
            return new Slot<>(queriesByType.get(type));
          }
        };
  }

  public static <S extends State<S>> Builder<S> builder() {
    return new Builder<>();
  }

  public static <S extends State<S>> Hooks<S> none() {
    return new Builder<S>().build();
  }

  @Nullable OfType<S> of(Class<?> stepType) {
    return steps.get(stepType).content;
  }

  int modified(S s, Query query, int value) {
    List<Modifier<S, Query>> modifiers = queries.get(query.getClass()).content;
    if (modifiers == null) return value;
    int now = value;
    for (int i = 0; i < modifiers.size(); i++) now = modifiers.get(i).modified(s, query, now);
    return now;
  }
}
