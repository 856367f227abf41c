package starboard.table.state;

import java.util.ArrayList;
import java.util.List;

/**
 * Somebody asks to go back beyond a barrier.
 *
 * @param id the entry that asked
 * @param to the last entry that would still count
 * @param agreed who has agreed so far
 */
public record Request(int id, int by, int to, List<Integer> agreed) {

  public Request {
    agreed = List.copyOf(agreed);
  }

  Request with(int seat) {
    List<Integer> more = new ArrayList<>(agreed);
    more.add(seat);
    return new Request(id, by, to, more);
  }
}
