package starboard.mutation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.pitest.coverage.TestInfo;

/** Runs single tests, with one launcher for all of them. */
final class RuleTests {

  private final Launcher launcher = LauncherFactory.create();
  private final Map<String, DiscoverySelector> selectors = new LinkedHashMap<>();

  boolean passes(TestInfo test) {
    Outcome outcome = new Outcome();
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request().selectors(selector(test)).build(), outcome);
    return outcome.passed;
  }

  /** A name is the class and JUnit's id of the test. */
  private DiscoverySelector selector(TestInfo test) {
    return selectors.computeIfAbsent(
        test.getName(),
        name -> DiscoverySelectors.selectUniqueId(name.substring(name.indexOf('['))));
  }

  private static final class Outcome implements TestExecutionListener {
    private boolean passed = true;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (result.getStatus() == TestExecutionResult.Status.FAILED) passed = false;
    }
  }
}
