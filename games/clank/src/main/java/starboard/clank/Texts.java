package starboard.clank;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;

/** Names by their keys, and the texts of cards put together from their ops. */
public final class Texts {

  private static final Content CONTENT = Content.BOX;
  private static final List<Text> CARDS = named("card", CONTENT.cards().entries());
  private static final List<Text> SECRETS = named("secret", CONTENT.secrets().entries());
  private static final List<Text> SPACE_NAMES = named("space", Ship.PLAN.all());
  private static final List<Text> SPACES = Ship.PLAN.all().stream().map(Texts::coded).toList();

  private Texts() {}

  private static List<Text> named(String prefix, List<? extends Named> entries) {
    return entries.stream().map(entry -> Text.of(prefix + "." + entry.id())).toList();
  }

  // Names

  static Text card(int kind) {
    return CARDS.get(kind);
  }

  static Text secret(int kind) {
    return SECRETS.get(kind);
  }

  /** A space in a sentence: by its code and its name. */
  public static Text space(int space) {
    return SPACES.get(space);
  }

  /** A space in a sentence, which leads to it. */
  public static Arg at(int space) {
    return Arg.of(space(space), Widgets.space(space));
  }

  /** The name of a space where its code stands beside it. */
  static Text spaceName(int space) {
    return SPACE_NAMES.get(space);
  }

  private static Text coded(Space space) {
    return Text.of("numbered", Arg.word(space.code()), Arg.of(Text.of("space." + space.id())));
  }

  static Text item(int item) {
    return Text.of("item." + CONTENT.items().at(item).id());
  }

  static Text artifact(int artifact) {
    return Text.of("artifact." + CONTENT.artifacts().at(artifact).id());
  }

  static Text goal(int goal) {
    return Text.of("goal." + CONTENT.solo().goals().at(goal).id());
  }

  static Text enemy(ReserveEnemy.Side side) {
    return Text.of("card." + side.id());
  }

  static Text faction(Faction faction) {
    return Text.of("faction." + faction.name().toLowerCase(Locale.ROOT));
  }

  /** A phrase book with the names of all components in it. */
  public static PhraseBook in(PhraseBook book) {
    SortedMap<String, Names> names = new TreeMap<>();
    add(names, "card", CONTENT.cards());
    ReserveEnemy enemy = CONTENT.reserve().enemy();
    names.put(enemy(enemy.front()).key(), enemy.front().names());
    names.put(enemy(enemy.back()).key(), enemy.back().names());
    add(names, "secret", CONTENT.secrets());
    add(names, "item", CONTENT.items());
    add(names, "artifact", CONTENT.artifacts());
    add(names, "goal", CONTENT.solo().goals());
    add(names, "component", CONTENT.components());
    add(names, "panel", CONTENT.modules().assembly().panels());
    add(names, "slot", CONTENT.modules().assembly().slots());
    for (int i = 0; i < Ship.PLAN.modulesKnown(); i++) {
      Named module = Ship.PLAN.module(i);
      names.put("module." + module.id(), module.names());
    }
    for (int i = 0; i < Ship.PLAN.spaces(); i++) {
      names.put(spaceName(i).key(), Ship.PLAN.space(i).names());
    }
    SortedMap<String, String> english = new TreeMap<>();
    SortedMap<String, String> czech = new TreeMap<>();
    names.forEach((key, name) -> english.put(key, name.en()));
    names.forEach((key, name) -> czech.put(key, name.cs()));
    return book.with(Language.EN, english).with(Language.CS, czech);
  }

  private static void add(
      SortedMap<String, Names> names, String prefix, Section<? extends Named> section) {
    for (Named entry : section) names.put(prefix + "." + entry.id(), entry.names());
  }

  /** Cards or tokens one after another. */
  static Text list(Pile things) {
    List<Text> names = new ArrayList<>();
    for (int i = 0; i < things.size(); i++) names.add(Text.of("thing", Arg.thing(things.at(i))));
    return joined("op.list", names);
  }

  // Effects

