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

  /** Those whose receipt was lost with the line, by the entry they would be. */
  private final Map<Integer, Set<Answer>> unknown = new HashMap<>();

  /** What was refused for another reason than that it could not be written. */
  private final List<String> odd = new ArrayList<>();

  private int refused;

  synchronized void acknowledge(int entry, Answer answer) {
    acknowledged.put(entry, answer);
  }

  synchronized void lose(int entry, Answer answer) {
    unknown.computeIfAbsent(entry, _ -> new HashSet<>()).add(answer);
  }

  /** It could not be written: the same question is asked again, and answered by chance. */
  synchronized void refuse() {
    refused++;
  }

  synchronized void wonder(String said) {
    odd.add("refused for another reason: " + said);
  }

  synchronized int acknowledged() {
    return acknowledged.size();
  }

  synchronized int refused() {
    return refused;
  }

  /** What is wrong with the log of a table's file: nothing may lack, and nothing be too much. */
  synchronized List<String> faults(String file) {
    List<String> faults = new ArrayList<>(odd);
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
          boolean told =
              acknowledged.containsKey(entry)
                  || unknown.getOrDefault(entry, Set.of()).contains(answer);
          if (!told) faults.add("kept though refused: entry " + entry + " " + answer);
        });
    return faults;
  }
}
