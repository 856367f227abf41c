package starboard.rone.effect;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Player;

/** A card chosen by its kind; cards that look alike are one choice. */
public record Kind(int kind) implements Choice {

  /** The choice of no further card. */
  public static final Kind REST = new Kind(-1);

  private static final Kind[] OF = new Kind[Box.KINDS];

  static {
    for (int kind = 0; kind < OF.length; kind++) OF[kind] = new Kind(kind);
  }

  public static Kind of(int kind) {
    return OF[kind];
  }

  public boolean isRest() {
    return kind < 0;
  }

  /** Every kind in the pile, once. */
  public static void list(Pile pile, Choices<? super Kind> out) {
    for (int i = 0; i < pile.size(); i++) {
      int kind = Box.kindOf(pile.number(i));
      if (Player.find(pile, kind) == i) out.add(OF[kind]);
    }
  }

  /** The choice as an option on a card of a zone. */
  public Option option(String verb, String zone) {
    String card = zone + "." + Box.id(kind);
    return Option.of(verb + ":" + card, Text.of("do." + verb, Arg.of(Box.name(kind))), card);
  }
}
