package starboard.nemesis.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.Printing;
import starboard.nemesis.content.Stock;
import starboard.nemesis.content.Supplement;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Unlock;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Icon;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.Spelling;

/** What stands on the face of a component, for those who see it. */
public final class FaceTexts {

  private final BoxIndex kit;
  private final @Nullable Text[] texts;

  /** By component: its text, and whether it is reconstructed. */
  private final @Nullable Text[] explained;

  private final List<List<Widget.Part>> parts = new ArrayList<>();
  private final List<Text> rooms = new ArrayList<>();
  private final List<List<Text>> actions = new ArrayList<>();
  private final List<Text> characters = new ArrayList<>();

  /** Everything is put into words once: scenes are made far more often. */
  public FaceTexts(BoxIndex kit) {
    this.kit = kit;
    texts = new Text[kit.box().size()];
    explained = new Text[texts.length];
    for (Room room : kit.content().rooms()) {
      rooms.add(with(room(room), kit.content().origins().told(Family.ROOM, room)));
      List<Text> does = new ArrayList<>();
      for (RoomAction action : room.actions()) does.add(CardTexts.of(action));
      actions.add(does);
    }
    for (CharacterBoard board : kit.content().characters()) {
      Text origin = kit.content().origins().told(Family.DRAFT_CARD, board);
      characters.add(with(character(board), origin));
    }
    Map<Family, Printing> printings = printings();
    for (int number = 0; number < kit.box().first(); number++) parts.add(List.of());
    for (int number = kit.box().first(); number < texts.length; number++) {
      Family family = kit.box().family(number);
      Printing printing = printings.get(family);
      if (printing == null) throw new IllegalArgumentException("nothing is printed on " + family);
      int entry = kit.box().entry(number);
      Text origin = origin(number);
      texts[number] = withAdditions(printing.text(entry), number);
      explained[number] = texts[number] == null ? origin : with(texts[number], origin);
      parts.add(parts(printing, entry, texts[number], origin));
    }
  }

  /** What the component does, or null where its name says all. */
  public @Nullable Text text(int number) {
    return texts[number];
  }

  /** The same, with whether it is reconstructed, where no part says so. */
  public @Nullable Text explained(int number) {
    return explained[number];
  }

  /** The printed parts: cost, when it may be used, icons, numbers, the text, and its origin. */
  public List<Widget.Part> parts(int number) {
    return parts.get(number);
  }

  /** N19 Colour, computer, what can be done there and what is always in force. */
  public Text room(int tile) {
    return rooms.get(tile);
  }

  /** What the actions of a room do, in their order. */
  public List<Text> actions(int tile) {
    return actions.get(tile);
  }

  /** N2.14 What a Character brings. */
  public Text character(int character) {
    return characters.get(character);
  }

  /** What is printed on the families of the core, and what places and species print on theirs. */
  private Map<Family, Printing> printings() {
    Content content = kit.content();
    Map<Family, Printing> printed = new LinkedHashMap<>();
    printed.put(
        Family.ACTION_CARD,
        new Faces(
            entry -> CardTexts.of(content.actionCards().at(entry)),
            (parts, entry) -> action(content.actionCards().at(entry), parts)));
    printed.put(
        Family.ITEM,
        new Faces(
            entry -> item(content.items().at(entry)),
            (parts, entry) -> item(content.items().at(entry), parts)));
    printed.put(
        Family.EVENT,
        new Faces(
            entry -> CardTexts.of(content.events().at(entry)),
            (parts, entry) -> event(content.events().at(entry), parts)));
    printed.put(
        Family.ATTACK,
        new Faces(
            entry -> CardTexts.of(content.attacks().at(entry)),
            (parts, entry) -> attack(content.attacks().at(entry), parts)));
    printed.put(Family.WOUND, entry -> CardTexts.of(content.seriousWounds().at(entry)));
    printed.put(Family.WEAKNESS, entry -> CardTexts.of(content.weaknesses().at(entry)));
    printed.put(Family.OBJECTIVE, entry -> CardTexts.of(content.objectives().at(entry)));
    printed.put(Family.ROOM, this::room);
    printed.put(
        Family.EXPLORATION_TOKEN, entry -> CardTexts.of(content.explorationTokens().at(entry)));
    printed.put(Family.CONTAMINATION, _ -> Text.of("glossary.contamination"));
    printed.put(Family.DRAFT_CARD, this::character);
    printed.put(
        Family.INTRUDER_PLAYER_CARD,
        entry -> CardTexts.of(content.intruderPlayerCards().at(entry)));
    printed.put(Family.HELP_CARD, _ -> null);
    for (Supplement supplement : content.supplements()) printed.putAll(supplement.printed());
    return printed;
  }

  /** A text, and parts beside it. */
  private record Faces(IntFunction<Text> text, ObjIntConsumer<List<Widget.Part>> parts)
      implements Printing {
    @Override
    public Text text(int entry) {
      return text.apply(entry);
    }

    @Override
    public void parts(int entry, List<Widget.Part> out) {
      parts.accept(out, entry);
    }
  }

