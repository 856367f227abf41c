package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The program keeps the rules of the house, and each rule catches those who break it. */
class ArchitectureTest {

  private static final JavaClasses PROGRAM =
      importStarboard(
          location ->
              !location.contains("/test-classes/") && !location.contains("/jmh_generated/"));

  private static final JavaClasses OFFENDERS =
      importStarboard(location -> location.contains("/offenders/"));

  @ParameterizedTest
  @EnumSource
  void theProgramKeeps(HouseRule houseRule) {
    assertThat(PROGRAM).isNotEmpty();
    houseRule.rule().check(PROGRAM);
  }

  @ParameterizedTest
  @EnumSource
  void offendersAreCaughtBy(HouseRule houseRule) {
    List<String> findings = houseRule.rule().evaluate(OFFENDERS).getFailureReport().getDetails();
    assertThat(houseRule.offenders()).isNotEmpty();
    for (String offender : houseRule.offenders()) {
      assertThat(findings).as("finding about %s", offender).anyMatch(it -> it.contains(offender));
    }
  }

  private static JavaClasses importStarboard(ImportOption which) {
    return new ClassFileImporter().withImportOption(which).importPackages("starboard");
  }
}
