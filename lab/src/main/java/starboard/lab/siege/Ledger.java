package starboard.lab.siege;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** What was answered at one table, and what the server said to it. */
final class Ledger {

  /** An answer of a person. */
  record Answer(int seat, int decision, String option) {}

  private final Map<Integer, Answer> acknowledged = new HashMap<>();

  /** Those whose receipt was lost with the line. */
  private final Set<Answer> unknown = new HashSet<>();

  private int refused;

  synchronized void acknowledge(int entry, Answer answer) {
    acknowledged.put(entry, answer);
  }

  synchronized void lose(Answer answer) {
    unknown.add(answer);
  }

  synchronized void refuse() {
    refused++;
  }

  synchronized int acknowledged() {
    return acknowledged.size();
  }

  synchronized int refused() {
    return refused;
  }

  /** What is wrong with the log of a table's file: nothing may lack, and nothing be too much. */
  synchronized List<String> faults(String file) {
    List<String> faults = new ArrayList<>();
    Map<Integer, Answer> kept = new HashMap<>();
    int number = 0;
    for (JsonNode entry : Json.MAPPER.readTree(file).path("log")) {
      number++;
      boolean person = entry.path("by").asString("").equals("PERSON");
      if (!entry.path("kind").asString("").equals("answered") || !person) continue;
      Answer answer =
          new Answer(
              entry.get("seat").intValue(),
              entry.get("decision").intValue(),
              entry.get("option").asString());
      kept.put(number, answer);
    }
    acknowledged.forEach(
        (entry, answer) -> {
          if (!answer.equals(kept.get(entry))) faults.add("lost: entry " + entry + " " + answer);
        });
    kept.forEach(
        (entry, answer) -> {
          boolean told = acknowledged.containsKey(entry) || unknown.contains(answer);
          if (!told) faults.add("kept though refused: entry " + entry + " " + answer);
        });
    return faults;
  }
}
