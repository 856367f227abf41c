package starboard.app.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Decision;
import starboard.kernel.Option;
import starboard.kernel.Scene;
import starboard.kernel.Text;
import starboard.kernel.Widget;

/**
 * What the question mark answers: what is asked and why, what a thing is, why a choice is barred.
 */
final class Explanations {

  private final Session session;
  private final SceneText text;
  private final Map<String, Widget.Label> labels = new LinkedHashMap<>();

  Explanations(Session session, SceneText text, Scene scene) {
    this.session = session;
    this.text = text;
    scene.widgets().forEach(this::index);
  }

  private void index(Widget widget) {
    add(widget.label());
    switch (widget) {
      case Widget.Map map -> {
        map.regions().forEach(region -> add(region.label()));
        map.nodes().forEach(node -> add(node.label(), node.marks()));
        map.links().forEach(link -> add(link.label(), link.marks()));
        map.pieces().forEach(piece -> add(piece.label(), piece.marks()));
      }
      case Widget.Zone zone -> zone.cards().forEach(this::index);
      case Widget.Mat mat -> mat.content().forEach(this::index);
      case Widget.Track track -> {
        track.spaces().forEach(space -> add(space.label()));
        track.markers().forEach(marker -> add(marker.label()));
      }
      case Widget.Bag bag -> bag.kinds().forEach(kind -> add(kind.label()));
      case Widget.Sheet sheet -> sheet.rows().forEach(row -> add(row.label()));
      case Widget.Card _, Widget.Counter _, Widget.Die _, Widget.Log _, Widget.Prompt _ -> {}
    }
  }

  private void add(Widget.Label label) {
    labels.putIfAbsent(label.id(), label);
  }

  private void add(Widget.Label label, List<Widget.Mark> marks) {
    add(label);
    for (Widget.Mark mark : marks) add(mark.label());
  }

  /** The question, each option, each refused choice with its reason, and what can be typed. */
  String of(Decision decision) {
    Lines out = text.lines();
    out.add(0, text.say(decision.question()));
    out.add(0, session.say("explain.source", Arg.word(text.say(decision.source()))));
    if (decision.about() != null) thing(out, 0, decision.about());
    for (int i = 0; i < decision.options().size(); i++) option(out, i + 1, decision);
    if (!decision.refused().isEmpty()) out.add(0, session.say("explain.refused"));
    for (Decision.Refused refused : decision.refused()) {
      out.add(2, "- " + text.option(refused.option()) + ": " + text.say(refused.reason()));
    }
    out.add(0, session.say("explain.commands"));
    return out.toString();
  }

  /** One option of the question. */
  String of(Decision decision, int number) {
    Lines out = text.lines();
    option(out, number, decision);
    out.add(2, session.say("explain.source", Arg.word(text.say(decision.source()))));
    return out.toString();
  }

  private void option(Lines out, int number, Decision decision) {
    Option option = decision.options().get(number - 1);
    out.add(2, number + ". " + text.option(option));
    if (option.effect() != null) out.add(5, text.say(option.effect()));
    if (option.target() != null) thing(out, 5, option.target());
  }

  private void thing(Lines out, int indent, String id) {
    Widget.Label label = labels.get(id);
    if (label != null) out.add(indent, described(label));
  }

  private String described(Widget.Label label) {
    Text glossary = label.glossary();
    return text.name(label) + (glossary == null ? "" : ": " + text.say(glossary));
  }

  /** Everything whose name has these letters in it and that somebody has explained, or null. */
  @Nullable String of(String letters) {
    Locale locale = Locale.of(session.language().code());
    Lines out = text.lines();
    Map<String, Boolean> said = new LinkedHashMap<>();
    for (Widget.Label label : labels.values()) {
      if (label.glossary() == null) continue;
      String line = described(label);
      if (text.name(label).toLowerCase(locale).contains(letters.toLowerCase(locale))
          && said.put(line, true) == null) out.add(0, line);
    }
    return said.isEmpty() ? null : out.toString();
  }
}
