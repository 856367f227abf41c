package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.CharacterId;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Rule;

/** Characters, their decks and the basic actions. */
class CharactersTest {
  private final Content content = BaseGame.CONTENT;

  @Test
  @Rule("N2.14")
  void sixCharactersWithTenCardsEach() {
    assertThat(content.characters().ids())
        .containsExactly("captain", "pilot", "mechanic", "soldier", "scout", "scientist");
    for (CharacterBoard character : content.characters()) {
      assertThat(character.deck().stream().mapToInt(CharacterBoard.Copies::count).sum())
          .as(character.id())
          .isEqualTo(10);
      assertThat(character.startRoom().id()).isEqualTo("hibernatorium");
    }
    assertThat(content.count("action-card-deck")).isEqualTo(60);
    assertThat(content.count("character-draft-cards")).isEqualTo(6);
  }

  @Test
  void theDecksHoldEveryActionCardAsOftenAsTheBoxDoes() {
    int[] found = new int[content.actionCards().size()];
    for (CharacterBoard character : content.characters()) {
      for (CharacterBoard.Copies copies : character.deck()) {
        found[copies.card().index()] += copies.count();
      }
    }
    for (int i = 0; i < found.length; i++) {
      assertThat(found[i])
          .as(content.actionCards().at(i).id())
          .isEqualTo(content.actionCards().at(i).count());
    }
  }

  @Test
  void everyDeckHasTwoSearchesAndOneRestInterruptionAndDemolition() {
    for (CharacterBoard character : content.characters()) {
      assertThat(copies(character, "search")).isEqualTo(2);
      for (String card : List.of("rest", "interruption", "demolition")) {
        assertThat(copies(character, card)).as(card).isEqualTo(1);
      }
    }
  }

  private static int copies(CharacterBoard character, String card) {
    return character.deck().stream()
        .filter(copies -> copies.card().id().equals(card))
        .mapToInt(CharacterBoard.Copies::count)
        .sum();
  }

  @Test
  @Rule("N4.10")
  void reactionsAmongTheCards() {
    assertThat(content.actionCards().entries().stream().filter(ActionCard::reaction))
        .extracting(ActionCard::id)
        .containsExactly("interruption", "nerves-of-steel");
    assertThat(content.items().entries().stream().filter(Item::reaction))
        .extracting(Item::id)
        .containsExactly("armor", "motion-scanner");
  }

  @Test
  @Rule("N2.14")
  void everyCharacterHasAWeaponAndTwoQuestItemsOfItsOwn() {
    for (int i = 0; i < content.characters().size(); i++) {
      CharacterBoard character = content.characters().at(i);
      assertThat(Objects.requireNonNull(character.startingItem()).index()).isEqualTo(i);
      assertThat(character.questItems()).hasSize(2);
      for (ItemId quest : character.questItems()) {
        Item item = content.items().at(quest.index());
        assertThat(item.owner()).isEqualTo(new CharacterId(i, character.id()));
        assertThat(item.unlock()).isNotNull();
      }
    }
  }

  @Test
  @Rule({"N5.1", "N11.6", "N18.24"})
  void costsOfBasicActions() {
    assertThat(content.basicActions().entries())
        .extracting(action -> action.id() + " " + action.cost() + " " + action.combat())
        .containsExactly(
            "move 1 OUT",
            "careful-move 2 OUT",
            "escape 1 IN",
            "shoot 1 IN",
            "melee 1 IN",
            "pick-up-object 1 OUT",
            "trade 1 OUT",
            "craft 1 OUT",
            "unlock-quest-item 1 OUT");
    assertThat(content.basic(Basic.CAREFUL_MOVE).cost()).isEqualTo(2);
  }
}
