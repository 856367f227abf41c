package starboard.app;

import java.io.PrintWriter;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.Session;
import starboard.bots.LineUp;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.State;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.lab.Simulation;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Plays many games with bots, random ones if nothing else is said, and counts what came out. */
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {

  private static final int BAR_WIDTH = 78;
  private static final int BAR_MILLIS = 500;

  private final Session session;

  @Parameters(paramLabel = "GAME", descriptionKey = "game")
  String game = "";

  @Mixin SetupOptions setupOptions = new SetupOptions();

  @Mixin BotOptions botOptions = new BotOptions();

  @Option(names = "--games", paramLabel = "N")
  int games = 1000;

  @Option(names = "--seed", paramLabel = "S")
  long seed = 1;

  @Option(names = "--threads", paramLabel = "T")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--warmup", paramLabel = "SECONDS")
  double warmup = 5;

  @Option(names = "--json")
  boolean json;

  SimulateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Game<?> chosen = session.games().named(game);
    if (games < 1) throw tooFew("--games", games);
    if (threads < 1) throw tooFew("--threads", threads);
    if (!(warmup >= 0 && warmup <= 3600)) {
      throw new Refusal("bad-request", Text.of("cli.error.warmup", Arg.word(warmup + "")));
    }
    Seed.of(seed);
    Simulation.Report report = simulate(chosen, setupOptions.setup(chosen));
    if (json) session.io().out().println(json(report));
    else table(chosen, report);
    for (Simulation.Violation violation : report.described()) {
      session
          .io()
          .err()
          .println(
              session.say(
                  "cli.simulate.violation",
                  Arg.of(violation.game() + 1),
                  Arg.word(String.valueOf(violation.seed())),
                  Arg.word(violation.what())));
    }
    return report.violations() == 0 ? Main.DONE : Main.FAILED;
  }

  private static Refusal tooFew(String option, int value) {
    return new Refusal(
        "bad-request", Text.of("cli.error.too-few", Arg.word(option), Arg.word(value + "")));
  }

  private <S extends State<S>> Simulation.Report simulate(Game<S> chosen, Setup setup)
      throws InterruptedException {
    LineUp<S> bots = botOptions.lineUp(chosen, "random", 0, setup.players());
    Simulation.Plan plan = new Simulation.Plan(games, seed, Math.min(threads, games), warmup);
    try (ProgressBar bar = bar()) {
      IntConsumer progress = bar == null ? _ -> {} : bar::stepBy;
      return Simulation.run(chosen, setup, bots, plan, progress);
    }
  }

  private @Nullable ProgressBar bar() {
    if (json && !session.io().terminal()) return null;
    return new ProgressBarBuilder()
        .setTaskName(game)
        .setInitialMax(games)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(BAR_MILLIS)
        .setConsumer(new ConsoleProgressBarConsumer(session.io().errStream(), BAR_WIDTH))
        .build();
  }

  private static String json(Simulation.Report report) {
    JsonMapper mapper = JsonMapper.shared();
    ObjectNode object = mapper.createObjectNode();
    object.put("game", report.game());
    object.put("players", report.players());
    object.put("games", report.games());
    object.put("finished", report.finished());
    object.put("decisions", report.decisions());
    object.put("cpuSeconds", report.cpuSeconds());
    object.put("decisionsPerCpuSecond", Math.round(report.decisionsPerCpuSecond()));
    ObjectNode perGame = object.putObject("decisionsPerGame");
    perGame.put("mean", report.perGame().mean());
    perGame.put("min", report.perGame().min());
    perGame.put("max", report.perGame().max());
    ObjectNode outcomes = object.putObject("outcomes");
    report.outcomes().forEach(outcomes::put);
    ObjectNode bots = object.putObject("bots");
    report.bots().forEach((name, ends) -> put(bots.putObject(name), ends));
    object.put("violations", report.violations());
    return mapper.writeValueAsString(object);
  }

  private static void put(ObjectNode bot, Simulation.Ends ends) {
    ends.outcomes().forEach(bot.putObject("outcomes")::put);
    ends.reasons().forEach(bot.putObject("reasons")::put);
  }

  private void table(Game<?> chosen, Simulation.Report report) {
    PrintWriter out = session.io().out();
    List<String[]> rows = new ArrayList<>();
    NumberFormat numbers = NumberFormat.getInstance(Locale.of(session.language().code()));
    numbers.setMaximumFractionDigits(2);
    row(rows, "players", numbers.format(report.players()));
    row(rows, "games", numbers.format(report.games()));
    row(rows, "finished", numbers.format(report.finished()));
    row(rows, "decisions", numbers.format(report.decisions()));
    row(rows, "cpu", numbers.format(report.cpuSeconds()));
    row(rows, "speed", numbers.format(Math.round(report.decisionsPerCpuSecond())));
    row(rows, "mean", numbers.format(report.perGame().mean()));
    row(rows, "min", numbers.format(report.perGame().min()));
    row(rows, "max", numbers.format(report.perGame().max()));
    report
        .bots()
        .forEach(
            (bot, ends) ->
                ends.outcomes()
                    .forEach(
                        (outcome, count) ->
                            rows.add(
                                new String[] {
                                  session.say(
                                      "cli.simulate.outcome", Arg.word(bot), Arg.word(outcome)),
                                  numbers.format(count)
                                })));
    row(rows, "violations", numbers.format(report.violations()));
    int left = rows.stream().mapToInt(row -> row[0].length()).max().orElse(0);
    int right = rows.stream().mapToInt(row -> row[1].length()).max().orElse(0);
    out.println(session.name(chosen));
    for (String[] row : rows) {
      out.println(
          "  "
              + row[0]
              + " ".repeat(left - row[0].length() + 2 + right - row[1].length())
              + row[1]);
    }
  }

  private void row(List<String[]> rows, String key, String value) {
    rows.add(new String[] {session.say("cli.simulate." + key), value});
  }
}
