package starboard.kernel.words;

import java.util.List;
import starboard.kernel.seats.Seat;

/** A message key with arguments; whoever shows it says it in the reader's language. */
public record Text(String key, List<Arg> args) {

  public Text {
    args = List.copyOf(args);
  }

  public static Text of(String key) {
    return new Text(key, List.of());
  }

  public static Text of(String key, Arg... args) {
    return new Text(key, List.of(args));
  }

  /** A text with numbers in it. */
  public static Text of(String key, int first, int... more) {
    Arg[] args = new Arg[1 + more.length];
    args[0] = new Arg.Number(first);
    for (int i = 0; i < more.length; i++) args[i + 1] = new Arg.Number(more[i]);
    return new Text(key, List.of(args));
  }

  /** A text about one seat. */
  public static Text of(String key, Seat seat) {
    return new Text(key, List.of(new Arg.Player(seat)));
  }

  /** The same text with longer words cut, for those who would read back what somebody typed. */
  public Text shortened(int longest) {
    return new Text(key, args.stream().map(arg -> shortened(arg, longest)).toList());
  }

  private static Arg shortened(Arg arg, int longest) {
    return switch (arg) {
      case Arg.Word(String word) when word.length() > longest ->
          Arg.word(word.substring(0, longest) + "…");
      case Arg.Phrase(Text inner, String widget) ->
          new Arg.Phrase(inner.shortened(longest), widget);
      default -> arg;
    };
  }
}
