package starboard.app.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Ask;
import starboard.kernel.Bot;
import starboard.kernel.Choice;
import starboard.kernel.Decision;
import starboard.kernel.Event;
import starboard.kernel.FastRng;
import starboard.kernel.Game;
import starboard.kernel.Playthrough;
import starboard.kernel.Refusal;
import starboard.kernel.Replay;
import starboard.kernel.Result;
import starboard.kernel.Scene;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Shortcut;
import starboard.kernel.State;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import starboard.kernel.Widget;

/**
 * A game at one terminal: people type numbers, bots play the other seats. When several people play,
 * the screen is cleared between them.
 */
public final class TerminalGame<S extends State<S>> {

  private static final String CLEAR = "\u001B[H\u001B[2J\u001B[3J";
  private static final int TALL = 60;

  /** How much of the story so far somebody is told who goes on with a saved game. */
  private static final int RECALLED = 40;

  /** The people have gone. */
  private static final class EndOfInput extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Session session;
  private final Game<S> game;
  private final Seats people;
  private final Bot<S> bot;
  private final boolean alwaysAsk;
  private final PrintWriter out;

  private Playthrough<S> play;
  private final Story story;
  private final Changes changes = new Changes();
  private @Nullable Seat atKeyboard;
  private boolean leaving;

  /** The game as it would be lost, for whoever has to save it in a hurry; null if it is saved. */
  private volatile @Nullable Replay unsaved;

  /**
   * @param people the seats of those at the keyboard; the bot plays the others
   * @param alwaysAsk whether people are asked even if they have one option only
   */
  public TerminalGame(
      Session session, Playthrough<S> play, Seats people, Bot<S> bot, boolean alwaysAsk) {
    this.session = session;
    this.game = play.game();
    this.people = people;
    this.bot = bot;
    this.alwaysAsk = alwaysAsk;
    this.out = session.io().out();
    this.story = new Story(session.io().ansi());
    this.play = play;
    retell(play.replay());
    unsaved = null;
    story.recall(people, RECALLED);
  }

  /** Plays until the game is over or the people leave. */
  public void run() {
    try {
      if (!people.isEmpty() && play.answers().isEmpty()) goal();
      while (!leaving) {
        if (play.state().over()) afterTheEnd();
        else turn(play.state().next());
      }
    } catch (EndOfInput end) {
      out.println();
      rescue();
    } catch (UncheckedIOException | Refusal fault) {
      throw fault;
    } catch (RuntimeException fault) {
      rescue();
      throw fault;
    } finally {
      out.flush();
    }
  }

  /** Saves what would be lost and says where. */
  public void rescue() {
    Replay lost = unsaved;
    if (lost == null || lost.answers().isEmpty()) return;
    Path path = Saves.rescue(lost, session.io().folder());
    unsaved = null;
    sayResume(path);
  }

  private void sayResume(Path path) {
    out.println(session.say("play.saved", Arg.word(path.toString())));
    out.println(session.say("play.go-on", Arg.word(resume(game, path.toString()))));
  }

  /** The command that goes on with a saved game. */
  static String resume(Game<?> game, String file) {
    return "starboard play "
        + game.id()
        + (game.offered() ? "" : " --unoffered")
        + " --from "
        + (file.contains(" ") ? '"' + file + '"' : file);
  }

  // Turns

  private void turn(Seat seat) {
    S s = play.state();
    if (!people.has(seat)) {
      give(seat, botChoice(s, seat));
    } else if (isAutomatic(seat)) {
      give(seat, s.choices(seat).at(0));
    } else if (atTheKeyboard(seat)) {
      ask(seat);
    }
    if (people.isEmpty()) out.print(story.news(null));
  }

