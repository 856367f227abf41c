package starboard.table.bot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;

/** The bots that can be seated: random answers for every game, and those handed in. */
public final class Roster {

  /** Takes any choice; also answers where no other bot does. */
  public static final String RANDOM = "random";

  /** Bots of one game. */
  public interface Source {
    <S extends State<S>> List<Bot.Named<S>> bots(Game<S> game);
  }

  /** A game's own bots only. */
  public static final Source OWN =
      new Source() {
        @Override
        public <S extends State<S>> List<Bot.Named<S>> bots(Game<S> game) {
          return game.bots();
        }
      };

  private final Source source;

  public Roster(Source source) {
    this.source = source;
  }

  /** Every bot that can play that game; random is the last. */
  public <S extends State<S>> List<Bot.Named<S>> bots(Game<S> game) {
    List<Bot.Named<S>> bots = new ArrayList<>();
    for (Bot.Named<S> bot : source.bots(game)) if (!bot.name().equals(RANDOM)) bots.add(bot);
    bots.add(
        new Bot.Named<>(
            RANDOM,
            (world, seat, _, random) -> {
              Choices<?> choices = world.choices(seat);
              return choices.at(random.nextInt(choices.size()));
            }));
    return bots;
  }

  /** The game's own bot that answers where that one fails, or null. */
  public static <S extends State<S>> @Nullable Bot<S> substitute(Game<S> game, String failing) {
    for (Bot.Named<S> bot : game.bots()) if (!bot.name().equals(failing)) return bot.bot();
    return null;
  }

  public <S extends State<S>> @Nullable Bot<S> named(Game<S> game, String name) {
    for (Bot.Named<S> bot : bots(game)) if (bot.name().equals(name)) return bot.bot();
    return null;
  }
}
