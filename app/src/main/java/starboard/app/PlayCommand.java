package starboard.app;

import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Saves;
import starboard.app.terminal.Session;
import starboard.app.terminal.TerminalGame;
import starboard.bots.LineUp;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** Plays a game at the terminal. */
@Command(name = "play")
final class PlayCommand implements Runnable {

  /** Seeds that are easy to type. */
  private static final int SEEDS = 1_000_000;

  private final Session session;

  @Parameters(paramLabel = "GAME", descriptionKey = "game")
  String game = "";

  @Mixin SetupOptions setupOptions = new SetupOptions();

  @Option(names = "--bots", paramLabel = "N|all")
  @Nullable String bots;

  @Mixin BotOptions botOptions = new BotOptions();

  @Option(names = "--seed", paramLabel = "S")
  @Nullable Long seed;

  @Option(names = "--from", paramLabel = "FILE")
  @Nullable String from;

  @Option(names = "--always-ask")
  boolean alwaysAsk;

  @Option(names = "--unoffered", hidden = true)
  boolean unoffered;

  PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    play(chosen());
  }

  private Game<?> chosen() {
    Game<?> chosen = session.games().named(game);
    if (chosen.offered() || unoffered) return chosen;
    String offered = String.join(", ", session.games().offered().stream().map(Game::id).toList());
    throw new Refusal(
        "unknown-game",
        offered.isEmpty()
            ? Text.of("play.none-offered", Arg.word(game))
            : Text.of("play.not-offered", Arg.word(game), Arg.word(offered)));
  }

  private <S extends State<S>> void play(Game<S> chosen) {
    Replay begun = from == null ? begun(chosen) : loaded(chosen, from);
    int players = begun.setup().players();
    Seats people = people(players);
    String bot = LineUp.known(chosen).getFirst().name();
    LineUp<S> bots = botOptions.lineUp(chosen, bot, people.size(), players);
    try (TerminalGame terminal =
        new TerminalGame(session, begun, people, seat -> bots.at(seat).name(), alwaysAsk)) {
      session.io().out().println(beginning(chosen, begun));
      Thread rescuer = new Thread(terminal::rescue, "rescuer");
      Runtime.getRuntime().addShutdownHook(rescuer);
      try {
        terminal.run();
      } finally {
        Runtime.getRuntime().removeShutdownHook(rescuer);
      }
    }
  }

  private String beginning(Game<?> chosen, Replay begun) {
    Arg name = Arg.word(session.name(chosen));
    return begun.seed() instanceof Seed.Number number && from == null
        ? session.say(
            "play.begins",
            name,
            Arg.of(begun.setup().players()),
            Arg.word(String.valueOf(number.number())))
        : session.say("play.resumed", name, Arg.of(begun.answers().size()));
  }

  private Replay begun(Game<?> chosen) {
    Seed chance = Seed.of(seed == null ? new SecureRandom().nextInt(SEEDS) : seed);
    return new Replay(chosen.id(), chosen.rules(), setupOptions.setup(chosen), chance, List.of());
  }

  private Replay loaded(Game<?> chosen, String file) {
    if (seed != null || setupOptions.given()) {
      throw new Refusal("bad-request", Text.of("play.from-alone"));
    }
    Replay replay = Saves.read(file, session);
    replay.require(chosen);
    return replay;
  }

  /** The first seats are people, the last ones bots; alone, one plays against bots. */
  private Seats people(int players) {
    int count = players - 1;
    if (bots != null) {
      count =
          bots.equals("all")
              ? players
              : bots.matches("[0-9]{1,2}") ? Integer.parseInt(bots) : players + 1;
      if (count > players) {
        throw new Refusal("bad-request", Text.of("play.bots", Arg.word(bots), Arg.of(players)));
      }
    }
    Seats people = Seats.NONE;
    for (int i = 0; i < players - count; i++) people = people.with(Seat.of(i));
    return people;
  }
}
