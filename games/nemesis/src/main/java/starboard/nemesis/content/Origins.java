package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Source;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Named;

/** Which entries of a box are reconstructed, as a whole or in part; people are told so. */
public final class Origins {

  /** Where the parts of entries come from, as the files say it beside them. */
  record Marks(
      List<Mark> rooms,
      List<Mark> actionCards,
      List<Mark> startingItems,
      List<Mark> questItems,
      SortedMap<String, List<Mark>> items,
      List<Mark> intruderAttacks) {}

  /** Where the parts of an entry come from, if elsewhere than the entry. */
  record Mark(
      String id,
      @Nullable Source numbersSource,
      @Nullable Source costSource,
      @Nullable Source countSource,
      @Nullable Source colourSource,
      @Nullable Source recipeSource,
      @Nullable Source healthSource,
      @Default("[]") List<Mark> actions) {

    boolean isDesigned() {
      return numbersSource == Source.DESIGNED
          || costSource == Source.DESIGNED
          || countSource == Source.DESIGNED
          || colourSource == Source.DESIGNED
          || recipeSource == Source.DESIGNED
          || healthSource == Source.DESIGNED
          || actions.stream().anyMatch(Mark::isDesigned);
    }
  }

  private final Map<Family, Set<String>> partly = new LinkedHashMap<>();

  Origins(Marks marks) {
    note(Family.ROOM, marks.rooms);
    note(Family.ACTION_CARD, marks.actionCards);
    note(Family.ATTACK, marks.intruderAttacks);
    List<Mark> items = new ArrayList<>(marks.startingItems);
    items.addAll(marks.questItems);
    marks.items.values().forEach(items::addAll);
    note(Family.ITEM, items);
  }

  private void note(Family family, List<Mark> marks) {
    Set<String> ids = new LinkedHashSet<>();
    for (Mark mark : marks) if (mark.isDesigned()) ids.add(mark.id);
    partly.put(family, ids);
  }

  /** What people are told of it; null where the rulebook or public sources say everything. */
  public @Nullable Text told(Family family, Named entry) {
    return switch (entry.source()) {
      case DESIGNED -> Text.of("source.designed");
      case DISPUTED -> Text.of("source.disputed");
      case NAMED -> Text.of("source.partly");
      case SEED, PUBLIC ->
          partly.getOrDefault(family, Set.of()).contains(entry.id())
              ? Text.of("source.partly")
              : null;
    };
  }
}
