package starboard.wire;

import java.util.List;
import starboard.kernel.words.Language;
import starboard.kernel.words.RuleBook;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Rules as JSON. */
public final class RuleJson {
  private RuleJson() {}

  /** A whole book. */
  public static ArrayNode tree(RuleBook book, Language language) {
    return tree(book.entries(language));
  }

  public static ArrayNode tree(List<RuleBook.Entry> entries) {
    ArrayNode list = Json.MAPPER.createArrayNode();
    for (RuleBook.Entry entry : entries) list.add(tree(entry));
    return list;
  }

  private static ObjectNode tree(RuleBook.Entry entry) {
    ObjectNode tree = Json.MAPPER.createObjectNode();
    tree.put("id", entry.id());
    tree.put("chapter", entry.chapter());
    tree.put("title", entry.title());
    tree.put("text", entry.text());
    ArrayNode see = tree.putArray("see");
    for (String id : entry.see()) see.add(id);
    ArrayNode terms = tree.putArray("terms");
    for (String term : entry.terms()) terms.add(term);
    return tree;
  }
}
