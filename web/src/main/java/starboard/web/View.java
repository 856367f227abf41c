package starboard.web;

import starboard.wire.Changes;
import starboard.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/** What an audience is shown after an entry. */
final class View {

  private final Audience audience;
  private final int entry;
  private final long number;
  private final ObjectNode tree;
  private final Changes changes;
  private final Timers timers;
  private long base = -1;
  private String patch = "";
  private String whole = "";

  /**
   * One of a row of views.
   *
   * @param number counts the views of this audience
   * @param tree to be read only; what has not changed is the same object as in the view before
   * @param changes found for others who are shown some of the same
   */
  View(Audience audience, int entry, long number, ObjectNode tree, Changes changes, Timers timers) {
    this.audience = audience;
    this.entry = entry;
    this.number = number;
    this.tree = tree;
    this.changes = changes;
    this.timers = timers;
  }

  Audience audience() {
    return audience;
  }

  int entry() {
    return entry;
  }

  ObjectNode tree() {
    return tree;
  }

  /** The message that shows it whole. */
  synchronized String whole() {
    if (whole.isEmpty()) {
      long start = timers.now();
      ObjectNode push = Json.MAPPER.createObjectNode().put("push", "view").put("entry", entry);
      push.set("view", tree);
      whole = Json.MAPPER.writeValueAsString(push);
      timers.json(start);
    }
    return whole;
  }

  /** The message that turns an earlier view of the same audience into this one. */
  synchronized String since(View earlier) {
    if (base != earlier.number) {
      long start = timers.now();
      ObjectNode push = Json.MAPPER.createObjectNode().put("push", "delta");
      push.put("base", earlier.entry).put("entry", entry);
      push.set("patch", changes.between(earlier.tree, tree));
      patch = Json.MAPPER.writeValueAsString(push);
      base = earlier.number;
      timers.delta(start);
    }
    return patch;
  }
}
