package starboard.table.state;

import java.util.List;
import starboard.kernel.game.Seed;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.table.log.Given;
import starboard.table.work.ReplayPool;

/** Finds worlds that reach further back than the one in memory. */
@FunctionalInterface
public interface Past<S extends State<S>> {

  /**
   * The world after these answers, which can go back at least to its first so many.
   *
   * @param answers those that count, the first one first
   */
  World<S> world(Origin<S> origin, Seed chance, List<Given> answers, int back);

  /** Plays the whole game again. */
  static <S extends State<S>> Past<S> replayed() {
    return (origin, chance, answers, _) ->
        replayed(World.open(origin.game(), origin.opened().setup(), chance), answers);
  }

  /** That world after these further answers. */
  static <S extends State<S>> World<S> replayed(World<S> from, List<Given> answers) {
    World<S> world = from;
    for (Given given : answers) {
      ReplayPool.requireTime();
      world = given.in(world);
    }
    return world;
  }
}
