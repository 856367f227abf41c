package starboard.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Ask;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Event;
import starboard.kernel.FastRng;
import starboard.kernel.Game;
import starboard.kernel.Inventory;
import starboard.kernel.Language;
import starboard.kernel.Playthrough;
import starboard.kernel.Refusal;
import starboard.kernel.Replay;
import starboard.kernel.Scene;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Seed;
import starboard.kernel.Setup;
import starboard.kernel.State;
import starboard.kernel.Step;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import starboard.kernel.codec.Codec;
import starboard.kernel.codec.CodecException;

/**
 * One random game and everything that is checked in it.
 *
 * <p>It is played once without a look at anything, which gives the answers and the hash after each.
 * All that follows plays the same answers again in other ways and must come by the same hashes. A
 * check whose failure would make the later ones fail too ends the game.
 */
final class GameCheck<S extends State<S>> {

  /** How far a restored or copied game is played on. */
  private static final int FURTHER = 12;

  private static final int WORLDS = 2;

  /** An answer that was given. */
  private record Turn(Seat seat, Choice choice) {
    @Override
    public String toString() {
      return player(seat) + "'s " + choice;
    }
  }

  /** A world imagined for a seat. */
  private record World<S>(Seat seat, S state) {}

  /** Ends the game: what comes after would fail for the same reason. */
  private static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Found() {
      super("already written down", null, false, false);
    }
  }

  private final Contract<S> contract;
  private final Game<S> game;
  private final Setup setup;
  private final long seed;
  private final boolean full;
  private final Inventory box;
  private final Codec<S> codec;
  private final List<Violation> violations = new ArrayList<>();
  private final Set<Property> noted = EnumSet.noneOf(Property.class);
  private final SortedMap<String, Contract.Truths> truths = new TreeMap<>();
  private final List<Turn> turns = new ArrayList<>();
  private final List<String> hashes = new ArrayList<>();
  private final List<S> kept = new ArrayList<>();
  private final Set<Text> said = new HashSet<>();
  private int answers;

  GameCheck(Contract<S> contract, Setup setup, long seed, boolean full) {
    this.contract = contract;
    this.game = contract.game();
    this.setup = setup;
    this.seed = seed;
    this.full = full;
    this.box = game.table(setup).inventory();
    this.codec = new Codec<>(game, setup);
  }

  List<Violation> violations() {
    try {
      play();
      checkKept();
      playAgainBesideAnother();
      playUnheard();
      goOnWithCopies();
      countComponents();
      lookAtEverything();
      saveAndRestore();
      playInWorlds();
      playReplay();
      undoAndRedo();
    } catch (Found _) {
      // is written down
    }
    return violations;
  }

  SortedMap<String, Contract.Truths> truths() {
    return truths;
  }

  AnotherJvm.Played played() {
    return new AnotherJvm.Played(setup, seed, turns.size(), hashes.getLast());
  }

  // Writing down

  private void note(Property property, String what) {
    if (noted.add(property)) violations.add(new Violation(property, setup, seed, answers, what));
  }

  private Found fail(Property property, String what) {
    note(property, what);
    return new Found();
  }

  /** Runs a check; a breakdown in it is a violation too. */
  private void guard(Property property, String doing, Runnable check) {
    try {
      check.run();
    } catch (Found found) {
      throw found;
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      note(property, doing + " breaks down: " + told(broken));
    }
  }

  private static String told(Throwable broken) {
    StackTraceElement[] trace = broken.getStackTrace();
    return broken + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  private static String player(Seat seat) {
    return "player " + (seat.index() + 1);
  }

  // Playing

  static Seat anyOf(Seats seats, SplittableRandom random) {
    Seats left = seats;
    for (int i = random.nextInt(seats.size()); i > 0; i--) left = left.rest();
    return left.first();
  }

  private S open(long number, @Nullable Trace<S> trace) {
    S s = game.table(setup);
    s.listen(trace);
    s.useChance(Seed.of(number).rng());
    s.perform(game.start());
    return s;
  }

  /** Plays without a look, which gives the answers all later play must follow. */
  private void play() {
    SplittableRandom random = new SplittableRandom(seed);
    try {
      Trace<S> trace = Trace.counting(contract.mostSteps());
      S s = open(seed, trace);
      keep(s);
      while (!s.over()) {
        requireAlive(s);
        Seat seat = anyOf(s.deciding(), random);
        Choices<?> choices = s.choices(seat);
        if (choices.size() == 0)
          throw fail(Property.LIVENESS, player(seat) + " is asked and has no choice");
        Choice choice = choices.at(random.nextInt(choices.size()));
        if (!Fields.listedAnew(s, seat).contains(choice)) {
          throw fail(
              Property.OPTIONS,
              "listed a second time, no choice equals " + choice + "; it must be a record of ids");
        }
        if (!Codec.hash(s).equals(hashes.getLast()))
          throw fail(
              Property.ASKING, "listing the choices of " + player(seat) + " changes something");
        trace.clear();
        s.answer(seat, choice);
        turns.add(new Turn(seat, choice));
        keep(s);
      }
    } catch (Found found) {
      throw found;
    } catch (CodecException unsaveable) {
      throw fail(Property.SAVE, told(unsaveable));
    } catch (RuntimeException | StackOverflowError broken) {
      throw fail(Property.LIVENESS, "the rules break down: " + told(broken));
    }
  }

  private void keep(S s) {
    answers = turns.size();
    kept.add(s.copy());
    hashes.add(Codec.hash(s));
  }

  private void requireAlive(S s) {
    if (s.deciding().isEmpty())
      throw fail(Property.LIVENESS, "the game is not over and nobody is asked anything");
    if (turns.size() >= contract.mostAnswers())
      throw fail(Property.LIVENESS, "the game is not over after " + turns.size() + " answers");
    for (List<Step<S>> agenda : s.agendas()) {
      if (agenda.size() > contract.mostWaiting()) {
        throw fail(
            Property.LIVENESS,
            agenda.size() + " steps wait on the agenda, the next is " + agenda.getFirst());
      }
    }
  }

  /** Whether that state is the one after so many answers; else in what it differs. */
  private @Nullable String difference(S s, int after) {
    if (Codec.hash(s).equals(hashes.get(after))) return null;
    String fields = Fields.differences(s, kept.get(after), false);
    return fields.isEmpty() ? "the hash is another" : fields;
  }

  /** Gives that answer again; tells what is different, if anything. */
  private @Nullable String again(S s, int index) {
    answers = index;
    Turn turn = turns.get(index);
    if (!s.deciding().has(turn.seat)) return player(turn.seat) + " is not asked anything";
    if (!s.choices(turn.seat).contains(turn.choice)) return turn + " is not possible";
    s.answer(turn.seat, turn.choice);
    answers = index + 1;
    return difference(s, index + 1);
  }

  /** A second time, with another game being played in turns. */
  private void playAgainBesideAnother() {
    guard(
        Property.CHANCE,
        "playing the same a second time",
        () -> {
          SplittableRandom random = new SplittableRandom(~seed);
          S s = open(seed, Trace.counting(contract.mostSteps()));
          S other = open(seed + 1, Trace.counting(Integer.MAX_VALUE));
          answers = 0;
          require(Property.CHANCE, "set up a second time", difference(s, 0));
          for (int i = 0; i < turns.size(); i++) {
            if (!other.over() && !other.deciding().isEmpty()) playOn(other, random);
            require(Property.CHANCE, "played a second time beside another game", again(s, i));
          }
        });
    if (noted.contains(Property.CHANCE)) throw new Found();
  }

  private void playOn(S s, SplittableRandom random) {
    Seat seat = anyOf(s.deciding(), random);
    Choices<?> choices = s.choices(seat);
    s.answer(seat, choices.at(random.nextInt(choices.size())));
  }

  private void require(Property property, String how, @Nullable String difference) {
    if (difference != null) throw fail(property, how + ": " + difference);
  }

  /** Nobody hears events. */
  private void playUnheard() {
    S s = open(seed, null);
    for (int i = 0; i < turns.size(); i++)
      require(Property.ASKING, "played with nobody listening", again(s, i));
  }

  // Copies

  /** The copies made on the way are as they were. */
  private void checkKept() {
    for (int i = 0; i < kept.size(); i++) {
      answers = i;
      if (!Codec.hash(kept.get(i)).equals(hashes.get(i)))
        throw fail(Property.COPY, "a copy changed when its original was played on");
    }
  }

  /** Every copy goes on like its original, which stays as it was. */
  private void goOnWithCopies() {
    for (int i = 0; i < turns.size(); i++) {
      S original = kept.get(i);
      S copy = original.copy();
      answers = i;
      String forgotten = Fields.differences(copy, original, true);
      if (!forgotten.isEmpty()) throw fail(Property.COPY, "a fresh copy differs: " + forgotten);
      int last = i % FURTHER == 0 ? turns.size() : i + 1;
      for (int k = i; k < last; k++)
        require(Property.COPY, "a copy made after " + i + " answers and played on", again(copy, k));
      answers = i;
      if (!Codec.hash(original).equals(hashes.get(i)))
        throw fail(Property.COPY, "playing on in a copy changed the original");
    }
  }

  // Saving

  private void saveAndRestore() {
    guard(
        Property.SAVE,
        "saving",
        () -> {
          for (int i = 0; i < kept.size(); i++) if (isSampled(i)) saveAndRestore(i);
        });
    if (noted.contains(Property.SAVE)) throw new Found();
  }

  private void saveAndRestore(int index) {
    answers = index;
    S original = kept.get(index);
    S restored = codec.restore(codec.save(original));
    require(Property.SAVE, "restored", difference(restored, index));
    for (Seat seat : original.seats()) {
      requireSame(
          Property.SAVE,
          "restored, the scene of " + player(seat),
          scene(restored, seat),
          scene(original, seat));
      if (original.deciding().has(seat)) {
        requireSame(
            Property.SAVE,
            "restored, the question to " + player(seat),
            restored.decision(seat),
            original.decision(seat));
      }
    }
    int last = full ? turns.size() : Math.min(turns.size(), index + FURTHER);
    for (int k = index; k < last; k++) {
      String how = "restored after " + index + " answers and played on";
      require(Property.SAVE, how, again(restored, k));
    }
  }

  private void requireSame(
      Property property, String what, @Nullable Object here, @Nullable Object there) {
    if (!Objects.equals(here, there))
      throw fail(property, what + " differs: " + Structure.difference(here, there));
  }

  private boolean isSampled(int index) {
    return full || index % contract.every() == 0 || index == turns.size();
  }

  private Scene scene(S s, Seat seat) {
    return game.scene(s, Viewer.of(seat));
  }

  private void countComponents() {
    for (int i = 0; i < kept.size(); i++) {
      answers = i;
      if (i % 3 != 0 && !isSampled(i)) continue;
      List<String> wrong = kept.get(i).violations(box);
      if (!wrong.isEmpty()) throw fail(Property.CONSERVATION, String.join("; ", wrong));
    }
  }

  // Looking

  /** Looks at everything before every answer; the game goes on as if nobody had. */
  private void lookAtEverything() {
    for (int i = 0; i < kept.size(); i++) {
      answers = i;
      S s = kept.get(i).copy();
      look(s, i);
      if (i < turns.size())
        require(Property.ASKING, "played on after a look at everything", again(s, i));
    }
  }

  /** Asks for everything there is to ask; nothing must change. */
  private void look(S s, int index) {
    boolean sampled = isSampled(index);
    for (Seat seat : s.deciding()) {
      guard(Property.OPTIONS, "describing the options of " + player(seat), () -> options(s, seat));
    }
    if (sampled) {
      for (Seat seat : s.seats()) {
        guard(Property.SCENE, "the scene of " + player(seat), () -> lookTwice(s, Viewer.of(seat)));
        s.notes(seat).forEach(this::say);
        s.imagine(seat, index);
        s.numberOf(seat);
        s.barrier(seat);
      }
      guard(Property.PUBLIC, "the public scene", () -> lookTwice(s, Viewer.PUBLIC));
      guard(Property.SCENE, "the scene for all eyes", () -> lookTwice(s, Viewer.ALL));
      s.copy();
      if (!s.over()) s.next();
      if (index == 0) say(Text.of("game.name"));
      Structure.texts(s.result(), this::say);
    }
    String changed = difference(s, index);
    if (changed != null) throw fail(Property.ASKING, "asking changed something: " + changed);
  }

  private void lookTwice(S s, Viewer viewer) {
    Scene scene = game.scene(s, viewer);
    Structure.texts(scene, this::say);
    Scene second = game.scene(s, viewer);
    if (!scene.equals(second)) {
      throw fail(
          Property.ASKING,
          "a second look shows something else: " + Structure.difference(scene, second));
    }
  }

  private void options(S s, Seat seat) {
    var decision = s.decision(seat);
    var second = s.decision(seat);
    if (!decision.equals(second)) {
      throw fail(
          Property.ASKING,
          "asked a second time, the question differs: " + Structure.difference(decision, second));
    }
    List<Choice> listed = Fields.listedAnew(s, seat);
    if (!listed.equals(Fields.listedAnew(s, seat)))
      throw fail(Property.ASKING, "listed a second time, the choices differ: " + listed);
    Structure.texts(decision, this::say);
    String wrong = OptionRules.firstBroken(decision, game.scene(s, Viewer.of(seat)));
    if (wrong != null) note(Property.OPTIONS, wrong);
    for (int i = 0; i < listed.size(); i++) {
      String id = decision.options().get(i).id();
      if (!listed.get(i).equals(s.choice(seat, id)))
        note(Property.OPTIONS, id + " is found again as " + s.choice(seat, id));
      if (!id.equals(s.optionId(seat, listed.get(i))))
        note(Property.OPTIONS, listed.get(i) + " is called " + id + " and otherwise");
    }
  }

  private void say(Text text) {
    if (!said.add(text)) return;
    for (Language language : Language.values()) {
      try {
        String sentence = game.words().say(text, language);
        if (sentence.contains("⟦") || sentence.contains("{"))
          note(Property.TEXTS, text + " is \"" + sentence + "\" in " + language);
      } catch (RuntimeException broken) {
        note(Property.TEXTS, text + " cannot be said in " + language + ": " + told(broken));
      }
    }
  }

  /** An event is told: who hears it has seen what it names. */
  private void hear(S s, Event event) {
    say(event.text());
    Structure.components(
        event.text(),
        component -> {
          int seen = Things.onlookers(s, component.number()).bits();
          int told = event.seats().bits() & (s.seats().bits() | ~Seats.table(Seat.MOST).bits());
          if ((told & ~seen) != 0) {
            note(
                Property.EVENT,
                event.id()
                    + " names component "
                    + component.number()
                    + " to "
                    + named(told & ~seen)
                    + " who has not seen it");
          }
        });
  }

  private static String named(int bits) {
    List<String> names = new ArrayList<>();
    for (Seat seat : new Seats(bits)) names.add(player(seat));
    if ((bits & ~Seats.table(Seat.MOST).bits()) != 0) names.add("the spectators");
    return String.join(", ", names);
  }

  // Worlds

  /** The game once more, with somebody listening and with worlds imagined before every answer. */
  private void playInWorlds() {
    answers = 0;
    Trace<S> trace = Trace.keeping(contract.mostSteps(), this::hear);
    S s = open(seed, trace);
    for (int i = 0; ; i++) {
      answers = i;
      List<World<S>> worlds = isSampled(i) ? imagine(s, i) : List.of();
      if (i == turns.size()) return;
      List<Things.At> before = Things.on(s);
      long[] positions = Fields.positions(s);
      List<Step<S>> waiting = heads(s);
      trace.clear();
      require(Property.ASKING, "played on after imagining", again(s, i));
      Turn turn = turns.get(i);
      requireNoFreeNews(s, turn.seat, before, positions, waiting, trace);
      for (World<S> world : worlds) {
        String doing = turn + " in a world imagined for " + player(world.seat);
        guard(Property.IMAGINATION, doing, () -> compare(s, world, turn, trace));
      }
    }
  }

  private long salt(int index, Seat seat, int world) {
    return FastRng.mix(seed * 1_000_003 + index * 64L + seat.index() * 8L + world);
  }

  private List<World<S>> imagine(S s, int index) {
    List<World<S>> worlds = new ArrayList<>();
    List<Things.At> truth = Things.on(s);
    Scene open = game.scene(s, Viewer.PUBLIC);
    for (Seat seat : s.seats()) {
      guard(
          Property.IMAGINATION,
          "imagining for " + player(seat),
          () -> {
            for (int k = 0; k < WORLDS; k++) {
              S world = s.imagine(seat, salt(index, seat, k));
              requireImagined(s, seat, world, index, k);
              compareViews(s, seat, world, open);
              lookForTruth(seat, truth, Things.on(world));
              world.useChance(s.chance());
              worlds.add(new World<>(seat, world));
            }
          });
    }
    Seat dreamer = Seat.of(index % s.players());
    guard(
        Property.IMAGINATION,
        "playing on in a world imagined for " + player(dreamer),
        () -> playToTheEnd(s.imagine(dreamer, salt(index, dreamer, WORLDS))));
    return worlds;
  }

  private void requireImagined(S s, Seat seat, S world, int index, int k) {
    for (int other = k; other <= k + 1; other++) {
      long salt = salt(index, seat, other);
      S direct = s.imagine(seat, salt);
      S twice = world.imagine(seat, salt);
      if (!Codec.hash(direct).equals(Codec.hash(twice))) {
        note(
            Property.IMAGINATION,
            "what "
                + player(seat)
                + " imagines depends on what it does not know: "
                + Fields.differences(direct, twice, false));
      }
    }
    List<String> wrong = world.violations(box);
    if (!wrong.isEmpty()) {
      note(Property.IMAGINATION, "imagined by " + player(seat) + ", " + String.join("; ", wrong));
    }
  }

  private void compareViews(S s, Seat seat, S world, Scene open) {
    Scene here = scene(s, seat);
    Scene there = scene(world, seat);
    if (!here.equals(there)) {
      note(
          Property.SCENE,
          player(seat) + " sees what it cannot know: " + Structure.difference(here, there));
    }
    Scene openThere = game.scene(world, Viewer.PUBLIC);
    if (!open.equals(openThere)) {
      note(
          Property.PUBLIC,
          "a spectator sees what "
              + player(seat)
              + " cannot know: "
              + Structure.difference(open, openThere));
    }
    if (!s.deciding().has(seat)) return;
    var decision = s.decision(seat);
    var imagined = world.decision(seat);
    if (!decision.equals(imagined)) {
      note(
          Property.DECISION,
          "the question to "
              + player(seat)
              + " tells what it cannot know: "
              + Structure.difference(decision, imagined));
      return;
    }
    List<Choice> choices = Fields.listedAnew(s, seat);
    List<Choice> others = Fields.listedAnew(world, seat);
    if (!choices.equals(others)) {
      note(
          Property.DECISION,
          "a choice of "
              + player(seat)
              + " holds what it cannot know: "
              + Structure.difference(choices, others));
    }
  }

  /** Counts how often a hidden place holds something else than in truth. */
  private void lookForTruth(Seat seat, List<Things.At> truth, List<Things.At> world) {
    if (truth.size() != world.size()) return;
    int[] hidden = new int[64];
    for (Things.At at : truth)
      if (!at.seenBy().has(seat) && at.back() < hidden.length) hidden[at.back()]++;
    for (int i = 0; i < truth.size(); i++) {
      Things.At at = truth.get(i);
      if (at.seenBy().has(seat) || at.back() >= hidden.length || hidden[at.back()] < 2) continue;
      int different = at.number() == world.get(i).number() ? 0 : 1;
      truths.merge(at.place(), new Contract.Truths(1, different), Contract.Truths::plus);
    }
  }

  private void playToTheEnd(S world) {
    SplittableRandom random = new SplittableRandom(seed ^ answers);
    Trace<S> trace = Trace.counting(contract.mostSteps());
    world.listen(trace);
    for (int i = 0; !world.over(); i++) {
      if (world.deciding().isEmpty() || i > contract.mostAnswers()) {
        note(Property.IMAGINATION, "an imagined world does not come to an end");
        return;
      }
      trace.clear();
      playOn(world, random);
    }
    List<String> wrong = world.violations(box);
    if (!wrong.isEmpty())
      note(Property.IMAGINATION, "an imagined world ends with " + String.join("; ", wrong));
  }

  // The same answer in two worlds

  private void compare(S s, World<S> world, Turn turn, Trace<S> trace) {
    S there = world.state;
    Seat seat = world.seat;
    if (!there.deciding().has(turn.seat) || !there.choices(turn.seat).contains(turn.choice)) return;
    Trace<S> traceThere = Trace.keeping(contract.mostSteps());
    there.listen(traceThere);
    there.answer(turn.seat, turn.choice);
    List<Trace.Entry> one = trace.before(seat);
    List<Trace.Entry> two = traceThere.before(seat);
    for (int i = 0; i < Math.max(one.size(), two.size()); i++) {
      Trace.Entry here = i < one.size() ? one.get(i) : null;
      Trace.Entry elsewhere = i < two.size() ? two.get(i) : null;
      if (isSame(here, elsewhere)) continue;
      if (here instanceof Trace.Saw || elsewhere instanceof Trace.Saw) return;
      if (here instanceof Trace.Told(Event event) && contract.isNews(event.id())) return;
      if (elsewhere instanceof Trace.Told(Event event) && contract.isNews(event.id())) return;
      note(
          broken(here, elsewhere),
          turn
              + " does, by what "
              + player(seat)
              + " does not know, "
              + Structure.brief(here)
              + " or "
              + Structure.brief(elsewhere));
      return;
    }
    String how = "after " + turn + ", by what " + player(seat) + " does not know, ";
    if (!s.deciding().equals(there.deciding())) {
      note(Property.QUESTION, how + s.deciding() + " or " + there.deciding() + " are asked");
    } else if (!Objects.equals(s.result(), there.result())) {
      note(Property.DIFFERENTIAL, how + "the game ends as " + s.result() + " or " + there.result());
    } else if (!noted.contains(Property.SCENE) && !scene(s, seat).equals(scene(there, seat))) {
      note(
          Property.DIFFERENTIAL,
          how + "its scene differs: " + Structure.difference(scene(s, seat), scene(there, seat)));
    } else {
      for (Seat any : s.seats()) {
        if (s.barrier(any) != there.barrier(any))
          note(Property.UNDO, how + player(any) + " may take back more or less");
      }
      S dream = s.imagine(seat, seed);
      S other = there.imagine(seat, seed);
      Things.keepOnly(dream, seat);
      Things.keepOnly(other, seat);
      if (!Codec.hash(dream).equals(Codec.hash(other))) {
        note(
            Property.IMAGINATION,
            how + "it imagines something else: " + Fields.differences(dream, other, false));
      }
    }
  }

  private static boolean isSame(Trace.@Nullable Entry one, Trace.@Nullable Entry other) {
    if (one instanceof Trace.Ran(Step<?> step, List<Step<?>> pushed)
        && other instanceof Trace.Ran(Step<?> otherStep, List<Step<?>> otherPushed)) {
      if (!isSame(step, otherStep) || pushed.size() != otherPushed.size()) return false;
      for (int i = 0; i < pushed.size(); i++)
        if (!isSame(pushed.get(i), otherPushed.get(i))) return false;
      return true;
    }
    if (one instanceof Trace.Asked asked && other instanceof Trace.Asked otherAsked)
      return isSame(asked.ask(), otherAsked.ask()) && asked.fate() == otherAsked.fate();
    return Objects.equals(one, other);
  }

  /** Steps that are not records (a game's own lambdas at set-up) are told by their class. */
  private static boolean isSame(Step<?> one, Step<?> other) {
    return one instanceof Record ? one.equals(other) : one.getClass() == other.getClass();
  }

  /** Which promise is broken when two traces part. */
  private static Property broken(Trace.@Nullable Entry one, Trace.@Nullable Entry other) {
    if (one instanceof Trace.Told || other instanceof Trace.Told) return Property.EVENT;
    if (one instanceof Trace.Asked here && other instanceof Trace.Asked there) {
      boolean alike = here.ask().getClass() == there.ask().getClass();
      return alike && here.fate() == there.fate() ? Property.AGENDA : Property.QUESTION;
    }
    if (one instanceof Trace.Asked || other instanceof Trace.Asked) return Property.QUESTION;
    if (one instanceof Trace.Ran here && other instanceof Trace.Ran there) {
      if (kinds(here).equals(kinds(there))) return Property.AGENDA;
      return questions(here).equals(questions(there)) ? Property.DIFFERENTIAL : Property.QUESTION;
    }
    return Property.DIFFERENTIAL;
  }

  private static List<Class<?>> kinds(Trace.Ran ran) {
    List<Class<?>> kinds = new ArrayList<>();
    kinds.add(ran.step().getClass());
    for (Step<?> step : ran.pushed()) kinds.add(step.getClass());
    return kinds;
  }

  private static List<Class<?>> questions(Trace.Ran ran) {
    List<Class<?>> questions = kinds(ran);
    questions.removeIf(kind -> !Ask.class.isAssignableFrom(kind));
    return questions;
  }

  // Undo

  /** If the seat may take its answer back freely, it has brought nobody anything new. */
  private void requireNoFreeNews(
      S s,
      Seat seat,
      List<Things.At> before,
      long[] positions,
      List<Step<S>> waiting,
      Trace<S> trace) {
    if (s.barrier(seat) >= s.answers()) return;
    String free = player(seat) + " may take its answer back freely though ";
    if (!Arrays.equals(positions, Fields.positions(s))) {
      note(Property.UNDO, free + "chance was used");
      return;
    }
    SortedMap<Integer, Integer> seen = new TreeMap<>();
    for (Things.At at : before) seen.merge(at.number(), at.seenBy().bits(), (a, b) -> a | b);
    for (Things.At at : Things.on(s)) {
      int gained = at.seenBy().bits() & ~seen.getOrDefault(at.number(), 0);
      if (gained == 0) continue;
      note(Property.UNDO, free + named(gained) + " saw component " + at.number());
      return;
    }
    for (Trace.Entry entry : trace.entries()) {
      if (entry instanceof Trace.Asked asked
          && asked.fate() != Trace.Fate.FELL_AWAY
          && asked.ask().seat() != seat
          && !waiting.contains(asked.ask())) {
        note(Property.UNDO, free + player(asked.ask().seat()) + " was asked " + asked.ask());
        return;
      }
    }
  }

  /** What comes next, lane by lane: questions among them that wait are listed anew, not opened. */
  private List<Step<S>> heads(S s) {
    List<Step<S>> heads = new ArrayList<>();
    for (List<Step<S>> agenda : s.agendas()) if (!agenda.isEmpty()) heads.add(agenda.getFirst());
    return heads;
  }

  private void playReplay() {
    guard(
        Property.REPLAY,
        "playing the replay",
        () -> {
          Playthrough<S> play = playthrough();
          for (int i = 0; i < turns.size(); i++) {
            play.answer(turns.get(i).seat, turns.get(i).choice);
          }
          Replay replay = play.replay();
          Playthrough<S> second = playthrough();
          answers = 0;
          require(Property.REPLAY, "opened for a replay", difference(second.state(), 0));
          for (int i = 0; i < turns.size(); i++) {
            answers = i + 1;
            Replay.Answer answer = replay.answers().get(i);
            second.answer(answer.seat(), answer.option());
            require(
                Property.REPLAY, "replaying " + answer.option(), difference(second.state(), i + 1));
          }
        });
    if (noted.contains(Property.REPLAY)) throw new Found();
  }

  private Playthrough<S> playthrough() {
    return Playthrough.open(game, setup, Seed.of(seed));
  }

  private void undoAndRedo() {
    guard(
        Property.UNDO,
        "undo",
        () -> {
          SplittableRandom random = new SplittableRandom(seed);
          Playthrough<S> play = playthrough();
          for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            play.answer(turn.seat, turn.choice);
            if (isSampled(i)) takeBack(play, i, turn);
          }
          for (int i = 0; i < 3; i++) {
            int to = random.nextInt(turns.size() + 1);
            List<Replay.Answer> undone = play.answers().subList(to, turns.size());
            answers = to;
            play.undo(to);
            require(Property.UNDO, "undone", difference(play.state(), to));
            for (Replay.Answer answer : undone) play.answer(answer.seat(), answer.option());
            answers = turns.size();
            require(Property.UNDO, "redone", difference(play.state(), turns.size()));
          }
        });
  }

  /** Takes the last answer back, if that is free, and gives it again. */
  private void takeBack(Playthrough<S> play, int index, Turn turn) {
    boolean free = play.state().barrier(turn.seat) <= index;
    answers = index + 1;
    try {
      play.takeBack(turn.seat);
    } catch (Refusal refusal) {
      if (free) note(Property.UNDO, turn + " is not taken back: " + refusal.getMessage());
      return;
    }
    if (!free) note(Property.UNDO, turn + " is taken back beyond the barrier");
    require(Property.UNDO, turn + " taken back", difference(play.state(), index));
    play.answer(turn.seat, turn.choice);
    require(Property.UNDO, turn + " given again", difference(play.state(), index + 1));
  }
}
