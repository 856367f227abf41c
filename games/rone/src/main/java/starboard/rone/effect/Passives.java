package starboard.rone.effect;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Cause;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Ability;
import starboard.rone.content.Faction;
import starboard.rone.content.Trigger;

/**
 * R5.3, R5.4 Passive abilities of a base that something has set off, in the order of their owner.
 *
 * @param pending a bit for each position of the base
 */
public record Passives(Seat seat, Trigger trigger, int pending) implements Question<Place> {

  /** Sets off what hangs on it in that base. */
  public static void setOff(Rone s, Seat seat, Trigger trigger, @Nullable Faction faction) {
    Player player = s.player(seat);
    Pile base = player.base();
    int pending = 0;
    for (int i = 0; i < base.size(); i++) {
      int kind = Box.kindOf(base.number(i));
      if (!Box.has(kind, trigger)) continue;
      Ability ability = Box.ability(kind, trigger);
      if (ability.faction() != faction || !player.mayTrigger(i, ability.limit())) continue;
      pending |= 1 << i;
    }
    if (pending != 0) s.then(new Passives(seat, trigger, pending));
  }

  @Override
  public void options(Rone s, Choices<Place> out) {
    for (int left = pending; left != 0; left &= left - 1) {
      out.add(Place.of(Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void answer(Rone s, Place place) {
    Player player = s.player(seat);
    int kind = Box.kindOf(player.base().number(place.position()));
    Ability ability = Box.ability(kind, trigger);
    if (ability.limit() > 0) player.countTrigger(place.position());
    s.announce("set-off", seat, Box.name(kind));
    s.then(
        new Resolving(new Cause(seat, Box.name(kind).key(), Cause.NO_CARD), ability.effects(), 0));
    int rest = pending & ~(1 << place.position());
    if (rest != 0) s.then(new Passives(seat, trigger, rest));
  }

  @Override
  public String key() {
    return "choose-passive";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.passives");
  }

  @Override
  public Option option(Rone s, Place place) {
    return place.inBase("resolve", s.player(seat));
  }
}
