package starboard.app.terminal;

import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.table.words.TableWords;

/** One run of the program: its streams, the games it knows, and the reader's language. */
public record Session(Io io, Games games, Language language) {

  private static final PhraseBook BOOK =
      PhraseBook.beside(Session.class, number -> Text.of("unnamed", number));

  /** How a text begins that has no phrase. */
  private static final String UNSAID = "⟦";

  /** Says what is wrong with files that people wrote for the games. */
  public void complain() {
    for (Game<?> game : games.all()) {
      for (Text complaint : game.complaints()) {
        io.err().println(game.words().say(complaint, language()));
      }
    }
  }

  /** Lines as wide as the terminal. */
  Lines lines() {
    return new Lines(io.width(), io.ansi());
  }

  /** One of the program's own phrases. */
  public String say(String key, Arg... args) {
    return BOOK.say(Text.of(key, args), language);
  }

  /** A text of the program, or else of a table. */
  public String say(Text text) {
    String said = BOOK.say(text, language);
    return said.startsWith(UNSAID) ? TableWords.BOOK.say(text, language) : said;
  }

  /** Why something is refused: by the program, a table, or a game. */
  public String say(Refusal refusal) {
    Words words = refusal.words();
    return words == null ? say(refusal.text()) : words.say(refusal.text(), language);
  }

  public String say(Game<?> game, Text text) {
    return game.words().say(text, language);
  }

  /** What a game says about itself under that key, or an empty text if it says nothing. */
  public String about(Game<?> game, String key) {
    String said = say(game, Text.of(key));
    return said.startsWith(UNSAID) ? "" : said;
  }

  public String player(Seat seat) {
    return BOOK.say(Text.of("player", seat.index() + 1), language);
  }

  public String name(Game<?> game) {
    return say(game, Text.of("game.name"));
  }
}
