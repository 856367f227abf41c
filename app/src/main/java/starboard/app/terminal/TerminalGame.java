package starboard.app.terminal;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.bot.Coaching;
import starboard.table.log.Reaction;
import starboard.table.state.Foresight;
import starboard.table.state.TableState;
import starboard.table.twin.Sight;
import starboard.table.twin.Twin;

/**
 * A table at one terminal: people type numbers, bots play the other seats. When several people
 * play, the screen is cleared between them.
 */
public final class TerminalGame implements AutoCloseable {

  /** How much of the story so far somebody is told who goes on with a saved game. */
  private static final int RECALLED = 40;

  private final Session session;
  private final Game<?> game;
  private final Seats people;
  private final Function<Seat, String> bots;
  private final boolean alwaysAsk;
  private final PrintWriter out;
  private final Keyboard keyboard;
  private final UnsavedGame unsaved;
  private final Foresight foresight = new Foresight();
  private final Changes changes = new Changes();

  private volatile HotSeat table;
  private Story story;
  private TableState<?> now;
  private @Nullable Seat atKeyboard;
  private boolean leaving;

  /**
   * Lays the table; refused if the rules do not allow the game.
   *
   * @param begun the game as far as it has come
   * @param people the seats of those at the keyboard
   * @param bots who plays the other seats
   * @param alwaysAsk whether people are asked even if they have one option only
   */
  public TerminalGame(
      Session session, Replay begun, Seats people, Function<Seat, String> bots, boolean alwaysAsk) {
    this.session = session;
    this.game = session.games().named(begun.game());
    this.people = people;
    this.bots = bots;
    this.alwaysAsk = alwaysAsk;
    this.out = session.io().out();
    this.keyboard = new Keyboard(session);
    this.table = laid(begun);
    this.story = new Story(session, table);
    this.now = table.latest();
    this.unsaved = new UnsavedGame(session, game, keyboard, begun, () -> table.latest().replay());
    story.hear(now);
    story.recall(people, RECALLED);
  }

  private HotSeat laid(Replay begun) {
    return new HotSeat(session, begun, people, bots, alwaysAsk);
  }

