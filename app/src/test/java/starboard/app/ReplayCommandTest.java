package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.demo.DemoGame;
import starboard.kernel.game.Games;

class ReplayCommandTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles(), new DemoGame()));

  @TempDir Path folder;

  @BeforeEach
  void saveAGame() {
    run("2\n2\n2\n3\nsave game\n\n", "play", "pebbles", "--seed", "1");
  }

  private Run run(String typed, String... args) {
    return Run.in(folder, GAMES, typed, args);
  }

  private void refused(String sentence) {
    Run run = run("", "replay", "file");
    assertThat(run.err().lines()).containsExactly(sentence);
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(1);
  }

  private void write(String content) throws IOException {
    Files.writeString(folder.resolve("file"), content);
  }

  @Test
  void aGameIsPrinted() {
    Run run = run("", "replay", "game");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Pebbles; players: 1; options: broken=no, pebbles=9; seed: 1; answers: 4
            1. Player 1: How many do you take? → take 2
               * Player 1 takes 2
            2. Player 1: How many do you take? → take 2
               * Player 1 takes 2
            3. Player 1: How many do you take? → take 2
               * Player 1 takes 2
            4. Player 1: How many do you take? → take 3
               * Player 1 takes 3

            The game is over.
              Player 1: won. The last pebble decides.
            """);
  }

  @Test
  void stepsWaitForEnterAndEndOfInputGoesOn() {
    String all = run("", "replay", "game").out();
    Run run = run("\nscene\n\n", "replay", "game", "--step");
    assertThat(run.out()).contains("[Enter: next answer; scene; quit]").contains("Heap: 7");
    assertThat(run.out()).endsWith(all.substring(all.indexOf("3. ")));
    assertThat(run("\nquit\n", "replay", "game", "--step").out()).doesNotContain("2. Player 1");
  }

  @Test
  void theDemoIsKnownHereAndWhoWasToldWhatIsShown() {
    run("1\n1\nsave demo\nquit\n", "play", "demo", "--unoffered", "--seed", "5");
    Run run = run("", "replay", "demo", "--lang", "cs");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("* [Hráč 1] ").contains("Hra není u konce").doesNotContain("⟦");
  }

  @Test
  void filesThatAreNoGamesAreRefusedInOneSentence() throws IOException {
    refused("There is no file \"file\".");
    Files.createDirectory(folder.resolve("file"));
    refused("\"file\" is a folder, not a file.");
    Files.delete(folder.resolve("file"));
    String game = Files.readString(folder.resolve("game"));
    write(game.substring(0, game.length() / 2));
    assertThat(run("", "replay", "file").err())
        .startsWith("\"file\" cannot be played: This is no replay: its JSON is broken or cut off");
    write("");
    assertThat(run("", "replay", "file").err()).startsWith("\"file\" cannot be played: ");
    write("{\"hello\":\"world\"}");
    refused("\"file\" cannot be played: This is no replay: the field \"game\" is missing.");
    write(game.replace("pebbles\"", "chess\""));
    assertThat(run("", "replay", "file").err()).contains("There is no game \"chess\"");
    write(game.replace("\"rules\":\"1\"", "\"rules\":\"0\""));
    refused(
        "\"file\" cannot be played: This replay was played by rules version 0; this program has"
            + " version 1 and cannot play it.");
    write(game.replace("take:3", "take:9"));
    refused("Answer 4 of the replay (Player 1: take:9) is not possible there.");
    Files.write(folder.resolve("file"), new byte[] {0, (byte) 0xff, (byte) 0xfe, 1, 2});
    refused("\"file\" cannot be played: This is no replay: it is not UTF-8 text.");
  }
}
