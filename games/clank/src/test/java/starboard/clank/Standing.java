package starboard.clank;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import starboard.kernel.seats.Seat;

/** What a player has at a moment, to tell what something changed. */
record Standing(Map<String, Integer> numbers) {

  static Standing of(Clank s, Seat seat) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put("skill", s.skill());
    numbers.put("swords", s.swords());
    numbers.put("boots", s.boots());
    numbers.put("credits", s.credits(seat));
    numbers.put("noise", s.area().count(seat.index()) - s.bank());
    numbers.put("others", s.area().count(seat.next(s.players()).index()));
    numbers.put("draws", -s.drawPile(seat).size());
    numbers.put("wounds", s.wounds(seat));
    numbers.put("teleports", s.teleports());
    numbers.put("jumps", s.jumps());
    numbers.put("unharmed", s.ignoresEnemies() ? 1 : 0);
    numbers.put("rage", s.rage());
    return new Standing(numbers);
  }

  /** Such as "skill +2, noise -1"; empty if nothing changed. */
  String changesTo(Standing later) {
    StringJoiner changes = new StringJoiner(", ");
    numbers.forEach(
        (what, before) -> {
          int by = later.numbers.getOrDefault(what, 0) - before;
          if (by != 0) changes.add(what + (by > 0 ? " +" : " ") + by);
        });
    return changes.toString();
  }
}
