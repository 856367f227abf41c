package starboard.rone.effect;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.content.Trigger;

/** R4.4 A screw of an own die is replaced: which face, which screw, by which colour. */
public record Crafting(Seat seat, String from) implements Question<Crafting.Face> {

  /** A face of a die. */
  public record Face(int die, int face) implements Choice {}

  static Option option(String verb, Seat seat, long screws, Face face) {
    String widget = "die-" + seat.index() + "-" + (face.die + 1);
    Text shown = SymbolTexts.face(screws, face.face);
    Text die = Text.of("die", face.die + 1);
    return Option.of(
            verb + "-" + (face.face + 1) + ":" + widget,
            Text.of("do." + verb, Arg.of(face.die + 1), Arg.of(face.face + 1), Arg.of(shown)),
            widget)
        .in(widget, die, Text.of("member.face", Arg.of(face.face + 1), Arg.of(shown)));
  }

  @Override
  public void options(Rone s, Choices<Face> out) {
    for (int die = 0; die < Dice.DICE; die++) {
      for (int face = 0; face < Dice.FACES; face++) out.add(new Face(die, face));
    }
  }

  @Override
  public void answer(Rone s, Face face) {
    s.then(new Screw(seat, from, face));
  }

  @Override
  public String key() {
    return "choose-face-to-craft";
  }

  @Override
  public Option option(Rone s, Face face) {
    return option("craft-face", seat, s.player(seat).die(face.die), face);
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }

  /** A slot of the face, by its screw: alike screws are one choice. */
  public record Slot(int slot) implements Choice {}

  /** Which screw goes. */
  record Screw(Seat seat, String from, Face face) implements Question<Slot> {
    @Override
    public void options(Rone s, Choices<Slot> out) {
      long die = s.player(seat).die(face.die);
      for (int slot = 0; slot < Dice.SLOTS; slot++) {
        boolean repeats = false;
        for (int before = 0; before < slot; before++) {
          repeats |= Dice.screw(die, face.face, before) == Dice.screw(die, face.face, slot);
        }
        if (!repeats) out.add(new Slot(slot));
      }
    }

    @Override
    public void answer(Rone s, Slot slot) {
      s.then(new Into(seat, from, face, slot.slot));
    }

    @Override
    public String key() {
      return "choose-screw-to-replace";
    }

    @Override
    public Option option(Rone s, Slot slot) {
      int screw = Dice.screw(s.player(seat).die(face.die), face.face, slot.slot);
      String word = screw == Dice.NEUTRAL ? "neutral" : Hue.word(screw);
      Text name = screw == Dice.NEUTRAL ? Text.of("face.none") : SymbolTexts.resource(screw);
      return Option.of("replace-" + word, Text.of("do.replace", Arg.of(name)));
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }

  /** Which colour comes. */
  record Into(Seat seat, String from, Face face, int slot) implements Question<Hue> {
    @Override
    public void options(Rone s, Choices<Hue> out) {
      Player player = s.player(seat);
      int before = Dice.screw(player.die(face.die), face.face, slot);
      for (int colour = 0; colour < Colour.COLOURS; colour++) {
        if (colour != before) out.add(Hue.of(colour));
      }
    }

    @Override
    public void answer(Rone s, Hue hue) {
      s.player(seat).craft(face.die, face.face, slot, hue.colour());
      Passives.setOff(s, seat, Trigger.WHEN_CRAFT, null);
    }

    @Override
    public String key() {
      return "choose-new-screw";
    }

    @Override
    public Option option(Rone s, Hue hue) {
      return hue.option("craft");
    }

    @Override
    public Text source(Rone s) {
      return Text.of(from);
    }
  }
}
