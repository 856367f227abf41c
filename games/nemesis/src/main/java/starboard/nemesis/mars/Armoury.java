package starboard.nemesis.mars;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.items.Crafting;

/** L16.15, L16.18 Which of the open crafted cards is taken. */
record Armoury(Occasion on, BaseOps.TakeCrafted op) implements EffectAsk<Target> {

  static boolean isLeft(Nemesis s, ItemId item) {
    return s.itemDecks().findItem(s.itemDecks().itemDeck(ItemDeck.BLUE), item.index())
        != Nemesis.NONE;
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int i = 0; i < op.items().size(); i++) {
      if (isLeft(s, op.items().get(i))) out.add(Target.other(i));
    }
  }

  @Override
  public void answer(Nemesis s, Target item) {
    if (op.counter() < 0) {
      s.interior().setCounter(on.room(), s.interior().counter(on.room()) + op.counter());
    }
    Crafting.take(s, on.you(), op.items().get(item.index()).index(), "event.takes-crafted");
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.take-crafted");
  }

  @Override
  public Option option(Nemesis s, Target item) {
    ItemId taken = op.items().get(item.index());
    String widget = Widgets.crafted(s.kit().item(taken.index()));
    return Option.of("take:" + widget, Text.of("do.take-crafted", Arg.of(taken.name())), widget);
  }
}
