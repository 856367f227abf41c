package starboard.nemesis.items;

import java.util.List;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ItemDeck;

/** N18.15 Looks at the top cards of an item deck and keeps some. */
record Search(Occasion on, ItemOps.DrawItems how, ItemDeck deck) implements Step<Nemesis> {

  private static final ItemDeck[] DECKS = {ItemDeck.RED, ItemDeck.YELLOW, ItemDeck.GREEN};

  @Override
  public void run(Nemesis s) {
    Seat seat = on.you();
    int counter = s.interior().counter(on.room());
    if (how.counter() != 0 && counter > 0)
      s.interior().setCounter(on.room(), counter + how.counter());
    if (how.counter() < 0) searched(s, seat, on.room());
    if (s.itemDecks().find(seat, deck, how.draw()) > 0) s.then(new Hands.Keep(seat, how.keep()));
  }

  /** What the room does to who searches it. */
  private static void searched(Nemesis s, Seat seat, int room) {
    List<Effect> passive = s.kit().room(s.interior().tileAt(room)).passiveOps();
    for (int i = 0; i < passive.size(); i++) OpRule.of(passive.get(i)).searched(s, seat);
  }

  /** In a white room, or in the Storage: any one deck, named before drawing. */
  record ChooseDeck(Occasion on, ItemOps.DrawItems how) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < DECKS.length; i++) out.add(Target.other(i));
    }

    @Override
    public void answer(Nemesis s, Target deck) {
      s.then(new Search(on, how, DECKS[deck.index()]));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.item-deck");
    }

    @Override
    public Option option(Nemesis s, Target deck) {
      String widget = Widgets.deck(DECKS[deck.index()]);
      Text name = s.kit().box().items(DECKS[deck.index()]).name();
      Option option = Option.of("deck:" + widget, Text.of("do.deck", Arg.of(name)), widget);
      return Prospect.risked(s, seat(), DECKS[deck.index()], how.draw(), option);
    }
  }
}
