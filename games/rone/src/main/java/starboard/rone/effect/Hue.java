package starboard.rone.effect;

import java.util.Locale;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;

/** A resource chosen by its colour. */
public record Hue(int colour) implements Choice {

  private static final Hue[] OF = new Hue[Colour.RESOURCES];

  static {
    for (int i = 0; i < OF.length; i++) OF[i] = new Hue(i);
  }

  public static Hue of(int colour) {
    return OF[colour];
  }

  public static String word(int colour) {
    return Colour.of(colour).name().toLowerCase(Locale.ROOT);
  }

  /** The widget of the stored resources of a colour. */
  public static String stored(Seat seat, int colour) {
    return "stored-" + seat.index() + "." + word(colour);
  }

  /** As an option on the stored resources of that seat. */
  public Option onStored(String verb, Seat seat) {
    Option option = option(verb);
    return Option.of(option.id(), option.text(), stored(seat, colour));
  }

  public Option option(String verb) {
    return Option.of(
        verb + "-" + word(colour), Text.of("do." + verb, Arg.of(SymbolTexts.resource(colour))));
  }
}
