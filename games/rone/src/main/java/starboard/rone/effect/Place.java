package starboard.rone.effect;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Player;

/** A position of a base or a training ground. */
public record Place(int position) implements Choice {

  private static final Place[] OF = new Place[64];

  static {
    for (int i = 0; i < OF.length; i++) OF[i] = new Place(i);
  }

  public static Place of(int position) {
    return position < OF.length ? OF[position] : new Place(position);
  }

  /** The widget of a card of the base. */
  public static String baseCard(Seat seat, int position) {
    return "base-" + seat.index() + "." + (position + 1);
  }

  /** The widget of a card of the training ground. */
  public static String groundCard(Seat seat, int position) {
    return "training-" + seat.index() + "." + (position + 1);
  }

  Option inBase(String verb, Player player) {
    String card = baseCard(player.seat(), position);
    Text name = Box.name(Box.kindOf(player.base().number(position)));
    return Option.of(verb + ":" + card, Text.of("do." + verb, Arg.of(name)), card);
  }

  /** As an option on a card of the training ground. */
  public Option onGround(String verb, Player player) {
    String card = groundCard(player.seat(), position);
    Text name = Box.name(Box.kindOf(player.training().number(position)));
    return Option.of(verb + ":" + card, Text.of("do." + verb, Arg.of(name)), card);
  }
}
