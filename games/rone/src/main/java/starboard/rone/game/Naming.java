package starboard.rone.game;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.catalogue.Names;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Words;
import starboard.rone.Box;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.Scenario;

/** The names of what lies in the box, beside the phrases. */
final class Naming {

  private Naming() {}

  static Words words(Scenarios scenarios) {
    PhraseBook book = PhraseBook.beside(Rone.class, Box::component).andBeside(Content.class);
    SortedMap<String, Names> names = new TreeMap<>();
    Content box = Content.BOX;
    box.startingCards().forEach(card -> names.put("card." + card.id(), card.names()));
    box.additionalStartingCards().forEach(card -> names.put("card." + card.id(), card.names()));
    box.recruitCards().forEach(card -> names.put("card." + card.id(), card.names()));
    box.leaders().forEach(card -> names.put("card." + card.id(), card.names()));
    box.technologies().forEach(card -> names.put("card." + card.id(), card.names()));
    box.invasionStartingCards().forEach(card -> names.put("card." + card.id(), card.names()));
    box.invasionSupplyCards().forEach(card -> names.put("card." + card.id(), card.names()));
    box.protocols().forEach(card -> names.put("card." + card.id(), card.names()));
    box.playerBoard()
        .sparePartActions()
        .forEach(action -> names.put("action." + action.id(), action.names()));
    box.playerBoard()
        .storedResourceActions()
        .forEach(action -> names.put("action." + action.id(), action.names()));
    box.invasionBoard()
        .additionalPlayerActions()
        .forEach(action -> names.put("action." + action.id(), action.names()));
    box.invasionBoard()
        .trainingZones()
        .forEach(zone -> names.put("zone." + zone.id(), zone.names()));
    for (Map.Entry<String, Scenario> entry : scenarios.byName().entrySet()) {
      Scenario scenario = entry.getValue();
      names.put("scenario." + scenario.id(), scenario.names());
      names.put("option.scenario." + entry.getKey() + ".name", scenario.names());
      names.putIfAbsent("option.scenario." + entry.getKey(), scenario.names());
      scenario.events().forEach(event -> names.put("event." + event.id(), event.names()));
    }
    SortedMap<String, String> english = new TreeMap<>();
    SortedMap<String, String> czech = new TreeMap<>();
    names.forEach((key, name) -> english.put(key, name.en()));
    names.forEach((key, name) -> czech.put(key, name.cs()));
    return book.with(Language.EN, english).with(Language.CS, czech);
  }
}
