package starboard.wire;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A beat as JSON: what docs/beats.md lists. */
public final class BeatJson {

  private BeatJson() {}

  /** Null if there is nothing to be shown but the text. */
  public static @Nullable ObjectNode tree(Reader reader, Beat beat) {
    if (beat.equals(Beat.SAID)) return null;
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("kind", beat.kind().name().toLowerCase(Locale.ROOT));
    if (!beat.on().isEmpty()) {
      ArrayNode on = tree.putArray("on");
      beat.on().forEach(on::add);
    }
    if (beat.from() != null) tree.put("from", beat.from());
    if (beat.to() != null) tree.put("to", beat.to());
    if (!beat.shows().isEmpty()) {
      ObjectNode shows = tree.putObject("shows");
      for (Beat.Shown shown : beat.shows()) show(reader, shows, shown);
    }
    Beat.Stage step = beat.step();
    if (step != null) {
      ObjectNode stage = tree.putObject("step");
      stage.put("procedure", reader.say(step.procedure()));
      stage.put("at", step.at());
      stage.put("of", step.of());
      if (step.next() != null) stage.put("next", reader.say(step.next()));
    }
    Beat.Odds odds = beat.odds();
    if (odds != null) tree.putObject("odds").put("hit", odds.hit()).put("of", odds.of());
    if (beat.rule() != null) tree.put("rule", beat.rule());
    Seat seat = beat.seat();
    if (seat != null) tree.put("seat", seat.index());
    if (beat.hold()) tree.put("hold", true);
    return tree;
  }

  private static void show(Reader reader, ObjectNode shows, Beat.Shown shown) {
    switch (shown) {
      case Beat.Face(String die, int face, Text name) ->
          shows.put("die", die).put("face", face).put("name", reader.say(name));
      case Beat.Token token -> {
        ObjectNode tree = shows.putObject("token").put("name", reader.say(token.name()));
        if (token.style() != null) tree.put("style", token.style());
        if (token.number() != null) tree.put("number", token.number());
      }
      case Beat.Card card -> {
        ObjectNode tree = shows.putObject("card").put("name", reader.say(card.name()));
        if (card.text() != null) tree.put("text", reader.say(card.text()));
        if (card.style() != null) tree.put("style", card.style());
      }
      case Beat.Cubes cubes -> {
        ArrayNode list = shows.putArray("cubes");
        for (Beat.Cube cube : cubes.cubes()) {
          ObjectNode one = list.addObject().put("style", cube.style()).put("count", cube.count());
          Seat seat = cube.seat();
          if (seat != null) one.put("seat", seat.index());
        }
      }
      case Beat.Compared(Text left, int value, String sign, Text right, int other) -> {
        ArrayNode compare = shows.putArray("compare");
        compare.addArray().add(reader.say(left)).add(value);
        compare.add(sign);
        compare.addArray().add(reader.say(right)).add(other);
      }
      case Beat.Changed changed -> {
        ArrayNode list = shows.putArray("changed");
        for (Beat.Change change : changed.changes()) list.add(tree(reader, change));
      }
      case Beat.Stock _ -> {} // counted by the story, when all is over
      case Beat.Tally(Text name, int value, int limit) ->
          shows
              .putObject("tally")
              .put("name", reader.say(name))
              .put("value", value)
              .put("limit", limit);
    }
  }

  static ObjectNode tree(Reader reader, Beat.Change change) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("text", reader.say(change.text()));
    if (change.rule() != null) tree.put("rule", change.rule());
    return tree.put("helps", change.helps());
  }
}
