package starboard.nemesis.content;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.catalogue.Names;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.term.Named;

/** The keys under which the names of entries stand in the phrase book. */
public final class NameKeys {

  private NameKeys() {}

  /** The name of an entry of a stock. */
  static Text of(Stock stock, int entry) {
    return Text.of(stock.family().names() + "." + stock.section().at(entry).id());
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
    names.put("track." + content.tracks().time().id(), content.tracks().time().names());
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
    add(names, "object", content.objects());
    add(names, "weakness-slot", content.weaknessSlots());
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
    add(names, "objective", content.objectives());
    add(names, "intruder-card", content.intruderPlayerCards());
    for (Supplement supplement : content.supplements()) {
      supplement.named().forEach((prefix, entries) -> add(names, prefix, entries));
    }
    return names;
  }

  private static void add(
      SortedMap<String, Names> names, String prefix, Iterable<? extends Named> entries) {
    for (Named entry : entries) names.put(prefix + "." + entry.id(), entry.names());
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
