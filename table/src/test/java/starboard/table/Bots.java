package starboard.table;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.table.bot.Roster;
import starboard.table.state.TableState;

/** Bots for tests, and waiting for them. */
final class Bots implements Roster.Source {

  static final String THROWS = "throws";
  static final String CHEATS = "cheats";
  static final String SLEEPS = "sleeps";
  static final String LOOPS = "loops";

  /** The first question is too much for those who take too long. */
  private final AtomicBoolean slept = new AtomicBoolean();

  private final AtomicBoolean looped = new AtomicBoolean();

  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(2);

  @Override
  public <S extends State<S>> List<Bot.Named<S>> bots(Game<S> game) {
    return List.of(
        new Bot.Named<>(
            THROWS,
            (_, _, _, _) -> {
              throw new IllegalStateException("broken");
            }),
        new Bot.Named<>(CHEATS, (_, _, _, _) -> Nonsense.ANYTHING),
        new Bot.Named<>(
            SLEEPS,
            (world, seat, _, _) -> {
              if (!slept.getAndSet(true)) LockSupport.parkNanos(60_000_000_000L);
              return world.choices(seat).at(0);
            }),
        new Bot.Named<>(
            LOOPS,
            (world, seat, _, _) -> {
              long start = System.nanoTime();
              long time = looped.getAndSet(true) ? 0 : 2_000_000_000L;
              while (System.nanoTime() - start < time) Thread.onSpinWait();
              return world.choices(seat).at(0);
            }));
  }

  /** No game has it. */
  private enum Nonsense implements Choice {
    ANYTHING
  }

  /** Waits until no bot is asked, or the game is over; whether it goes on. */
  static boolean haveAnswered(Party party) {
    long end = System.nanoTime() + PATIENCE;
    while (System.nanoTime() < end) {
      if (party.is(TableState::over)) return false;
      if (party.is(Bots::isUpToPeople)) return true;
      LockSupport.parkNanos(1_000_000);
    }
    throw new AssertionError("a bot does not answer");
  }

  private static boolean isUpToPeople(TableState<?> position) {
    for (Seat seat : position.state().deciding()) {
      if (position.chair(seat).bot() != null) return false;
    }
    return true;
  }

  /** Waits until that seat is asked; or the game is over, which fails. */
  static Party.Question waitFor(Party party, int seat) {
    long end = System.nanoTime() + PATIENCE;
    while (System.nanoTime() < end) {
      for (Party.Question question : party.questions()) {
        if (question.seat() == seat) return question;
      }
      LockSupport.parkNanos(1_000_000);
    }
    throw new AssertionError("seat " + seat + " is never asked");
  }

  /** The first option of what that seat is asked next, however the others change it meanwhile. */
  static void answer(Party party, int seat) {
    for (int i = 0; i < 1000; i++) {
      try {
        party.choose(waitFor(party, seat), 0);
        return;
      } catch (Refusal overtaken) {
        // others have changed the options
      }
    }
    throw new AssertionError("seat " + seat + " cannot answer");
  }

  static void waitForEnd(Party party) {
    long end = System.nanoTime() + PATIENCE;
    while (System.nanoTime() < end) {
      if (party.is(TableState::over)) return;
      LockSupport.parkNanos(2_000_000);
    }
    throw new AssertionError("the game does not end");
  }
}