  private static Text item(Item item) {
    Text text = CardTexts.of(item);
    Unlock unlock = item.unlock();
    return unlock == null
        ? text
        : OpTexts.sentences(
            List.of(text, Text.of("glossary.unlock", Arg.of(CardTexts.of(unlock)))));
  }

  private static Text room(Room room) {
    List<Text> parts = new ArrayList<>();
    parts.add(Text.of("glossary.colour." + Spelling.of(room.colour())));
    if (room.computer()) parts.add(Text.of("glossary.computer"));
    for (RoomAction action : room.actions()) {
      parts.add(
          Text.of(
              "glossary.action",
              Arg.of(NameKeys.action(room, action)),
              Arg.of(action.cost()),
              Arg.of(CardTexts.of(action))));
    }
    Text passive = CardTexts.passive(room);
    if (passive != null) parts.add(passive);
    return OpTexts.sentences(parts);
  }

  private Text character(CharacterBoard board) {
    List<Text> quests = new ArrayList<>();
    for (ItemId quest : board.questItems()) quests.add(quest.name());
    List<Text> cards = new ArrayList<>();
    for (CharacterBoard.Copies copies : board.deck()) {
      cards.add(kit.cardName(copies.card().index()));
    }
    ItemId item = board.startingItem();
    return Text.of(
        "glossary.character",
        Arg.of(item == null ? Text.of("glossary.no-starting-item") : item.name()),
        Arg.of(OpTexts.list(quests)),
        Arg.of(OpTexts.list(cards)));
  }

  /** With what places and species print besides. */
  private @Nullable Text withAdditions(@Nullable Text text, int number) {
    Stock stock = kit.box().stocks().get(kit.box().back(number));
    Entry entry = stock.section().at(kit.box().entry(number));
    Text all = text;
    for (Supplement supplement : kit.content().supplements()) {
      Text more = supplement.printedOn(stock.family(), entry);
      if (more != null) all = all == null ? more : with(all, more);
    }
    return all;
  }

  private @Nullable Text origin(int number) {
    Stock stock = kit.box().stocks().get(kit.box().back(number));
    Entry entry = stock.section().at(kit.box().entry(number));
    return entry instanceof Named named
        ? kit.content().origins().told(stock.family(), named)
        : null;
  }

  private static Text with(Text text, @Nullable Text more) {
    return more == null ? text : OpTexts.sentences(List.of(text, more));
  }

  private static List<Widget.Part> parts(
      Printing printing, int entry, @Nullable Text text, @Nullable Text origin) {
    List<Widget.Part> parts = new ArrayList<>();
    printing.parts(entry, parts);
    if (text != null && !text.key().startsWith("glossary.")) {
      parts.add(new Widget.Part("text", text));
    }
    if (origin != null) parts.add(new Widget.Part("source", origin));
    return List.copyOf(parts);
  }

  private static void action(ActionCard card, List<Widget.Part> parts) {
    if (card.reaction()) parts.add(new Widget.Part("reaction", Text.of("part.reaction")));
    else parts.add(new Widget.Part("cost", Text.of("part.cost", card.cost()), card.cost()));
    combat(card.combat(), parts);
  }

  private static void combat(CombatUse use, List<Widget.Part> parts) {
    if (use == CombatUse.ANY) return;
    parts.add(new Widget.Part("combat", Text.of("part.combat." + Spelling.of(use))));
  }

  private static void item(Item item, List<Widget.Part> parts) {
    if (item.heavy()) parts.add(new Widget.Part("heavy", Text.of("part.heavy")));
    if (item.reaction()) parts.add(new Widget.Part("reaction", Text.of("part.reaction")));
    else if (item.cost() >= 0) {
      parts.add(new Widget.Part("cost", Text.of("part.cost", item.cost()), item.cost()));
    }
    combat(item.combat(), parts);
    if (item.singleUse()) parts.add(new Widget.Part("single-use", Text.of("part.single-use")));
    Icon icon = item.component();
    if (icon != null) {
      Text name = Text.of("icon." + Spelling.of(icon));
      parts.add(new Widget.Part("icon", Text.of("part.icon", Arg.of(name))));
    }
  }

  private static void event(EventCard card, List<Widget.Part> parts) {
    if (card.movers().isEmpty()) return;
    Text moves =
        Text.of(
            "part.movers",
            Arg.of(OpTexts.types(card.movers())),
            Arg.of(OpTexts.numbers(card.directions())));
    parts.add(new Widget.Part("movers", moves));
  }

  private static void attack(AttackCard card, List<Widget.Part> parts) {
    Text strikes = Text.of("part.strikes", Arg.of(OpTexts.types(card.symbols())));
    parts.add(new Widget.Part("strikes", strikes));
    Text health = card.retreat() ? Text.of("part.retreat") : Text.of("part.health", card.health());
    parts.add(new Widget.Part("health", health));
  }
}
