package starboard.nemesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.words.Text;
import starboard.nemesis.content.Box;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.ship.ShipContent;

/** The numbering of the components. */
class BoxTest {
  private final Content content = BaseGame.CONTENT;
  private final ShipContent ship = content.supplement(ShipContent.class);
  private final Box box = BaseGame.BOX;

  @Test
  void theStocksFollowEachOtherWithoutGaps() {
    int next = 0;
    for (Stock stock : box.stocks()) {
      assertThat(stock.first()).as(stock.id()).isEqualTo(next);
      assertThat(box.stocks().get(stock.back())).isEqualTo(stock);
      for (int number = stock.first(); number <= stock.last(); number++) {
        assertThat(box.back(number)).isEqualTo(stock.back());
        assertThat(box.family(number)).isEqualTo(stock.family());
        assertThat(stock.has(number)).isTrue();
      }
      next = stock.last() + 1;
    }
    assertThat(box.size()).isEqualTo(next).isEqualTo(371);
    assertThat(box.stocks()).hasSize(30);
  }

  @Test
  void sizesOfTheStocks() {
    for (int character = 0; character < 6; character++) {
      assertThat(box.actions(character).size()).isEqualTo(10);
    }
    assertThat(box.contamination().size()).isEqualTo(27);
    assertThat(box.items(ItemDeck.RED).size()).isEqualTo(30);
    assertThat(box.items(ItemDeck.YELLOW).size()).isEqualTo(30);
    assertThat(box.items(ItemDeck.GREEN).size()).isEqualTo(30);
    assertThat(box.items(ItemDeck.BLUE).size()).isEqualTo(12);
    assertThat(box.startingItems().size()).isEqualTo(6);
    assertThat(box.questItems().size()).isEqualTo(12);
    assertThat(box.events().size()).isEqualTo(20);
    assertThat(box.attacks().size()).isEqualTo(20);
    assertThat(box.wounds().size()).isEqualTo(16);
    assertThat(box.weaknesses().size()).isEqualTo(8);
    assertThat(box.stock("coordinates").size()).isEqualTo(8);
    assertThat(box.tilesOne().size()).isEqualTo(11);
    assertThat(box.tilesTwo().size()).isEqualTo(9);
    assertThat(box.explorationTokens().size()).isEqualTo(20);
    for (int engine = 1; engine <= 3; engine++) {
      assertThat(box.stock("engine-token." + engine).size()).isEqualTo(2);
    }
    assertThat(box.personalObjectives().size()).isEqualTo(9);
    assertThat(box.corporateObjectives().size()).isEqualTo(9);
    assertThat(box.soloCoopObjectives().size()).isEqualTo(7);
    assertThat(box.helpCards().size()).isEqualTo(5);
    assertThat(box.draftCards().size()).isEqualTo(6);
    assertThat(box.intruderPlayerCards().size()).isEqualTo(10);
  }

  @Test
  void aNumberLeadsToItsEntry() {
    int grenade = box.first(Family.ITEM, content.items().indexOf("grenade"));
    assertThat(box.items(ItemDeck.RED).has(grenade)).isTrue();
    assertThat(content.items().at(box.entry(grenade + 3)).id()).isEqualTo("grenade");
    assertThat(box.name(grenade)).isEqualTo(Text.of("item.grenade"));
    int reload = box.actions(0).first();
    assertThat(content.actionCards().at(box.entry(reload)).id()).isEqualTo("reload");
    int nest = box.first(Family.ROOM, content.rooms().indexOf("nest"));
    assertThat(box.tilesOne().has(nest)).isTrue();
    assertThat(box.draftCards().first() + 3)
        .isEqualTo(box.first(Family.DRAFT_CARD, content.characters().indexOf("soldier")));
  }

  @Test
  void engineTokensBelongToTheirEngine() {
    for (int engine = 1; engine <= 3; engine++) {
      for (int i = 0; i < 2; i++) {
        int entry = box.entry(box.stock("engine-token." + engine).first() + i);
        assertThat(ship.engines().at(entry).engine()).isEqualTo(engine);
      }
    }
  }

  @Test
  void aStockIsAPile() {
    assertThat(box.tilesTwo().pile().size()).isEqualTo(9);
    assertThat(box.tilesTwo().pile().number(0)).isEqualTo(box.tilesTwo().first());
    assertThat(List.of(box.events().name(), box.tilesOne().name()))
        .containsExactly(Text.of("back.event"), Text.of("back.tile-1"));
  }
}
