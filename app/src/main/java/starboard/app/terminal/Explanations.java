package starboard.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * What the question mark answers: what is asked and why, what a thing is, why a choice is barred.
 */
final class Explanations {

  private final Session session;
  private final SceneText text;
  private final Map<String, Thing> things = new LinkedHashMap<>();

  /** Something with a name, and all there is to say of it; that is its name if there is no more. */
  private record Thing(Widget.Label label, String said) {}

  Explanations(Session session, SceneText text, Scene scene) {
    this.session = session;
    this.text = text;
    scene.widgets().forEach(this::index);
  }

  private void index(Widget widget) {
    if (widget instanceof Widget.Card card) add(card.label(), text.card(card), List.of());
    add(widget.label());
    switch (widget) {
      case Widget.Map map -> {
        map.regions().forEach(region -> add(region.label()));
        MapText places = new MapText(text, map);
        map.nodes().forEach(node -> add(node.label(), places.place(node), node.marks()));
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
    add(label, text.name(label), List.of());
  }

  private void add(Widget.Label label, List<Widget.Mark> marks) {
    add(label, text.name(label), marks);
  }

  private void add(Widget.Label label, String said, List<Widget.Mark> marks) {
    things.putIfAbsent(label.id(), new Thing(label, said));
    for (Widget.Mark mark : marks) add(mark.label());
  }

  /** The question, each option, each refused choice with its reason, and what can be typed. */
  String of(Question question) {
    Decision decision = question.decision();
    Lines out = text.lines();
    out.add(0, text.say(decision.question()));
    out.add(0, session.say("explain.source", Arg.word(text.say(decision.source()))));
    if (decision.about() != null) thing(out, 0, decision.about());
    for (int i = 0; i < decision.options().size(); i++) option(out, i + 1, question);
    if (!decision.refused().isEmpty()) out.add(0, session.say("explain.refused"));
    reasons(decision)
        .forEach(
            (reason, options) -> out.add(2, "- " + String.join("; ", options) + ": " + reason));
    if (!question.barriers().isEmpty()) out.add(0, session.say("explain.barriers"));
    out.add(0, session.say("explain.commands"));
    return out.toString();
  }

  /** What is refused, by its reason with the rule and what would help. */
  private Map<String, List<String>> reasons(Decision decision) {
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    for (Decision.Refused refused : decision.refused()) {
      String name = text.say(refused.option().text());
      reasons.computeIfAbsent(reason(refused), _ -> new ArrayList<>()).add(name);
    }
    return reasons;
  }

  private String reason(Decision.Refused refused) {
    String reason = text.say(refused.reason());
    if (refused.rule() == null || refused.unblock() == null) return reason;
    return reason + " (" + refused.rule() + ") " + text.say(refused.unblock());
  }

  /** One option of the question. */
  String of(Question question, int number) {
    Lines out = text.lines();
    option(out, number, question);
    String source = text.say(question.decision().source());
    out.add(2, session.say("explain.source", Arg.word(source)));
    boolean free = question.mark(question.decision().options().get(number - 1)).isEmpty();
    out.add(2, session.say(free ? "explain.free" : "explain.barrier"));
    return out.toString();
  }

  private void option(Lines out, int number, Question question) {
    Option option = question.decision().options().get(number - 1);
    out.add(2, number + ". " + text.option(option) + question.mark(option));
    Thing target = option.target() == null ? null : things.get(option.target());
    String about = target == null ? "" : described(target);
    String effect = option.effect() == null ? "" : text.say(option.effect());
    if (!about.contains(effect)) out.add(5, effect);
    if (!about.isEmpty()) out.add(5, about);
    for (Option.Row row : option.rows()) {
      out.add(5, text.say(row.row()) + ": " + text.say(row.text()));
    }
    for (Option.Risk risk : option.risk()) {
      String chance = text.say(risk.name()) + " " + risk.percent() + " %";
      List<String> parts = new ArrayList<>();
      for (Text part : risk.parts()) parts.add(text.say(part));
      out.add(5, parts.isEmpty() ? chance : chance + ": " + String.join(", ", parts));
    }
  }

  private void thing(Lines out, int indent, String id) {
    Thing thing = things.get(id);
    if (thing != null) out.add(indent, described(thing));
  }

  private String described(Thing thing) {
    Text glossary = thing.label.glossary();
    return glossary == null ? thing.said : thing.said + ": " + text.say(glossary);
  }

  /** Everything with these letters in its name, or else in what is said of it, or null. */
  @Nullable String of(String letters) {
    Set<String> found = new LinkedHashSet<>();
    for (Thing thing : things.values()) {
      String name = text.name(thing.label);
      if (has(name, letters) && !described(thing).equals(name)) found.add(described(thing));
    }
    if (found.isEmpty()) {
      for (Thing thing : things.values()) {
        Text glossary = thing.label.glossary();
        if (glossary != null && has(text.say(glossary), letters)) found.add(described(thing));
      }
    }
    Lines out = text.lines();
    for (String said : found) out.add(0, said);
    return found.isEmpty() ? null : out.toString();
  }

  private boolean has(String said, String letters) {
    Locale locale = Locale.of(session.language().code());
    return said.toLowerCase(locale).contains(letters.toLowerCase(locale));
  }
}
