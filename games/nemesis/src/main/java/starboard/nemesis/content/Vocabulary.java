package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Ops;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.content.term.Requires;
import starboard.nemesis.content.term.WayOut;

/**
 * The words of a catalogue that a rule set evaluates: which record an op or a goal is, and what its
 * parameters may say. The core, the place and the species each bring theirs; the loader refuses
 * every other word. Immutable.
 *
 * @param chapters the files of ops by their chapters, sealed interfaces
 * @param goals the files of goals, sealed interfaces
 * @param waysOut of the place
 * @param requirements where an op may require its user to stand
 * @param features what parameters and words may {@linkplain Needs need}
 * @param tokenKinds what tokens of the bag show besides types of Intruder and nothing
 * @param sections records of the sections that only a place or a species reads, each a {@link
 *     Supplement}
 */
public record Vocabulary(
    List<Class<? extends Op>> chapters,
    List<Class<? extends Goal>> goals,
    List<WayOut> waysOut,
    List<Requires> requirements,
    List<String> features,
    List<String> tokenKinds,
    List<Class<? extends Record>> sections) {

  public Vocabulary {
    chapters = List.copyOf(chapters);
    goals = List.copyOf(goals);
    waysOut = List.copyOf(waysOut);
    requirements = List.copyOf(requirements);
    features = List.copyOf(features);
    tokenKinds = List.copyOf(tokenKinds);
    sections = List.copyOf(sections);
  }

  /** The ops of these files, and nothing else. */
  public static Vocabulary ofOps(List<Class<? extends Op>> chapters) {
    return new Vocabulary(
        chapters, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
  }

  /** With the goals of these files. */
  public Vocabulary andGoals(List<Class<? extends Goal>> more) {
    return new Vocabulary(
        chapters, both(goals, more), waysOut, requirements, features, tokenKinds, sections);
  }

  public Vocabulary andWaysOut(WayOut... more) {
    return new Vocabulary(
        chapters,
        goals,
        both(waysOut, List.of(more)),
        requirements,
        features,
        tokenKinds,
        sections);
  }

  public Vocabulary andRequirements(Requires... more) {
    return new Vocabulary(
        chapters,
        goals,
        waysOut,
        both(requirements, List.of(more)),
        features,
        tokenKinds,
        sections);
  }

  public Vocabulary andFeatures(String... more) {
    return new Vocabulary(
        chapters,
        goals,
        waysOut,
        requirements,
        both(features, List.of(more)),
        tokenKinds,
        sections);
  }

  public Vocabulary andTokenKinds(String... more) {
    return new Vocabulary(
        chapters,
        goals,
        waysOut,
        requirements,
        features,
        both(tokenKinds, List.of(more)),
        sections);
  }

  /** With the sections that this record reads. */
  public <T extends Record & Supplement> Vocabulary andSections(Class<T> more) {
    return new Vocabulary(
        chapters,
        goals,
        waysOut,
        requirements,
        features,
        tokenKinds,
        both(sections, List.of(more)));
  }

  /** These words and those. */
  public Vocabulary plus(Vocabulary more) {
    return new Vocabulary(
        both(chapters, more.chapters),
        both(goals, more.goals),
        both(waysOut, more.waysOut),
        both(requirements, more.requirements),
        both(features, more.features),
        both(tokenKinds, more.tokenKinds),
        both(sections, more.sections));
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
        .scalar(Requires.class, this::requirement)
        .having(features);
  }

  private WayOut wayOut(String id) {
    for (WayOut way : waysOut) if (way.id().equals(id)) return way;
    throw new IllegalArgumentException("unknown way out '" + id + "'");
  }

  private Requires requirement(String id) {
    for (Requires requires : requirements) if (requires.id().equals(id)) return requires;
    throw new IllegalArgumentException("unknown requirement '" + id + "'");
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
