package starboard.kernel.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import starboard.kernel.words.Text;

/**
 * Reads YAML into a tree. Works on the parser's events, so what could be dangerous (tags that make
 * objects, aliases that multiply) is refused before anything is built from it.
 */
final class TreeReader {
  private static final int DEPTH = 64;

  private final String file;
  private final Iterator<Event> events;

  private TreeReader(String file, Iterator<Event> events) {
    this.file = file;
    this.events = events;
  }

  /** The one document of a text. */
  static Tree read(String file, String text) {
    LoadSettings settings = LoadSettings.builder().setLabel(file).build();
    try {
      return new TreeReader(file, new Parse(settings).parseString(text).iterator()).document();
    } catch (MarkedYamlEngineException e) {
      throw broken(file, e);
    } catch (ReaderException e) {
      throw unreadable(file, text, e);
    } catch (YamlEngineException e) {
      throw new CatalogueException(
          Location.file(file), Sentences.about("catalogue.broken", oneLine(": " + e.getMessage())));
    }
  }

  private Tree document() {
    events.next(); // stream start
    Event event = events.next();
    if (event.getEventId() == Event.ID.StreamEnd) {
      throw new CatalogueException(Location.file(file), Text.of("catalogue.empty"));
    }
    Tree tree = tree(events.next(), 0);
    events.next(); // document end
    Event after = events.next();
    if (after.getEventId() != Event.ID.StreamEnd) {
      throw refused(after, Text.of("catalogue.second-document"));
    }
    return tree;
  }

  private Tree tree(Event event, int depth) {
    if (depth > DEPTH) {
      throw refused(event, Text.of("catalogue.too-deep", DEPTH));
    }
    if (event instanceof AliasEvent) {
      throw refused(event, Text.of("catalogue.no-aliases"));
    }
    if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      throw refused(event, Text.of("catalogue.no-anchors"));
    }
    return switch (event) {
      case ScalarEvent scalar -> {
        refuseTag(event, scalar.getTag());
        yield new Tree.Scalar(scalar.getValue(), scalar.isPlain(), line(event));
      }
      case SequenceStartEvent list -> items(list, depth);
      case MappingStartEvent mapping -> fields(mapping, depth);
      default -> throw refused(event, Text.of("catalogue.value-expected"));
    };
  }

  private Tree items(CollectionStartEvent start, int depth) {
    refuseTag(start, start.getTag());
    List<Tree> items = new ArrayList<>();
    for (Event e = events.next(); e.getEventId() != Event.ID.SequenceEnd; e = events.next()) {
      items.add(tree(e, depth + 1));
    }
    return new Tree.Items(Collections.unmodifiableList(items), line(start));
  }

  private Tree fields(CollectionStartEvent start, int depth) {
    refuseTag(start, start.getTag());
    SequencedMap<String, Tree.Field> fields = new LinkedHashMap<>();
    List<Tree.Field> repeated = new ArrayList<>();
    for (Event e = events.next(); e.getEventId() != Event.ID.MappingEnd; e = events.next()) {
      if (!(tree(e, depth + 1) instanceof Tree.Scalar key) || key.text().isEmpty()) {
        throw refused(e, Text.of("catalogue.bad-key"));
      }
      Tree.Field field = new Tree.Field(key.text(), tree(events.next(), depth + 1), key.line());
      if (fields.putIfAbsent(field.key(), field) != null) {
        repeated.add(field);
      }
    }
    return new Tree.Fields(
        Collections.unmodifiableSequencedMap(fields), List.copyOf(repeated), line(start));
  }

  private void refuseTag(Event event, Optional<String> tag) {
    if (tag.isPresent()) {
      throw refused(event, Sentences.about("catalogue.no-tags", tag.get()));
    }
  }

  private CatalogueException refused(Event event, Text sentence) {
    return new CatalogueException(location(file, event.getStartMark()), sentence);
  }

  private static int line(Event event) {
    return event.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
  }

  private static Location location(String file, Optional<Mark> mark) {
    return mark.map(m -> new Location(file, m.getLine() + 1, "", m.getColumn() + 1))
        .orElse(Location.file(file));
  }

  private static CatalogueException broken(String file, MarkedYamlEngineException e) {
    String context = e.getContext() == null ? "" : " " + e.getContext();
    return new CatalogueException(
        location(file, e.getProblemMark()),
        Sentences.about("catalogue.broken", oneLine(context + ": " + e.getProblem())));
  }

  private static CatalogueException unreadable(String file, String text, ReaderException e) {
    int line = 1 + (int) text.codePoints().limit(e.getPosition()).filter(c -> c == '\n').count();
    return new CatalogueException(
        new Location(file, line, ""),
        Sentences.about("catalogue.character", String.format("U+%04X", e.getCodePoint())));
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s*\\R\\s*", " ").stripTrailing();
  }
}
