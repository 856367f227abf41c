package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.table.NewTable;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.secret.Keys;
import starboard.table.secret.Seeds;
import starboard.table.state.Foresight;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.work.Pace;

/**
 * Nobody slips into the end of a turn: it is asked for as long as something can be taken back. And
 * who is told before a choice whether it can be taken back is told the truth.
 */
class LastChanceTest {

  private static final int GAMES = 12;
  private static final int ANSWERS = 400;

  /** What somebody is asked, and one of the options, chosen at random. */
  private record Question(
      int seat, int number, int entry, String option, int options, boolean barrier, boolean told) {}

  /** The first open question. */
  private static <S extends State<S>> Question asked(TableState<S> position, Random random) {
    Seat seat = position.state().deciding().iterator().next();
    S after = position.state().copy();
    Choices<?> choices = after.choices(seat);
    int options = choices.size();
    Choice choice = choices.at(random.nextInt(options));
    String option = after.optionId(seat, choice);
    after.answer(seat, choice);
    return new Question(
        seat.index(),
        position.state().numberOf(seat),
        position.entry(),
        option,
        options,
        after.over() || after.barrier(seat) > position.state().answers(),
        new Foresight().barriers(position, position.state().decision(seat)).contains(option));
  }

  /** The first option the table chose for the seat after that entry, or "" if none. */
  private static String chosenFor(TableState<?> position, int seat, int entry) {
    for (Line line : position.recent()) {
      if (line.number() > entry
          && line.entry() instanceof Entry.Answered answer
          && answer.seat() == seat
          && answer.by() == Entry.By.AUTO) {
        return answer.option();
      }
    }
    return "";
  }

  @Test
  void theEndOfATurnIsAskedForWhileSomethingCanBeTakenBack() {
    Random random = new Random(11);
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Ben"));
    NewTable wanted = new NewTable("clank", 2, Map.of(), "T", seats, null, "salt", false, false);
    int ends = 0;
    try (Tables tables =
        new Tables(
            Games.registered(),
            new Roster(Roster.OWN),
            new MemoryStore(),
            Clock.systemUTC(),
            Pace.STANDARD,
            Seeds.from(0))) {
      for (int game = 0; game < GAMES; game++) ends += play(tables.open(wanted).join(), random);
    }
    assertThat(ends).isPositive();
  }

  /** Plays at random, and counts the turns that nothing but their end was left of. */
  private static int play(NewTable.Laid laid, Random random) {
    Table<?> table = laid.table();
    int ends = 0;
    for (int i = 0; i < ANSWERS && !table.read(TableState::over).join(); i++) {
      Question asked = table.read(now -> asked(now, random)).join();
      if (asked.options() == 1 && asked.option().equals("end-turn")) ends++;
      Keys keys = Keys.of(laid.seats().get(asked.seat()).value());
      Command choice =
          new Command.Choose(asked.seat(), asked.number(), asked.option(), asked.entry());
      int entry = table.order(keys, choice).join().entry();
      TableState.Back back = table.read(now -> now.back(Seat.of(asked.seat()))).join();
      assertThat(back == TableState.Back.FREE).as(asked.option()).isEqualTo(!asked.told());
      if (!asked.barrier()) {
        assertThat(table.read(now -> chosenFor(now, asked.seat(), entry)).join())
            .as(asked.option())
            .isNotEqualTo("end-turn");
      }
    }
    return ends;
  }
}
