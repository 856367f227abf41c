package starboard.demo;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** A kind of card chosen from a hand or a row; cards that look alike are one choice. */
record Cards(int kind) implements Choice {

  private static final Cards[] OF_KIND = new Cards[Components.BOX.kinds()];

  static {
    for (int kind = 0; kind < OF_KIND.length; kind++) OF_KIND[kind] = new Cards(kind);
  }

  /** Every kind that lies in the pile, once. */
  static void list(Pile pile, Choices<Cards> out) {
    for (int i = 0; i < pile.size(); i++) {
      if (!Demo.repeats(pile, i)) out.add(OF_KIND[Components.BOX.kindOf(pile.number(i))]);
    }
  }

  /** The choice as an option on a card of a hand. */
  Option ofHand(String verb, Seat seat) {
    String card = DemoScene.handCard(seat, kind);
    return Option.of(verb + ":" + card, Text.of("do.card", Arg.of(name())), card);
  }

  Text name() {
    return Components.BOX.name(kind);
  }
}
