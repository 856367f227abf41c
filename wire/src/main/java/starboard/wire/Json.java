package starboard.wire;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How JSON is read and written everywhere: strictly, and never without bounds. */
public final class Json {
  private Json() {}

  /** How deep objects and lists may lie in each other. */
  public static final int DEEPEST = 64;

  /** How long a name may be; nobody needs such, but they are JSON. */
  private static final int LONGEST_TOKEN = 1 << 20;

  /** How many digits a number may have: to read a million of them takes seconds. */
  private static final int MOST_DIGITS = 1_000;

  /** Refuses what is no JSON, names given twice, text behind the end, and what is too deep. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(MOST_DIGITS)
                          .maxNameLength(LONGEST_TOKEN)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .nodeFactory(new Nodes())
          .build();

  /** Makes objects that hold their few fields in a row. */
  private static final class Nodes extends JsonNodeFactory {
    private static final long serialVersionUID = 1;

    @Override
    public ObjectNode objectNode() {
      return new ObjectNode(this, new FewKeys());
    }
  }
}
