package starboard.table.twin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** How things of a scene are called in a sentence. */
final class Naming {

  private final Sight sight;
  private final Words own;

  Naming(Sight sight) {
    this.sight = sight;
    this.own = Twin.BOOK.calling(sight.names());
  }

  /** What the game says. */
  String say(Text text) {
    return sight.words().say(text, sight.language());
  }

  /** What the twin itself says. */
  String say(String key, Arg... args) {
    return own.say(Text.of(key, args), sight.language());
  }

  String say(String key, String word) {
    return say(key, Arg.word(word));
  }

  String player(Seat seat) {
    return say("twin.player", Arg.of(seat));
  }

  String name(Widget.Label label) {
    String name = say(label.name());
    return label.number() == null ? name : name + " " + label.number();
  }

  /** A place is called by its number first. */
  String place(Widget.Label label) {
    String name = say(label.name());
    return label.number() == null ? name : label.number() + " " + name;
  }

  /** A figure, with whose it is and what is on it. */
  String piece(Widget.Piece piece) {
    List<String> more = new ArrayList<>();
    String name = name(piece.label());
    Seat owner = piece.owner();
    if (owner != null && owner == sight.seat()) more.add(say("twin.you"));
    else if (owner != null && !name.contains(player(owner))) more.add(player(owner));
    for (Widget.Mark mark : piece.marks()) more.add(mark(mark));
    return name + inBrackets(more);
  }

  String mark(Widget.Mark mark) {
    String name = name(mark.label());
    return mark.count() == 1 ? name : mark.count() + " × " + name;
  }

  String counter(Widget.Counter counter) {
    String unit = counter.unit() == null ? "" : " " + say(counter.unit());
    return name(counter.label()) + ": " + counter.value() + unit;
  }

  /** A card with everything that can be read on it. */
  String card(Widget.Card card) {
    List<String> parts = new ArrayList<>();
    if (!card.face()) parts.add(say("twin.face-down"));
    for (Widget.Part part : card.parts()) parts.add(say(part.text()));
    Text glossary = card.label().glossary();
    if (card.parts().isEmpty() && glossary != null) parts.add(say(glossary));
    for (Widget.Badge badge : card.badges()) parts.add(say(badge.text()));
    return name(card.label()) + (parts.isEmpty() ? "" : ": " + String.join("; ", parts));
  }

  /** A chance with what it comes of. */
  String risk(Option.Risk risk) {
    List<String> parts = new ArrayList<>();
    for (Text part : risk.parts()) parts.add(say(part));
    String chance = say("twin.chance", say(risk.name()), risk.percent(), risk.hit(), risk.of());
    return parts.isEmpty() ? chance : chance + ": " + String.join(", ", parts);
  }

  private String say(String key, String what, int percent, int hit, int of) {
    return say(key, Arg.word(what), Arg.of(percent), Arg.of(hit), Arg.of(of));
  }

  static String inBrackets(List<String> more) {
    return more.isEmpty() ? "" : " (" + String.join(", ", more) + ")";
  }

  /** The same several times is said once, with its number. */
  static List<String> grouped(List<String> things) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String thing : things) counts.merge(thing, 1, Integer::sum);
    List<String> grouped = new ArrayList<>();
    counts.forEach((thing, count) -> grouped.add(count == 1 ? thing : count + " × " + thing));
    return grouped;
  }

  @Nullable Seat viewer() {
    return sight.seat();
  }
}
