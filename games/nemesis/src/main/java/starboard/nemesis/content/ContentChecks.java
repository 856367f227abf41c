package starboard.nemesis.content;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.board.Slot;
import starboard.nemesis.content.card.BasicAction;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.content.piece.WeaknessSlot;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Modifiers;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TileKind;

/** What the records cannot check one by one: what entries of a section must have. */
final class ContentChecks {

  private ContentChecks() {}

  /** What the table packs into bits bears so many and no more. */
  private static void limits(Content.File file) {
    atMost(file.rooms(), file.rooms().size(), Limits.MOST_TILES, "tiles");
    atMost(
        file.intruderTokens(),
        file.intruderTokens().size(),
        Limits.MOST_TOKEN_KINDS,
        "kinds of Intruder tokens");
    int figures = 0;
    for (IntruderType type : file.intruderTypes()) figures += type.count();
    atMost(file.intruderTypes(), figures, Limits.MOST_FIGURES, "figures");
    atMost(file.intruderTypes(), file.intruderTypes().size(), Limits.MOST_TYPES, "types");
    int weaknesses = file.weaknessSlots().size();
    atMost(file.weaknessSlots(), weaknesses, Limits.MOST_WEAKNESSES, "weaknesses");
    int track = file.setup().lightWoundTrack();
    atMost(file.characters(), track, Limits.MOST_LIGHT_WOUNDS, "light wounds on the track");
  }

  /** Numbers of the set-up that the boards and the sections say once more. */
  private static void setUp(Content.File file) {
    StartingNumbers setup = file.setup();
    int tiles = 0;
    int twos = 0;
    for (Slot slot : file.boardBase().slots()) {
      RoomId printed = slot.tile();
      if (slot.kind() != TileKind.SPECIAL) tiles++;
      else if (printed != null && setup.tokenRooms().contains(printed)) tiles++;
      if (slot.kind() == TileKind.TWO) twos++;
    }
    int eggs = file.objects().require(ObjectKind.EGG.id()).count();
    Section<Slot> slots = file.boardBase().slots();
    same(slots, "rooms_2_used", setup.roomsTwoUsed(), twos);
    same(slots, "exploration_tokens_used", setup.explorationTokensUsed(), tiles);
    Section<WeaknessSlot> weaknesses = file.weaknessSlots();
    same(weaknesses, "weaknesses_used", setup.weaknessesUsed(), weaknesses.size());
    same(file.objects(), "eggs_reserve", setup.eggsReserve(), eggs - setup.eggsOnBoard());
    each(
        file.rooms(),
        room ->
            setup.roomActionCost() == 0
                || room.actions().entries().stream()
                    .allMatch(a -> a.cost() == setup.roomActionCost()),
        "every room action costs the room_action_cost of the set-up");
  }

  private static <T extends Entry> void same(
      Section<T> section, String number, int said, int counted) {
    if (said == counted) return;
    throw new CatalogueException(
        section.where(section.at(0)), number + " of the set-up is " + said + ", not " + counted);
  }

  /** What is in force all the time knows light; where one stands, what follows and skipping not. */
  private static void passive(Content.File file) {
    String sentence = "what is always in force is not optional, requires nothing, nothing follows";
    each(file.rooms(), room -> areBare(room.passiveOps()), sentence);
    each(file.questItems(), item -> areBare(item.passiveOps()), sentence);
    each(file.startingItems(), item -> areBare(item.passiveOps()), sentence);
    for (Section<Item> deck : decks(file)) {
      each(deck, item -> areBare(item.passiveOps()), sentence);
    }
    each(file.seriousWounds(), wound -> areBare(wound.ops()), sentence);
    each(file.weaknesses(), weakness -> areBare(weakness.ops()), sentence);
  }

  private static boolean areBare(List<Effect> effects) {
    for (Effect effect : effects) {
      Modifiers modifiers = effect.modifiers();
      if (modifiers.optional() || modifiers.requires() != null || modifiers.then() != null) {
        return false;
      }
    }
    return true;
  }

  private static <T extends Entry> void atMost(
      Section<T> section, int count, int most, String what) {
    if (count <= most) return;
    throw new CatalogueException(
        section.where(section.at(most < section.size() ? most : section.size() - 1)),
        "there may be at most " + most + " " + what + ", not " + count);
  }

  static void check(Content.File file) {
    limits(file);
    setUp(file);
    passive(file);
    sameOrder(file.basicActions(), Basic.values(), BasicAction::basic);
    each(file.startingItems(), item -> item.owner() != null, "a starting item has an owner");
    each(
        file.questItems(),
        item -> item.owner() != null && item.unlock() != null,
        "a quest item has an owner and a condition that unlocks it");
    for (Section<Item> deck : decks(file)) {
      boolean crafted = deck == file.items().blue();
      each(
          deck,
          item -> item.owner() == null && item.unlock() == null,
          "only starting and quest items have owners");
      each(
          deck,
          item -> item.recipe().size() == (crafted ? 2 : 0),
          "crafted items have a recipe of two icons, others none");
    }
    each(
        file.actionCards(),
        card -> card.reaction() != card.triggers().isEmpty(),
        "a reaction has triggers, other cards have none");
    each(
        file.questItems(),
        item -> item.reaction() != item.triggers().isEmpty(),
        "a reaction has triggers, other items have none");
    each(
        file.intruderPlayerCards(),
        card -> card.direction().isNumber() || card.direction().isAny(),
        "the direction is a corridor number or any");
  }

  private static List<Section<Item>> decks(Content.File file) {
    Content.Decks decks = file.items();
    return List.of(decks.red(), decks.yellow(), decks.green(), decks.blue());
  }

  /** The code finds these entries by the order of its constants. */
  private static <T extends Entry, E extends Enum<E>> void sameOrder(
      Section<T> section, E[] constants, Function<T, E> constant) {
    for (T entry : section) {
      if (constant.apply(entry).ordinal() != section.indexOf(entry)) {
        throw new CatalogueException(section.where(entry), "the order must be that of the code");
      }
    }
    if (section.size() != constants.length) {
      throw new CatalogueException(
          section.where(section.at(0)), section.name() + " must have " + constants.length);
    }
  }

  private static <T extends Entry> void each(
      Section<T> section, Predicate<T> condition, String sentence) {
    for (T entry : section) {
      if (!condition.test(entry)) {
        throw new CatalogueException(section.where(entry), sentence);
      }
    }
  }
}
