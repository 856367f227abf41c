package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static starboard.kernel.catalogue.Reading.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValuesTest {
  record Numbers(int a, long b, double c, boolean d, Integer e, Long f, Double g, Boolean h) {}

  @Test
  void numbersAndFlags() {
    assertThat(
            read(
                Numbers.class,
                "{a: -5, b: 5000000000, c: 1.5, d: true, e: 007, f: +1, g: 2, h: false}"))
        .isEqualTo(new Numbers(-5, 5_000_000_000L, 1.5, true, 7, 1L, 2.0, false));
  }

  record Texts(List<String> of) {}

  @Test
  void aTextIsAnyScalarAsItWasWritten() {
    assertThat(read(Texts.class, "of: [word, 001, 1.50, true, \"null\", 'two words', \"\"]").of())
        .containsExactly("word", "001", "1.50", "true", "null", "two words", "");
  }

  enum Kind {
    ROOM_COLOUR,
    @Word("1")
    FIRST,
    ANY
  }

  record Kinds(List<Kind> of) {}

  @Test
  void enumsInAllTheirSpellings() {
    assertThat(read(Kinds.class, "of: [room-colour, room_colour, roomColour, '1', 1, any]").of())
        .containsExactly(
            Kind.ROOM_COLOUR, Kind.ROOM_COLOUR, Kind.ROOM_COLOUR, Kind.FIRST, Kind.FIRST, Kind.ANY);
  }

  record Inner(int x) {}

  record Outer(Inner inner, List<Inner> many, List<List<Integer>> grid) {}

  @Test
  void recordsAndListsInsideEachOther() {
    assertThat(read(Outer.class, "{inner: {x: 1}, many: [{x: 2}, {x: 3}], grid: [[1, 2], []]}"))
        .isEqualTo(
            new Outer(
                new Inner(1),
                List.of(new Inner(2), new Inner(3)),
                List.of(List.of(1, 2), List.of())));
  }

  record Maps(
      Map<String, Integer> byText,
      SequencedMap<Integer, Inner> byNumber,
      Map<Kind, Integer> byKind,
      SortedMap<Kind, Integer> sorted) {}

  @Test
  void mapsKeepTheOrderOfTheFileOrSort() {
    Maps maps =
        read(
            Maps.class,
            """
            by_text: {zebra: 1, ant: 2, "null": 3}
            by_number: {4: {x: 1}, 2: {x: 2}}
            by_kind: {any: 1, room-colour: 2}
            sorted: {any: 1, room-colour: 2}
            """);
    assertThat(maps.byText()).containsExactly(entry("zebra", 1), entry("ant", 2), entry("null", 3));
    assertThat(maps.byNumber()).containsExactly(entry(4, new Inner(1)), entry(2, new Inner(2)));
    assertThat(maps.byKind()).containsExactly(entry(Kind.ANY, 1), entry(Kind.ROOM_COLOUR, 2));
    assertThat(maps.sorted()).containsExactly(entry(Kind.ROOM_COLOUR, 2), entry(Kind.ANY, 1));
    assertThatThrownBy(() -> maps.byText().put("more", 1))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> maps.sorted().put(Kind.FIRST, 1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  record Absent(
      Optional<Inner> optional,
      OptionalInt number,
      @Nullable String nullable,
      @Default("3") int defaulted,
      @Default("[a, b]") List<String> list,
      @Default("") String empty,
      @Default("room-colour") Kind kind) {}

  @Test
  void absentKeys() {
    Absent none =
        new Absent(
            Optional.empty(),
            OptionalInt.empty(),
            null,
            3,
            List.of("a", "b"),
            "",
            Kind.ROOM_COLOUR);
    assertThat(read(Absent.class, "{}")).isEqualTo(none);
    assertThat(
            read(
                Absent.class,
                """
                optional: null
                number: ~
                nullable:
                defaulted: null
                """))
        .isEqualTo(none);
  }

  @Test
  void presentKeysThatMayBeAbsent() {
    assertThat(
            read(
                Absent.class,
                "{optional: {x: 1}, number: 2, nullable: n, defaulted: 4, list: [], empty: e, kind:"
                    + " any}"))
        .isEqualTo(
            new Absent(
                Optional.of(new Inner(1)), OptionalInt.of(2), "n", 4, List.of(), "e", Kind.ANY));
  }

  record BadDefault(@Default("three") int n) {}

  @Test
  void aDefaultThatDoesNotFitIsAMistakeOfTheCode() {
    assertThatThrownBy(() -> read(BadDefault.class, "{}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bad @Default of " + BadDefault.class.getName() + ", key n: three");
  }

  record Unreadable(StringBuilder builder) {}

  @Test
  void aTypeNobodyCanReadIsAMistakeOfTheCode() {
    assertThatThrownBy(() -> read(Unreadable.class, "builder: x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the binder has no way to read java.lang.StringBuilder");
  }

  record Keys(
      @Key("do") String action, @Key("rooms_2_used") int rooms2Used, boolean allowZeroHere) {}

  @Test
  void keysAreNamesInSnakeCaseOrGiven() {
    assertThat(read(Keys.class, "{do: x, rooms_2_used: 5, allow_zero_here: true}"))
        .isEqualTo(new Keys("x", 5, true));
  }

  record Card(String id, @Flat Names names, @Flat("text_") Names text, Source source) {}

  @Test
  void flatRecordsShareTheMapping() {
    assertThat(
            read(
                Card.class,
                """
                id: search
                name_en: Search
                name_cs: Hledání
                text_en: Look.
                text_cs: Podívej se.
                source: public
                """))
        .isEqualTo(
            new Card(
                "search",
                new Names("Search", "Hledání"),
                new Names("Look.", "Podívej se."),
                Source.PUBLIC));
  }

  record Named(Names names, List<Source> sources) {}

  @Test
  void namesMayAlsoHaveAKeyOfTheirOwn() {
    assertThat(read(Named.class, "{names: {en: A, cs: B}, sources: [seed, public, designed]}"))
        .isEqualTo(
            new Named(new Names("A", "B"), List.of(Source.SEED, Source.PUBLIC, Source.DESIGNED)));
  }

  record Targets(@OneOrMore List<String> targets, List<String> words) {}

  @Test
  void aListMayBeWrittenAsItsOnlyElement() {
    assertThat(read(Targets.class, "{targets: any, words: [x]}").targets()).containsExactly("any");
    assertThat(read(Targets.class, "{targets: [a, b], words: []}").targets())
        .containsExactly("a", "b");
  }

  record Amount(int number) {
    static Amount of(String text) {
      return new Amount(text.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(text));
    }
  }

  record Place(String room) {}

  record Where(Amount amount, Place at) {}

  @Test
  void aTypeMayBeReadFromAScalarOrAMapping() {
    Binder binder =
        Binder.strict().scalar(Amount.class, Amount::of).scalar(Place.class, Place::new);
    assertThat(read(Where.class, binder, "{amount: all, at: here}"))
        .isEqualTo(new Where(new Amount(Integer.MAX_VALUE), new Place("here")));
    assertThat(read(Where.class, binder, "{amount: 2, at: {room: nest}}"))
        .isEqualTo(new Where(new Amount(2), new Place("nest")));
  }

  @Test
  void ignoredKeys() {
    Binder binder = Binder.strict().ignore("note", "*_source", "/legend");
    assertThat(
            read(
                Outer.class,
                binder,
                """
                note: prose
                legend: {anything: [1, 2]}
                inner: {x: 1, note: more prose, x_source: seed}
                many: []
                grid: []
                """))
        .isEqualTo(new Outer(new Inner(1), List.of(), List.of()));
  }

  @Test
  void anIgnoredKeyIsStillReadWhereARecordWantsIt() {
    assertThat(read(Inner.class, Binder.strict().ignore("x"), "x: 4")).isEqualTo(new Inner(4));
  }
}