  /** A bot thinks in a world it cannot tell from the true one. */
  private Choice botChoice(S s, Seat seat) {
    long seed = FastRng.mix(play.replay().seed().hashCode() + FastRng.mix(s.answers()));
    S world = s.imagine(seat, seed);
    Choice choice = bot.choose(world, seat, new SplittableRandom(FastRng.mix(seed)));
    if (!s.choices(seat).contains(choice)) {
      throw new IllegalStateException(choice + " is possible only in an imagined world");
    }
    return choice;
  }

  /** A question that was opened only so that nobody learns from its absence. */
  private boolean isAutomatic(Seat seat) {
    Ask<S, ?> ask = play.state().question(seat);
    return !alwaysAsk
        && people.has(seat)
        && ask != null
        && ask.secret()
        && play.state().choices(seat).size() == 1;
  }

  private void give(Seat seat, Choice choice) {
    if (isAutomatic(seat)) {
      Text option = play.state().decision(seat).options().getFirst().text();
      String said = session.say("play.automatic", Arg.word(session.say(game, option)));
      story.add(Seats.of(seat), said);
    }
    play.answer(seat, choice);
    tell();
    unsaved = play.replay();
  }

  private void tell() {
    for (Event event : play.takeEvents()) {
      story.add(event.seats(), session.say(game, event.text()));
    }
  }

  /** Makes the game and its log anew from its answers. */
  private void retell(Replay replay) {
    play = Playthrough.open(game, replay.setup(), replay.seed());
    story.forget();
    tell();
    for (Replay.Answer answer : replay.answers()) {
      Choice choice = play.state().choice(answer.seat(), answer.option());
      if (choice == null) throw new IllegalStateException("not possible any more: " + answer);
      give(answer.seat(), choice);
    }
    unsaved = replay;
    changes.forget();
  }

  // Who reads

  /** Hands the keyboard over if another person has to decide; false if the table changed. */
  private boolean atTheKeyboard(Seat seat) {
    if (people.size() < 2 || atKeyboard == seat) {
      atKeyboard = seat;
      return true;
    }
    clear();
    String typed = readLine(session.say("play.pass", Arg.word(session.player(seat))));
    Command command = Command.of(typed.strip());
    if (command == Command.UNDO && atKeyboard != null) {
      undo(atKeyboard);
      return false;
    }
    if (command == Command.QUIT) {
      quit();
      return false;
    }
    atKeyboard = seat;
    changes.forget();
    clear();
    return true;
  }

  private void clear() {
    if (session.io().ansi()) {
      out.print(CLEAR);
      out.flush();
    } else if (session.io().terminal()) {
      for (int i = 0; i < TALL; i++) out.println();
    } else {
      out.println("-".repeat(SceneText.WIDTH));
    }
  }

  private Scene scene(@Nullable Seat seat) {
    return game.scene(play.state(), seat == null ? Viewer.PUBLIC : Viewer.of(seat));
  }

  // Questions

  private void ask(Seat seat) {
    out.print(story.news(seat));
    out.println();
    SceneText text = new SceneText(session, game.words(), seat);
    out.print(changes.of(scene(seat), text));
    Decision decision = play.state().decision(seat);
    Lines question = text.lines();
    question.blank();
    if (people.size() > 1) question.add(0, session.say("play.your-turn", Arg.of(seat)));
    text.decision(question, 0, decision);
    out.print(question);
    while (!answered(seat, decision, readLine("> ").strip())) out.flush();
  }

  /** Whether what was typed changed the table, so that the question is asked anew or over. */
  private boolean answered(Seat seat, Decision decision, String typed) {
    int number = number(typed);
    int count = decision.options().size();
    if (number >= 1 && number <= count) {
      answer(seat, decision.options().get(number - 1).id());
      return true;
    }
    if (typed.length() == 1
        && typed.charAt(0) >= 'a'
        && typed.charAt(0) - 'a' < decision.shortcuts().size()) {
      take(seat, decision.shortcuts().get(typed.charAt(0) - 'a'));
      return true;
    }
    if (play.state().choice(seat, typed) != null) {
      answer(seat, typed);
      return true;
    }
    return carriedOut(seat, decision, typed);
  }

