package starboard.rone.effect;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;

/** R3.5 Where a resource is stored: in a slot of its colour or in a wild one. */
public record Storing(Seat seat, String from, int colour) implements Question<Storing.Slot> {

  /** A kind of slot. */
  public enum Slot implements Choice {
    OWN,
    WILD
  }

  private static final int WILD = Colour.WILD.ordinal();

  static boolean hasSlot(Player player, int colour) {
    return player.freeSlots(colour) > 0 || player.freeSlots(WILD) > 0;
  }

  @Override
  public void options(Rone s, Choices<Slot> out) {
    Player player = s.player(seat);
    if (colour != WILD && player.freeSlots(colour) > 0) out.add(Slot.OWN);
    if (player.freeSlots(WILD) > 0) out.add(Slot.WILD);
  }

  @Override
  public void answer(Rone s, Slot slot) {
    s.player(seat).store(colour, slot == Slot.WILD);
  }

  @Override
  public String key() {
    return "choose-slot";
  }

  @Override
  public Option option(Rone s, Slot slot) {
    String verb = slot == Slot.OWN ? "store" : "store-as-wild";
    Text name = SymbolTexts.resource(colour);
    return Option.of(verb + "-" + Hue.word(colour), Text.of("do." + verb, Arg.of(name)));
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
