package starboard.testkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/**
 * Looks at what a game refuses in random play: whoever cannot do something is told by which
 * paragraph and what would help, in every language.
 */
public final class Refusals {

  /** Enough to meet what is seldom refused. */
  public static final int MANY = 100_000;

  private final Game<?> game;
  private final int wanted;
  private final Set<Text> said = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
  private final Set<String> faults = new TreeSet<>();
  private int seen;

  private Refusals(Game<?> game, int wanted) {
    this.game = game;
    this.wanted = wanted;
  }

  /** What is wrong with so many refusals, of games with these set-ups in turn; empty if nothing. */
  public static <S extends State<S>> List<String> faults(
      Game<S> game, List<Setup> setups, int refusals) {
    Refusals found = new Refusals(game, refusals);
    for (long seed = 0; found.seen < refusals; seed++) {
      found.play(game, setups.get((int) (seed % setups.size())), seed);
    }
    return List.copyOf(found.faults);
  }

  private <S extends State<S>> void play(Game<S> rules, Setup setup, long seed) {
    S s = rules.open(setup, Seed.of(seed));
    RandomPlayer players = new RandomPlayer(seed);
    while (!s.over() && seen < wanted) {
      for (Seat seat : s.deciding()) s.decision(seat).refused().forEach(this::look);
      players.answer(s);
    }
  }

  private void look(Decision.Refused refused) {
    seen++;
    if (!said.add(refused.reason())) return;
    String key = refused.reason().key();
    String rule = refused.rule();
    if (rule == null || refused.unblock() == null) {
      faults.add(key + " names no rule");
      return;
    }
    for (Language language : Language.values()) {
      if (game.book().entry(rule, language) == null)
        faults.add(key + " names " + rule + ", which the book lacks in " + language);
      require(key, refused.reason(), language);
      require(key, refused.unblock(), language);
    }
  }

  private void require(String key, @Nullable Text text, Language language) {
    String sentence = text == null ? "" : game.words().say(text, language);
    if (sentence.isBlank() || sentence.contains("⟦") || sentence.contains("{"))
      faults.add(key + " is \"" + sentence + "\" in " + language);
  }
}
