package starboard.app.terminal;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import starboard.kernel.chance.FastRng;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.play.Barriers;
import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * A game at one terminal: people type numbers, bots play the other seats. When several people play,
 * the screen is cleared between them.
 */
public final class TerminalGame<S extends State<S>> {

  /** How much of the story so far somebody is told who goes on with a saved game. */
  private static final int RECALLED = 40;

  private final Session session;
  private final Game<S> game;
  private final Seats people;
  private final Bot<S> bot;
  private final boolean alwaysAsk;
  private final PrintWriter out;
  private final Keyboard keyboard;
  private final UnsavedGame unsaved;

  private Playthrough<S> play;
  private final Story story;
  private final Changes changes = new Changes();
  private @Nullable Seat atKeyboard;

  /** Who wants to be asked what nobody is asked who has not said so. */
  private Seats willing = Seats.NONE;

  private boolean leaving;

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
    this.keyboard = new Keyboard(session);
    this.unsaved = new UnsavedGame(session, game, keyboard);
    this.story = new Story(session);
    this.play = play;
    retell(play.replay());
    unsaved.none();
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
    } catch (Keyboard.Closed gone) {
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
    unsaved.rescue();
  }

  // Turns

  private void turn(Seat seat) {
    S s = play.state();
    if (!people.has(seat)) {
      give(seat, botChoice(s, seat));
    } else {
      Choice automatic = automatic(seat);
      if (automatic != null) give(seat, automatic);
      else if (atTheKeyboard(seat)) ask(seat);
    }
    if (people.isEmpty()) out.print(story.news(null));
  }

  /** A bot thinks in a world it cannot tell from the true one. */
  private Choice botChoice(S s, Seat seat) {
    long seed = FastRng.mix(play.replay().seed().hashCode() + FastRng.mix(s.answers()));
    S world = s.imagine(seat, seed);
    Choice choice =
        bot.choose(world, seat, Budget.ENDLESS, new SplittableRandom(FastRng.mix(seed)));
    if (!s.choices(seat).contains(choice)) {
      throw new IllegalStateException(choice + " is possible only in an imagined world");
    }
    return choice;
  }

  private @Nullable Choice automatic(Seat seat) {
    int last = play.lastAnswer(seat);
    boolean back = last >= 0 && last >= play.state().barrier(seat);
    return automatic(play.state(), seat, back);
  }

  /**
   * The lone choice of a question that was opened only so that nobody learns from its absence, or
   * the one that lets be what nobody is asked who has not said so; null if the person is asked.
   *
   * @param back whether the person can still take back the last answer freely
   */
  private @Nullable Choice automatic(S s, Seat seat, boolean back) {
    Ask<S, ?> ask = s.question(seat);
    if (!people.has(seat) || ask == null || !ask.secret()) return null;
    if (isUnasked(ask, s)) return willing.has(seat) ? null : ask.letItBe();
    if (alwaysAsk || (back && ask.deliberate())) return null;
    Choices<?> choices = s.choices(seat);
    return choices.size() == 1 ? choices.at(0) : null;
  }

  private boolean isUnasked(Ask<S, ?> ask, S s) {
    return game.unasked().contains(ask.question(s).key());
  }

  private void give(Seat seat, Choice choice) {
    play(seat, choice);
    unsaved.changed(play.replay());
  }

  private void play(Seat seat, Choice choice) {
    if (automatic(seat) != null && play.state().choices(seat).size() == 1) {
      Text option = play.state().decision(seat).options().getFirst().text();
      String said = session.say("play.automatic", Arg.word(session.say(game, option)));
      story.add(Seats.of(seat), said);
    }
    play.answer(seat, choice);
    tell();
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
      play(answer.seat(), choice);
    }
    unsaved.changed(replay);
    changes.forget();
  }

  // Who reads

  /** Hands the keyboard over if another person has to decide; false if the table changed. */
  private boolean atTheKeyboard(Seat seat) {
    if (people.size() < 2 || atKeyboard == seat) {
      atKeyboard = seat;
      return true;
    }
    keyboard.clear();
    String typed = keyboard.line(session.say("play.pass", Arg.word(session.player(seat))));
    Command command = Command.of(typed);
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
    keyboard.clear();
    return true;
  }

  private Scene scene(@Nullable Seat seat) {
    return game.scene(play.state(), seat == null ? Viewer.PUBLIC : Viewer.of(seat));
  }

  // Questions

  private void ask(Seat seat) {
    out.print(story.news(seat));
    out.println();
    SceneText text = new SceneText(session, game.words(), seat);
    String changed = changes.of(scene(seat), text);
    out.print(changed);
    Question question = question(seat);
    Lines lines = session.lines();
    if (!changed.isEmpty()) lines.blank();
    if (people.size() > 1) lines.add(0, session.say("play.your-turn", Arg.of(seat)));
    text.question(lines, 0, question);
    out.print(lines);
    while (!answered(seat, question, keyboard.line("> "))) out.flush();
  }

  private Question question(Seat seat) {
    S s = play.state();
    return new Question(s.decision(seat), Barriers.of(s, seat, sequel(seat)));
  }

  /** Lone options are answered, and bots play on at once. */
  private Barriers.Sequel<S> sequel(Seat seat) {
    return new Barriers.Sequel<>() {
      @Override
      public @Nullable Choice answer(S after) {
        return automatic(after, seat, true);
      }

      @Override
      public boolean isFinal(S after) {
        return !after.over() && !people.has(after.next());
      }
    };
  }

  /** Whether what was typed changed the table, so that the question is asked anew or over. */
  private boolean answered(Seat seat, Question question, String typed) {
    Decision decision = question.decision();
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
    return carriedOut(seat, question, typed);
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

  private boolean carriedOut(Seat seat, Question question, String typed) {
    String spaced = typed.startsWith("?") ? "? " + typed.substring(1) : typed;
    String[] words = spaced.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    Command command = Command.of(words[0]);
    if (command == null) {
      int options = question.decision().options().size();
      if (typed.isEmpty()) keyboard.say("play.choose", Arg.of(options));
      else keyboard.say("play.unknown", Arg.word(typed), Arg.of(options));
      return false;
    }
    try {
      switch (command) {
        case EXPLAIN -> explain(seat, question, rest);
        case LOG -> out.print(story.whole(seat));
        case SCENE -> out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
        case SAVE -> unsaved.save(rest, play.replay());
        case ASK -> {
          toggleAsking(seat);
          return true;
        }
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
      keyboard.say(refusal);
    }
    return false;
  }

  /** Whether that person is asked what nobody is asked who has not said so. */
  private void toggleAsking(Seat seat) {
    if (game.unasked().isEmpty()) {
      keyboard.say("play.ask.nothing");
      return;
    }
    boolean on = !willing.has(seat);
    willing = on ? willing.with(seat) : willing.without(seat);
    for (String kind : game.unasked()) {
      String about = session.say(game, Text.of(kind + ".kind"));
      keyboard.say(on ? "play.ask.on" : "play.ask.off", Arg.word(about));
    }
  }

  private Scene withoutPrompt(@Nullable Seat seat) {
    List<Widget> widgets = new ArrayList<>(scene(seat).widgets());
    widgets.removeIf(widget -> widget instanceof Widget.Prompt || widget instanceof Widget.Log);
    return new Scene(widgets);
  }

  private void explain(Seat seat, Question question, String what) {
    Explanations explanations =
        new Explanations(session, new SceneText(session, game.words(), seat), scene(seat));
    int number = number(what);
    if (what.isEmpty()) {
      goal();
      out.print(explanations.of(question));
    } else if (number >= 1 && number <= question.decision().options().size()) {
      out.print(explanations.of(question, number));
    } else {
      String found = explanations.of(what);
      if (found == null) keyboard.say("explain.nothing", Arg.word(what));
      else out.print(found);
    }
  }

  /** What the game is about, if it says so. */
  private void goal() {
    Lines goal = session.lines();
    String said = session.about(game, "game.goal");
    if (said.isEmpty()) return;
    said.lines().forEach(line -> goal.add(0, line));
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
          keyboard.say(refusal);
          return false;
        }
        if (!agreed) {
          keyboard.say(refusal);
          agreed = keyboard.yes("play.everybody-agrees");
          if (!agreed) {
            retell(before);
            return false;
          }
        }
        play.undo(play.lastAnswer(seat));
      }
    } while (automatic(seat) != null);
    retell(play.replay());
    story.shorten(people);
    keyboard.say("play.taken-back");
    return true;
  }

  private boolean load(String file) {
    if (file.isEmpty()) {
      keyboard.say("play.load-what");
      return false;
    }
    Replay replay = Saves.read(file, session);
    Playthrough<S> loaded = Playthrough.of(game, replay);
    if (loaded.state().players() != play.state().players()) {
      throw new Refusal(
          "bad-file",
          Text.of("play.other-players", loaded.state().players(), play.state().players()));
    }
    if (unsaved.exists() && !keyboard.yes("play.drop")) return false;
    retell(replay);
    unsaved.none();
    story.unread();
    atKeyboard = people.size() > 1 ? null : atKeyboard;
    return true;
  }

  private boolean quit() {
    leaving = unsaved.confirmLeave();
    return leaving;
  }

  private void afterTheEnd() {
    Seat seat = people.isEmpty() ? null : atKeyboard == null ? people.first() : atKeyboard;
    out.print(story.news(seat));
    out.println();
    out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
    out.println();
    out.print(Results.of(session, game, play.state().result()));
    if (people.isEmpty() || seat == null) {
      leaving = true;
      return;
    }
    while (!leaving && play.state().over()) {
      String typed = keyboard.line(session.say("play.over") + "\n> ");
      String[] words = typed.split("\\s+", 2);
      Command command = Command.of(words[0]);
      try {
        switch (command) {
          case UNDO -> undo(seat);
          case SAVE -> unsaved.save(words.length > 1 ? words[1] : "", play.replay());
          case LOG -> out.print(story.whole(seat));
          case SCENE ->
              out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
          case QUIT -> quit();
          case LOAD -> load(words.length > 1 ? words[1] : "");
          case EXPLAIN, ASK -> {}
          case null -> {
            if (typed.isEmpty()) quit();
          }
        }
      } catch (Refusal refusal) {
        keyboard.say(refusal);
      }
    }
  }
}
