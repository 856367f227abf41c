package starboard.web;

import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.words.TableWords;
import starboard.wire.Json;
import starboard.wire.Reader;
import tools.jackson.databind.node.ObjectNode;

/** What the server itself says, in the reader's language. */
final class Speech {
  private Speech() {}

  static final PhraseBook BOOK =
      PhraseBook.beside(Speech.class, number -> Text.of("unnamed", number));

  /** How a text begins that has no phrase. */
  private static final String UNSAID = "⟦";

  /** Longer words of a request are cut when an answer repeats them. */
  private static final int LONGEST_WORD = 200;

  /** The language asked for: in the address, or else by the browser. */
  static Language language(Context request) {
    String asked = request.queryParam("lang");
    if (asked != null) return Language.of(asked);
    String accepted = request.header("Accept-Language");
    if (accepted != null) {
      for (String range : accepted.split(",", -1)) {
        for (Language language : Language.values()) {
          if (range.strip().startsWith(language.code())) return language;
        }
      }
    }
    return Language.EN;
  }

  /** A text of the server, or else of tables, or else of a game. */
  static String say(Text text, Language language, @Nullable Words game) {
    String said = BOOK.say(text, language);
    if (said.startsWith(UNSAID)) said = TableWords.BOOK.say(text, language);
    return game != null && said.startsWith(UNSAID) ? game.say(text, language) : said;
  }

  /** What a game says under that key, or an empty text if it says nothing. */
  static String about(Words game, String key, Language language) {
    String said = game.say(Text.of(key), language);
    return said.startsWith(UNSAID) ? "" : said;
  }

  static String about(Reader reader, String key) {
    return about(reader.words(), key, reader.language());
  }

  static ObjectNode error(Refusal refusal, Language language, @Nullable Words game) {
    Text text = refusal.text().shortened(LONGEST_WORD);
    Words words = refusal.words();
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("ok", false);
    tree.putObject("error")
        .put("code", refusal.code())
        .put("message", words == null ? say(text, language, game) : words.say(text, language));
    return tree;
  }
}
