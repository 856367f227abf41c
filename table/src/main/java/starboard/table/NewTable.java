package starboard.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.table.secret.Secret;

/**
 * A table somebody wants.
 *
 * @param players how many play; the seats may be fewer, then links fill them
 * @param commitment one that {@code Tables.commitment} gave before, so that the entropy was chosen
 *     after the seed; else null
 * @param entropy what the players add to chance; may be empty
 * @param gather whether the deal waits until every player has had a chance to add entropy
 * @param alwaysAsk whether everybody is asked even where there is a single option
 */
public record NewTable(
    String game,
    int players,
    Map<String, String> options,
    String name,
    List<Wanted> seats,
    @Nullable String commitment,
    String entropy,
    boolean gather,
    boolean alwaysAsk) {

  public NewTable {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
  }

  /** Who shall sit where. */
  public sealed interface Wanted {
    /** Somebody at this device, who gets the secret at once. */
    record Here(String name) implements Wanted {}

    /** Somebody who gets a link. */
    record Link(String name) implements Wanted {}

    record Robot(String name, String bot) implements Wanted {}
  }

  /**
   * It is laid.
   *
   * @param host opens the host's rights; if somebody sits at this device, the seat's secret does
   * @param seats what opens each seat, for those that people play
   */
  public record Laid(Table<?> table, Secret host, List<Key> seats) {
    public Laid {
      seats = List.copyOf(seats);
    }
  }

  /**
   * What opens a seat.
   *
   * @param secret whether it is the seat's secret; else it is the code that claims it once
   */
  public record Key(int seat, boolean secret, Secret value) {}
}
