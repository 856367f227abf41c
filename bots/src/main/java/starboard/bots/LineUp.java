package starboard.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * Which bot plays which seat: one after another from the first seat on; the last one plays all
 * further seats too.
 *
 * @param first the first seat that a bot plays
 */
public record LineUp<S extends State<S>>(List<Bot.Named<S>> bots, int first) implements Bot<S> {

  public LineUp {
    bots = List.copyOf(bots);
  }

  /** The bots that know a game: its own, and behind them the random one. */
  public static <S extends State<S>> List<Bot.Named<S>> known(Game<S> game) {
    List<Bot.Named<S>> known = new ArrayList<>(game.bots());
    known.add(new Bot.Named<S>("random", new RandomBot<>()));
    return known;
  }

  /** Bots by their names; refused if the game does not know one. */
  public static <S extends State<S>> LineUp<S> named(Game<S> game, List<String> names, int first) {
    return new LineUp<>(names.stream().map(name -> named(game, name)).toList(), first);
  }

  private static <S extends State<S>> Bot.Named<S> named(Game<S> game, String name) {
    List<Bot.Named<S>> known = known(game);
    for (Bot.Named<S> bot : known) if (bot.name().equals(name)) return bot;
    String names = String.join(", ", known.stream().map(Bot.Named::name).toList());
    throw new Refusal("unknown-bot", Text.of("error.bot", Arg.word(name), Arg.word(names)));
  }

  /** Who plays that seat. */
  public Bot.Named<S> at(Seat seat) {
    return bots.get(Math.clamp(seat.index() - first, 0, bots.size() - 1));
  }

  @Override
  public Choice choose(S world, Seat seat, Budget budget, RandomGenerator random) {
    return at(seat).bot().choose(world, seat, budget, random);
  }
}
