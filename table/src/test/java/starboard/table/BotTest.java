package starboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.game.Games;
import starboard.kernel.seats.Seat;
import starboard.table.bot.Roster;
import starboard.table.command.Command;
import starboard.table.log.Entry;
import starboard.table.log.Line;
import starboard.table.log.Logged;
import starboard.table.secret.Keys;
import starboard.table.state.TableState;
import starboard.table.store.MemoryStore;
import starboard.table.store.Store;

/** Bots at seats: they play, and when they fail the table goes on. */
class BotTest {

  /** The writings that fail. */
  private static final Set<Integer> FULL = Set.of(5, 6, 7);

  private static List<NewTable.Wanted> botAndRandom(String bot) {
    return List.of(
        new NewTable.Wanted.Robot("Cadet", bot), new NewTable.Wanted.Robot("", Roster.RANDOM));
  }

  @Test
  void botsPlayAWholeGame() {
    Tables tables = Party.tables(new MemoryStore());
    try (Party party = Party.of(tables, botAndRandom(Roster.RANDOM))) {
      Bots.waitForEnd(party);
      assertThat(party.is(p -> p.recent().stream().noneMatch(BotTest::isFailure))).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {Bots.THROWS, Roster.RANDOM})
  void theSameSeedAndAnswersGiveTheSameGame(String bot) {
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Robot("", bot));
    List<List<Entry>> games = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      try (Party party = Party.of(Party.tables(new MemoryStore(), new Bots()), seats)) {
        while (Bots.haveAnswered(party)) party.choose(party.questions().getFirst(), 0);
        games.add(answers(party));
      }
    }
    assertThat(games.getFirst()).isEqualTo(games.getLast());
  }

  private static List<Entry> answers(Party party) {
    return party.table.log().stream()
        .map(Logged::entry)
        .filter(entry -> entry instanceof Entry.Answered)
        .toList();
  }

  /** Nobody goes back until the bot does what they like. */
  @Test
  void afterAnUndoABotAnswersTheSameAgain() {
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Robot("", Roster.RANDOM));
    try (Party party = Party.of(Party.tables(new MemoryStore()), seats)) {
      playSome(party);
      List<Entry> once = answers(party);
      party.order(0, new Command.Undo(0, 1));
      playSome(party);
      List<Entry> twice = answers(party);
      assertThat(twice.subList(once.size(), twice.size())).isEqualTo(once);
    }
  }

  private static void playSome(Party party) {
    for (int i = 0; i < 5; i++) {
      assertThat(Bots.haveAnswered(party)).isTrue();
      party.choose(party.questions().getFirst(), 0);
    }
    assertThat(Bots.haveAnswered(party)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {Bots.THROWS, Bots.CHEATS, Bots.SLEEPS, Bots.LOOPS})
  void aFailingBotIsReportedOnceAndKeepsItsSeat(String bot) {
    Tables tables = Party.impatient(new MemoryStore());
    try (Party party = Party.of(tables, botAndRandom(bot))) {
      Bots.waitForEnd(party);
      assertThat(party.is(p -> bot.equals(p.chairs().getFirst().bot()))).isTrue();
      assertThat(failures(party, bot)).isEqualTo(1);
    }
  }

  private static long failures(Party party, String bot) {
    return party.table.log().stream()
        .filter(logged -> logged.entry() instanceof Entry.BotFailed e && e.bot().equals(bot))
        .count();
  }

  @ParameterizedTest
  @ValueSource(strings = {Bots.THROWS, Bots.CHEATS})
  void whereABotFailsTheGamesOwnAnswers(String bot) {
    Experienced<?> game = new Experienced<>(Games.registered().named("demo"));
    Tables tables = Party.tables(new MemoryStore(), Games.of(List.of(game)), new Bots());
    try (Party party = Party.of(tables, botAndRandom(bot))) {
      Bots.waitForEnd(party);
      long answers = answersOfTheFirst(party);
      assertThat(answers).isGreaterThan(5);
      assertThat(game.asked.get()).isGreaterThanOrEqualTo((int) answers);
      assertThat(failures(party, bot)).isEqualTo(1);
    }
  }

  private static long answersOfTheFirst(Party party) {
    return answers(party).stream()
        .filter(entry -> entry instanceof Entry.Answered answered && answered.seat() == 0)
        .count();
  }

  @Test
  void aBotLateOnceAnswersTheNextQuestionItself() {
    Experienced<?> game = new Experienced<>(Games.registered().named("demo"));
    Tables tables = Party.impatient(new MemoryStore(), Games.of(List.of(game)));
    try (Party party = Party.of(tables, botAndRandom(Bots.SLEEPS))) {
      Bots.waitForEnd(party);
      assertThat(game.asked.get()).isEqualTo(1);
    }
  }

  private static boolean isFailure(Line line) {
    return line.entry() instanceof Entry.BotFailed;
  }

  @Test
  void aPersonHandsTheSeatToABotAndTakesItBack() {
    try (Party party = Party.of(new MemoryStore(), 2)) {
      party.order(1, new Command.Hand(1, Roster.RANDOM));
      for (int i = 0; i < 4; i++) Bots.answer(party, 0);
      party.order(1, new Command.Take(1));
      assertThat(party.is(p -> p.chairs().get(1).bot() == null)).isTrue();
      for (int i = 0; i < 30; i++) party.play(1);
      assertThat(party.is(p -> p.lastActed(Seat.TWO) > 0)).isTrue();
    }
  }

  @Test
  void botsWaitWhileTheGameIsPaused() {
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Robot("", Roster.RANDOM));
    try (Party party = Party.of(Party.tables(new MemoryStore()), seats)) {
      Bots.waitFor(party, 0);
      party.order(0, new Command.Pause());
      party.order(0, new Command.Hand(0, Roster.RANDOM));
      int entry = party.look(TableState::entry);
      for (int i = 0; i < 20; i++) party.questions();
      assertThat(party.<Integer>look(TableState::entry)).isEqualTo(entry);
      party.order(0, new Command.Resume());
      Bots.waitForEnd(party);
    }
  }

  @Test
  void whoClaimsASeatPlaysItThoughABotKeptItWarm() {
    List<NewTable.Wanted> seats =
        List.of(new NewTable.Wanted.Here("Ada"), new NewTable.Wanted.Link(""));
    try (Party party = Party.of(Party.tables(new MemoryStore()), seats)) {
      party.table.order(Keys.of(party.host), new Command.Hand(1, Roster.RANDOM)).join();
      party.table.claim(party.secret(1), "Bob").join();
      assertThat(party.is(p -> p.chairs().get(1).isManned())).isTrue();
    }
  }

  @Test
  void botsGoOnAfterARestartAndAStopIsNoFailure() {
    MemoryStore store = new MemoryStore();
    List<NewTable.Wanted> seats =
        List.of(
            new NewTable.Wanted.Robot("Sleeper", Bots.SLEEPS),
            new NewTable.Wanted.Robot("Sleeper", Bots.SLEEPS));
    String id;
    try (Party party = Party.of(Party.tables(store, new Bots()), seats)) {
      id = party.table.id();
    }
    assertThat(String.join("", store.read(id, 0))).doesNotContain("bot-failed");
    try (Tables tables = Party.impatient(store)) {
      tables.wake(10);
      Party party = Party.at(tables, tables.table(id));
      Bots.waitForEnd(party);
    }
  }

  /** A disk that is full for a while does not stop a game that waits for bots. */
  @Test
  void aBotWhoseAnswerCouldNotBeWrittenAnswersLater() {
    AtomicInteger appends = new AtomicInteger();
    Store store = new FaultyStore(new MemoryStore(), _ -> FULL.contains(appends.incrementAndGet()));
    try (Party party = Party.of(Party.impatient(store), botAndRandom(Roster.RANDOM))) {
      Bots.waitForEnd(party);
    }
  }
}