  /** Plays until the game is over or the people leave. */
  public void run() {
    try {
      if (!people.isEmpty() && now.state().answers() == 0) goal();
      while (!leaving) {
        now = table.next();
        story.hear(now);
        if (people.isEmpty()) out.print(story.news(null));
        if (now.over()) afterTheEnd();
        else if (!people.isEmpty()) turn(now.state().next());
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

  @Override
  public void close() {
    table.close();
  }

  // Who reads

  private void turn(Seat seat) {
    if (atTheKeyboard(seat)) ask(seat);
  }

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
      try {
        undo(atKeyboard);
      } catch (Refusal refusal) {
        keyboard.say(refusal);
      }
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
    return now.scene(seat == null ? Viewer.PUBLIC : Viewer.of(seat));
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
    Decision asked = now.state().decision(seat);
    return new Question(asked, foresight.barriers(now, asked));
  }

  /** Whether what was typed changed the table, so that the question is asked anew or over. */
  private boolean answered(Seat seat, Question question, String typed) {
    Decision decision = question.decision();
    int number = number(typed);
    int count = decision.options().size();
    if (number >= 1 && number <= count) {
      table.choose(seat, decision, decision.options().get(number - 1).id());
      return true;
    }
    if (typed.length() == 1
        && typed.charAt(0) >= 'a'
        && typed.charAt(0) - 'a' < decision.shortcuts().size()) {
      String shortcut = decision.shortcuts().get(typed.charAt(0) - 'a').id();
      table.take(seat, decision, shortcut);
      return true;
    }
    if (now.state().choice(seat, typed) != null) {
      table.choose(seat, decision, typed);
      return true;
    }
    return carriedOut(seat, question, typed);
  }

  private static int number(String typed) {
    return typed.matches("[0-9]{1,6}") ? Integer.parseInt(typed) : -1;
  }

  private boolean carriedOut(Seat seat, Question question, String typed) {
    String spaced = typed.startsWith("?") ? "? " + typed.substring(1) : typed;
    String[] words = spaced.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    Command command = Command.of(words[0]);
    if (command == null) {
      int options = question.decision().options().size();
      if (Twin.isAsked(typed)) asked(seat, typed);
      else if (typed.isEmpty()) keyboard.say("play.choose", Arg.of(options));
      else keyboard.say("play.unknown", Arg.word(typed), Arg.of(options));
      return false;
    }
    try {
      switch (command) {
        case EXPLAIN -> explain(seat, question, rest);
        case LOG -> out.print(story.whole(seat));
        case SCENE -> out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
        case SAVE -> unsaved.save(rest);
        case HINT -> hint(seat, question);
        case HINTS -> {
          table.allowHints(!now.hints());
          return true;
        }
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
    boolean on = false;
    for (String kind : game.unasked()) on |= now.wish(seat, kind) == Reaction.NOT_UNTIL_I_SAY;
    for (String kind : game.unasked()) {
      table.wish(seat, kind, on ? Reaction.ALWAYS : Reaction.NOT_UNTIL_I_SAY);
      String about = session.say(game, Text.of(kind + ".kind"));
      keyboard.say(on ? "play.ask.on" : "play.ask.off", Arg.word(about));
    }
  }

  /** The options the bot of the game likes best, by the numbers to type, with why and the risk. */
  private void hint(Seat seat, Question question) {
    if (!now.hints()) {
      keyboard.say("play.hints.off");
      return;
    }
    List<Coaching.Hint> hints = table.coach(seat).hints();
    if (hints.isEmpty()) keyboard.say("play.hints.silent");
    List<Option> options = question.decision().options();
    SceneText text = new SceneText(session, game.words(), seat);
    Lines lines = session.lines();
    for (Coaching.Hint hint : hints) {
      for (int i = 0; i < options.size(); i++) {
        if (!options.get(i).id().equals(hint.option())) continue;
        lines.add(0, (i + 1) + ". " + text.option(options.get(i)));
        if (hint.why() != null) lines.add(3, text.say(hint.why()));
      }
    }
    out.print(lines);
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

  /** What somebody asked at any time, from what that seat may know. */
  private void asked(@Nullable Seat seat, String typed) {
    Lines lines = session.lines();
    Twin twin = new Twin(Sight.of(now, seat, List.of(), session.language()));
    for (String said : twin.answer(typed)) {
      int indent = said.startsWith(" ") ? 2 : 0;
      lines.add(indent, said.strip());
    }
    out.print(lines);
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
    if (now.over()) return goBackFromTheEnd(seat);
    if (!table.back(seat, () -> everybodyAgrees(seat))) return false;
    changes.forget();
    keyboard.say("play.taken-back");
    return true;
  }

  private boolean everybodyAgrees(Seat seat) {
    keyboard.say("error.needs-consent", Arg.of(seat));
    return keyboard.yes("play.everybody-agrees");
  }

  /** A finished game stays as it is; another one goes on from before the seat's last answer. */
  private boolean goBackFromTheEnd(Seat seat) {
    int last = now.lastActed(seat);
    if (last == 0) {
      throw new Refusal("nothing-to-undo", Text.of("error.nothing-to-undo", seat));
    }
    if (people.size() > 1 && !everybodyAgrees(seat)) return false;
    goOn(laid(table.at(last - 1).replay()), 0);
    keyboard.say("play.taken-back");
    return true;
  }

  private boolean load(String file) {
    if (file.isEmpty()) {
      keyboard.say("play.load-what");
      return false;
    }
    Replay replay = Saves.read(file, session);
    replay.require(game);
    int players = replay.setup().players();
    if (players != now.chairs().size()) {
      throw new Refusal("bad-file", Text.of("play.other-players", players, now.chairs().size()));
    }
    HotSeat other = laid(replay);
    if (unsaved.exists() && !keyboard.yes("play.drop")) {
      other.close();
      return false;
    }
    goOn(other, RECALLED);
    unsaved.keep(replay);
    atKeyboard = people.size() > 1 ? null : atKeyboard;
    return true;
  }

  /**
   * Goes on at another table, by the wishes people have had so far.
   *
   * @param untold how much of its story so far nobody knows
   */
  private void goOn(HotSeat other, int untold) {
    table.close();
    table = other;
    if (now.hints()) table.allowHints(true);
    for (Seat seat : people) {
      now.chair(seat).reactions().forEach((kind, setting) -> table.wish(seat, kind, setting));
    }
    now = table.next();
    story = new Story(session, table);
    story.hear(now);
    story.recall(people, untold);
    changes.forget();
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
    Viewer viewer = seat == null ? Viewer.PUBLIC : Viewer.of(seat);
    out.print(Results.of(session, game, now.state().result(), now.telling(viewer)));
    if (people.isEmpty() || seat == null) {
      leaving = true;
      return;
    }
    while (!leaving && now.over()) {
      String typed = keyboard.line(session.say("play.over") + "\n> ");
      String[] words = typed.split("\\s+", 2);
      Command command = Command.of(words[0]);
      try {
        switch (command) {
          case UNDO -> undo(seat);
          case SAVE -> unsaved.save(words.length > 1 ? words[1] : "");
          case LOG -> out.print(story.whole(seat));
          case SCENE ->
              out.print(new SceneText(session, game.words(), seat).of(withoutPrompt(seat)));
          case QUIT -> quit();
          case LOAD -> load(words.length > 1 ? words[1] : "");
          case EXPLAIN, ASK, HINT, HINTS -> {}
          case null -> {
            if (typed.isEmpty()) quit();
            else if (Twin.isAsked(typed)) asked(seat, typed);
          }
        }
      } catch (Refusal refusal) {
        keyboard.say(refusal);
      }
    }
  }
}
