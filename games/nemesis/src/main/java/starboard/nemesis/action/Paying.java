package starboard.nemesis.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.TellsHand;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.words.OpTexts;

/** N4.2 Action cards are discarded one by one; then what they pay for. */
public record Paying(Seat seat, int left, Deed next) implements Ask<Nemesis, HandCard>, TellsHand {

  /** Without paying: a card allowed it. */
  public static final int PAID = -1;

  public static Step<Nemesis> of(Seat seat, int cost, Deed next) {
    return cost == 0 ? next : new Paying(seat, cost, next);
  }

  @Override
  public int actionCards(Nemesis s) {
    return left;
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public void options(Nemesis s, Choices<HandCard> out) {
    HandCard.listActions(s, seat, out);
  }

  @Override
  public void answer(Nemesis s, HandCard card) {
    s.cards().discardCard(seat, card.card(), "event.pays");
    s.then(of(seat, left - 1, next));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.pay", Arg.of(next.inWords(s)), Arg.of(left));
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.cost");
  }

  @Override
  public Option option(Nemesis s, HandCard card) {
    return card.option(s, seat, "pay");
  }

  /**
   * All of it at once, with what is missed least: a second card alike, then one without use now.
   */
  @Override
  public List<Shortcut> shortcuts(Nemesis s) {
    Pile hand = s.cards().hand(seat);
    if (left < 2 || s.cards().actionCards(seat) <= left) return List.of();
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      if (s.kit().cardOf(hand.number(i)) != Nemesis.NONE) cards.add(i);
    }
    cards.sort(Comparator.comparingInt(position -> missed(s, hand, position)));
    List<String> pays = new ArrayList<>();
    List<Text> names = new ArrayList<>();
    for (int position : cards.subList(0, left)) {
      int card = s.kit().cardOf(hand.number(position));
      pays.add(option(s, new HandCard(card)).id());
      names.add(s.kit().cardName(card));
    }
    return List.of(
        new Shortcut(
            "pay-together", Text.of("do.pay-together", Arg.of(OpTexts.list(names))), pays));
  }

  private int missed(Nemesis s, Pile hand, int position) {
    int card = s.kit().cardOf(hand.number(position));
    if (s.cards().findCard(hand, card) < position) return 0;
    if (s.kit().card(card).reaction()) return 2;
    Occasion on = Occasion.ofUse(seat, s.crew().roomOf(seat), hand.number(position));
    return Effects.whyNone(s, s.kit().card(card).ops(), on) == null ? 2 : 1;
  }
}
