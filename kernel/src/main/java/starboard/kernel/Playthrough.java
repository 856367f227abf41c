package starboard.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One game being played: its set-up, seed and answers, and the state they lead to. Undo is replay
 * to an earlier answer, so it can never re-roll. Not for use by several threads at once.
 */
public final class Playthrough<S extends State<S>> {

  /** An answer with the choice it stands for, so that replaying need not look it up. */
  private record Given(Seat seat, String option, Choice choice) {}

  private final Game<S> game;
  private final Setup setup;
  private final Seed seed;
  private final List<Given> given = new ArrayList<>();
  private List<Event> events = new ArrayList<>();
  private S state;

  private Playthrough(Game<S> game, Setup setup, Seed seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.state = opened(events);
  }

  public static <S extends State<S>> Playthrough<S> open(Game<S> game, Setup setup, Seed seed) {
    return new Playthrough<>(game, setup, seed);
  }

  /** Plays a replay of this game up to its end; refused if the rules do not allow it. */
  public static <S extends State<S>> Playthrough<S> of(Game<S> game, Replay replay) {
    if (!replay.game().equals(game.id())) {
      throw new Refusal(
          "bad-replay", Text.of("error.replay-game", Arg.word(replay.game()), Arg.word(game.id())));
    }
    if (!replay.rules().equals(game.rules())) {
      throw new Refusal(
          "bad-replay",
          Text.of("error.replay-rules", Arg.word(replay.rules()), Arg.word(game.rules())));
    }
    Playthrough<S> play = open(game, replay.setup(), replay.seed());
    for (int i = 0; i < replay.answers().size(); i++) {
      Replay.Answer answer = replay.answers().get(i);
      if (!play.state.deciding().has(answer.seat()) || play.choice(answer) == null) {
        throw new Refusal(
            "bad-replay",
            Text.of(
                "error.replay-answer",
                Arg.of(i + 1),
                Arg.of(answer.seat()),
                Arg.word(answer.option())));
      }
      play.answer(answer.seat(), answer.option());
    }
    return play;
  }

  private @Nullable Choice choice(Replay.Answer answer) {
    return state.choice(answer.seat(), answer.option());
  }

  public Game<S> game() {
    return game;
  }

  /** The state now; to be read only. */
  public S state() {
    return state;
  }

  public Replay replay() {
    return new Replay(game.id(), game.rules(), setup, seed, answers());
  }

  public List<Replay.Answer> answers() {
    return given.stream().map(g -> new Replay.Answer(g.seat, g.option)).toList();
  }

  /** The events since this was last called. */
  public List<Event> takeEvents() {
    List<Event> taken = List.copyOf(events);
    events.clear();
    return taken;
  }

  /** Answers by option id; refused if that seat has no such option now. */
  public void answer(Seat seat, String option) {
    if (!state.deciding().has(seat))
      throw new Refusal("not-your-decision", Text.of("error.not-asked", seat));
    Choice choice = state.choice(seat, option);
    if (choice == null) {
      throw new Refusal(
          "unknown-choice",
          Text.of("error.choice", Arg.word(option), Arg.of(state.numberOf(seat))));
    }
    give(new Given(seat, option, choice));
  }

  /** Answers with one of the choices the state lists for that seat. */
  public void answer(Seat seat, Choice choice) {
    give(new Given(seat, state.optionId(seat, choice), choice));
  }

  private void give(Given answer) {
    state.answer(answer.seat, answer.choice);
    given.add(answer);
  }

  /** Goes back to the first so many answers, past any barrier. */
  public void undo(int to) {
    if (to < 0 || to > given.size()) {
      throw new Refusal("bad-request", Text.of("error.undo", Arg.of(to), Arg.of(given.size())));
    }
    keep(given.subList(0, to));
  }

  /**
   * Takes back the seat's last answer, if nothing has become known since and the others' answers
   * still mean the same; else refused with {@code needs-consent}.
   */
  public void takeBack(Seat seat) {
    int index = given.size() - 1;
    while (index >= 0 && given.get(index).seat != seat) index--;
    if (index < 0) throw new Refusal("nothing-to-undo", Text.of("error.nothing-to-undo", seat));
    if (index < state.barrier(seat))
      throw new Refusal("needs-consent", Text.of("error.needs-consent", seat));
    List<Given> kept = new ArrayList<>(given);
    kept.remove(index);
    if (!Objects.equals(told(kept, index), told(given, index + 1))) {
      throw new Refusal("needs-consent", Text.of("error.needs-consent", seat));
    }
    keep(kept);
  }

  /** What the answers from that one on make known, or null if one of them is not possible. */
  private @Nullable List<Event> told(List<Given> answers, int from) {
    S world = opened(new ArrayList<>());
    List<Event> told = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      if (i == from) world.listen(new Recorder<>(told));
      Given answer = answers.get(i);
      if (!world.deciding().has(answer.seat) || !world.choices(answer.seat).contains(answer.choice))
        return null;
      world.answer(answer.seat, answer.choice);
    }
    return told;
  }

  private void keep(List<Given> answers) {
    List<Given> kept = List.copyOf(answers);
    events = new ArrayList<>();
    S world = opened(new ArrayList<>());
    world.listen(null);
    for (Given answer : kept) world.answer(answer.seat, answer.choice);
    world.listen(new Recorder<>(events));
    state = world;
    given.clear();
    given.addAll(kept);
  }

  private S opened(List<Event> heard) {
    S table = game.table(setup);
    table.listen(new Recorder<>(heard));
    table.begin(seed.rng(), game.start());
    return table;
  }

  /** Writes down events. */
  private record Recorder<S extends State<S>>(List<Event> events) implements Listener<S> {
    @Override
    public void told(S s, Event event) {
      events.add(event);
    }
  }
}
