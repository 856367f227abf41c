package starboard.nemesis.ask;

import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;

/** A weapon in the hands as a choice. */
public final class HeldWeapon {

  private HeldWeapon() {}

  public static Option option(Nemesis s, Seat seat, Target weapon) {
    int number = s.kit().weaponCard(weapon.index());
    String widget = Widgets.held(seat, s.belongings().held(seat).find(number));
    Text text =
        Text.of(
            "do.weapon", Arg.of(s.kit().name(number)), Arg.of(s.belongings().ammo(weapon.index())));
    return Option.of("weapon:" + widget, text, widget);
  }
}
