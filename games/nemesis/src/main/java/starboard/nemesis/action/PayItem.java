package starboard.nemesis.action;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.words.Reasons;

/** An item discarded because an effect asks for it; which ones there are is not public. */
public record PayItem(Occasion on, Pay pay) implements EffectAsk<Target> {
  public static @Nullable Text whyNot(Nemesis s, Pay pay, Occasion on) {
    Seat seat = on.you();
    boolean any =
        has(s, pay, s.belongings().inventory(seat)) || has(s, pay, s.belongings().held(seat));
    if (any) return null;
    return pay == Pay.WEAPON ? Reasons.NO_WEAPON : Reasons.NO_ITEM;
  }

  private static boolean has(Nemesis s, Pay pay, Pile pile) {
    for (int i = 0; i < pile.size(); i++) if (pays(s, pay, pile.number(i))) return true;
    return false;
  }

  private static boolean pays(Nemesis s, Pay pay, int number) {
    return pay == Pay.ITEM || s.kit().weaponOf(number) != Nemesis.NONE;
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    list(s, s.belongings().inventory(seat()), out);
    list(s, s.belongings().held(seat()), out);
  }

  private void list(Nemesis s, Pile pile, Choices<Target> out) {
    for (int i = 0; i < pile.size(); i++) {
      int item = s.kit().itemOf(pile.number(i));
      if (s.itemDecks().findItem(pile, item) == i && pays(s, pay, pile.number(i)))
        out.add(Target.other(item));
    }
  }

  @Override
  public void answer(Nemesis s, Target item) {
    s.belongings()
        .discardItem(seat(), s.belongings().numberOf(seat(), item.index()), "event.pays-item");
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.pay-item");
  }

  @Override
  public Option option(Nemesis s, Target item) {
    String widget = Widgets.owned(s, seat(), item.index());
    Text text = Text.of("do.pay-item", Arg.of(s.kit().itemName(item.index())));
    return Option.of("pay:" + widget, text, widget);
  }
}
