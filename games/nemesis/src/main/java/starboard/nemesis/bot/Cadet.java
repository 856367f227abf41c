package starboard.nemesis.bot;

import java.util.List;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.items.Hands;
import starboard.nemesis.round.CriticalMoments;
import starboard.nemesis.round.Turn;

/**
 * A first player by rules of thumb: it walks to where its objective can be furthered, fights what
 * it can and flees from the rest, and leaves in time. Of equally good choices it takes any.
 */
public final class Cadet implements Bot<Nemesis> {

  private final List<Lore> lore;

  public Cadet(BoxIndex kit) {
    this(List.of(kit));
  }

  /** One who knows several boxes. */
  public Cadet(List<BoxIndex> kits) {
    lore = kits.stream().map(Lore::of).toList();
  }

  /** What one knows of a box before the game. */
  private record Lore(Content content, Facilities facilities, Odds odds) {
    static Lore of(BoxIndex kit) {
      return new Lore(kit.content(), new Facilities(kit), new Odds(kit));
    }
  }

  private Lore lore(Nemesis s) {
    for (int i = 0; i < lore.size(); i++) {
      if (lore.get(i).content == s.kit().content()) return lore.get(i);
    }
    throw new IllegalArgumentException("a box the cadet has never seen");
  }

  @Override
  public Choice choose(Nemesis s, Seat seat, Budget budget, RandomGenerator random) {
    Choices<?> choices = s.choices(seat);
    Ask<Nemesis, ?> ask = s.question(seat);
    if (choices.size() == 1 || ask == null) return choices.at(0);
    if (s.opposition().isIntruderPlayer(seat))
      return Bot.best(choices, random, c -> Hunter.score(s, ask, c));
    if (ask instanceof CriticalMoments.ChooseObjective) {
      return Bot.best(
          choices, random, c -> c instanceof Target at ? -price(s, seat, at.index()) : 0);
    }
    if (!s.crew().isInPlay(seat)) return choices.at(random.nextInt(choices.size()));
    Lore known = lore(s);
    Situation w = new Situation(s, seat, known.facilities, known.odds);
    if (ask instanceof Turn.TakeAction || ask instanceof Hands.DropBeforeEnd) {
      Actions actions = new Actions(w);
      return Bot.best(choices, random, c -> c instanceof Action action ? actions.score(action) : 0);
    }
    return Bot.best(choices, random, new Answers(w, ask)::score);
  }

  private static int price(Nemesis s, Seat seat, int objective) {
    return Aim.of(s, seat, s.kit().content().objectives().at(objective)).price();
  }
}
