package starboard.table;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.command.Receipt;
import starboard.table.secret.Keys;
import starboard.table.secret.Secret;
import starboard.table.secret.Seeds;
import starboard.table.state.Request;
import starboard.table.state.TableState;
import starboard.table.store.Store;
import starboard.table.work.Pace;
import starboard.wire.DecisionJson;
import starboard.wire.Reader;
import starboard.wire.SceneJson;

/** A table of the demo game with its people, for tests. */
public final class Party implements AutoCloseable {

  private static final Duration PATIENT = Duration.ofMinutes(2);

  public final Tables tables;
  public Table<?> table;
  public final Secret host;
  public final List<NewTable.Key> keys;
  private final RandomGenerator chance = new SplittableRandom(1);

  private Party(Tables tables, NewTable.Laid laid) {
    this.tables = tables;
    this.table = laid.table();
    this.host = laid.host();
    this.keys = laid.seats();
  }

  /** Tables whose bots answer at once. */
  public static Tables tables(Store store) {
    return tables(store, Roster.OWN);
  }

  public static Tables tables(Store store, Roster.Source bots) {
    return tables(store, bots, PATIENT, 1);
  }

  /** Tables of these games only. */
  public static Tables tables(Store store, Games games) {
    return tables(store, games, Roster.OWN, PATIENT, 1);
  }

  public static Tables tables(Store store, Games games, Roster.Source bots) {
    return tables(store, games, bots, PATIENT, 1);
  }

  /** Tables that soon lose their patience with bots. */
  public static Tables impatient(Store store) {
    return impatient(store, Games.registered());
  }

  public static Tables impatient(Store store, Games games) {
    return tables(store, games, new Bots(), Duration.ofSeconds(1), 1);
  }

  /**
   * Tables with the same chance in every run, at which no time passes.
   *
   * @param seed of the first table; those after it have the numbers after it
   */
  private static Tables tables(Store store, Roster.Source bots, Duration budget, long seed) {
    return tables(store, Games.registered(), bots, budget, seed);
  }

  private static Tables tables(
      Store store, Games games, Roster.Source bots, Duration budget, long seed) {
    Pace pace = new Pace(Duration.ZERO, budget, Duration.ofMinutes(5));
    Seeds seeds = Seeds.from(seed);
    Clock still = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    return new Tables(games, new Roster(bots), store, still, pace, seeds);
  }

  /** Somebody who only looks. */
  public static Party at(Tables tables, Table<?> table) {
    return new Party(tables, new NewTable.Laid(table, Secret.fresh(), List.of()));
  }

  /** So many people at one device. */
  public static Party of(Store store, int people) {
    return of(store, people, 1);
  }

  public static Party of(Store store, int people, long seed) {
    List<NewTable.Wanted> seats = new ArrayList<>();
    for (int i = 0; i < people; i++) seats.add(new NewTable.Wanted.Here("Person " + i));
    return of(tables(store, Roster.OWN, PATIENT, seed), seats);
  }

  public static Party of(Tables tables, List<NewTable.Wanted> seats) {
    return of(tables, seats, false);
  }

  public static Party of(Tables tables, List<NewTable.Wanted> seats, boolean gather) {
    NewTable wanted =
        new NewTable("demo", seats.size(), Map.of(), "Friday", seats, null, "salt", gather, false);
    return new Party(tables, tables.open(wanted).join());
  }

  Secret secret(int seat) {
    for (NewTable.Key key : keys) if (key.seat() == seat) return key.value();
    throw new IllegalArgumentException("no key of seat " + seat);
  }

  public Keys keys(int seat) {
    return Keys.of(secret(seat));
  }

  public Receipt order(int seat, Command command) {
    return joined(table.order(keys(seat), command));
  }

  /** The result, or the refusal itself. */
  public static <T> T joined(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof Refusal refusal) throw refusal;
      throw failed;
    }
  }

  /** What is asked of one seat. */
  public record Question(int seat, int decision, List<String> options, int entry) {}

  /** The open questions, or none if the game is over. */
  public List<Question> questions() {
    return table
        .read(
            position -> {
              List<Question> open = new ArrayList<>();
              for (Seat seat : position.state().deciding()) {
                var decision = position.state().decision(seat);
                List<String> options = decision.options().stream().map(o -> o.id()).toList();
                open.add(new Question(seat.index(), decision.number(), options, position.entry()));
              }
              return open;
            })
        .join();
  }

  /** Chooses the option at that place of the question. */
  public Receipt choose(Question question, int option) {
    return choose(keys(question.seat()), question, option);
  }

  public Receipt choose(Keys by, Question question, int option) {
    return joined(
        table.order(
            by,
            new Command.Choose(
                question.seat(),
                question.decision(),
                question.options().get(option),
                question.entry())));
  }

  /** Plays up to so many answers at random; tells whether the game goes on. */
  public boolean play(int answers) {
    for (int i = 0; i < answers; i++) {
      List<Question> questions = questions();
      if (questions.isEmpty()) return false;
      Question question = questions.getFirst();
      choose(question, chance.nextInt(question.options().size()));
    }
    return !questions().isEmpty();
  }

  /** Everything anybody is shown of the game, and what everybody is asked. */
  public static final Function<TableState<?>, String> VIEWS =
      position -> {
        return views(position);
      };

  public String views() {
    return table.read(VIEWS).join();
  }

  public static <S extends State<S>> String views(TableState<S> position) {
    Game<S> game = position.game();
    Reader reader = new Reader(game.words(), Language.EN, position.chairs().size());
    StringBuilder views = new StringBuilder();
    boolean over = position.state().over();
    Telling all = over ? position.telling(Viewer.ALL) : new Telling(Viewer.ALL);
    views.append(DecisionJson.tree(reader, position.state(), List.of(), all)).append('\n');
    views.append(scene(reader, position, Viewer.PUBLIC)).append('\n');
    for (Seat seat : position.state().seats()) {
      views.append(scene(reader, position, Viewer.of(seat))).append('\n');
    }
    return views.toString();
  }

  private static <S extends State<S>> String scene(
      Reader reader, TableState<S> position, Viewer viewer) {
    return SceneJson.tree(reader, position.game().scene(position.state(), viewer), List.of())
        .toString();
  }

  /** Anything found out from how the table stands. */
  public interface Look<T> {
    T at(TableState<?> position);
  }

  public <T> T look(Look<T> look) {
    return table
        .read(
            position -> {
              return look.at(position);
            })
        .join();
  }

  /** The id of the open request to go back, or 0. */
  public int request() {
    return look(
        position -> {
          Request request = position.request();
          return request == null ? 0 : request.id();
        });
  }

  public boolean is(Look<Boolean> look) {
    return look(look);
  }

  @Override
  public void close() {
    tables.close();
  }
}
