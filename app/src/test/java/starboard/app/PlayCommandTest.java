package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.demo.DemoGame;
import starboard.kernel.game.Games;
import starboard.kernel.play.Replay;
import starboard.wire.ReplayJson;

/** Games played by what is typed at the terminal. */
class PlayCommandTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles(), new DemoGame()));

  @TempDir Path folder;

  private Run demo(String typed, String... more) {
    List<String> args = new ArrayList<>(List.of("play", "demo", "--unoffered", "--seed", "5"));
    args.addAll(List.of(more));
    return Run.in(folder, GAMES, typed, args.toArray(String[]::new));
  }

  private Run pebbles(String typed, String... more) {
    List<String> args = new ArrayList<>(List.of("play", "pebbles"));
    args.addAll(List.of(more));
    return Run.in(folder, GAMES, typed, args.toArray(String[]::new));
  }

  private Replay saved(String file) throws IOException {
    return ReplayJson.read(Files.readAllBytes(folder.resolve(file)), GAMES);
  }

  @Test
  void aWholeGameAgainstBots() {
    Run run = demo("1\n".repeat(60) + "\nn\n", "--players", "3");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Salvage (demo), players: 3, seed: 5. Type ? for help.\n")
        .contains("Player 1 (you):\n  Hand (4): ")
        .contains("Player 2:\n  Hand: 4 unseen")
        .contains("Player 3 has laid a bid.")
        .contains("The game is over.")
        .containsPattern("Player 1: (won|did not win), [0-9]+ points\\. Hold ");
    assertThat(run.out()).doesNotContain("⟦");
  }

  @Test
  void aWholeGameInCzech() {
    Run run = demo("1\n".repeat(60) + "\nn\n", "--players", "2", "--lang", "cs");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Hra skončila.").contains("Hráč 2").doesNotContain("⟦");
  }

  @Test
  void everyBotGameTellsASpectatorWhatIsPublic() {
    Run run = demo("", "--bots", "all");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("* Player 1 has laid a bid.")
        .doesNotContain("You draw")
        .contains("The game is over.");
  }

  /** Bots that are asked at once answer in the same order each time. */
  @Test
  void theSameSeedAndAnswersGiveTheSameGame() {
    String first = demo("1\n".repeat(60) + "\nn\n", "--players", "4", "--bots", "3").out();
    for (int i = 0; i < 5; i++) {
      Run again = demo("1\n".repeat(60) + "\nn\n", "--players", "4", "--bots", "3");
      assertThat(again.out()).isEqualTo(first);
    }
  }

  @Test
  void theQuestionMarkExplains() {
    Run run = demo("1\n?\n? 2\n? bag\n?fuel\n? nothing\nquit\nn\n");
    assertThat(run.out())
        .contains("Asked by: ")
        .contains("Type the number of an option, or: ? N")
        .contains("Bag of the wreck: A search draws one token.")
        .contains("Fuel cell (Value 2): Worth its value if stowed")
        .contains("Nothing here is called \"nothing\".")
        .contains("Not saved.");
  }

  /** The end of a turn of Nemesis (N18.5), once with and once without. */
  @Test
  void whatIsPassedOverIsAskedOnDemand() {
    String turn = "pass\ndone\n";
    Run run =
        Run.in(
            folder,
            Games.registered(),
            "1\nask\n" + turn + "end-turn\nask\n" + turn + "quit\nn\n",
            "play",
            "nemesis",
            "--players",
            "1",
            "--seed",
            "1");
    assertThat(run.out())
        .contains("You will be asked: Dropping things at the end of my turn.")
        .containsOnlyOnce("Do you drop anything before your turn ends?")
        .contains("You will not be asked: ")
        .contains("Round 3 begins.");
    assertThat(demo("1\nask\nquit\nn\n").out()).contains("This game passes over no moments.");
  }

  @Test
  void rulesAreLookedUp() {
    Run run = demo("rule d5.1\nrule jammer\nrule D77\nquit\nn\n");
    assertThat(run.out())
        .contains("D5.1 Crates\n  Probe: discard a probe and look at a crate in a berth.")
        .contains("D7.1 Jamming\n");
    assertThat(run.out() + run.err()).contains("D77");
    Run czech = demo("pravidlo D5.1\nkonec\nn\n", "--lang", "cs");
    assertThat(czech.out()).contains("D5.1 ").doesNotContain("Probe: discard");
  }

  /** The question stays open: the option chosen afterwards is one of it. */
  @Test
  void questionsAreAnsweredWithoutLosingOnesPlace() {
    String questions = "where am I?\nexits\nwho\ndanger\nhand\nodds\nsince\n";
    Run run =
        Run.in(
            folder,
            Games.registered(),
            "1\n" + questions + "1\nquit\nn\n",
            "play",
            "nemesis",
            "--players",
            "1",
            "--seed",
            "1");
    assertThat(run.out())
        .contains("> where am I?\n011 Hibernatorium")
        .contains("> exits\nFrom 011 Hibernatorium:\n  ")
        .doesNotContain("I do not understand")
        .doesNotContain("⟦");
    assertThat(run.code()).isZero();
  }

  /** The number of a hint is that of its option: the same word answers the question. */
  @Test
  void hintsAreSaidOnceTheyAreAllowed() {
    String typed = "hint\nhints\nhint\n? 1\nquit\nn\n";
    for (String game : List.of("clank", "rone")) {
      Run run = Run.in(folder, Games.registered(), typed, "play", game, "--seed", "1");
      assertThat(run.out())
          .contains("Hints are off; type hints to allow them")
          .contains("* From now on hint says what the bot of the game would do.")
          .containsPattern("> hint\n[0-9]+\\. [^\n]+\n(   [^\n]+\n)+")
          .doesNotContain("⟦");
    }
    Run czech =
        Run.in(
            folder,
            Games.registered(),
            "rady\nrada\nrady\nrada\nkonec\nn\n",
            "play",
            "nemesis",
            "--lang",
            "cs");
    assertThat(czech.out())
        .contains("Odteď slovo rada řekne")
        .containsPattern("> rada\n[0-9]+\\. ")
        .contains("Odteď se nikdo nesmí ptát, co by udělal bot.")
        .contains("Rady jsou vypnuté");
  }

  @Test
  void whyNamesTheRuleAndWhatWouldHelp() {
    String typed = "1\nwhy\n".repeat(4) + "why nothing\nquit\nn\n";
    Run run = Run.in(folder, GAMES, typed, "play", "demo", "--unoffered", "--seed", "7");
    assertThat(run.out())
        .contains("(D5.1) Get a probe: by a search")
        .contains("Nothing of that name is refused now: nothing");
  }

  @Test
  void refusedChoicesAreExplained() {
    Run run = pebbles("3\n3\n1\n?\n2\n\nn\n");
    assertThat(run.out())
        .contains("(1 more not possible now; ? says why)")
        .contains("Not possible now:\n  - take 3: There are not that many.");
  }

  @Test
  void anAnswerCanBeTakenBackFreelyWhenNothingBecameKnown() {
    Run run = pebbles("undo\n2\nundo\nquit\n");
    assertThat(run.out())
        .contains("Player 1 has no answer to take back.")
        .contains("Heap: 7")
        .contains("Taken back.");
    assertThat(run.out().lastIndexOf("Heap: 9")).isGreaterThan(run.out().indexOf("Heap: 7"));
  }

  @Test
  void beyondABarrierEverybodyMustAgree() {
    Run no = demo("\n1\n\n1\nundo\nn\nquit\nn\n", "--bots", "0");
    assertThat(no.out()).contains("Does everybody agree? (y/n) n\n").doesNotContain("Taken back.");
    Run yes = demo("\n1\n\n1\nundo\ny\nlog\nquit\nn\n", "--bots", "0");
    assertThat(yes.out()).contains("Taken back.");
    String after = yes.out().substring(yes.out().indexOf("Taken back."));
    assertThat(after).contains("Lay one card face down").doesNotContain("You bid");
    assertThat(yes.code()).isZero();
  }

  @Test
  void whoPlaysAloneAgainstBotsAsksNobody() {
    Run run = demo("1\nundo\nlog\nquit\n");
    assertThat(run.out()).contains("Taken back.").doesNotContain("Does everybody agree?");
    String after = run.out().substring(run.out().indexOf("Taken back."));
    assertThat(after).contains("Lay one card face down").doesNotContain("You bid");
  }

  @Test
  void theEndCanBeTakenBackToo() throws IOException {
    Run run = pebbles("3\n3\n3\nundo\n1\nsave a\nquit\n");
    assertThat(run.out()).containsOnlyOnce("The game is over.").contains("Taken back.");
    String after = run.out().substring(run.out().indexOf("Taken back."));
    assertThat(after).contains("Heap: 3").contains("Heap: 2");
    assertThat(saved("a").answers().stream().map(Replay.Answer::option))
        .containsExactly("take:3", "take:3", "take:1");
    String ended = "\n3\n\n3\n\n3\nundo\n%s\nquit\nn\n";
    Run no = pebbles(ended.formatted("n"), "--players", "2", "--bots", "0");
    assertThat(no.out()).contains("Does everybody agree? (y/n) n").doesNotContain("Taken back.");
    Run yes = pebbles(ended.formatted("y"), "--players", "2", "--bots", "0");
    assertThat(yes.out()).contains("Taken back.");
  }

  @Test
  void whatCannotBeTakenBackFreelyIsMarkedBefore() {
    int free = 0;
    int barred = 0;
    for (int i = 0; i < 40; i++) {
      String typed = "1\n".repeat(i) + "2\nundo\nn\nquit\nn\n";
      String out = demo(typed, "--always-ask", "--bots", "0").out();
      String asked = out.substring(0, Math.max(0, out.lastIndexOf("\n> 2\n")));
      int option = asked.indexOf("\n  2. ", Math.max(0, asked.lastIndexOf("\n> ")));
      if (option < 0) continue; // somebody else was to come to the keyboard, or had one option
      String line = asked.substring(option).lines().skip(1).findFirst().orElseThrow();
      boolean consent = out.contains("taking this back needs everybody's consent.");
      if (!line.contains(" (!)")) assertThat(consent).as(line).isFalse();
      if (!line.contains(" (!)")) free++;
      else if (consent) barred++;
    }
    assertThat(free).isGreaterThan(3);
    assertThat(barred).isGreaterThan(3);
  }

  @Test
  void theMarkIsExplained() {
    Run run = demo("\n1\n\n?\n? 1\nquit\nn\n", "--bots", "0");
    assertThat(run.out())
        .contains(" (!)\n")
        .contains("  (!) after this undo may need everybody's consent\n")
        .contains("(!) marks what makes something known")
        .contains("By this something becomes known: undo may need everybody's consent after it.");
    assertThat(pebbles("? 1\n2\nquit\nn\n").out())
        .doesNotContain("(!)")
        .contains("This can be taken back freely.");
  }

  @Test
  void aSavedGameGoesOn() throws IOException {
    Run first = demo("1\n1\nsave game.json\n1\nquit\nn\n");
    assertThat(first.out()).contains("Saved to ").contains("play demo --unoffered --from ");
    Replay saved = saved("game.json");
    Run second =
        Run.in(
            folder,
            GAMES,
            "save again.json\nquit\n",
            "play",
            "demo",
            "--unoffered",
            "--from",
            "game.json");
    assertThat(second.out()).contains("answers so far: " + saved.answers().size());
    assertThat(saved("again.json")).isEqualTo(saved);
  }

  @Test
  void loadingComesBackToTheSavedGame() throws IOException {
    Run run = pebbles("1\nsave a\n2\nload a\ny\nsave b\nquit\n");
    assertThat(run.out()).contains("The present game is not saved. Drop it? (y/n) y");
    assertThat(saved("b")).isEqualTo(saved("a"));
    assertThat(pebbles("load nowhere\nload\nquit\n").out())
        .contains("There is no file \"nowhere\".")
        .contains("Load which file?");
  }

  @Test
  void nothingIsOverwrittenSilently() throws IOException {
    Files.writeString(folder.resolve("mine"), "precious");
    Run run = pebbles("1\nsave mine\nn\nquit\nn\n");
    assertThat(run.out())
        .contains("\"mine\" exists. Overwrite it? (y/n) n")
        .contains("exists and was left as it is");
    assertThat(folder.resolve("mine")).hasContent("precious");
    pebbles("1\nsave mine\ny\nquit\n");
    assertThat(saved("mine").answers()).hasSize(1);
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void whatCannotBeWrittenIsSaid() throws IOException {
    Files.createDirectory(folder.resolve("folder"));
    Run run = pebbles("1\nsave folder\nsave no/such/place\nsave\nsave /proc/game\nquit\nn\n");
    assertThat(run.out())
        .contains("\"folder\" is a folder, not a file.")
        .contains("\"no/such/place\" cannot be saved: its folder does not exist.")
        .contains("Save where? For example: save starboard-pebbles-")
        .contains("\"/proc/game\" cannot be ");
    assertThat(run.code()).isZero();
  }

  @Test
  void theEndOfInputLosesNothing() throws IOException {
    Run run = pebbles("1\n2\n", "--seed", "3");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Saved to ").contains("starboard-pebbles-3.json");
    assertThat(saved("starboard-pebbles-3.json").answers()).hasSize(2);
    pebbles("1\n", "--seed", "3");
    assertThat(saved("starboard-pebbles-3-2.json").answers()).hasSize(1);
  }

  @Test
  void quittingOffersToSave() throws IOException {
    Run run = pebbles("1\nquit\n\n", "--seed", "4");
    assertThat(run.out()).contains("Enter for starboard-pebbles-4.json");
    assertThat(saved("starboard-pebbles-4.json").answers()).hasSize(1);
    assertThat(pebbles("quit\n").out()).doesNotContain("Save the game first?");
  }

  @Test
  void aCurtainFallsBetweenTwoPeople() {
    Run run = demo("\n1\n\n1\nquit\nn\n", "--bots", "0");
    String[] screens = run.out().split("-{80}\n", -1);
    assertThat(run.out())
        .contains("Pass the keyboard to Player 1, then press Enter.")
        .contains("Pass the keyboard to Player 2, then press Enter.");
    for (String screen : screens) {
      boolean one = screen.contains("Player 1 (you):");
      boolean two = screen.contains("Player 2 (you):");
      assertThat(one && two).isFalse();
      if (two) assertThat(screen).containsPattern("Player 1:\n  Hand: [0-9] unseen");
    }
  }

  @Test
  void theKeyboardCanBeTakenBackAtTheCurtain() {
    Run run = pebbles("\n2\nundo\ny\nquit\n", "--players", "2", "--bots", "0");
    assertThat(run.out()).contains("Taken back.");
    assertThat(run.out().lastIndexOf("Heap: 9")).isGreaterThan(run.out().indexOf("Taken back."));
  }

  @Test
  void loneOptionsAreAnsweredUnlessAlwaysAsked() {
    assertThat(demo("1\n".repeat(60) + "\nn\n", "--players", "3").out())
        .contains("Answered for you, there was only one option: Let it be.");
    assertThat(demo("1\n".repeat(200) + "\nn\n", "--players", "3", "--always-ask").out())
        .doesNotContain("Answered for you")
        .contains("  1. Let it be\n");
  }

  @Test
  void oddInputIsAskedAgain() {
    Run run = pebbles("0\n99999999999999999999\nfoo bar\n\u0000\u0001\n\n1\nquit\nn\n");
    assertThat(run.out())
        .contains("I do not understand \"foo bar\"; type a number from 1 to 3, or ? for help.")
        .contains("> \nType a number from 1 to 3, or ? for help.\n")
        .doesNotContain("\"\"");
    assertThat(run.code()).isZero();
  }

  @Test
  void whatIsTypedAtLengthIsRepeatedInPart() {
    Run run = pebbles("x".repeat(1000) + "\n? " + "y".repeat(1000) + "\nquit\n");
    assertThat(run.out())
        .contains("I do not understand\n    \"" + "x".repeat(60) + "…\"; type a")
        .contains("Nothing here is called\n    \"" + "y".repeat(60) + "…\".");
  }

  @Test
  void theEndIsSaidOnce() {
    String out = pebbles("3\n".repeat(9) + "\nn\n").out();
    assertThat(out).containsOnlyOnce("The game is over.").contains("Type undo, save FILE, log");
  }
}
