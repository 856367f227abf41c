package starboard.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A file with the shapes of a real game, bound as a game does it. */
class ExcerptTest {
  enum Kind {
    @Word("1")
    ONE,
    @Word("2")
    TWO,
    SPECIAL
  }

  enum Deck {
    ROOM_COLOUR,
    CHOICE,
    RED,
    GREEN
  }

  /** A number, or as much as fits. */
  record Amount(int number) {
    static final Amount FULL = new Amount(Integer.MAX_VALUE);

    static Amount of(String text) {
      if (text.equals("full")) {
        return FULL;
      }
      try {
        return new Amount(Integer.parseInt(text));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "expected a whole number or full, found '" + text + "'", e);
      }
    }
  }

  interface Op {}

  record DrawItems(Deck deck, int draw, int keep, @Default("0") int counter) implements Op {}

  record LoadWeapon(
      @Ref(
              value = "items",
              words = {"any", "energy"})
          String weapon,
      Amount amount)
      implements Op {}

  record Use(@Flat Op op, @Default("false") boolean optional) {}

  record Setup(
      int handSize, Map<Integer, Integer> podsByPlayers, Map<String, Integer> bag, Source source) {}

  record RoomAction(String id, @Flat Names names, int cost, List<Use> ops) implements Entry {}

  record Room(
      String id,
      Kind kind,
      @Flat Names names,
      String colour,
      Section<RoomAction> actions,
      Source source)
      implements Entry {}

  record ActionCard(
      String id,
      @Default("1") int count,
      @Flat Names names,
      OptionalInt cost,
      List<Use> ops,
      Source source)
      implements Entry {}

  record Item(String id, @Flat Names names, int count, Source source) implements Entry {}

  record Items(Section<Item> red, Section<Item> green) {}

  record Copies(@Ref("action_cards") String card, int count) {}

  record Hero(
      String id,
      @Flat Names names,
      @Ref("rooms") String startRoom,
      @Ref("items") @Nullable String startingItem,
      List<Copies> deck,
      Source source)
      implements Entry {}

  record GameFile(
      Setup setup,
      Section<Room> rooms,
      Section<ActionCard> actionCards,
      Items items,
      Section<Hero> characters) {}

  private static final Binder BINDER =
      Binder.strict()
          .ignore("note", "effect", "*_source", "/meta")
          .ops(Ops.of(Op.class).with(DrawItems.class, LoadWeapon.class))
          .scalar(Amount.class, Amount::of);

  private static final GameFile FILE =
      Catalogue.read(ExcerptTest.class, "excerpt.yaml").bind(GameFile.class, BINDER);

  @Test
  void setup() {
    assertThat(FILE.setup().handSize()).isEqualTo(5);
    assertThat(FILE.setup().podsByPlayers()).containsExactly(entry(1, 2), entry(3, 3), entry(5, 4));
    assertThat(FILE.setup().bag().keySet()).containsExactly("blank", "larva", "adult_per_player");
  }

  @Test
  void cards() {
    assertThat(FILE.actionCards())
        .containsExactly(
            new ActionCard(
                "search",
                12,
                new Names("Search", "Hledání"),
                OptionalInt.of(0),
                List.of(new Use(new DrawItems(Deck.ROOM_COLOUR, 2, 1, -1), false)),
                Source.PUBLIC),
            new ActionCard(
                "reload",
                1,
                new Names("Reload", "Nabití"),
                OptionalInt.of(0),
                List.of(
                    new Use(new LoadWeapon("revolver", Amount.FULL), false),
                    new Use(new LoadWeapon("energy", new Amount(2)), true)),
                Source.PUBLIC),
            new ActionCard(
                "armour",
                1,
                new Names("Armour", "Zbroj"),
                OptionalInt.empty(),
                List.of(),
                Source.DESIGNED));
  }

  @Test
  void rooms() {
    Room storage = FILE.rooms().require("storage");
    assertThat(storage.kind()).isEqualTo(Kind.SPECIAL);
    RoomAction pick = storage.actions().at(0);
    assertThat(pick.ops()).containsExactly(new Use(new DrawItems(Deck.CHOICE, 2, 1, 0), false));
    assertThat(storage.actions().where(pick))
        .hasToString("excerpt.yaml line 20, rooms 'storage', actions 'pick'");
    assertThat(FILE.rooms().require("nest").kind()).isEqualTo(Kind.ONE);
  }

  @Test
  void characters() {
    Hero captain = FILE.characters().at(0);
    assertThat(captain.deck()).containsExactly(new Copies("search", 2), new Copies("reload", 1));
    assertThat(FILE.items().red().require("revolver").source()).isEqualTo(Source.SEED);
    assertThat(FILE.characters().where(captain))
        .hasToString("excerpt.yaml line 36, characters 'captain'");
  }
}
