package starboard.nemesis.combat;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.card.EventCard;

/** N27.23 One of the top event cards is carried out, the others are discarded. */
public record PlanEvent(Occasion on, int cards) implements EffectAsk<Target> {
  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int i = 0; i < Math.min(cards, s.intruderDecks().eventDeck().size()); i++) {
      int number =
          s.intruderDecks().eventDeck().number(s.intruderDecks().eventDeck().size() - 1 - i);
      out.add(Target.other(s.kit().box().entry(number)));
    }
  }

  @Override
  public void answer(Nemesis s, Target event) {
    s.then(new EventSteps.CarryOutEvent(s.intruderDecks().drawEventOf(cards, event.index())));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.event");
  }

  @Override
  public Option option(Nemesis s, Target event) {
    EventCard card = s.kit().content().events().at(event.index());
    Text text = Text.of("do.event", Arg.of(Text.of("event." + card.id())));
    return Option.of("event:" + Widgets.event(card), text);
  }
}
