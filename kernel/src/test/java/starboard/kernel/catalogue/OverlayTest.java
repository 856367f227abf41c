package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.catalogue.Reading.refusal;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An expansion's file over that of its game. */
class OverlayTest {
  record Card(String id, int cost, @Nullable String colour) implements Entry {}

  record Box(SequencedMap<String, Integer> numbers, List<String> words, Section<Card> cards) {}

  private static final Catalogue GAME =
      Catalogue.of(
          "game.yaml",
          """
          numbers: {hand: 5, slots: 2}
          words: [one, two]
          cards:
            - {id: search, cost: 1, colour: red}
            - {id: rest, cost: 0, colour: blue}
            - {id: run, cost: 2, colour: red}
          """);

  private static Box with(String changes) {
    return GAME.changedBy(Catalogue.of("more.yaml", changes)).bind(Box.class, Binder.strict());
  }

  @Test
  void onlySomeKeysAreTakenOver() {
    Catalogue words = Catalogue.of("words.yaml", "words: [three]\nnumbers: {hand: 9}\n");
    assertThat(GAME.changedBy(words.only("words")).bind(Box.class, Binder.strict()))
        .satisfies(box -> assertThat(box.words()).containsExactly("three"))
        .satisfies(box -> assertThat(box.numbers()).containsEntry("hand", 5));
    assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> words.only("cards")))
        .hasMessageContaining("there is no 'cards'");
  }

  @Test
  void mappingsAreChangedKeyByKey() {
    assertThat(with("numbers: {hand: 6, lairs: 3, slots: null}").numbers())
        .containsExactly(Map.entry("hand", 6), Map.entry("lairs", 3));
  }

  @Test
  void listsAreReplaced() {
    Box box = with("words: [three]");
    assertThat(box.words()).containsExactly("three");
    assertThat(box.cards().ids()).containsExactly("search", "rest", "run");
  }

  @Test
  void entriesAreLeftOutChangedAndAdded() {
    Section<Card> cards =
        with("cards: {without: [search], with: [{id: rest, cost: 3}, {id: hide, cost: 1}]}")
            .cards();
    assertThat(cards)
        .containsExactly(
            new Card("rest", 3, "blue"), new Card("run", 2, "red"), new Card("hide", 1, null));
  }

  @Test
  void aKeyOfAnEntryIsTakenOut() {
    Section<Card> cards = with("cards: {with: [{id: run, colour: null}]}").cards();
    assertThat(cards.require("run").colour()).isNull();
  }

  @Test
  void mistakesAreNamed() {
    assertThat(refusal(() -> with("cards: {without: [serch]}")))
        .isEqualTo("more.yaml line 1, cards.without: there is no entry 'serch'");
    assertThat(refusal(() -> with("cards: {instead: [serch]}")))
        .isEqualTo(
            "more.yaml line 1, cards.instead: a list is changed by the lists 'without' and 'with'");
    assertThat(refusal(() -> with("numbers: {hand: many}")))
        .startsWith("more.yaml over game.yaml line 1, numbers.hand");
  }
}
