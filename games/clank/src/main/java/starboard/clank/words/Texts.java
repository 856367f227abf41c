package starboard.clank.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Colours;
import starboard.clank.content.Condition;
import starboard.clank.content.Content;
import starboard.clank.content.Faction;
import starboard.clank.content.Item;
import starboard.clank.content.Named;
import starboard.clank.content.Op;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.ship.Ship;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.seats.Seat;
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

  public static Text card(int kind) {
    return CARDS.get(kind);
  }

  public static Text secret(int kind) {
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
  public static Text spaceName(int space) {
    return SPACE_NAMES.get(space);
  }

  private static Text coded(Space space) {
    return Text.of("numbered", Arg.word(space.code()), Arg.of(Text.of("space." + space.id())));
  }

  public static Text item(int item) {
    return Text.of("item." + CONTENT.items().at(item).id());
  }

  public static Text artifact(int artifact) {
    return Text.of("artifact." + CONTENT.artifacts().at(artifact).id());
  }

  public static Text goal(int goal) {
    return Text.of("goal." + CONTENT.solo().goals().at(goal).id());
  }

  /** The name of a component. */
  public static Text component(int number) {
    return Box.isCard(number) ? card(Box.kindOf(number)) : secret(Box.kindOf(number));
  }

  /** The name of what causes an op, see {@link Content#source}. */
  public static Text source(int source) {
    if (source == Box.NONE) return Text.of("rule.space");
    int cards = CONTENT.cards().size();
    return source < cards ? card(source) : secret(source - cards);
  }

  /** What a cube of that colour is called. */
  public static Text cube(int colour, int players) {
    if (colour == Colours.BLACK) return Text.of("component.boss-cube");
    if (colour == Colours.RED) return Text.of("component.bounty-hunter-cube");
    return colour < players ? Text.of("cube.of", Seat.of(colour)) : Text.of("cube.threat");
  }

  public static Text enemy(ReserveEnemy.Side side) {
    return Text.of("card." + side.id());
  }

  public static Text faction(Faction faction) {
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
  public static Text list(Pile things) {
    List<Text> names = new ArrayList<>();
    for (int i = 0; i < things.size(); i++) names.add(Text.of("thing", Arg.thing(things.at(i))));
    return joined("op.list", names);
  }

  // Effects

  /** What an op does. */
  public static Text of(Op any) {
    return switch (any) {
      case Op.Skill op -> Text.of("op.skill", op.count());
      case Op.Swords op -> Text.of("op.swords", op.count());
      case Op.Boots op -> Text.of("op.boots", op.count());
      case Op.Credits op -> Text.of("op.credits", op.count());
      case Op.Noise op ->
          op.count() > 0 ? Text.of("op.clank", op.count()) : Text.of("op.clank.less", -op.count());
      case Op.Draw op -> Text.of("op.draw", op.count());
      case Op.Heal op -> Text.of("op.heal", op.count());
      case Op.Crystal op -> Text.of("op.crystal", op.count());
      case Op.Teleport op -> Text.of("op.teleport", op.count());
      case Op.TeleportToTelepadInModule _ -> Text.of("op.jump");
      case Op.IgnoreEnemies _ -> Text.of("op.ignore-enemies");
      case Op.OthersClank op -> Text.of("op.others-clank", op.count());
      case Op.AllClank op -> Text.of("op.all-clank", op.count());
      case Op.Trash op -> Text.of("op.trash", op.count());
      case Op.DiscardThen op ->
          Text.of("op.discard-then", Arg.of(op.discard()), Arg.of(list(op.then())));
      case Op.Choose op -> Text.of("op.choose", Arg.of(alternatives(op.of())));
      case Op.BlackCubesToBag op -> Text.of("op.black-cubes", op.count());
      case Op.FlipReserveEnemy _ -> Text.of("op.flip");
      case Op.Rage op -> Text.of("op.rage", op.count());
      case Op.FactionWildcard _ -> Text.of("op.wildcard");
    };
  }

  /** What a condition asks for. */
  private static Text of(Condition any) {
    return switch (any) {
      case Condition.OfFaction(Faction faction) -> faction(faction);
      case Condition.OwnCrystal _ -> Text.of("if.crystal");
      case Condition.OwnContraband _ -> Text.of("if.contraband");
      case Condition.Trashed _ -> Text.of("if.trashed");
      case Condition.CardLies(String card) -> Text.of("if.card", Arg.of(Text.of("card." + card)));
      case Condition.OwnArtifact _ -> Text.of("if.artifact");
    };
  }

  /** Several ops one after another. */
  public static Text list(List<Op> ops) {
    return joined("op.list", ops.stream().map(Texts::of).toList());
  }

  /** What a token does, as an order where its player has no choice (C20.2); null if nothing. */
  public static @Nullable Text of(Secret secret) {
    boolean must = secret.use() == Secret.Use.END_OF_TURN;
    List<Text> lines = new ArrayList<>();
    for (Op op : secret.ops()) {
      lines.add(
          must && op instanceof Op.Trash(int count) ? Text.of("op.trash-must", count) : of(op));
    }
    if (secret.isCrystal()) lines.add(Text.of("op.counts-as-crystal"));
    return lines.isEmpty() ? null : joined("op.list", lines);
  }

  /** What beating an enemy brings. */
  public static Text reward(List<Op> ops) {
    return Text.of("card-text.defeat", Arg.of(list(ops)));
  }

  /** One list of ops or another. */
  public static Text alternatives(List<List<Op>> lists) {
    return joined("op.or", lists.stream().map(Texts::list).toList());
  }

  /** What playing a card does; null if nothing. */
  public static @Nullable Text played(int kind) {
    return joinedOrNull(doing(CONTENT.card(kind), Card.When.PLAY));
  }

  /** What acquiring a card does now and later, and what it counts; null if nothing. */
  public static @Nullable Text acquired(int kind) {
    Card card = CONTENT.card(kind);
    List<Text> lines = doing(card, Card.When.PLAY, Card.When.ACQUIRE);
    if (card.vp() != 0) lines.add(Text.of("part.vp", card.vp()));
    addBonus(card, lines);
    return joinedOrNull(lines);
  }

  /** What beating an enemy brings; null if nothing. */
  public static @Nullable Text beaten(int kind) {
    return joinedOrNull(doing(CONTENT.card(kind), Card.When.DEFEAT));
  }

  /** What an item is for and what it counts. */
  public static Text bought(int item) {
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
  public static List<Text> of(Card card) {
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
    lines.add(Text.of("card-text.bonus", Arg.of(of(bonus.condition())), Arg.of(bonus.vp())));
  }

  private static Text of(Card.Effect effect) {
    Text ops = list(effect.ops());
    Condition condition = effect.condition();
    if (condition != null) {
      return Text.of("card-text.if", Arg.of(of(condition)), Arg.of(ops));
    }
    return effect.when() == Card.When.PLAY
        ? ops
        : Text.of("card-text." + effect.when().name().toLowerCase(Locale.ROOT), Arg.of(ops));
  }

  /** Parts joined by that phrase. */
  public static Text joined(String key, List<Text> parts) {
    Text text = parts.getFirst();
    for (Text part : parts.subList(1, parts.size())) {
      text = Text.of(key, Arg.of(text), Arg.of(part));
    }
    return text;
  }
}
