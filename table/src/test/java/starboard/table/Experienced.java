package starboard.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;

/** Another game with a bot of its own, which takes the last choice and counts how often. */
final class Experienced<S extends State<S>> extends Variant<S> {

  final AtomicInteger asked = new AtomicInteger();

  Experienced(Game<S> game) {
    super(game);
  }

  @Override
  public List<Bot.Named<S>> bots() {
    return List.of(
        new Bot.Named<>(
            "thumb",
            (world, seat, _, _) -> {
              asked.incrementAndGet();
              return world.choices(seat).at(world.choices(seat).size() - 1);
            }));
  }
}
