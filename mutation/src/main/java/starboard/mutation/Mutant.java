package starboard.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.pitest.mutationtest.engine.MutationDetails;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A rule broken in one place, and what became of it.
 *
 * @param type the class without package, with those around it: {@code Turns$End}
 * @param change what was broken, in PIT's words
 */
record Mutant(String type, String file, int line, String method, String change, Fate fate) {

  /** What became of it. */
  enum Fate {
    /** A test failed. */
    KILLED,
    /**
     * A test did not end, or took its JVM with it: noticed too, unless the machine was at fault.
     */
    ENDLESS,
    /** Tests came by and passed. */
    SURVIVED,
    /** No test came by. */
    UNTRIED;

    private static Fate of(String status) {
      return switch (status) {
        case "KILLED" -> KILLED;
        case "TIMED_OUT", "MEMORY_ERROR", "RUN_ERROR" -> ENDLESS;
        case "SURVIVED" -> SURVIVED;
        case "NO_COVERAGE" -> UNTRIED;
        default -> throw new IllegalArgumentException("A mutant is " + status);
      };
    }
  }

  boolean killed() {
    return fate == Fate.KILLED || fate == Fate.ENDLESS;
  }

  /** Where it is and what was broken, as pages say it. */
  String inWords() {
    String broken = change.replaceAll("starboard/\\w+/(\\w+/)*", "").replace("::", ".");
    return "%s:%d `%s.%s` %s".formatted(file, line, type, method, broken);
  }

  /** A mutant of which nothing is known yet. */
  static Mutant of(MutationDetails found) {
    return new Mutant(
        withoutPackage(found.getClassName().asJavaName()),
        found.getFilename(),
        found.getLineNumber(),
        found.getMethod(),
        found.getDescription(),
        Fate.UNTRIED);
  }

  /** All mutants of PIT's list that are programs at all. */
  static List<Mutant> read(Path xml) throws IOException {
    NodeList nodes;
    try {
      nodes =
          DocumentBuilderFactory.newDefaultInstance()
              .newDocumentBuilder()
              .parse(xml.toFile())
              .getElementsByTagName("mutation");
    } catch (ParserConfigurationException | SAXException broken) {
      throw new IOException(xml + " cannot be read", broken);
    }
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      Element node = (Element) nodes.item(i);
      String status = node.getAttribute("status");
      if (!status.equals("NON_VIABLE")) mutants.add(of(node, status));
    }
    return mutants;
  }

  private static Mutant of(Element node, String status) {
    return new Mutant(
        withoutPackage(text(node, "mutatedClass")),
        text(node, "sourceFile"),
        Integer.parseInt(text(node, "lineNumber")),
        text(node, "mutatedMethod"),
        text(node, "description"),
        Fate.of(status));
  }

  private static String withoutPackage(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static String text(Element node, String tag) {
    return node.getElementsByTagName(tag).item(0).getTextContent();
  }
}
