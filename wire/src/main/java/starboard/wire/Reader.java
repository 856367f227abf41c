package starboard.wire;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** Who the JSON is for: the language it speaks, and how many seats the table has. */
public record Reader(Words words, Language language, int players) {

  public String say(Text text) {
    return words.say(text, language);
  }

  /** {@code "all"} if the spectators are among them too, else the numbers of the seats. */
  JsonNode seats(Seats seats) {
    int table = Seats.table(players).bits();
    boolean everyone = seats.hasSpectators() && (seats.bits() & table) == table;
    return everyone ? Json.MAPPER.getNodeFactory().stringNode("all") : list(seats);
  }

  ArrayNode list(Seats seats) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (Seat seat : seats) if (seat.index() < players) list.add(seat.index());
    return list;
  }
}
