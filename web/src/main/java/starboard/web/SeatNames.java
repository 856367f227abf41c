package starboard.web;

import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** Says a game's texts with the names people gave themselves. */
record SeatNames(Words game, List<String> names) implements Words {

  @Override
  public String say(Text text, Language language) {
    return game.say(named(text), language);
  }

  /** Players keep their seats here, so that the text leads to them. */
  @Override
  public List<Said> parts(Text text, Language language) {
    return game.parts(text, language).stream().map(this::named).toList();
  }

  private Said named(Said said) {
    return said.of() instanceof Arg.Player(Seat seat) && seat.index() < names.size()
        ? new Said(names.get(seat.index()), said.of())
        : said;
  }

  private Text named(Text text) {
    for (Arg arg : text.args()) {
      if (arg instanceof Arg.Player || arg instanceof Arg.Phrase) {
        return new Text(text.key(), text.args().stream().map(this::named).toList());
      }
    }
    return text;
  }

  private Arg named(Arg arg) {
    return switch (arg) {
      case Arg.Player(Seat seat) when seat.index() < names.size() ->
          Arg.word(names.get(seat.index()));
      case Arg.Phrase(Text inner, String widget) -> new Arg.Phrase(named(inner), widget);
      default -> arg;
    };
  }
}
