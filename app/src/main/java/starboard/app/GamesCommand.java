package starboard.app;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import starboard.app.terminal.Session;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.words.Arg;

/** Lists the games people can play. */
@Command(name = "games")
final class GamesCommand implements Runnable {

  private final Session session;

  GamesCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    PrintWriter out = session.io().out();
    List<Game<?>> offered = session.games().offered();
    if (offered.isEmpty()) out.println(session.say("cli.games.none"));
    boolean first = true;
    for (Game<?> game : offered) {
      if (!first) out.println();
      first = false;
      describe(game, out);
    }
  }

  private void describe(Game<?> game, PrintWriter out) {
    out.println(session.name(game) + " (" + game.id() + ")");
    out.println("  " + session.say("cli.games.players", players(game)));
    for (String key : List.of("game.about", "game.complete")) {
      String about = session.about(game, key);
      if (!about.isEmpty()) out.println("  " + about);
    }
    for (GameOption option : game.options()) {
      String about = session.about(game, "option." + option.id());
      out.println("  --option " + option.id() + "=" + String.join("|", option.values()));
      out.println("      " + about + (about.isEmpty() ? "" : " ") + standard(option));
      for (String value : option.values()) {
        String meaning = session.about(game, "option." + option.id() + "." + value);
        if (!meaning.isEmpty()) out.println("      " + value + ": " + meaning);
      }
      if (option.form() != null) out.println("      " + session.say(game, option.form()));
    }
  }

  private String standard(GameOption option) {
    return session.say("cli.games.standard", Arg.word(option.standard()));
  }

  private static Arg players(Game<?> game) {
    return Arg.word(
        game.minPlayers() == game.maxPlayers()
            ? String.valueOf(game.minPlayers())
            : game.minPlayers() + "–" + game.maxPlayers());
  }
}
