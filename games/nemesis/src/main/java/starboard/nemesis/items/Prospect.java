package starboard.nemesis.items;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.term.ItemDeck;

/**
 * How likely a search finds what (N18.15), by what its player has seen: a card that was never shown
 * to him may be any of those. Nothing is foreseen of cards he knows, or of a deck that runs out.
 */
final class Prospect {

  /** So many kinds are named; the others are counted together. */
  private static final int NAMED = 4;

  private Prospect() {}

  /** The option to look at the top cards of a deck, with what is likeliest among them. */
  static Option risked(Nemesis s, Seat seat, ItemDeck from, int draw, Option option) {
    Pile deck = s.itemDecks().itemDeck(from);
    if (deck.size() < draw) return option;
    for (int i = 1; i <= draw; i++) {
      if (Thing.isSeenBy(deck.at(deck.size() - i), seat)) return option;
    }
    int[] unseen = s.itemDecks().unseen(from, seat);
    int all = IntStream.of(unseen).sum();
    List<Integer> kinds =
        IntStream.range(0, unseen.length)
            .filter(item -> unseen[item] > 0)
            .boxed()
            .sorted(Comparator.comparingInt(item -> -unseen[item]))
            .toList();
    if (kinds.isEmpty() || all < draw) return option;
    List<Text> parts = new ArrayList<>();
    int rest = all;
    for (int item : kinds.subList(0, Math.min(NAMED, kinds.size()))) {
      parts.add(part(Arg.of(s.kit().itemName(item)), unseen[item], all, draw));
      rest -= unseen[item];
    }
    if (rest > 0) parts.add(part(Arg.of(Text.of("risk.find.others")), rest, all, draw));
    int likeliest = kinds.getFirst();
    return option.risking(
        find(Arg.of(s.kit().itemName(likeliest)), unseen[likeliest], all, draw, parts));
  }

  private static Option.Risk find(Arg what, int those, int all, int draw, List<Text> parts) {
    int ways = ways(all, draw);
    int hit = ways - ways(all - those, draw);
    return Option.Risk.hope("find", Text.of("risk.find", what), hit, ways, parts);
  }

  private static Text part(Arg what, int those, int all, int draw) {
    int percent = find(what, those, all, draw, List.of()).percent();
    return Text.of("risk.find.part", what, Arg.of(those), Arg.of(all), Arg.of(percent));
  }

  /** In how many ways so many cards can be drawn. */
  private static int ways(int cards, int draw) {
    long ways = 1;
    for (int i = 0; i < draw; i++) ways = ways * (cards - i) / (i + 1);
    return (int) ways;
  }
}
