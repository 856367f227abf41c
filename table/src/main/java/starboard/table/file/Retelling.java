package starboard.table.file;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.state.AutoAnswer;
import starboard.table.state.Draft;
import starboard.table.state.Origin;
import starboard.table.state.Past;
import starboard.table.state.TableState;
import starboard.table.work.ReplayPool;

/** A replay as the log of a table that has come as far and goes on from there. */
public final class Retelling {
  private Retelling() {}

  /** How a table begins that plays the game of a replay with these seats. */
  public static Entry.Opened opened(
      Replay replay, String name, String host, List<Entry.Seating> seats, boolean alwaysAsk) {
    String seed =
        switch (replay.seed()) {
          case Seed.Number(long number) -> String.valueOf(number);
          case Seed.Committed(String hex, String _) -> hex;
        };
    String entropy = replay.seed() instanceof Seed.Committed(String _, String added) ? added : "";
    return new Entry.Opened(
        replay.game(),
        replay.rules(),
        name,
        replay.setup().players(),
        replay.setup().options(),
        seed,
        entropy,
        host,
        seats,
        alwaysAsk,
        null,
        replay.setup().carried().isEmpty() ? null : replay.setup().carried());
  }

  /** All answers behind that beginning; refused if the rules do not allow one. */
  public static <S extends State<S>> Draft<S> draft(
      Game<S> game, Entry.Opened opened, Replay replay, Clock clock) {
    replay.require(game);
    Logged first = new Logged(1, clock.instant(), opened);
    Draft<S> draft =
        new Draft<>(TableState.open(Origin.of("", game, first, Past.replayed())), clock);
    for (int i = 0; i < replay.answers().size(); i++) {
      ReplayPool.requireTime();
      Replay.Answer given = replay.answers().get(i);
      TableState<S> position = draft.position();
      World<S> after = position.world().answer(given.seat(), given.option());
      if (after == null) throw replay.impossible(i);
      draft.answer(given.seat(), given.option(), by(position, given), after);
    }
    return draft;
  }

  /** The log of a table just opened, with what is drafted behind it. */
  public static List<Logged> log(Draft<?> draft) {
    TableState<?> position = draft.position();
    List<Logged> log =
        new ArrayList<>(List.of(new Logged(1, position.openedAt(), position.opened())));
    log.addAll(draft.written());
    return log;
  }

  /** A replay does not say who answered: what the table would have answered itself, it has. */
  private static <S extends State<S>> Entry.By by(TableState<S> position, Replay.Answer given) {
    Seat seat = given.seat();
    if (position.chair(seat).bot() != null) return Entry.By.BOT;
    boolean back = position.back(seat) == TableState.Back.FREE;
    Choice own = AutoAnswer.answer(position, position.state(), seat, back);
    boolean same = own != null && position.state().optionId(seat, own).equals(given.option());
    return same ? Entry.By.AUTO : Entry.By.PERSON;
  }
}
