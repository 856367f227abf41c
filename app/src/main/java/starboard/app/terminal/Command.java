package starboard.app.terminal;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a person can type besides the number of an option. */
enum Command {
  EXPLAIN("?", "help", "pomoc"),
  UNDO("undo", "zpět", "zpet"),
  SAVE("save", "uložit", "ulozit"),
  LOAD("load", "načíst", "nacist"),
  LOG("log", "záznam", "zaznam"),
  ASK("ask", "ptát", "ptat"),
  HINT("hint", "rada", "poraď", "porad"),
  HINTS("hints", "rady"),
  SCENE("scene", "stůl", "stul"),
  QUIT("quit", "konec", "exit");

  private final List<String> words;

  Command(String... words) {
    this.words = List.of(words);
  }

  static @Nullable Command of(String word) {
    for (Command command : values()) {
      if (command.words.contains(word.toLowerCase(Locale.ROOT))) return command;
    }
    return null;
  }
}
