package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Games;
import starboard.kernel.Seat;
import starboard.kernel.State;
import starboard.table.Command;
import starboard.table.NewTable;
import starboard.table.Pass;
import starboard.table.Position;
import starboard.table.Roster;
import starboard.table.Table;
import starboard.table.Tables;
import starboard.table.store.MemoryStore;

/** Nobody slips into the end of a turn: it is asked for as long as something can be taken back. */
class LastChanceTest {

  private static final int ANSWERS = 400;

  /** What somebody is asked, and whether one of the options, chosen at random, is a barrier. */
  private record Question(
      int seat, int number, int entry, String option, int options, boolean barrier) {}

  /** The first open question. */
  private record Asked(Random random) implements Table.Reading<Question> {
    @Override
    public <S extends State<S>> Question of(Position<S> position) {
      Seat seat = position.state().deciding().iterator().next();
      S after = position.state().copy();
      Choices<?> choices = after.choices(seat);
      int options = choices.size();
      Choice choice = choices.at(random.nextInt(options));
      String option = after.optionId(seat, choice);
      after.answer(seat, choice);
      boolean barrier = after.over() || after.barrier(seat) > position.state().answers();
      return new Question(
          seat.index(),
          position.state().numberOf(seat),
          position.entry(),
          option,
          options,
          barrier);
    }
  }

  private record BackOf(int seat) implements Table.Reading<Position.Back> {
    @Override
    public <S extends State<S>> Position.Back of(Position<S> position) {
      return position.back(Seat.of(seat));
    }
  }

  private record Over() implements Table.Reading<Boolean> {
    @Override
    public <S extends State<S>> Boolean of(Position<S> position) {
      return position.over();
    }
  }

  @Test
  void theEndOfATurnIsAskedForWhileSomethingCanBeTakenBack() {
    Random random = new Random(11);
    int ends = 0;
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Here("Ben"));
    NewTable wanted = new NewTable("clank", 2, Map.of(), "T", seats, null, "salt", false, false);
    try (Tables tables =
        new Tables(
            Games.registered(), new Roster(Roster.OWN), new MemoryStore(), Clock.systemUTC())) {
      NewTable.Laid laid = tables.open(wanted).join();
      Table<?> table = laid.table();
      for (int i = 0; i < ANSWERS && !table.read(new Over()).join(); i++) {
        Question asked = table.read(new Asked(random)).join();
        if (asked.options() == 1 && asked.option().equals("end-turn")) ends++;
        Pass pass = Pass.of(laid.seats().get(asked.seat()).value());
        table
            .order(
                pass,
                new Command.Choose(asked.seat(), asked.number(), asked.option(), asked.entry()))
            .join();
        Position.Back back = table.read(new BackOf(asked.seat())).join();
        if (!asked.barrier()) {
          assertThat(back).as(asked.option()).isEqualTo(Position.Back.FREE);
        }
      }
    }
    assertThat(ends).isPositive();
  }
}
