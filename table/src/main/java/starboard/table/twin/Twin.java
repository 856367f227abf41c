package starboard.table.twin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;

/**
 * Answers typed questions in sentences, at any time and about any game: where somebody is, which
 * ways lead on, what threatens, why something cannot be done. It knows no more than the viewer.
 */
public final class Twin {

  /** What it says itself. */
  public static final PhraseBook BOOK =
      PhraseBook.beside(Twin.class, number -> Text.of("unnamed", number));

  /** Stands before what belongs to the line before it. */
  private static final String IN = "  ";

  private final Sight sight;
  private final Naming naming;
  private final Places places;
  private final Things things;

  public Twin(Sight sight) {
    this.sight = sight;
    this.naming = new Naming(sight);
    this.places = new Places(sight.scene(), naming);
    this.things = new Things(sight.scene(), naming);
  }

  /** Whether these words ask something. */
  public static boolean isAsked(String typed) {
    return Topic.of(typed) != null;
  }

  /** The answer, line by line; what can be asked if these words ask nothing. */
  public List<String> answer(String typed) {
    Topic.Asked asked = Topic.of(typed);
    if (asked == null) return orElse(List.of(), "twin.not-understood", typed.strip(), questions());
    String about = asked.about();
    return switch (asked.topic()) {
      case WHERE -> where(about);
      case EXITS -> exits(about);
      case WHO -> about(who(), about);
      case DANGER -> about(danger(), about);
      case HAND -> hand(about);
      case WHY -> whyNot(about);
      case SINCE -> orElse(matching(sight.news(), about), "twin.no-news", about, List.of());
      case RULE -> rule(about);
      case ODDS -> about(odds(), about);
      case QUESTIONS -> questions();
    };
  }

  private List<String> questions() {
    return naming.say("twin.questions").lines().toList();
  }

  private List<String> orElse(List<String> said, String key, String about, List<String> more) {
    if (!said.isEmpty()) return said;
    List<String> lines = new ArrayList<>();
    lines.add(naming.say(key, about));
    lines.addAll(more);
    return lines;
  }

  private List<String> hand(String about) {
    if (sight.seat() == null) return List.of(naming.say("twin.watching"));
    List<String> hand = things.hand();
    String none = hand.isEmpty() ? "twin.empty-hand" : "twin.no-hand";
    return orElse(matching(hand, about), none, about, List.of());
  }

  /** What was found, as far as it has these letters in it. */
  private List<String> about(List<String> said, String letters) {
    return orElse(matching(said, letters), "twin.nothing", letters, List.of());
  }

  private static List<String> matching(List<String> said, String letters) {
    return said.stream().filter(line -> Letters.in(line, letters)).toList();
  }

  // Where and who

  private List<String> where(String about) {
    List<String> said = new ArrayList<>();
    if (about.isEmpty()) {
      for (Places.Place place : places.own()) said.add(places.told(place));
      if (said.isEmpty()) said.addAll(things.standing());
      return orElse(said, places.none() ? "twin.no-board" : "twin.nowhere", about, List.of());
    }
    for (Places.Place place : places.named(about)) said.add(places.told(place));
    Set<String> found = new LinkedHashSet<>(places.found(about));
    found.addAll(things.found(about));
    said.addAll(found);
    return orElse(said, "twin.nothing-called", about, List.of());
  }

  private List<String> exits(String about) {
    List<String> said = new ArrayList<>();
    for (Places.Place place : about.isEmpty() ? places.own() : places.named(about)) {
      List<String> ways = places.ways(place);
      said.add(
          naming.say(
              ways.isEmpty() ? "twin.no-way" : "twin.from", naming.place(place.node().label())));
      for (String way : ways) said.add(IN + way);
    }
    if (places.none()) return orElse(said, "twin.no-board", about, List.of());
    return orElse(said, about.isEmpty() ? "twin.nowhere" : "twin.nothing-called", about, List.of());
  }

  private List<String> who() {
    List<Seat> deciding = new ArrayList<>();
    for (Seat seat : sight.deciding()) deciding.add(seat);
    List<String> said = new ArrayList<>(things.people(deciding));
    for (Places.Place place : places.own())
      said.add(naming.say("twin.with-you", places.told(place)));
    return said;
  }

  // What may come

  private List<String> danger() {
    List<String> said = new ArrayList<>(places.dangers());
    said.addAll(things.dangers());
    said.addAll(risks());
    return said;
  }

  private List<String> odds() {
    List<String> said = new ArrayList<>(risks());
    said.addAll(things.odds());
    return said;
  }

  /** What chance may make of the options. */
  private List<String> risks() {
    Decision decision = sight.decision();
    if (decision == null) return List.of();
    List<String> said = new ArrayList<>();
    for (Option option : decision.options()) {
      for (Option.Risk risk : option.risk()) {
        said.add(naming.say(option.text()) + " – " + naming.risk(risk));
      }
    }
    return said;
  }

  // Why not, and by which rule

  /** The refused options by the reason they share, with the rule and what would help. */
  private List<String> whyNot(String about) {
    Decision decision = sight.decision();
    if (decision == null) return List.of(naming.say("twin.not-asked"));
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    for (Decision.Refused refused : decision.refused()) {
      String name = naming.say(refused.option().text());
      if (!Letters.in(name, about)) continue;
      reasons.computeIfAbsent(reason(refused), _ -> new ArrayList<>()).add(name);
    }
    List<String> said = new ArrayList<>();
    reasons.forEach((reason, names) -> said.add(String.join("; ", names) + ": " + reason));
    if (!said.isEmpty()) return said;
    for (Option option : decision.options()) {
      String name = naming.say(option.text());
      if (!about.isEmpty() && Letters.in(name, about)) said.add(naming.say("twin.possible", name));
    }
    return orElse(
        said, about.isEmpty() ? "twin.all-possible" : "twin.not-refused", about, List.of());
  }

  private String reason(Decision.Refused refused) {
    String reason = naming.say(refused.reason());
    String rule = refused.rule() == null ? "" : " (" + refused.rule() + ")";
    String help = refused.unblock() == null ? "" : " " + naming.say(refused.unblock());
    return reason + rule + help;
  }

  private List<String> rule(String about) {
    List<RuleBook.Entry> found;
    try {
      found = sight.book().find(about, sight.language());
    } catch (Refusal none) {
      return List.of(said(none));
    }
    List<String> said = new ArrayList<>();
    for (RuleBook.Entry entry : found) {
      said.add(entry.id() + " " + (entry.title().isEmpty() ? entry.chapter() : entry.title()));
      entry.text().lines().forEach(line -> said.add(IN + line.replace("**", "").strip()));
    }
    said.removeIf(String::isBlank);
    return said;
  }

  private String said(Refusal refusal) {
    return BOOK.say(refusal.text(), sight.language());
  }
}