  private static int number(String typed) {
    return typed.matches("[0-9]{1,6}") ? Integer.parseInt(typed) : -1;
  }

  private void answer(Seat seat, String option) {
    Choice choice = play.state().choice(seat, option);
    if (choice == null) throw new IllegalStateException("no choice for " + option);
    give(seat, choice);
  }

  /** Sends the options of a shortcut one after another, as long as they are there. */
  private void take(Seat seat, Shortcut shortcut) {
    for (String option : shortcut.options()) {
      if (!play.state().deciding().has(seat)) return;
      Choice choice = play.state().choice(seat, option);
      if (choice == null) return;
      give(seat, choice);
    }
  }

  private boolean carriedOut(Seat seat, Decision decision, String typed) {
    String spaced = typed.startsWith("?") ? "? " + typed.substring(1) : typed;
    String[] words = spaced.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    Command command = Command.of(words[0]);
    if (command == null) {
      say("play.unknown", Arg.word(typed), Arg.of(decision.options().size()));
      return false;
    }
    try {
      switch (command) {
        case EXPLAIN -> explain(seat, decision, rest);
        case LOG -> out.print(story.whole(seat));
        case SCENE -> out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
        case SAVE -> save(rest);
        case LOAD -> {
          return load(rest);
        }
        case UNDO -> {
          return undo(seat);
        }
        case QUIT -> {
          return quit();
        }
      }
    } catch (Refusal refusal) {
      out.println(session.say(refusal.text()));
    }
    return false;
  }

  private Scene withoutPrompt(@Nullable Seat seat) {
    List<Widget> widgets = new ArrayList<>(scene(seat).widgets());
    widgets.removeIf(widget -> widget instanceof Widget.Prompt || widget instanceof Widget.Log);
    return new Scene(widgets);
  }

  private void explain(Seat seat, Decision decision, String what) {
    Explanations explanations =
        new Explanations(session, new SceneText(session, game.words(), seat), scene(seat));
    int number = number(what);
    if (what.isEmpty()) {
      goal();
      out.print(explanations.of(decision));
    } else if (number >= 1 && number <= decision.options().size()) {
      out.print(explanations.of(decision, number));
    } else {
      String found = explanations.of(what);
      if (found == null) say("explain.nothing", Arg.word(what));
      else out.print(found);
    }
  }

  /** What the game is about, if it says so. */
  private void goal() {
    Lines goal = new Lines(SceneText.WIDTH, session.io().ansi());
    String said = session.about(game, "game.goal");
    if (said.isEmpty()) return;
    goal.add(0, said);
    goal.blank();
    out.print(goal);
  }

  // Undo, save, load, quit

  private boolean undo(Seat seat) {
    Replay before = play.replay();
    boolean agreed = false;
    do {
      try {
        play.takeBack(seat);
      } catch (Refusal refusal) {
        if (!refusal.code().equals("needs-consent")) {
          retell(before);
          out.println(session.say(refusal.text()));
          return false;
        }
        if (!agreed) {
          out.println(session.say(refusal.text()));
          agreed = yes("play.everybody-agrees");
          if (!agreed) {
            retell(before);
            return false;
          }
        }
        play.undo(lastAnswer(seat));
      }
    } while (isAutomatic(seat));
    retell(play.replay());
    story.shorten(people);
    say("play.taken-back");
    return true;
  }

  private int lastAnswer(Seat seat) {
    List<Replay.Answer> answers = play.answers();
    int index = answers.size() - 1;
    while (answers.get(index).seat() != seat) index--;
    return index;
  }

  private void save(String file) {
    if (file.isEmpty()) {
      say("play.save-where", Arg.word(Saves.freeName(play.replay(), session.io().folder())));
      return;
    }
    boolean overwrite =
        Saves.exists(session.io().folder(), file) && yes("play.overwrite", Arg.word(file));
    Path path = Saves.write(session.io().folder(), file, play.replay(), overwrite);
    unsaved = null;
    sayResume(path);
  }

