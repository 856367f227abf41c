package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.State;

/**
 * What every game must pass: plays random games and checks every {@link Property}.
 *
 * <pre>{@code
 * Contract.of(new Demo()).players(2, 3, 4).seeds(0, 200).check();
 * }</pre>
 *
 * <p>What is cheap is checked at every decision; imagined worlds, scenes and saving at every n-th,
 * and at every one in the first few games. With the system property {@code starboard.deep=true}
 * everything is checked everywhere.
 */
public final class Contract<S extends State<S>> {

  private static final int MOST_VIOLATIONS = 40;
  private static final int GAMES_IN_ANOTHER_JVM = 3;

  private final Game<S> game;
  private final SortedMap<String, String> options = new TreeMap<>();
  private final Set<String> news = new TreeSet<>();
  private final Set<String> silent = new TreeSet<>();
  private boolean mute;
  private final boolean deep = Boolean.getBoolean("starboard.deep");
  private List<Integer> players;
  private long firstSeed;
  private long seeds = 50;
  private int every = 6;
  private int fullGames = 2;
  private int mostBadGames = 6;
  private int mostAnswers = 5_000;
  private int mostSteps = 50_000;
  private int mostWaiting = 1_000;

  private Contract(Game<S> game) {
    this.game = game;
    this.players = List.of(game.minPlayers());
  }

  public static <S extends State<S>> Contract<S> of(Game<S> game) {
    return new Contract<>(game);
  }

  /** How many play; with several numbers, the seeds take turns. */
  public Contract<S> players(int... numbers) {
    List<Integer> all = new ArrayList<>();
    for (int number : numbers) all.add(number);
    players = List.copyOf(all);
    return this;
  }

  /** An option of the set-up. */
  public Contract<S> option(String id, String value) {
    options.put(id, value);
    return this;
  }

  /** Options of the set-up. */
  public Contract<S> options(Map<String, String> values) {
    options.putAll(values);
    return this;
  }

  /** One game per seed: that many, from the first on. */
  public Contract<S> seeds(long first, long count) {
    firstSeed = first;
    seeds = count;
    return this;
  }

  /** What is costly is checked at every n-th decision. */
  public Contract<S> every(int decisions) {
    every = decisions;
    return this;
  }

  /** In how many games everything is checked at every decision. */
  public Contract<S> full(int games) {
    fullGames = games;
    return this;
  }

  /** Stops when so many games have shown a violation. */
  public Contract<S> badGames(int most) {
    mostBadGames = most;
    return this;
  }

  /** A game ends within so many answers. */
  public Contract<S> answers(int most) {
    mostAnswers = most;
    return this;
  }

  /** Between two answers there are at most so many steps. */
  public Contract<S> steps(int most) {
    mostSteps = most;
    return this;
  }

  /** At most so many steps wait on the agenda. */
  public Contract<S> waiting(int most) {
    mostWaiting = most;
    return this;
  }

  /**
   * Events that by the rules tell something of what stays hidden ("has two red cards"): they may
   * differ from world to world.
   */
  public Contract<S> telling(String... events) {
    news.addAll(List.of(events));
    return this;
  }

  /**
   * Widgets that change without a word, on purpose, since what they show follows from the others:
   * sums, chances. An id, or the beginning of ids if it ends with {@code *}.
   */
  public Contract<S> silent(String... widgets) {
    silent.addAll(List.of(widgets));
    return this;
  }

  /** A game that tells neither how things change nor why it ended. */
  public Contract<S> mute() {
    mute = true;
    return this;
  }

  /** Fails with a list of what was violated, if anything. */
  public void check() {
    List<Violation> violations = violations();
    if (violations.isEmpty()) return;
    StringBuilder message = new StringBuilder(game.id() + " does not keep the contract:");
    for (Violation violation : violations) message.append("\n  ").append(violation);
    throw new AssertionError(message.toString());
  }

  /** Everything found; each property at most once per game. */
  public List<Violation> violations() {
    List<Violation> found = new ArrayList<>();
    Truths truths = new Truths();
    List<AnotherJvm.Played> played = new ArrayList<>();
    int badGames = 0;
    for (int i = 0; i < seeds && found.size() < MOST_VIOLATIONS; i++) {
      Setup setup = Setup.of(game, players.get(i % players.size()), options);
      GameCheck<S> check = new GameCheck<>(this, setup, firstSeed + i, i < fullGames || deep);
      List<Violation> here = check.violations();
      found.addAll(here);
      truths.addAll(check.truths());
      if (!here.isEmpty()) {
        if (++badGames >= mostBadGames) break;
      } else if (played.size() < GAMES_IN_ANOTHER_JVM * players.size()) {
        played.add(check.played());
      }
    }
    Setup setup = Setup.of(game, players.getFirst(), options);
    for (String what : truths.violations())
      found.add(new Violation(Property.IMAGINATION, setup, firstSeed, 0, what));
    if (found.isEmpty()) found.addAll(AnotherJvm.violations(game, played));
    return found;
  }

  Game<S> game() {
    return game;
  }

  boolean isNews(String event) {
    return news.contains(event);
  }

  boolean isSilent(String widget) {
    for (String one : silent) {
      boolean all = one.endsWith("*");
      if (all ? widget.startsWith(one.substring(0, one.length() - 1)) : widget.equals(one))
        return true;
    }
    return false;
  }

  boolean isMute() {
    return mute;
  }

  int every() {
    return every;
  }

  int mostAnswers() {
    return mostAnswers;
  }

  int mostSteps() {
    return mostSteps;
  }

  int mostWaiting() {
    return mostWaiting;
  }
}