  /** Several ops one after another. */
  static Text list(List<Op> ops) {
    return joined("op.list", ops.stream().map(Op::text).toList());
  }

  /** What a token does, as an order where its player has no choice (C20.2); null if nothing. */
  static @Nullable Text of(Secret secret) {
    boolean must = secret.use() == Secret.Use.END_OF_TURN;
    List<Text> lines = new ArrayList<>();
    for (Op op : secret.ops()) {
      lines.add(
          must && op instanceof Op.Trash(int count) ? Text.of("op.trash-must", count) : op.text());
    }
    if (secret.isCrystal()) lines.add(Text.of("op.counts-as-crystal"));
    return lines.isEmpty() ? null : joined("op.list", lines);
  }

  /** What beating an enemy brings. */
  static Text reward(List<Op> ops) {
    return Text.of("card-text.defeat", Arg.of(list(ops)));
  }

  /** One list of ops or another. */
  static Text alternatives(List<List<Op>> lists) {
    return joined("op.or", lists.stream().map(Texts::list).toList());
  }

  /** What playing a card does; null if nothing. */
  static @Nullable Text played(int kind) {
    return joinedOrNull(doing(CONTENT.card(kind), Card.When.PLAY));
  }

  /** What acquiring a card does now and later, and what it counts; null if nothing. */
  static @Nullable Text acquired(int kind) {
    Card card = CONTENT.card(kind);
    List<Text> lines = doing(card, Card.When.PLAY, Card.When.ACQUIRE);
    if (card.vp() != 0) lines.add(Text.of("part.vp", card.vp()));
    addBonus(card, lines);
    return joinedOrNull(lines);
  }

  /** What beating an enemy brings; null if nothing. */
  static @Nullable Text beaten(int kind) {
    return joinedOrNull(doing(CONTENT.card(kind), Card.When.DEFEAT));
  }

  /** What an item is for and what it counts. */
  static Text bought(int item) {
    Item entry = CONTENT.items().at(item);
    return joined(
        "effect.and", List.of(Text.of("item-text." + entry.id()), Text.of("part.vp", entry.vp())));
  }

  private static List<Text> doing(Card card, Card.When... moments) {
    List<Text> lines = new ArrayList<>();
    if (!card.gives().isEmpty()) lines.add(list(card.gives()));
    for (Card.Effect effect : card.effects()) {
      if (List.of(moments).contains(effect.when())) lines.add(of(effect));
    }
    return lines;
  }

  private static @Nullable Text joinedOrNull(List<Text> lines) {
    return lines.isEmpty() ? null : joined("effect.and", lines);
  }

  /** Everything a card does, by when it does it; empty if it does nothing. */
  static List<Text> of(Card card) {
    List<Text> lines = new ArrayList<>();
    if (!card.gives().isEmpty()) lines.add(list(card.gives()));
    for (Card.Effect effect : card.effects()) lines.add(of(effect));
    if (card.danger()) lines.add(Text.of("card-text.danger"));
    addBonus(card, lines);
    return lines;
  }

  /** C19.4 */
  private static void addBonus(Card card, List<Text> lines) {
    Card.Bonus bonus = card.vpBonus();
    if (bonus == null) return;
    lines.add(Text.of("card-text.bonus", Arg.of(bonus.condition().text()), Arg.of(bonus.vp())));
  }

  private static Text of(Card.Effect effect) {
    Text ops = list(effect.ops());
    Condition condition = effect.condition();
    if (condition != null) {
      return Text.of("card-text.if", Arg.of(condition.text()), Arg.of(ops));
    }
    return effect.when() == Card.When.PLAY
        ? ops
        : Text.of("card-text." + effect.when().name().toLowerCase(Locale.ROOT), Arg.of(ops));
  }

  /** Parts joined by that phrase. */
  static Text joined(String key, List<Text> parts) {
    Text text = parts.getFirst();
    for (Text part : parts.subList(1, parts.size())) {
      text = Text.of(key, Arg.of(text), Arg.of(part));
    }
    return text;
  }
}
