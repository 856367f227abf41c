package starboard.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one reader can choose and what is refused, question after question, as JSON to be read only:
 * what was there before is not said anew.
 */
public final class SaidOptions {

  private final Reader reader;
  private Map<String, Said> options = Map.of();
  private Map<String, Said> refused = Map.of();

  /** An option or a refusal, whether it cannot be taken back, and what was said of it. */
  private record Said(Object what, boolean barrier, ObjectNode tree) {
    boolean isOf(Object other, boolean barred) {
      return barrier == barred && what.equals(other);
    }
  }

  public SaidOptions(Reader reader) {
    this.reader = reader;
  }

  /** The options, those of them marked that cannot be taken back. */
  ArrayNode options(List<Option> now, Set<String> barriers) {
    Map<String, Said> next = LinkedHashMap.newLinkedHashMap(now.size());
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (Option option : now) {
      boolean barrier = barriers.contains(option.id());
      Said said = options.get(option.id());
      if (said == null || !said.isOf(option, barrier)) {
        ObjectNode tree = DecisionJson.tree(reader, option);
        if (barrier) tree.put("barrier", true);
        said = new Said(option, barrier, tree);
      }
      next.put(option.id(), said);
      list.add(said.tree);
    }
    options = next;
    return list;
  }

  ArrayNode refused(List<Decision.Refused> now) {
    Map<String, Said> next = LinkedHashMap.newLinkedHashMap(now.size());
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (Decision.Refused one : now) {
      String id = one.option().id();
      Said said = refused.get(id);
      if (said == null || !said.isOf(one, false)) {
        said = new Said(one, false, DecisionJson.tree(reader, one));
      }
      next.put(id, said);
      list.add(said.tree);
    }
    refused = next;
    return list;
  }
}
