package starboard.wire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Ending;
import starboard.kernel.scene.Telling;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Positions as JSON: who decides what, what has just happened, how it ended. */
public final class DecisionJson {
  private DecisionJson() {}

  /**
   * The open decisions in the order of their numbers.
   *
   * @param events what has just happened
   * @param telling everything that happened, for the causes of an end
   */
  public static ObjectNode tree(
      Reader reader, State<?> state, List<Event> events, Telling telling) {
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
    else tree.set("result", tree(reader, result, telling));
    return tree;
  }

  public static ObjectNode tree(Reader reader, Decision decision) {
    return tree(reader, decision, new SaidOptions(reader), Set.of());
  }

  /**
   * A decision after another one of the same reader.
   *
   * @param said what that reader has been told of options
   * @param barriers the ids of those that cannot be taken back
   */
  public static ObjectNode tree(
      Reader reader, Decision decision, SaidOptions said, Set<String> barriers) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("decision", decision.number());
    tree.put("seat", decision.seat().index());
    tree.put("question", decision.question().key());
    tree.put("text", reader.say(decision.question()));
    String source = reader.say(decision.source());
    tree.put("source", source);
    List<String> rules = RuleBook.named(source);
    if (!rules.isEmpty()) tree.put("rule", rules.getFirst());
    if (decision.about() != null) tree.put("about", decision.about());
    if (decision.secret()) tree.put("secret", true);
    if (decision.show() != Decision.Show.BAR) {
      tree.put("show", decision.show().name().toLowerCase(Locale.ROOT));
    }
    tree.set("options", said.options(decision.options(), barriers));
    tree.set("refused", said.refused(decision.refused()));
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

  /** Why an option is barred: the fact, the rule, what would help. */
  public static ObjectNode tree(Reader reader, Decision.Refused refused) {
    ObjectNode tree = tree(reader, refused.option());
    String reason = reader.say(refused.reason());
    tree.put("reason", reason);
    if (refused.rule() != null) tree.put("rule", refused.rule());
    ObjectNode fact = tree.putObject("fact").put("text", reason);
    if (refused.option().target() != null) fact.put("at", refused.option().target());
    if (refused.unblock() != null) {
      tree.putArray("unblock").addObject().put("text", reader.say(refused.unblock()));
    }
    return tree;
  }

  static ObjectNode tree(Reader reader, Option option) {
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
    if (option.about() != null) tree.put("about", option.about());
    if (!option.risk().isEmpty()) {
      ArrayNode risks = tree.putArray("risk");
      for (Option.Risk risk : option.risk()) risks.add(tree(reader, risk));
    }
    if (!option.rows().isEmpty()) {
      ArrayNode rows = tree.putArray("rows");
      for (Option.Row row : option.rows()) rows.add(tree(reader, row));
    }
    return tree;
  }

  private static ObjectNode tree(Reader reader, Option.Risk risk) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", risk.id());
    tree.put("name", reader.say(risk.name()));
    tree.put("hit", risk.hit());
    tree.put("of", risk.of());
    tree.put("percent", risk.percent());
    if (risk.hoped()) tree.put("hoped", true);
    if (risk.alike()) tree.put("alike", true);
    if (!risk.parts().isEmpty()) {
      ArrayNode parts = tree.putArray("parts");
      for (Text part : risk.parts()) parts.add(reader.say(part));
    }
    return tree;
  }

  private static ObjectNode tree(Reader reader, Option.Row row) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("row", reader.say(row.row()));
    tree.put("text", reader.say(row.text()));
    Option.Standing state = row.state();
    if (state != null) tree.put("state", state.name().toLowerCase(Locale.ROOT));
    if (row.at() != null) tree.put("at", row.at());
    return tree;
  }

  public static ObjectNode tree(Reader reader, Event event) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", event.id());
    tree.put("text", reader.say(event.text()));
    tree.set("seats", reader.seats(event.seats()));
    ObjectNode beat = BeatJson.tree(reader, event.beat());
    if (beat != null) tree.set("beat", beat);
    return tree;
  }

  /**
   * How it ended, and for each seat why, as far as that was told.
   *
   * @param telling everything that happened, as the reader was told it
   */
  public static ObjectNode tree(Reader reader, Result result, Telling telling) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.set("winners", reader.list(result.winners()));
    ArrayNode seats = tree.putArray("seats");
    for (Result.Outcome outcome : result.seats()) {
      ObjectNode one = seats.addObject();
      one.put("seat", outcome.seat().index());
      one.put("outcome", outcome.outcome());
      one.put("score", outcome.score());
      one.put("why", reader.say(outcome.why()));
      Ending ending = Ending.of(telling, outcome.seat());
      if (ending != null) one.set("cause", CauseJson.tree(reader, ending));
    }
    return tree;
  }
}
