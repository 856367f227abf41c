package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Unlock;
import starboard.nemesis.content.card.Weapon;
import starboard.nemesis.content.card.WeaponMods;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.game.BaseGame;
import starboard.testkit.Rule;

/** Items: decks, weapons, recipes, quest items. */
class ItemsTest {
  private final Content content = BaseGame.CONTENT;

  private static int cards(Section<Item> deck) {
    return deck.entries().stream().mapToInt(Item::count).sum();
  }

  @Test
  void thirtyCardsPerColour() {
    assertThat(cards(content.items(ItemDeck.RED))).isEqualTo(30);
    assertThat(cards(content.items(ItemDeck.YELLOW))).isEqualTo(30);
    assertThat(cards(content.items(ItemDeck.GREEN))).isEqualTo(30);
    assertThat(content.count("red-item-deck")).isEqualTo(30);
    assertThat(content.count("yellow-item-deck")).isEqualTo(30);
    assertThat(content.count("green-item-deck")).isEqualTo(30);
  }

  @Test
  @Rule("N1.2")
  void threeOfEachOfTheFourCraftedCards() {
    assertThat(content.items(ItemDeck.BLUE).entries())
        .hasSize(4)
        .allMatch(item -> item.count() == 3);
    assertThat(content.count("crafted-item-deck")).isEqualTo(12);
  }

  @Test
  @Rule("N18.20")
  void recipes() {
    Map<String, List<Icon>> recipes = new TreeMap<>();
    content.items(ItemDeck.BLUE).forEach(item -> recipes.put(item.id(), item.recipe()));
    assertThat(recipes)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "antidote",
                    List.of(Icon.FLAME, Icon.MEDICAL),
                    "taser",
                    List.of(Icon.BATTERY, Icon.TOOLS),
                    "flamethrower",
                    List.of(Icon.FLAME, Icon.TOOLS),
                    "molotov-cocktail",
                    List.of(Icon.FLAME, Icon.CLOTH))));
  }

  @Test
  @Rule("N18.20")
  void everyIconOfARecipeIsFoundOnSomeItem() {
    for (Item crafted : content.items(ItemDeck.BLUE)) {
      for (Icon icon : crafted.recipe()) {
        assertThat(content.items()).anyMatch(item -> item.component() == icon);
      }
    }
  }

  @Test
  @Rule("N1.7")
  void energyChargeAndClothesAreInTwoDecks() {
    assertThat(same("energy-charge-yellow")).isEqualTo("energy-charge");
    assertThat(same("clothes-yellow")).isEqualTo("clothes");
    assertThat(same("grenade")).isEqualTo("grenade");
    assertThat(content.items().entries().stream().filter(item -> item.card() != null)).hasSize(2);
    for (String yellow : List.of("energy-charge-yellow", "clothes-yellow")) {
      Item card = content.items().require(yellow);
      Item item = content.items().require(same(yellow));
      assertThat(card.ops()).isEqualTo(item.ops());
      assertThat(card.names()).isEqualTo(item.names());
      assertThat(card.component()).isEqualTo(item.component());
    }
  }

  private String same(String id) {
    return content.items().at(content.sameItem(content.items().indexOf(id))).id();
  }

  @Test
  @Rule({"N18.6", "N18.8"})
  void weapons() {
    Map<String, String> weapons = new TreeMap<>();
    for (Item item : content.items()) {
      Weapon weapon = item.weapon();
      if (weapon == null) continue;
      weapons.put(
          item.id(),
          weapon.weaponClass()
              + " "
              + weapon.ammo()
              + "/"
              + weapon.startAmmo()
              + " "
              + weapon.reload());
      assertThat(item.heavy()).as(item.id()).isTrue();
      assertThat(item.hasAction()).as(item.id()).isFalse();
    }
    assertThat(weapons)
        .isEqualTo(
            new TreeMap<>(
                Map.of(
                    "revolver", "CLASSIC 6/6 NAMED",
                    "shotgun", "ENERGY 2/2 CLASS",
                    "sawed-off-shotgun", "ENERGY 2/2 CLASS",
                    "assault-rifle", "ENERGY 5/5 CLASS",
                    "rifle", "ENERGY 4/4 CLASS",
                    "pistol", "ENERGY 3/3 CLASS",
                    "prototype-rifle", "ENERGY 6/1 CLASS",
                    "prototype-shotgun", "ENERGY 2/1 CLASS",
                    "prototype-pistol", "ENERGY 3/1 CLASS",
                    "flamethrower", "CLASSIC 4/4 NAMED")));
  }

  @Test
  @Rule("N11.3")
  void propertiesOfWeapons() {
    assertThat(mods("shotgun").bonusOnHit()).isEqualTo(1);
    assertThat(mods("assault-rifle").bonusOnHit()).isEqualTo(1);
    assertThat(mods("sawed-off-shotgun").mapped(Face.HIT)).isEqualTo(Face.DOUBLE_HIT);
    assertThat(mods("pistol").mapped(Face.DOUBLE_HIT)).isEqualTo(Face.HIT);
    assertThat(mods("rifle").mapped(Face.BLANK)).isEqualTo(Face.BLANK);
    assertThat(mods("revolver").bonusFaces()).containsExactly(Face.DOUBLE_HIT);
    assertThat(mods("prototype-rifle").extraAmmoFaces()).containsExactly(Face.DOUBLE_HIT);
    assertThat(mods("prototype-shotgun").minOneUnlessBlank()).isTrue();
    assertThat(mods("prototype-pistol").reroll()).isEqualTo(1);
    assertThat(mods("flamethrower").fireFaces()).containsExactly(Face.DOUBLE_HIT);
    assertThat(mods("flamethrower").isFire()).isTrue();
  }

  private WeaponMods mods(String item) {
    return Objects.requireNonNull(content.items().require(item).weapon()).mods();
  }

  @Test
  @Rule("N18.24")
  void twelveQuestItems() {
    assertThat(content.questItems().size()).isEqualTo(12);
    assertThat(content.count("quest-item-cards")).isEqualTo(12);
    assertThat(content.count("starting-item-cards")).isEqualTo(6);
    assertThat(content.questItems())
        .allMatch(item -> Objects.requireNonNull(item.unlock()).cost() == 1);
    assertThat(content.questItems().require("log-key").unlock())
        .isEqualTo(new Unlock.InRoom(List.of(room("comms-room")), 1));
    assertThat(content.questItems().require("intercom").unlock())
        .isEqualTo(new Unlock.DiscardItem(List.of(item("tools"), item("duct-tape")), 1));
  }

  private RoomId room(String id) {
    return new RoomId(content.rooms().indexOf(id), id);
  }

  private ItemId item(String id) {
    return new ItemId(content.items().indexOf(id), id);
  }

  @Test
  void heavyItems() {
    assertThat(content.items().entries().stream().filter(i -> i.heavy() && i.weapon() == null))
        .extracting(Item::id)
        .containsExactly("motion-scanner", "holo-computer", "fire-extinguisher");
  }
}
