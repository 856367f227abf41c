package starboard.table.file;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.rules.State;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.state.Origin;
import starboard.table.state.Past;
import starboard.table.state.TableFacts;
import starboard.table.state.TableState;
import starboard.table.store.Logs;

/** The tables as their logs tell of them, for whom the logs belong to; nobody plays at them. */
public record Archive(Logs logs, Games games) {

  private static final System.Logger LOG = System.getLogger(Archive.class.getName());

  /**
   * A table's file.
   *
   * @param over whether the game is; else the file holds a seed that is secret still
   */
  public record Exported(String json, boolean over) {}

  /** That table as one file; whoever has its log may have the seed, which is in it. */
  public Exported export(String id) {
    List<Logged> log = new ArrayList<>();
    for (String json : logs.read(id, 0)) log.add(Logged.read(log.size() + 1, json));
    if (log.isEmpty()) throw new Refusal("unknown-table", Text.of("table.none", Arg.word(id)));
    Game<?> game = game(games, log.getFirst());
    TableFacts facts = playable(id, () -> played(id, game, log));
    return new Exported(TableFile.write(id, facts, log), facts.end().closed() != null);
  }

  private static <S extends State<S>> TableFacts played(String id, Game<S> game, List<Logged> log) {
    TableState<S> position = TableState.open(Origin.of(id, game, log.getFirst(), Past.replayed()));
    for (Logged logged : log.subList(1, log.size())) position = position.after(logged);
    return position.facts();
  }

  /** The game of a log, if these are its rules. */
  public static Game<?> game(Games games, Logged first) {
    Entry.Opened opened = first.opened();
    Game<?> game = games.named(opened.game());
    if (!opened.rules().equals(game.rules())) throw TableFile.otherRules(opened, game);
    return game;
  }

  /** What comes of playing a log by the rules, if they allow it. */
  public static <T> T playable(String id, Supplier<T> playing) {
    try {
      return playing.get();
    } catch (IllegalArgumentException impossible) {
      LOG.log(System.Logger.Level.ERROR, impossible.getMessage());
      throw new Refusal("unplayable", Text.of("table.unplayable", Arg.word(id)));
    }
  }
}
