package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Several records read one file: each its keys, together all of them. */
class SharedFileTest {
  record Basic(Numbers setup, List<Named> rooms) {}

  record Numbers(int cards) {}

  record Named(String id) {}

  record More(MoreNumbers setup, List<Flagged> rooms, int pods) {}

  record MoreNumbers(int seats) {}

  record Flagged(String id, @Default("false") boolean locked) {}

  private static List<Record> read(String text) {
    return Catalogue.of("test.yaml", text).bind(List.of(Basic.class, More.class), Binder.strict());
  }

  @Test
  void eachReadsWhatItAsksFor() {
    assertThat(
            read(
                """
                setup: {cards: 5, seats: 2}
                rooms: [{id: a, locked: true}, {id: b}]
                pods: 4
                """))
        .containsExactly(
            new Basic(new Numbers(5), List.of(new Named("a"), new Named("b"))),
            new More(
                new MoreNumbers(2), List.of(new Flagged("a", true), new Flagged("b", false)), 4));
  }

  @Test
  void whatNoneAsksForIsAMistake() {
    assertThatThrownBy(
            () ->
                read(
                    """
                    setup: {cards: 5, seats: 2, chairs: 1}
                    rooms: [{id: a, looked: true}]
                    pods: 4
                    ports: 1
                    """))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("line 1, setup: unknown key 'chairs'")
        .hasMessageContaining("line 2, rooms 'a': unknown key 'looked'")
        .hasMessageContaining("line 4: unknown key 'ports'");
  }
}
