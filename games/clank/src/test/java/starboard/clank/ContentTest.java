package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import starboard.clank.content.Artifact;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Faction;
import starboard.clank.content.Item;
import starboard.clank.content.Modules;
import starboard.clank.content.Op;
import starboard.clank.content.RageTrack;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.words.Texts;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Section;
import starboard.testkit.Rule;

/** Every deck and token against the list of components. */
final class ContentTest {

  private static final Content CONTENT = Content.BOX;

  private static int count(Section<Card> cards, Predicate<Card> which) {
    return cards.entries().stream().filter(which).mapToInt(Card::count).sum();
  }

  private static int count(Predicate<Card> which) {
    return count(CONTENT.adventureDeck(), which);
  }

  @Test
  @Rule("C1.1")
  void adventureDeck() {
    assertThat(count(card -> true)).isEqualTo(100);
    assertThat(count(card -> card.faction() == Faction.OUTLAW)).isEqualTo(18);
    assertThat(count(card -> card.faction() == Faction.REBEL)).isEqualTo(26);
    assertThat(count(card -> card.faction() == Faction.SCIENTIST)).isEqualTo(11);
    assertThat(count(Card::isEnemy)).isEqualTo(24);
    assertThat(count(card -> !card.isEnemy() && card.faction() == null)).isEqualTo(21);
    assertThat(count(Card::attack)).isEqualTo(26);
    assertThat(count(Card::danger)).isEqualTo(5);
  }

  @Test
  @Rule("C1.2")
  void reserve() {
    assertThat(CONTENT.reserve().cards().ids()).containsExactly("pasr", "boldly-go", "memory-core");
    assertThat(CONTENT.reserve().cards().entries())
        .extracting(Card::count)
        .containsExactly(15, 15, 12);
    assertThat(CONTENT.reserve().enemy().count()).isEqualTo(1);
    CONTENT
        .reserve()
        .cards()
        .forEach(
            card -> assertThat(CONTENT.limits().reserve()).containsEntry(card.id(), card.count()));
  }

  @Test
  @Rule("C1.3")
  void starterDeck() {
    assertThat(CONTENT.starterDeck().entries())
        .extracting(Card::id)
        .containsExactly("hack", "stumble", "access", "scramble");
    assertThat(CONTENT.starterDeck().entries()).extracting(Card::count).containsExactly(6, 2, 1, 1);
    assertThat(Box.STARTERS).isEqualTo(10);
  }

  @Test
  @Rule({"C1.4", "C20.5"})
  void tokensAndCubes() {
    assertThat(CONTENT.limits().clankPerPlayer()).isEqualTo(30);
    assertThat(CONTENT.limits().dataCubesPerPlayer()).isEqualTo(2);
    assertThat(CONTENT.limits().blackCubes()).isEqualTo(24);
    assertThat(CONTENT.limits().redCubes()).isEqualTo(4);
    assertThat(CONTENT.limits().crystals()).isEqualTo(5);
    assertThat(CONTENT.artifacts().entries())
        .extracting(Artifact::value)
        .containsExactly(5, 10, 15, 20, 25, 30);
    assertThat(CONTENT.majorSecrets().entries())
        .extracting(Secret::count)
        .containsExactly(2, 2, 2, 2, 2, 1);
    assertThat(CONTENT.minorSecrets().entries())
        .extracting(Secret::count)
        .containsExactly(4, 4, 4, 4, 4, 4, 4);
    assertThat(Box.MINORS - Box.MAJORS).isEqualTo(11);
    assertThat(Box.THINGS - Box.MINORS).isEqualTo(28);
    assertThat(CONTENT.items().entries()).extracting(Item::count).containsExactly(2, 2, 2, 2);
    assertThat(CONTENT.components().require("access-code").count()).isEqualTo(4);
    assertThat(CONTENT.components().require("escape-pod").count()).isEqualTo(4);
    assertThat(CONTENT.components().require("blockade").count()).isEqualTo(1);
  }

  @Test
  @Rule("C1.6")
  void modules() {
    Modules modules = CONTENT.modules();
    assertThat(modules.fixedModules().ids()).containsExactly("cargo-bay", "corridor", "command");
    assertThat(modules.assembly().pieces().entries())
        .extracting(Modules.Piece::faces)
        .containsExactly(
            List.of("hydroponics", "engineering"),
            List.of("doomsday-cannon", "arena"),
            List.of("med-lab", "promenade"));
    assertThat(CONTENT.components().require("board-piece").count()).isEqualTo(7);
  }

  @Test
  void facesHaveWhatTheirStatisticsSay() {
    for (Modules.Face face : CONTENT.modules().variableFaces()) {
      List<Space> spaces = face.spaces().entries();
      Modules.Stats stats = face.stats();
      assertThat(spaces).as(face.id()).hasSize(stats.rooms());
      assertThat(spaces).filteredOn(s -> s.secret() == Secret.Size.MAJOR).hasSize(stats.major());
      assertThat(spaces).filteredOn(s -> s.secret() == Secret.Size.MINOR).hasSize(stats.minor());
      assertThat(spaces).filteredOn(s -> s.terminal() != null).hasSize(stats.terminals());
      assertThat(spaces).filteredOn(Space::market).hasSize(stats.markets());
      assertThat(spaces)
          .filteredOn(s -> s.terminal() != null && s.terminal().getFirst() instanceof Op.Noise)
          .hasSize(stats.clankTerminals());
      assertThat(spaces)
          .filteredOn(s -> s.reward().stream().anyMatch(Op.Heal.class::isInstance))
          .hasSize(stats.healRooms());
      assertThat(spaces).filteredOn(Space::telepad).hasSize(1);
    }
  }

  @Test
  @Rule("C14.5")
  void rageTrack() {
    assertThat(CONTENT.rageTrack().spaces())
        .extracting(RageTrack.Step::draw)
        .containsExactly(2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5);
    assertThat(CONTENT.rageTrack().spaces())
        .extracting(RageTrack.Step::redCubes)
        .containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2);
    assertThat(CONTENT.rageTrack().blockade()).isEqualTo(11);
    CONTENT
        .setup()
        .rageStart()
        .forEach(
            (players, space) ->
                assertThat(CONTENT.rageTrack().startSpace()).containsEntry(players, space));
  }

  @Test
  @Rule("C17.1")
  void healthTrack() {
    assertThat(CONTENT.healthTrack().length()).isEqualTo(10);
    assertThat(CONTENT.healthTrack().knockedOutAt()).isEqualTo(10);
  }

  @Test
  void everyCardSaysWhatItDoes() {
    for (Card card : CONTENT.cards()) {
      if (card.id().equals("memory-core")) assertThat(Texts.of(card)).isEmpty();
      else assertThat(Texts.of(card)).as(card.id()).isNotEmpty();
    }
  }

  @Test
  void aCardOffersAtMostOneDiscard() {
    for (Card card : CONTENT.cards()) {
      long offers =
          card.effects().stream()
              .flatMap(effect -> effect.ops().stream())
              .filter(Op.DiscardThen.class::isInstance)
              .count();
      assertThat(offers).as(card.id()).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void mistakesAreNamedWithTheirLine() {
    assertThatThrownBy(() -> Content.read(Catalogue.of("box.yaml", "starter_deck: [{id: a}]")))
        .isInstanceOf(CatalogueException.class)
        .hasMessageContaining("box.yaml");
  }
}
