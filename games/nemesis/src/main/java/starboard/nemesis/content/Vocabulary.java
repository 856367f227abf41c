package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Ops;

/**
 * The words of a catalogue that a rule set evaluates: which record an op or a goal is, and what its
 * parameters may say. The core, the place and the species each bring theirs; the loader refuses
 * every other word. Immutable.
 *
 * @param chapters the files of ops by their chapters, sealed interfaces
 * @param goals the files of goals, sealed interfaces
 * @param waysOut of the place
 * @param features what parameters and words may {@linkplain Needs need}
 */
public record Vocabulary(
    List<Class<? extends Op>> chapters,
    List<Class<? extends Goal>> goals,
    List<? extends WayOut> waysOut,
    List<String> features) {

  public Vocabulary {
    chapters = List.copyOf(chapters);
    goals = List.copyOf(goals);
    waysOut = List.copyOf(waysOut);
    features = List.copyOf(features);
  }

  /** These words and those. */
  public Vocabulary plus(Vocabulary more) {
    return new Vocabulary(
        both(chapters, more.chapters),
        both(goals, more.goals),
        both(waysOut, more.waysOut),
        both(features, more.features));
  }

  private static <T> List<T> both(List<? extends T> some, List<? extends T> more) {
    List<T> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /** The binder that knows these words. */
  Binder in(Binder binder) {
    return binder
        .ops(ops(Op.class, "op", chapters))
        .ops(ops(Goal.class, "p", goals))
        .scalar(WayOut.class, this::wayOut)
        .having(features);
  }

  private WayOut wayOut(String id) {
    for (WayOut way : waysOut) if (way.id().equals(id)) return way;
    throw new IllegalArgumentException("unknown way out '" + id + "'");
  }

  private static <T> Ops<T> ops(Class<T> type, String key, List<Class<? extends T>> files) {
    Ops<T> ops = Ops.of(type).by(key);
    for (Class<? extends T> file : files) {
      for (Class<?> record : file.getPermittedSubclasses()) {
        ops = ops.with(record.asSubclass(type));
      }
    }
    return ops;
  }
}
