package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Rone;

/** R4.5 Dice that are turned to a face of one's choice, one after another. */
record SettingDice(Seat seat, String from, int left) implements Question<Crafting.Face> {

  private static final Crafting.Face DONE = new Crafting.Face(-1, -1);

  @Override
  public void options(Rone s, Choices<Crafting.Face> out) {
    Player player = s.player(seat);
    for (int die = 0; die < Dice.DICE; die++) {
      if (!player.isFree(die)) continue;
      for (int face = 0; face < Dice.FACES; face++) {
        if (face != player.face(die)) out.add(new Crafting.Face(die, face));
      }
    }
    if (out.size() > 0) out.add(DONE);
  }

  @Override
  public void answer(Rone s, Crafting.Face face) {
    if (face.equals(DONE)) return;
    s.player(seat).set(face.die(), face.face());
    if (left > 1) s.then(new SettingDice(seat, from, left - 1));
  }

  @Override
  public String key() {
    return "choose-die-to-set";
  }

  @Override
  public Option option(Rone s, Crafting.Face face) {
    if (face.equals(DONE)) return Option.of("done", Text.of("do.done"));
    return Crafting.option("set-face", seat, s.player(seat).die(face.die()), face);
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
