package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static starboard.kernel.catalogue.Reading.mistakes;
import static starboard.kernel.catalogue.Reading.read;
import static starboard.kernel.catalogue.Reading.refusal;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SectionTest {
  record Card(String id, @Default("1") int count) implements Entry {}

  record Deck(Section<Card> cards) {}

  private static final String CARDS =
      """
      cards:
        - {id: search}
        - {id: rest, count: 2}
        - {id: "001"}
      """;

  @Test
  void entriesInOrderByIdAndByIndex() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    assertThat(cards.name()).isEqualTo("cards");
    assertThat(cards)
        .containsExactly(new Card("search", 1), new Card("rest", 2), new Card("001", 1));
    assertThat(cards.entries()).hasSize(cards.size());
    assertThat(cards.ids()).containsExactly("search", "rest", "001");
    assertThat(cards.at(1).id()).isEqualTo("rest");
    assertThat(cards.find("rest")).contains(new Card("rest", 2));
    assertThat(cards.find("none")).isEmpty();
    assertThat(cards.require("001").count()).isEqualTo(1);
    assertThat(cards.indexOf("001")).isEqualTo(2);
    assertThat(cards.indexOf(cards.at(1))).isEqualTo(1);
    assertThat(cards).hasToString("cards[search, rest, 001]");
  }

  @Test
  void entriesKnowWhereTheyWereWritten() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    assertThat(cards.where(cards.at(1))).isEqualTo(new Location("test.yaml", 3, "cards 'rest'"));
    assertThat(cards.where(cards.at(1))).hasToString("test.yaml line 3, cards 'rest'");
  }

  @Test
  void anIdThatAFileNamesInVain() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    Location where = cards.where(cards.at(1));
    assertThat(cards.require("search", where)).isEqualTo(new Card("search", 1));
    assertThat(refusal(() -> cards.require("serch", where)))
        .isEqualTo(
            "test.yaml line 3, cards 'rest': unknown id 'serch' in cards; known ids: search, rest,"
                + " 001");
    Problems problems = new Problems();
    cards.check("search", where, problems);
    assertThat(problems.count()).isZero();
    problems.raise();
    cards.check("a", where, problems);
    cards.check("b", Location.file("other.yaml"), problems);
    assertThat(refusal(problems::raise))
        .isEqualTo(
            """
            other.yaml: unknown id 'b' in cards; known ids: search, rest, 001
            test.yaml line 3, cards 'rest': unknown id 'a' in cards; known ids: search, rest, 001\
            """);
  }

  @Test
  void anIdThatTheCodeNamesInVain() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    assertThatThrownBy(() -> cards.require("none"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no 'none' in section cards");
  }

  @Test
  void duplicateIds() {
    assertThat(mistakes(Deck.class, CARDS + "  - {id: rest}\n  - {id: search}\n"))
        .isEqualTo(
            """
            test.yaml line 5, cards 'rest': duplicate id 'rest', first used at line 3
            test.yaml line 6, cards 'search': duplicate id 'search', first used at line 2\
            """);
  }

  @Test
  void aSectionIsAList() {
    assertThat(mistakes(Deck.class, "cards: {search: 1}"))
        .isEqualTo("test.yaml line 1, cards: expected a list, found a mapping");
  }

  @Test
  void sectionsOfSeveralFilesTogether() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    Section<Card> more =
        Catalogue.of("more.yaml", "cards: [{id: panic}]").bind(Deck.class, Binder.strict()).cards();
    Section<Card> all = cards.plus(more);
    assertThat(all.ids()).containsExactly("search", "rest", "001", "panic");
    assertThat(all.where(all.at(3))).hasToString("more.yaml line 1, cards 'panic'");
    assertThat(refusal(() -> more.plus(cards).plus(more)))
        .isEqualTo("more.yaml line 1, cards 'panic': duplicate id 'panic', first used at line 1");
    assertThat(refusal(() -> cards.plus(Section.of("made", List.of(new Card("rest", 1))))))
        .isEqualTo(
            "made, 'rest': duplicate id 'rest', first used at test.yaml line 3, cards 'rest'");
  }

  record Start(@Ref("cards") String card, @Ref("cards") @Nullable String second) {}

  record Weapon(
      @Ref(
              value = {"items", "cards"},
              words = "any")
          String item) {}

  record Items(Section<Card> red, Section<Card> green) {}

  record Group(String id, Section<Card> actions) implements Entry {}

  record Game(
      Section<Card> cards,
      Items items,
      @Default("[]") List<Start> starts,
      @Default("[]") List<Weapon> weapons,
      @Default("[]") List<Group> rooms,
      @Default("{}") Map<@Ref("items.red") String, @Ref("rooms.actions") String> links,
      @Default("[]") List<String> faces,
      @Default("[]") List<@Ref("faces") String> hits) {}

  private static final String GAME =
      """
      cards: [{id: search}, {id: rest}]
      items: {red: [{id: grenade}], green: [{id: bandage}]}
      rooms: [{id: nest, actions: [{id: take}]}]
      faces: [hit, miss]
      """;

  @Test
  void referencesThatAreFound() {
    Game game =
        read(
            Game.class,
            GAME
                + """
                starts: [{card: search, second: null}, {card: rest, second: search}]
                weapons: [{item: grenade}, {item: bandage}, {item: rest}, {item: any}]
                links: {grenade: take}
                hits: [hit]
                """);
    assertThat(game.items().red().name()).isEqualTo("items.red");
    assertThat(game.starts()).hasSize(2);
  }

  @Test
  void referencesThatAreNotFound() {
    assertThat(
            mistakes(
                Game.class,
                GAME
                    + """
                    starts:
                      - {card: serch}
                      - {card: rest, second: grenade}
                    weapons:
                      - {item: take}
                      - {item: red}
                    links:
                      bandage: take
                      grenade: nest
                    hits: [hat]
                    """))
        .isEqualTo(
            """
            test.yaml line 6, starts.card: unknown id 'serch' in cards; known ids: search, rest
            test.yaml line 7, starts.second: unknown id 'grenade' in cards; known ids: search, rest
            test.yaml line 9, weapons.item: unknown id 'take' in items or cards; known ids: any, grenade, bandage, search, rest
            test.yaml line 10, weapons.item: unknown id 'red' in items or cards; known ids: any, grenade, bandage, search, rest
            test.yaml line 12, links: unknown id 'bandage' in items.red; known ids: grenade
            test.yaml line 13, links.grenade: unknown id 'nest' in rooms.actions; known ids: take
            test.yaml line 14, hits: unknown id 'hat' in faces; known ids: hit, miss\
            """);
  }

  @Test
  void aReferenceToAnEntryWithMistakesIsNoMistake() {
    assertThat(
            mistakes(
                Game.class,
                """
                cards: [{id: search, count: x}]
                items: {red: [], green: []}
                starts: [{card: search}]
                """))
        .isEqualTo("test.yaml line 1, cards 'search', count: expected a whole number, found 'x'");
  }

  record Scenario(List<Start> starts) {}

  @Test
  void referencesToOtherFiles() {
    Section<Card> cards = read(Deck.class, CARDS).cards();
    Binder binder = Binder.strict().knowing(cards);
    assertThat(read(Scenario.class, binder, "starts: [{card: rest}]").starts()).hasSize(1);
    assertThat(mistakes(Scenario.class, binder, "starts: [{card: rust}]"))
        .isEqualTo(
            "test.yaml line 1, starts.card: unknown id 'rust' in cards; known ids: search, rest,"
                + " 001");
    assertThat(mistakes(Scenario.class, "starts: [{card: rest}]"))
        .isEqualTo("test.yaml line 1, starts.card: unknown id 'rest' in cards; there are none");
  }
}
