package starboard.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A rule broken in one place, and what became of it.
 *
 * @param type the class without package, with those around it: {@code Turns$End}
 * @param change what was broken, in PIT's words
 * @param killed whether a test noticed; one that does not end is noticed too
 * @param run whether any test came by
 */
record Mutant(
    String type, String file, int line, String method, String change, boolean killed, boolean run) {

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
    String type = text(node, "mutatedClass");
    return new Mutant(
        type.substring(type.lastIndexOf('.') + 1),
        text(node, "sourceFile"),
        Integer.parseInt(text(node, "lineNumber")),
        text(node, "mutatedMethod"),
        text(node, "description"),
        Boolean.parseBoolean(node.getAttribute("detected")),
        !status.equals("NO_COVERAGE"));
  }

  private static String text(Element node, String tag) {
    return node.getElementsByTagName(tag).item(0).getTextContent();
  }
}
