package starboard.wire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions as JSON: who decides what, what has just happened, how it ended. */
public final class DecisionJson {
  private DecisionJson() {}

  /** The open decisions in the order of their numbers. */
  public static ObjectNode tree(Reader reader, State<?> state, List<Event> events) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("over", state.over());
    tree.put("answers", state.answers());
    ArrayNode decisions = tree.putArray("decisions");
    List<Decision> open = new ArrayList<>();
    for (Seat seat : state.deciding()) open.add(state.decision(seat));
    open.sort(Comparator.comparingInt(Decision::number));
    for (Decision decision : open) decisions.add(tree(reader, decision));
    ArrayNode told = tree.putArray("events");
    for (Event event : events) told.add(tree(reader, event));
    Result result = state.result();
    if (result == null) tree.putNull("result");
    else tree.set("result", tree(reader, result));
    return tree;
  }

  public static ObjectNode tree(Reader reader, Decision decision) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("decision", decision.number());
    tree.put("seat", decision.seat().index());
    tree.put("question", decision.question().key());
    tree.put("text", reader.say(decision.question()));
    tree.put("source", reader.say(decision.source()));
    if (decision.about() != null) tree.put("about", decision.about());
    if (decision.secret()) tree.put("secret", true);
    ArrayNode options = tree.putArray("options");
    for (Option option : decision.options()) options.add(tree(reader, option));
    ArrayNode refused = tree.putArray("refused");
    for (Decision.Refused one : decision.refused()) {
      refused.add(tree(reader, one.option()).put("reason", reader.say(one.reason())));
    }
    if (!decision.shortcuts().isEmpty()) {
      ArrayNode shortcuts = tree.putArray("shortcuts");
      for (Shortcut shortcut : decision.shortcuts()) {
        ObjectNode one = shortcuts.addObject();
        one.put("id", shortcut.id());
        one.put("text", reader.say(shortcut.text()));
        ArrayNode ids = one.putArray("options");
        for (String id : shortcut.options()) ids.add(id);
      }
    }
    return tree;
  }

  private static ObjectNode tree(Reader reader, Option option) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", option.id());
    tree.put("text", reader.say(option.text()));
    if (option.target() != null) tree.put("target", option.target());
    if (option.cost() != null) tree.put("cost", reader.say(option.cost()));
    if (option.effect() != null) tree.put("effect", reader.say(option.effect()));
    if (option.source() != null) tree.put("source", reader.say(option.source()));
    Option.Group group = option.group();
    if (group != null) {
      ObjectNode kind = tree.putObject("group");
      kind.put("id", group.id());
      kind.put("name", reader.say(group.name()));
      kind.put("member", reader.say(group.member()));
    }
    return tree;
  }

  public static ObjectNode tree(Reader reader, Event event) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", event.id());
    tree.put("text", reader.say(event.text()));
    tree.set("seats", reader.seats(event.seats()));
    return tree;
  }

  public static ObjectNode tree(Reader reader, Result result) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.set("winners", reader.list(result.winners()));
    ArrayNode seats = tree.putArray("seats");
    for (Result.Outcome outcome : result.seats()) {
      ObjectNode one = seats.addObject();
      one.put("seat", outcome.seat().index());
      one.put("outcome", outcome.outcome());
      one.put("score", outcome.score());
      one.put("why", reader.say(outcome.why()));
    }
    return tree;
  }
}
