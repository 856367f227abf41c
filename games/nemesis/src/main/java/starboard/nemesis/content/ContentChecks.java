package starboard.nemesis.content;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import starboard.kernel.catalogue.CatalogueException;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Section;

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
    sameOrder(file.basicActions(), Basic.values(), BasicAction::basic);
    sameOrder(file.objects(), ObjectKind.values(), ObjectEntry::kind);
    each(
        file.startingItems(),
        item -> item.owner() != null && item.weapon() != null,
        "a starting item has an owner and is a weapon");
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
