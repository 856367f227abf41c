package starboard.kernel.offenders;

import tools.jackson.databind.JsonNode;

/** Brings JSON into the kernel. */
public final class KernelThatKnowsJson {
  public boolean isAbsent(JsonNode node) {
    return node.isNull();
  }
}
