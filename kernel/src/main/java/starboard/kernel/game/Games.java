package starboard.kernel.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** The games that have registered themselves; those not offered to players come last. */
public final class Games {

  private final Supplier<List<Game<?>>> games;

  private Games(Supplier<List<Game<?>>> games) {
    this.games = games;
  }

  /** Each reads its box, so they are made side by side. */
  @SuppressWarnings("rawtypes") // a class has no parameters
  public static Games registered() {
    List<ServiceLoader.Provider<Game>> found = ServiceLoader.load(Game.class).stream().toList();
    return of(found.parallelStream().<Game<?>>map(ServiceLoader.Provider::get).toList());
  }

  /** These games only. */
  public static Games of(List<Game<?>> games) {
    List<Game<?>> sorted = new ArrayList<>(games);
    sorted.sort(
        Comparator.<Game<?>, Boolean>comparing(game -> !game.offered()).thenComparing(Game::id));
    List<Game<?>> all = List.copyOf(sorted);
    return new Games(() -> all);
  }

  /** Games that are still being read: who wants to know them waits. */
  public static Games coming(Supplier<Games> reading) {
    return new Games(() -> reading.get().all());
  }

  public List<Game<?>> all() {
    return games.get();
  }

  public List<Game<?>> offered() {
    return all().stream().filter(Game::offered).toList();
  }

  public Game<?> named(String id) {
    for (Game<?> game : all()) if (game.id().equals(id)) return game;
    String known = String.join(", ", all().stream().map(Game::id).toList());
    throw new Refusal("unknown-game", Text.of("error.game", Arg.word(id), Arg.word(known)));
  }
}
