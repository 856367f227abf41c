package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Inventory;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Playthrough;
import starboard.kernel.rules.State;

/**
 * One random game as it was first played: its answers, and the state at the beginning and after
 * each of them. Everything that is checked plays it again in some other way and must come by the
 * same states.
 */
final class Recording<S extends State<S>> {

  private final Contract<S> contract;
  private final Setup setup;
  private final long seed;
  private final boolean full;
  private final Inventory box;
  private final Findings findings;
  private final List<Turn> turns = new ArrayList<>();
  private final List<S> states = new ArrayList<>();
  private final List<String> hashes = new ArrayList<>();

  /**
   * @param full whether everything is checked at every decision
   */
  Recording(Contract<S> contract, Setup setup, long seed, boolean full) {
    this.contract = contract;
    this.setup = setup;
    this.seed = seed;
    this.full = full;
    this.box = game().table(setup).inventory();
    this.findings = new Findings(setup, seed);
  }

  Contract<S> contract() {
    return contract;
  }

  Game<S> game() {
    return contract.game();
  }

  Setup setup() {
    return setup;
  }

  long seed() {
    return seed;
  }

  boolean isFull() {
    return full;
  }

  /** All components there are. */
  Inventory box() {
    return box;
  }

  Findings findings() {
    return findings;
  }

  // Recording

  /** The state the game begins with. */
  void begin(S s) {
    keep(s);
  }

  /** An answer and the state it has led to. */
  void add(Turn turn, S s) {
    turns.add(turn);
    keep(s);
  }

  private void keep(S s) {
    findings.at(turns.size());
    states.add(s.copy());
    hashes.add(Codec.hash(s));
  }

  /** How many answers were given. */
  int size() {
    return turns.size();
  }

  /** The answer that was given after so many others. */
  Turn turn(int index) {
    return turns.get(index);
  }

  /** The state after so many answers; not to be changed. */
  S state(int answers) {
    return states.get(answers);
  }

  /** The hash that state had when it was recorded. */
  String hash(int answers) {
    return hashes.get(answers);
  }

  /** Whether what is costly is checked after so many answers. */
  boolean isSampled(int answers) {
    return full || answers % contract.every() == 0 || answers == turns.size();
  }

  // Playing it again

  /** The same game before its first answer. */
  S open(@Nullable Trace<S> trace) {
    return open(seed, trace);
  }

  /** A game with the same set-up and another seed. */
  S open(long otherSeed, @Nullable Trace<S> trace) {
    S s = game().table(setup);
    s.listen(trace);
    s.useChance(Seed.of(otherSeed).rng());
    s.perform(game().start());
    return s;
  }

  /** The same game before its first answer, as people play it. */
  Playthrough<S> playthrough() {
    return Playthrough.open(game(), setup, Seed.of(seed));
  }

  /** In what that state differs from the one recorded after so many answers; null if in nothing. */
  @Nullable String difference(S s, int answers) {
    if (Codec.hash(s).equals(hashes.get(answers))) return null;
    String fields = Fields.differences(s, states.get(answers));
    return fields.isEmpty() ? "the hash is another" : fields;
  }

  /** Gives an answer again; tells what is different then, null if nothing. */
  @Nullable String again(S s, int index) {
    findings.at(index);
    Turn turn = turns.get(index);
    if (!s.deciding().has(turn.seat())) return Players.name(turn.seat()) + " is not asked anything";
    if (!s.choices(turn.seat()).contains(turn.choice())) return turn + " is not possible";
    s.answer(turn.seat(), turn.choice());
    findings.at(index + 1);
    return difference(s, index + 1);
  }
}
