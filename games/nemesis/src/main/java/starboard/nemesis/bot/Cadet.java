package starboard.nemesis.bot;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Advice;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
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
    if (judges(s, seat, ask)) return Bot.best(choices, random, judging(s, seat, ask));
    return choices.at(random.nextInt(choices.size()));
  }

  @Override
  public List<Advice> advise(
      Nemesis s, Seat seat, Budget budget, RandomGenerator random, int most) {
    Ask<Nemesis, ?> ask = s.question(seat);
    if (ask == null) return List.of();
    boolean judges = judges(s, seat, ask);
    List<Choice> best = Bot.ranked(s.choices(seat), most, judges ? judging(s, seat, ask) : _ -> 0);
    if (!s.crew().isInPlay(seat)) {
      Text why = judges ? null : Text.of("advice.any");
      return best.stream().map(choice -> new Advice(choice, why)).toList();
    }
    Motives motives = new Motives(situation(s, seat), ask);
    return best.stream().map(choice -> new Advice(choice, motives.of(choice))).toList();
  }

  /** Whether it has an idea of what is asked; who has left the game needs none. */
  private static boolean judges(Nemesis s, Seat seat, Ask<Nemesis, ?> ask) {
    return s.opposition().isIntruderPlayer(seat)
        || ask instanceof CriticalMoments.ChooseObjective
        || s.crew().isInPlay(seat);
  }

  private ToIntFunction<Choice> judging(Nemesis s, Seat seat, Ask<Nemesis, ?> ask) {
    if (s.opposition().isIntruderPlayer(seat)) return choice -> Hunter.score(s, ask, choice);
    if (ask instanceof CriticalMoments.ChooseObjective) {
      return choice -> choice instanceof Target at ? -price(s, seat, at.index()) : 0;
    }
    Situation w = situation(s, seat);
    if (ask instanceof Turn.TakeAction || ask instanceof Hands.DropBeforeEnd) {
      Actions actions = new Actions(w);
      return choice -> choice instanceof Action action ? actions.score(action) : 0;
    }
    return new Answers(w, ask)::score;
  }

  private Situation situation(Nemesis s, Seat seat) {
    Lore known = lore(s);
    return new Situation(s, seat, known.facilities, known.odds);
  }

  private static int price(Nemesis s, Seat seat, int objective) {
    return Aim.of(s, seat, s.kit().content().objectives().at(objective)).price();
  }
}
