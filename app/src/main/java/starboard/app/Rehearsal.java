package starboard.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import starboard.app.terminal.Io;
import starboard.kernel.game.Game;
import starboard.kernel.game.Games;
import starboard.lab.load.Load;

/**
 * Plays a little of every game at a server of its own, over sockets, and ends: a run in which the
 * JVM notes what the program needs, so that later ones start and are warm sooner. {@code
 * scripts/launch.sh} has it done in the background after a build.
 */
public final class Rehearsal {
  private Rehearsal() {}

  private static final Pattern ADDRESS = Pattern.compile("http://([^/ ]+)/");
  private static final int TABLES = 4;
  private static final int SECONDS = 3;

  /** The argument is a folder for the server's data. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Games games = Games.registered();
    String address = serve(games, Files.createDirectories(Path.of(args[0])));
    for (Game<?> game : games.all()) {
      Load.play(address, game.id(), TABLES, Math.max(2, game.minPlayers()), SECONDS);
    }
    System.exit(Main.DONE);
  }

  /** Starts a server as the command line does; the answer is where it is. */
  static String serve(Games games, Path data) throws IOException {
    PipedOutputStream out = new PipedOutputStream();
    BufferedReader said =
        new BufferedReader(
            new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8));
    Io io = Io.of(InputStream.nullInputStream(), out, OutputStream.nullOutputStream(), data);
    Thread.ofPlatform()
        .daemon()
        .start(
            () ->
                Main.run(
                    io,
                    games,
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    "0",
                    "--no-limits",
                    "--data",
                    "."));
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher matcher = ADDRESS.matcher(line);
      if (matcher.find()) return matcher.group(1);
    }
    throw new IOException("the server did not start");
  }
}
