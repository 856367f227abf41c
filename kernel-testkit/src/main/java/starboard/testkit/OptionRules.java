package starboard.testkit;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.scene.Scene;

/** How options must be named. */
final class OptionRules {

  private static final Pattern FORM =
      Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*(:[a-z0-9]+([-.][a-z0-9]+)*)*");

  private OptionRules() {}

  /** The first rule that a decision does not keep, or null. */
  static @Nullable String firstBroken(Decision decision, Scene scene) {
    SortedSet<String> widgets = Structure.ids(scene);
    Set<String> ids = new TreeSet<>();
    for (Option option : decision.options()) {
      String wrong = wrong(option, widgets);
      if (wrong != null) return wrong;
      if (!ids.add(option.id())) return "two options have the id " + option.id();
    }
    for (Decision.Refused refused : decision.refused()) {
      String wrong = wrong(refused.option(), widgets);
      if (wrong != null) return "refused: " + wrong;
      if (ids.contains(refused.option().id()))
        return refused.option().id() + " is both offered and refused";
    }
    for (Shortcut shortcut : decision.shortcuts()) {
      if (!FORM.matcher(shortcut.id()).matches())
        return "the shortcut " + shortcut.id() + " is not verb:part:part";
      List<String> sent = shortcut.options();
      if (sent.isEmpty() || !ids.contains(sent.getFirst()))
        return "the shortcut " + shortcut.id() + " begins with no option: " + sent;
    }
    String about = decision.about();
    if (about != null && !widgets.contains(about))
      return "the question is about " + about + ", which is no widget of the scene";
    return null;
  }

  private static @Nullable String wrong(Option option, SortedSet<String> widgets) {
    if (!FORM.matcher(option.id()).matches())
      return "the id " + option.id() + " is not verb:part:part in lower-case ASCII";
    int colon = option.id().indexOf(':');
    while (colon >= 0) {
      int next = option.id().indexOf(':', colon + 1);
      String part = option.id().substring(colon + 1, next < 0 ? option.id().length() : next);
      if (!widgets.contains(part))
        return part + " in the id " + option.id() + " is no widget of the scene";
      colon = next;
    }
    String target = option.target();
    if (target != null && !widgets.contains(target))
      return "the target " + target + " of " + option.id() + " is no widget of the scene";
    String about = option.about();
    if (about != null && !widgets.contains(about))
      return option.id() + " is about " + about + ", which is no widget of the scene";
    for (Option.Row row : option.rows()) {
      if (row.at() != null && !widgets.contains(row.at()))
        return "a row of " + option.id() + " is at " + row.at() + ", no widget of the scene";
    }
    return null;
  }
}
