package starboard.app.headless;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Replay;
import starboard.kernel.play.World;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.wire.CarriedJson;
import starboard.wire.DecisionJson;
import starboard.wire.Json;
import starboard.wire.Reader;
import starboard.wire.ReplayJson;
import starboard.wire.Request;
import starboard.wire.SceneJson;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The game a process holds, its reader, and the world it is in: the true one or an imagined one.
 */
final class HeldGame<S extends State<S>> {

  /** How many worlds may be imagined inside each other. */
  private static final int DEEPEST_WORLD = 16;

  /** The most entries of a scene's log: the latest. */
  private static final int LONGEST_LOG = 200;

  private static final int MOST_RANDOM = 1_000_000;

  private final Game<S> game;
  private final Setup setup;
  private final Seed seed;
  private final Reader reader;
  private World<S> world;

  private HeldGame(Game<S> game, Setup setup, Seed seed, Reader reader) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.reader = reader;
    this.world = World.open(game, setup, seed);
  }

  static <S extends State<S>> HeldGame<S> open(
      Game<S> game, Setup setup, Seed seed, Reader reader) {
    return new HeldGame<>(game, setup, seed, reader);
  }

  static <S extends State<S>> HeldGame<S> load(Game<S> game, Replay replay, Reader reader) {
    HeldGame<S> held = new HeldGame<>(game, replay.setup(), replay.seed(), reader);
    held.replay(replay.answers());
    return held;
  }

  private void replay(List<Replay.Answer> answers) {
    int number = 0;
    for (Replay.Answer answer : answers) {
      number++;
      S state = world.state();
      Choice choice =
          state.deciding().has(answer.seat()) ? state.choice(answer.seat(), answer.option()) : null;
      if (choice == null) {
        throw new Refusal(
            "bad-replay",
            Text.of(
                "error.replay-answer",
                Arg.of(number),
                Arg.of(answer.seat()),
                Arg.word(answer.option())));
      }
      world = world.answer(answer.seat(), choice);
    }
  }

  String gameId() {
    return game.id();
  }

  Reader reader() {
    return reader;
  }

  /** The position of a game just begun, with what happened in its set-up. */
  ObjectNode opening() {
    return position(world, world.news());
  }

  ObjectNode position() {
    return position(world, List.of());
  }

  private ObjectNode position(World<S> of, List<Event> events) {
    List<Event> all = of.state().over() ? of.log() : List.of();
    ObjectNode position =
        DecisionJson.tree(reader, of.state(), events, Telling.of(Viewer.ALL, all));
    Seat imagining = of.imagining();
    if (imagining != null) position.put("imagined", imagining.index());
    Carried handedOn = of.state().over() ? game.carried(of.state()) : Carried.NOTHING;
    if (!handedOn.isEmpty()) position.set("carried", CarriedJson.tree(handedOn));
    return position;
  }

  /** Goes on in another world, once its position could be told. */
  private ObjectNode goOn(World<S> next, List<Event> events) {
    ObjectNode position = position(next, events);
    world = next;
    return position;
  }

  ObjectNode decide(Request request) {
    int number = request.whole("decision");
    String option = request.string("option");
    @Nullable Seat named = request.has("seat") ? request.seat(setup.players()) : null;
    Seat seat = asked(number);
    if (named != null && named != seat) {
      throw new Refusal(
          "not-your-decision",
          Text.of("error.not-yours", Arg.of(number), Arg.of(seat.index()), Arg.of(named.index())));
    }
    Choice choice = world.state().choice(seat, option);
    if (choice == null) throw unknown(seat, number, option);
    World<S> next = world.answer(seat, choice);
    return goOn(next, next.news());
  }

  /** The seat whose open decision has that number. */
  private Seat asked(int number) {
    S state = world.state();
    Seats deciding = state.deciding();
    List<String> open = new ArrayList<>();
    int latest = -1;
    for (Seat seat : deciding) {
      int one = state.numberOf(seat);
      if (one == number) return seat;
      open.add(String.valueOf(one));
      latest = Math.max(latest, one);
    }
    if (open.isEmpty())
      throw new Refusal("stale-decision", Text.of("error.stale-over", Arg.of(number)));
    throw new Refusal(
        "stale-decision",
        Text.of(
            number > latest ? "error.stale-later" : "error.stale-closed",
            Arg.of(number),
            Arg.word(String.join(", ", open))));
  }

  private Refusal unknown(Seat seat, int number, String option) {
    for (Decision.Refused refused : world.state().decision(seat).refused()) {
      if (refused.option().id().equals(option)) {
        return new Refusal(
            "unknown-choice",
            Text.of("error.choice-refused", Arg.word(option), Arg.of(refused.reason())));
      }
    }
    return new Refusal("unknown-choice", Text.of("error.choice", Arg.word(option), Arg.of(number)));
  }

  /** What is barred in the open decisions and what would help; of one option if one is named. */
  ArrayNode why(Request request) {
    @Nullable String option = request.has("option") ? request.string("option") : null;
    ArrayNode barred = Json.MAPPER.createArrayNode();
    for (Seat seat : world.state().deciding()) {
      Decision decision = world.state().decision(seat);
      for (Decision.Refused refused : decision.refused()) {
        if (option != null && !refused.option().id().equals(option)) continue;
        barred.add(DecisionJson.tree(reader, refused).put("decision", decision.number()));
      }
    }
    if (option != null && barred.isEmpty())
      throw new Refusal("unknown-choice", Text.of("error.not-refused", Arg.word(option)));
    return barred;
  }

  ObjectNode scene(Request request) {
    Viewer viewer = request.viewer(setup.players());
    List<Text> log = SceneJson.log(viewer, world.log());
    int from = Math.max(0, log.size() - LONGEST_LOG);
    return SceneJson.tree(reader, game.scene(world.state(), viewer), log.subList(from, log.size()));
  }

  String hash() {
    return Codec.hash(world.state());
  }

  ObjectNode undo(Request request) {
    return goOn(world.undo(request.whole("to")), List.of());
  }

  ObjectNode save() {
    if (world.origin() != null) throw new Refusal("bad-request", Text.of("error.imagined-save"));
    return ReplayJson.tree(new Replay(game.id(), game.rules(), setup, seed, world.answers()));
  }

  ObjectNode imagine(Request request) {
    Seat seat = request.seat(setup.players());
    long number = request.seedNumber();
    int depth = 1;
    for (World<S> outer = world.origin(); outer != null; outer = outer.origin()) depth++;
    if (depth > DEEPEST_WORLD)
      throw new Refusal("bad-request", Text.of("error.imagined-deep", Arg.of(DEEPEST_WORLD)));
    return goOn(world.imagine(seat, number), List.of());
  }

  ObjectNode comeBack() {
    World<S> origin = world.origin();
    if (origin == null) throw new Refusal("bad-request", Text.of("error.return"));
    return goOn(origin, List.of());
  }

  ObjectNode random(Request request) {
    int count = request.count("count", MOST_RANDOM);
    return goOn(world.random(count, request.seedNumber()), List.of());
  }
}
