package starboard.mutation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.ProjectMutationInterceptor;
import org.pitest.mutationtest.build.ProjectMutationInterceptorFactory;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.plugin.Feature;
import org.pitest.plugin.FeatureParameter;

/**
 * Takes that many mutants of all by chance, the same for the same seed and the same code; or those
 * that a page lists.
 *
 * @param notes where what is taken is noted, and the text of the page is found
 */
public record Sample(int size, int seed, Properties notes) implements ProjectMutationInterceptor {

  /** The note that is what was taken. */
  static final String TAKEN = "starboard.taken";

  /** The note that is the page, if there is one. */
  static final String PAGE = "starboard.page";

  /** Those that are to be tried, in their order in the code, and how many there are in all. */
  record Taken(List<MutationDetails> mutants, int all) {}

  /** By this PIT finds it. */
  public static final class Factory implements ProjectMutationInterceptorFactory {

    private static final FeatureParameter SIZE = FeatureParameter.named("size");
    private static final FeatureParameter SEED = FeatureParameter.named("seed");

    @Override
    public ProjectMutationInterceptor createInterceptor(InterceptorParameters parameters) {
      return new Sample(
          parameters.getInteger(SIZE).orElse(Integer.MAX_VALUE),
          parameters.getInteger(SEED).orElse(1),
          parameters.data().getFreeFormProperties());
    }

    @Override
    public String description() {
      return "Takes a number of mutants by chance";
    }

    @Override
    public Feature provides() {
      return Feature.named("sample")
          .withOnByDefault(true)
          .withDescription(description())
          .withParameter(SIZE)
          .withParameter(SEED);
    }
  }

  @Override
  public InterceptorType type() {
    return InterceptorType.FILTER;
  }

  @Override
  public Collection<MutationDetails> intercept(Collection<MutationDetails> all) {
    List<MutationDetails> taken = new ArrayList<>(take(all));
    taken.sort(Comparator.comparing(MutationDetails::getId));
    notes.put(TAKEN, new Taken(taken, all.size()));
    return taken;
  }

  private Collection<MutationDetails> take(Collection<MutationDetails> all) {
    String page = notes.getProperty(PAGE);
    if (page != null) {
      Set<String> listed = Report.listed(page);
      return all.stream()
          .filter(one -> listed.contains(Mutant.of(one, Mutant.Fate.UNTRIED).inWords()))
          .toList();
    }
    if (all.size() <= size) return all;
    List<MutationDetails> mutants = new ArrayList<>(all);
    mutants.sort(Comparator.comparing(MutationDetails::getId));
    Collections.shuffle(mutants, new Random(seed));
    return mutants.subList(0, size);
  }
}
