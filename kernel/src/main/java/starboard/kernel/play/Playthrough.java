package starboard.kernel.play;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * One game being played: its set-up, seed and answers, and the state they lead to. Undo is replay
 * to an earlier answer, so it can never re-roll. Not for use by several threads at once.
 */
public final class Playthrough<S extends State<S>> {

  private final Game<S> game;
  private final Setup setup;
  private final Seed seed;
  private final List<Event> events = new ArrayList<>();
  private World<S> world;

  private Playthrough(Game<S> game, Setup setup, Seed seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.world = World.open(game, setup, seed);
    events.addAll(world.news());
  }

  public static <S extends State<S>> Playthrough<S> open(Game<S> game, Setup setup, Seed seed) {
    return new Playthrough<>(game, setup, seed);
  }

  /** Plays a replay of this game up to its end; refused if the rules do not allow it. */
  public static <S extends State<S>> Playthrough<S> of(Game<S> game, Replay replay) {
    replay.require(game);
    Playthrough<S> play = open(game, replay.setup(), replay.seed());
    for (int i = 0; i < replay.answers().size(); i++) {
      Replay.Answer answer = replay.answers().get(i);
      World<S> next = play.world.answer(answer.seat(), answer.option());
      if (next == null) throw replay.impossible(i);
      play.become(next);
    }
    return play;
  }

  public Game<S> game() {
    return game;
  }

  /** The state now; to be read only. */
  public S state() {
    return world.state();
  }

  public Replay replay() {
    return new Replay(game.id(), game.rules(), setup, seed, answers());
  }

  public List<Replay.Answer> answers() {
    return world.answers();
  }

  /** The events since this was last called; those of answers taken back since are gone. */
  public List<Event> takeEvents() {
    List<Event> taken = List.copyOf(events);
    events.clear();
    return taken;
  }

  /** Answers by option id; refused if that seat has no such option now. */
  public void answer(Seat seat, String option) {
    if (!state().deciding().has(seat)) {
      throw new Refusal("not-your-decision", Text.of("error.not-asked", seat));
    }
    World<S> next = world.answer(seat, option);
    if (next == null) {
      throw new Refusal(
          "unknown-choice",
          Text.of("error.choice", Arg.word(option), Arg.of(state().numberOf(seat))));
    }
    become(next);
  }

  /** Answers with one of the choices the state lists for that seat. */
  public void answer(Seat seat, Choice choice) {
    become(world.answer(seat, choice));
  }

  private void become(World<S> next) {
    world = next;
    events.addAll(world.news());
  }

  /** The seat's last answer, counted from the beginning of the game, or -1. */
  public int lastAnswer(Seat seat) {
    return world.lastAnswer(seat);
  }

  /** Goes back to the first so many answers, past any barrier. */
  public void undo(int to) {
    world = world.undo(to);
    events.clear();
  }

  /**
   * Takes back the seat's last answer, if nothing has become known since and the others' answers
   * still mean the same; else refused with {@code needs-consent}.
   */
  public void takeBack(Seat seat) {
    world = world.takeBack(seat);
    events.clear();
  }
}
