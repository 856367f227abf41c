package starboard.nemesis.content;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.Language;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.text.PhraseBook;

/** The keys under which the names of entries stand in the phrase book. */
public final class NameKeys {

  private NameKeys() {}

  /** The name of the entry of a family. */
  public static Text text(Content content, Family family, int entry) {
    return switch (family) {
      case ACTION_CARD -> of("card", content.actionCards().at(entry));
      case CONTAMINATION -> of("contamination", content.contamination().at(entry));
      case ITEM -> of("item", content.items().at(entry));
      case EVENT -> of("event", content.events().at(entry));
      case ATTACK -> of("attack", content.attacks().at(entry));
      case WOUND -> of("wound", content.seriousWounds().at(entry));
      case WEAKNESS -> of("weakness", content.weaknesses().at(entry));
      case COORDINATES -> of("coordinates", content.coordinates().at(entry));
      case ROOM -> of("room", content.rooms().at(entry));
      case EXPLORATION_TOKEN -> of("exploration", content.explorationTokens().at(entry));
      case ENGINE_TOKEN -> of("engine", content.engines().at(entry));
      case OBJECTIVE -> of("objective", content.objectives().at(entry));
      case HELP_CARD -> of("help", content.helpCards().at(entry));
      case DRAFT_CARD -> of("character", content.characters().at(entry));
      case INTRUDER_PLAYER_CARD -> of("intruder-card", content.intruderPlayerCards().at(entry));
    };
  }

  private static Text of(String section, Entry entry) {
    return Text.of(section + "." + entry.id());
  }

  /** The name of a room action; rooms may have actions of the same id. */
  public static Text action(Room room, RoomAction action) {
    return Text.of("action." + room.id() + "." + action.id());
  }

  /** Every name of the content by its key. */
  public static SortedMap<String, Names> all(Content content) {
    SortedMap<String, Names> names = new TreeMap<>();
    add(names, "component", content.components());
    for (Board board : content.boards()) {
      names.put("board." + board.id(), board.names());
      add(names, "slot", board.slots());
      add(names, "corridor", board.corridors());
      for (Board.TechnicalSpace space : board.technicalSpaces()) {
        names.put("corridor." + space.id(), space.names());
      }
    }
    for (Named track :
        List.of(
            content.tracks().time(),
            content.tracks().selfDestruct(),
            content.tracks().destination())) {
      names.put("track." + track.id(), track.names());
    }
    for (Named die : List.of(content.dice().noise(), content.dice().combat())) {
      names.put("die." + die.id(), die.names());
    }
    add(names, "room", content.rooms());
    for (Room room : content.rooms()) {
      for (RoomAction action : room.actions())
        names.put(action(room, action).key(), action.names());
    }
    add(names, "exploration", content.explorationTokens());
    add(names, "token", content.intruderTokens());
    add(names, "type", content.intruderTypes());
    add(names, "engine", content.engines());
    add(names, "object", content.objects());
    add(names, "weakness-slot", content.weaknessSlots());
    add(names, "pod", content.escapePods());
    add(names, "help", content.helpCards());
    add(names, "basic", content.basicActions());
    add(names, "card", content.actionCards());
    add(names, "character", content.characters());
    add(names, "item", content.items());
    add(names, "event", content.events());
    add(names, "attack", content.attacks());
    add(names, "wound", content.seriousWounds());
    add(names, "contamination", content.contamination());
    add(names, "weakness", content.weaknesses());
    add(names, "coordinates", content.coordinates());
    add(names, "destination", content.destinations());
    add(names, "objective", content.objectives());
    add(names, "intruder-card", content.intruderPlayerCards());
    return names;
  }

  private static void add(
      SortedMap<String, Names> names, String prefix, Section<? extends Named> section) {
    for (Named entry : section) names.put(prefix + "." + entry.id(), entry.names());
  }

  /** A phrase book with all these names in it. */
  public static PhraseBook in(PhraseBook book, Content content) {
    SortedMap<String, String> english = new TreeMap<>();
    SortedMap<String, String> czech = new TreeMap<>();
    all(content)
        .forEach(
            (key, names) -> {
              english.put(key, names.en());
              czech.put(key, names.cs());
            });
    return book.with(Language.EN, english).with(Language.CS, czech);
  }
}
