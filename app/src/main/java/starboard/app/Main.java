package starboard.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import starboard.app.terminal.Io;
import starboard.app.terminal.Session;
import starboard.kernel.game.Games;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Refusal;

/** The program behind {@code ./starboard}. */
@Command(
    name = "starboard",
    scope = ScopeType.INHERIT,
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    sortOptions = false)
public final class Main implements Callable<Integer> {

  static final int DONE = 0;
  static final int FAILED = 1;
  static final int BAD_USAGE = 2;

  private static final String LANG = "--lang";
  private static final String SCENARIOS = "--scenarios";
  private static final String SERVE = "serve";

  /** Where games look for scenarios that people wrote; read when the games are made. */
  private static final String SCENARIO_FOLDER = "starboard.scenarios";

  private static final String STANDARD_FOLDER = "scenarios";

  @Option(names = LANG, paramLabel = "en|cs", scope = ScopeType.INHERIT)
  @Nullable Language lang;

  @Spec CommandSpec spec = CommandSpec.create();

  @Option(names = SCENARIOS, paramLabel = "FOLDER", scope = ScopeType.INHERIT)
  @Nullable Path scenarios;

  public static void main(String[] args) {
    Io io = Io.ofProcess();
    String folder = value(SCENARIOS, args);
    System.setProperty(
        SCENARIO_FOLDER,
        io.folder().resolve(folder.isEmpty() ? STANDARD_FOLDER : folder).toString());
    System.exit(run(io, Games.coming(reading()), args));
  }

  /** Reads the games' boxes while other things begin. */
  private static Supplier<Games> reading() {
    Executor beside = task -> Thread.ofPlatform().name("games").daemon().start(task);
    return CompletableFuture.supplyAsync(Games::registered, beside)::join;
  }

  /** Carries out one command line; the answer is the exit code of the process. */
  public static int run(Io io, Games games, String... args) {
    Session session = new Session(io, games, language(args));
    CommandLine line = new CommandLine(new Main());
    line.addSubcommand(SERVE, new ServeCommand(session));
    line.addSubcommand("games", new GamesCommand(session));
    line.addSubcommand("play", new PlayCommand(session));
    line.addSubcommand("simulate", new SimulateCommand(session));
    line.addSubcommand("headless", new HeadlessCommand(session));
    line.addSubcommand("replay", new ReplayCommand(session));
    line.addSubcommand("export", new ExportCommand(session));
    line.addSubcommand("import", new ImportCommand(session));
    TablesCommand tables = new TablesCommand(session);
    line.addSubcommand(
        "tables",
        new CommandLine(tables)
            .addSubcommand("close", TablesCommand.One.close(tables))
            .addSubcommand("delete", TablesCommand.One.delete(tables)));
    line.addSubcommand("backup", CopyCommand.backup(session));
    line.addSubcommand("restore", CopyCommand.restore(session));
    line.registerConverter(Language.class, Language::of);
    line.setResourceBundle(help(session.language()));
    line.setOut(io.out());
    line.setErr(io.err());
    line.setUsageHelpAutoWidth(io.terminal());
    line.setParameterExceptionHandler((wrong, _) -> badUsage(session, wrong));
    line.setExecutionExceptionHandler((thrown, _, _) -> failed(session, thrown));
    line.setExecutionStrategy(
        parsed -> {
          if (!serves(parsed)) session.complain();
          return new CommandLine.RunLast().execute(parsed);
        });
    int code = line.execute(args);
    io.out().flush();
    io.err().flush();
    return code;
  }

  /** Without a command: hosts tables. */
  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.subcommands().get(SERVE)).execute();
  }

  /** A server does not wait for the games before it says where it is. */
  private static boolean serves(ParseResult parsed) {
    return !parsed.hasSubcommand() || parsed.subcommand().commandSpec().name().equals(SERVE);
  }

  /** The language asked for, needed before anything can be said about the rest of the line. */
  private static Language language(String[] args) {
    String code = value(LANG, args);
    for (Language language : Language.values()) if (language.code().equals(code)) return language;
    return Language.EN;
  }

  /** What an option that is needed before the others is given; empty if it is not. */
  private static String value(String option, String[] args) {
    String found = "";
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(option) && i + 1 < args.length) found = args[i + 1];
      else if (args[i].startsWith(option + "=")) found = args[i].substring(option.length() + 1);
    }
    return found;
  }

  private static ResourceBundle help(Language language) {
    return ResourceBundle.getBundle(
        "starboard.app.help",
        Locale.of(language.code()),
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  private static int badUsage(Session session, ParameterException wrong) {
    CommandLine line = wrong.getCommandLine();
    session.io().err().println(sentence(session, wrong));
    session
        .io()
        .err()
        .println(
            session.say(
                "cli.see-help", Arg.word(line.getCommandSpec().qualifiedName() + " --help")));
    return BAD_USAGE;
  }

  private static String sentence(Session session, ParameterException wrong) {
    if (wrong.getCause() instanceof Refusal refusal) return session.say(refusal);
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      String what = String.join(" ", unmatched.getUnmatched());
      return unmatched.isUnknownOption()
          ? session.say("cli.error.unknown-option", Arg.word(what))
          : commands(wrong).isEmpty()
              ? session.say("cli.error.unknown-argument", Arg.word(what))
              : session.say("cli.error.unknown-command", Arg.word(what), Arg.word(commands(wrong)));
    }
    if (wrong instanceof MissingParameterException missing) {
      List<String> names = missing.getMissing().stream().map(Main::name).toList();
      return session.say("cli.error.missing", Arg.word(String.join(", ", names)));
    }
    ArgSpec arg = wrong.getArgSpec();
    if (arg != null && wrong.getValue() != null) {
      return session.say(
          "cli.error.value",
          Arg.word(wrong.getValue()),
          Arg.word(name(arg)),
          Arg.word(session.say("cli.kind." + arg.type().getSimpleName())));
    }
    return session.say("cli.error.line", Arg.word(String.valueOf(wrong.getMessage())));
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static String commands(ParameterException wrong) {
    return String.join(", ", wrong.getCommandLine().getSubcommands().keySet());
  }

  private static int failed(Session session, Exception thrown) {
    if (thrown instanceof Refusal refusal) {
      session.io().err().println(session.say(refusal));
      return switch (refusal.code()) {
        case "bad-file", "bad-replay", "bad-data", "data-in-use" -> FAILED;
        default -> BAD_USAGE;
      };
    }
    session.io().err().println(session.say("cli.error.fault", Arg.word(thrown.toString())));
    if (Boolean.getBoolean("starboard.trace")) thrown.printStackTrace(session.io().err());
    return FAILED;
  }

  /** The version in the manifest of the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"Starboard " + (version == null ? "(not packaged)" : version)};
    }
  }
}
