package starboard.kernel.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** The rules of one game. Games register themselves as services. */
public interface Game<S extends State<S>> {

  /** Lower-case, for command lines and protocols. */
  String id();

  /** The version of the rules; a change that breaks an old replay raises it. */
  String rules();

  int minPlayers();

  int maxPlayers();

  /** Whether players are offered it; the demo game is not. */
  default boolean offered() {
    return true;
  }

  List<GameOption> options();

  /** Why the rules do not know these options, or what is carried, together; null if they do. */
  default @Nullable Text problem(Setup setup) {
    return null;
  }

  /** What is wrong with files that people wrote for it, one sentence each; hosts are told. */
  default List<Text> complaints() {
    return List.of();
  }

  /** The names of what it hands on to the next game; none if every game stands for itself. */
  default List<String> carries() {
    return List.of();
  }

  /** What a game that is over hands on to the next of the same people. */
  default Carried carried(S s) {
    return Carried.NOTHING;
  }

  /** A table with every component still in the box and nothing on the agenda. */
  S table(Setup setup);

  /** The step that sets the game up and plays it. */
  Step<S> start();

  /** What that viewer may see, built by naming what is shown. */
  Scene scene(S s, Viewer viewer);

  /** Says the game's texts; {@code game.name} is its name. */
  Words words();

  /**
   * The boxes it plays, as they are offered to people; a game without any is listed by its name.
   */
  default List<Title> titles() {
    return List.of();
  }

  /** The rules as people look them up, with the ids that prompts and refusals name. */
  default RuleBook book() {
    return RuleBook.EMPTY;
  }

  /** The ids of events that tell of harm to the players they name. */
  default List<String> harms() {
    return List.of();
  }

  /**
   * The keys of the questions that offer a reaction: those that can be let be. A phrase {@code
   * KEY.kind} says what each is about.
   */
  default List<String> reactions() {
    return List.of();
  }

  /**
   * Those of the reactions that nobody is asked about who has not said so: what is free, comes
   * often and is seldom wanted.
   */
  default List<String> unasked() {
    return List.of();
  }

  /** The game's own rule-of-thumb bots by name. */
  default List<Bot.Named<S>> bots() {
    return List.of();
  }

  /**
   * What the table is worth to a seat, from 0 to 1: when the game is over whether it has won,
   * before that its outlook. For searches that do not play to the end.
   */
  default double worth(S s, Seat seat) {
    Result result = s.result();
    if (result == null) return outlook(s, seat);
    return result.winners().has(seat) ? 1 : 0;
  }

  /**
   * How likely that seat seems to win a game that goes on, judged by what the seat may know: the
   * same in every world it imagines. Without an idea of the game everybody is as likely.
   */
  default double outlook(S s, Seat seat) {
    return 1.0 / s.players();
  }

  /** What every seat would score if the game ended now; empty in a game that counts no points. */
  default List<Integer> points(S s) {
    return List.of();
  }

  /** A game in which the first question waits. */
  default S open(Setup setup, Seed seed) {
    S s = table(setup);
    s.begin(seed.rng(), start());
    return s;
  }
}