  private boolean load(String file) {
    if (file.isEmpty()) {
      say("play.load-what");
      return false;
    }
    Replay replay = Saves.read(file, session);
    Playthrough<S> loaded = Playthrough.of(game, replay);
    if (loaded.state().players() != play.state().players()) {
      throw new Refusal(
          "bad-file",
          Text.of("play.other-players", loaded.state().players(), play.state().players()));
    }
    if (unsaved != null && !yes("play.drop")) return false;
    retell(replay);
    unsaved = null;
    story.unread();
    atKeyboard = people.size() > 1 ? null : atKeyboard;
    return true;
  }

  private boolean quit() {
    Replay lost = unsaved;
    if (lost != null && !lost.answers().isEmpty()) {
      String name = Saves.freeName(lost, session.io().folder());
      String typed = readLine(session.say("play.quit", Arg.word(name)) + " ").strip();
      if (isNo(typed)) {
        say("play.not-saved");
      } else {
        try {
          save(typed.isEmpty() || isYes(typed) ? name : typed);
        } catch (Refusal refusal) {
          out.println(session.say(refusal.text()));
          return false;
        }
        if (unsaved != null) return false;
      }
    }
    unsaved = null;
    leaving = true;
    return true;
  }

  private void afterTheEnd() {
    Seat seat = people.isEmpty() ? null : atKeyboard == null ? people.first() : atKeyboard;
    out.print(story.news(seat));
    out.println();
    out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
    out.println();
    out.print(results(session, game, play.state().result()));
    if (people.isEmpty() || seat == null) {
      leaving = true;
      return;
    }
    while (!leaving && play.state().over()) {
      String typed = readLine(session.say("play.over") + "\n> ").strip();
      String[] words = typed.split("\\s+", 2);
      Command command = Command.of(words[0]);
      try {
        switch (command) {
          case UNDO -> undo(seat);
          case SAVE -> save(words.length > 1 ? words[1] : "");
          case LOG -> out.print(story.whole(seat));
          case SCENE ->
              out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
          case QUIT -> quit();
          case LOAD -> load(words.length > 1 ? words[1] : "");
          case EXPLAIN -> {}
          case null -> {
            if (typed.isEmpty()) quit();
          }
        }
      } catch (Refusal refusal) {
        out.println(session.say(refusal.text()));
      }
    }
  }

  /** How the game ended, seat by seat. */
  static String results(Session session, Game<?> game, @Nullable Result result) {
    Lines lines = new Lines(SceneText.WIDTH, session.io().ansi());
    if (result == null) return "";
    lines.add(0, session.say("result.over"));
    for (Result.Outcome seat : result.seats()) {
      String points =
          seat.score() == null ? "" : ", " + session.say("result.points", Arg.of(seat.score()));
      String won = session.say(result.winners().has(seat.seat()) ? "result.won" : "result.not-won");
      lines.add(
          2,
          session.player(seat.seat()) + ": " + won + points + ". " + session.say(game, seat.why()));
    }
    return lines.toString();
  }

  // Talking

  private void say(String key, Arg... args) {
    Lines lines = new Lines(SceneText.WIDTH, false);
    lines.add(0, session.say(key, args));
    out.print(lines);
  }

  private boolean yes(String key, Arg... args) {
    return isYes(readLine(session.say(key, args) + " ").strip());
  }

  private static boolean isYes(String typed) {
    return List.of("y", "yes", "a", "ano").contains(typed.toLowerCase(Locale.ROOT));
  }

  private static boolean isNo(String typed) {
    return List.of("n", "no", "ne").contains(typed.toLowerCase(Locale.ROOT));
  }

  private String readLine(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      String line = session.io().in().readLine();
      if (line == null) throw new EndOfInput();
      if (!session.io().terminal()) out.println(line);
      return line;
    } catch (IOException unreadable) {
      throw new EndOfInput();
    }
  }
}
