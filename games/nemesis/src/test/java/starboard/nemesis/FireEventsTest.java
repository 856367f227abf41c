package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import starboard.testkit.Covers;
import starboard.testkit.Rule;

/** Event cards of fire. */
final class FireEventsTest {

  @Test
  @Covers("ev-damaging-fire")
  @Rule({"N9.3", "N3.13"})
  void damagingFireBreaksBurningRoomsAndSpreads() {
    Events.drawn(
            Events.table().given(Laid.burning("003")).given(Laid.closed("c-003-007")),
            "ev-damaging-fire")
        .then(Events.moved("015", "creeper", "adult"))
        .then(s -> assertThat(Laid.rooms(s.interior().malfunctions())).containsExactly("003"))
        .then(s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("001", "003"))
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-consuming-fire")
  @Rule("N9.3")
  void consumingFireEmptiesBurningRoomsAndSpreads() {
    Events.drawn(
            Events.table()
                .given(Laid.explored("003", "storage"))
                .given(s -> s.interior().setCounter(Laid.room("003"), 3))
                .given(Laid.burning("003")),
            "ev-consuming-fire")
        .then(Events.moved("014", "creeper", "breeder", "queen"))
        .then(s -> assertThat(s.interior().counter(Laid.room("003"))).isZero())
        .then(
            s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("001", "003", "007"))
        .then(Events::discarded);
  }

  @Test
  @Covers("ev-flammable-compounds")
  void flammableCompoundsSetTheHibernatoriumOnFire() {
    Events.drawn(Events.table(), "ev-flammable-compounds")
        .then(Events.moved("014", "breeder", "queen"))
        .then(s -> assertThat(Laid.rooms(s.interior().fires())).containsExactly("011"))
        .then(Events::discarded);
  }

  @Test
  @Rule("N9.3")
  void flammableCompoundsSpreadFromABurningHibernatorium() {
    Events.drawn(
            Events.table().given(Laid.burning("011")).given(Laid.closed("c-008-011")),
            "ev-flammable-compounds")
        .then(
            s ->
                assertThat(Laid.rooms(s.interior().fires()))
                    .containsExactly("006", "011", "014", "015"));
  }
}
