package starboard.nemesis.bot;

import java.util.random.RandomGenerator;
import starboard.kernel.game.Bot;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.items.Hands;
import starboard.nemesis.round.CriticalMoments;
import starboard.nemesis.round.Turn;

/**
 * A first player by rules of thumb: it walks to where its objective can be furthered, fights what
 * it can and flees from the rest, and leaves in time. Of equally good choices it takes any.
 */
public final class Cadet implements Bot<Nemesis> {

  private final Facilities facilities;
  private final Odds odds;

  public Cadet(BoxIndex kit) {
    facilities = new Facilities(kit);
    odds = new Odds(kit);
  }

  @Override
  public Choice choose(Nemesis s, Seat seat, RandomGenerator random) {
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
    Situation w = new Situation(s, seat, facilities, odds);
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
