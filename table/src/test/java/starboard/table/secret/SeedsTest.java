package starboard.table.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import starboard.kernel.words.Refusal;

/** Where the chance of a table comes from. */
class SeedsTest {

  @Test
  void aPromisedSeedIsTheOneCommittedToAndGoodForOneTable() {
    Seeds seeds = Seeds.secret();
    String promise = seeds.promise();
    assertThat(Seeds.commitment(seeds.take(promise))).isEqualTo(promise);
    assertThatThrownBy(() -> seeds.take(promise)).isInstanceOf(Refusal.class);
  }

  @Test
  void ofTooManyPromisesTheOldestIsForgotten() {
    Seeds seeds = Seeds.from(1);
    String first = seeds.promise();
    String second = seeds.promise();
    for (int i = 1; i < Seeds.MOST_PROMISED; i++) seeds.promise();
    assertThatThrownBy(() -> seeds.take(first)).isInstanceOf(Refusal.class);
    assertThat(Seeds.commitment(seeds.take(second))).isEqualTo(second);
  }

  @Test
  void seedsFromANumberAreTheSameEveryTime() {
    assertThat(Seeds.from(7).take(null)).isEqualTo(Seeds.from(7).take(null)).hasSize(64);
    assertThat(Seeds.secret().take(null)).isNotEqualTo(Seeds.secret().take(null)).hasSize(64);
  }
}
