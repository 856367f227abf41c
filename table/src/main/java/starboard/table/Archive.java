package starboard.table;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.rules.State;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

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
    List<Logged> log = log(id);
    return exported(position(id, log), log);
  }

  private static <S extends State<S>> Exported exported(TableState<S> position, List<Logged> log) {
    return new Exported(TableFile.write(position, log), position.over());
  }

  /** How that table stands. */
  TableState<?> position(String id) {
    return position(id, log(id));
  }

  private TableState<?> position(String id, List<Logged> log) {
    Entry.Opened opened = opened(log);
    Game<?> game = games.named(opened.game());
    if (!opened.rules().equals(game.rules())) throw TableFile.otherRules(opened, game);
    try {
      return TableState.of(id, game, log);
    } catch (IllegalArgumentException impossible) {
      LOG.log(System.Logger.Level.ERROR, impossible.getMessage());
      throw new Refusal("unplayable", Text.of("table.unplayable", Arg.word(id)));
    }
  }

  private List<Logged> log(String id) {
    List<Logged> log = new ArrayList<>();
    for (String json : logs.read(id, 0)) log.add(Logged.read(log.size() + 1, json));
    if (log.isEmpty()) throw new Refusal("unknown-table", Text.of("table.none", Arg.word(id)));
    return log;
  }

  /** How a log begins. */
  static Entry.Opened opened(List<Logged> log) {
    if (log.getFirst().entry() instanceof Entry.Opened opened) return opened;
    throw new IllegalStateException("a log has no beginning");
  }
}
