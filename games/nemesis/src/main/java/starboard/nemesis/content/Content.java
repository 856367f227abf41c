package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.catalogue.Binder;
import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.catalogue.Ops;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.Tracks;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.BasicAction;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.card.ContaminationCard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.HelpCard;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.card.Objectives;
import starboard.nemesis.content.card.SeriousWound;
import starboard.nemesis.content.card.Unlock;
import starboard.nemesis.content.card.WeaknessCard;
import starboard.nemesis.content.piece.Component;
import starboard.nemesis.content.piece.Dice;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.piece.IntruderToken;
import starboard.nemesis.content.piece.IntruderType;
import starboard.nemesis.content.piece.ObjectEntry;
import starboard.nemesis.content.piece.WeaknessSlot;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.ObjectKind;

/**
 * Everything the box holds, read once from its files and checked. Entries are found by id or by
 * their index in their section; effects hold indices.
 */
public final class Content {

  record Decks(Section<Item> red, Section<Item> yellow, Section<Item> green, Section<Item> blue) {}

  /** The file by its sections. */
  record File(
      Section<Component> components,
      StartingNumbers setup,
      Tracks tracks,
      Board boardBase,
      Section<Room> rooms,
      Section<ExplorationToken> explorationTokens,
      Section<IntruderToken> intruderTokens,
      Section<IntruderType> intruderTypes,
      Dice dice,
      Section<ObjectEntry> objects,
      Section<WeaknessSlot> weaknessSlots,
      Section<HelpCard> helpCards,
      Section<BasicAction> basicActions,
      Section<ActionCard> actionCards,
      Section<CharacterBoard> characters,
      Section<Item> startingItems,
      Section<Item> questItems,
      Decks items,
      Section<EventCard> events,
      Section<AttackCard> intruderAttacks,
      Section<SeriousWound> seriousWounds,
      Section<ContaminationCard> contamination,
      Section<WeaknessCard> weaknesses,
      Objectives objectives,
      Section<IntruderPlayerCard> intruderPlayerCards) {}

  /** The other side of the board, a file of its own (N26.5). */
  record Reverse(Board boardAdvanced) {}

  private final File file;
  private final Origins origins;
  private final List<Supplement> supplements;
  private final List<Board> boards;
  private final List<Layout> layouts;
  private final Section<Item> items;
  private final Section<Objective> objectives;
  private final int[] sameItem;
  private final HitTable hits;

  private Content(File file, Origins origins, List<Supplement> supplements, List<Board> boards) {
    this.file = file;
    this.origins = origins;
    this.supplements = List.copyOf(supplements);
    this.boards = boards;
    layouts = boards.stream().map(Layout::new).toList();
    items =
        file.startingItems
            .plus(file.questItems)
            .plus(file.items.red)
            .plus(file.items.yellow)
            .plus(file.items.green)
            .plus(file.items.blue);
    objectives =
        file.objectives
            .personal()
            .plus(file.objectives.corporate())
            .plus(file.objectives.soloCoop());
    sameItem = new int[items.size()];
    for (int i = 0; i < sameItem.length; i++) {
      ItemId card = items.at(i).card();
      sameItem[i] = card == null ? i : card.index();
    }
    hits = new HitTable(file.dice.combat(), file.intruderTypes);
  }

  /** The content of files of this shape: the box, and the other side of its board. */
  public static Content read(Catalogue catalogue, Catalogue reverse, Vocabulary vocabulary) {
    Content content = read(catalogue, vocabulary);
    Binder drawing =
        Refs.of(catalogue).in(binder(vocabulary).ignore("certainty"), vocabulary.tokenKinds());
    Board advanced = reverse.bind(Reverse.class, drawing).boardAdvanced;
    return new Content(
        content.file,
        content.origins,
        content.supplements,
        List.of(content.file.boardBase, advanced));
  }

  private static Binder binder(Vocabulary vocabulary) {
    return vocabulary.in(
        Binder.strict()
            .ignore("note", "*_source", "effect", "passive", "/meta", "/effect_vocabulary")
            .ignore("designed")
            .ops(Ops.of(Unlock.class).by("kind")));
  }

  /** The content of a file with one board. */
  public static Content read(Catalogue catalogue, Vocabulary vocabulary) {
    Refs refs = Refs.of(catalogue);
    List<Class<? extends Record>> types = new ArrayList<>();
    types.add(File.class);
    types.add(Origins.Marks.class);
    types.addAll(vocabulary.sections());
    List<Record> read = catalogue.bind(types, refs.in(binder(vocabulary), vocabulary.tokenKinds()));
    File file = (File) read.getFirst();
    ContentChecks.check(file);
    List<Supplement> supplements = new ArrayList<>();
    for (Record more : read.subList(2, read.size())) supplements.add((Supplement) more);
    Origins origins = new Origins((Origins.Marks) read.get(1));
    return new Content(file, origins, supplements, List.of(file.boardBase));
  }

  /** What places and species add, in the order of the vocabulary. */
  public List<Supplement> supplements() {
    return supplements;
  }

  /** What one of them adds, by its class. */
  public <T extends Supplement> T supplement(Class<T> type) {
    for (Supplement supplement : supplements) {
      if (type.isInstance(supplement)) return type.cast(supplement);
    }
    throw new IllegalArgumentException("nothing adds " + type.getSimpleName());
  }

  /** What is reconstructed. */
  public Origins origins() {
    return origins;
  }

  /** The physical things of the box. */
  public Section<Component> components() {
    return file.components;
  }

  /** How many there are of a physical thing (N1.2). */
  public int count(String component) {
    return file.components.require(component).count();
  }

  public StartingNumbers setup() {
    return file.setup;
  }

  public Tracks tracks() {
    return file.tracks;
  }

  /** The base side of the board. */
  public Board board() {
    return file.boardBase;
  }

  /** Both sides of the board. */
  public List<Board> boards() {
    return boards;
  }

  /** The board of that id. */
  public Board board(String id) {
    for (Board board : boards) if (board.id().equals(id)) return board;
    throw new IllegalArgumentException("no board has the id '" + id + "'");
  }

  /** Who neighbours whom. */
  public Layout layout(Board board) {
    return layouts.get(boards.indexOf(board));
  }

  public Section<Room> rooms() {
    return file.rooms;
  }

  public Section<ExplorationToken> explorationTokens() {
    return file.explorationTokens;
  }

  /** The kinds of tokens in the bag, by type and number. */
  public Section<IntruderToken> intruderTokens() {
    return file.intruderTokens;
  }

  public Section<IntruderType> intruderTypes() {
    return file.intruderTypes;
  }

  public Dice dice() {
    return file.dice;
  }

  /** What each face of the combat die does to each type. */
  public HitTable hits() {
    return hits;
  }

  public ObjectEntry object(ObjectKind kind) {
    return file.objects.require(kind.id());
  }

  public Section<ObjectEntry> objects() {
    return file.objects;
  }

  public Section<WeaknessSlot> weaknessSlots() {
    return file.weaknessSlots;
  }

  public Section<HelpCard> helpCards() {
    return file.helpCards;
  }

  public BasicAction basic(Basic basic) {
    return file.basicActions.at(basic.ordinal());
  }

  public Section<BasicAction> basicActions() {
    return file.basicActions;
  }

  public Section<ActionCard> actionCards() {
    return file.actionCards;
  }

  public Section<CharacterBoard> characters() {
    return file.characters;
  }

  /** All kinds of item cards: starting, quest, red, yellow, green, blue. */
  public Section<Item> items() {
    return items;
  }

  public Section<Item> startingItems() {
    return file.startingItems;
  }

  public Section<Item> questItems() {
    return file.questItems;
  }

  /** The kinds of cards in a deck of items. */
  public Section<Item> items(ItemDeck deck) {
    return switch (deck) {
      case RED -> file.items.red;
      case YELLOW -> file.items.yellow;
      case GREEN -> file.items.green;
      case BLUE -> file.items.blue;
    };
  }

  /** The index of the item that a kind of card is for every rule that names it (N1.7). */
  public int sameItem(int item) {
    return sameItem[item];
  }

  public Section<EventCard> events() {
    return file.events;
  }

  public Section<AttackCard> attacks() {
    return file.intruderAttacks;
  }

  public Section<SeriousWound> seriousWounds() {
    return file.seriousWounds;
  }

  public Section<ContaminationCard> contamination() {
    return file.contamination;
  }

  public Section<WeaknessCard> weaknesses() {
    return file.weaknesses;
  }

  /** All objectives: personal, corporate, solo and co-op. */
  public Section<Objective> objectives() {
    return objectives;
  }

  /** The objectives by their backs. */
  public Objectives objectivesByBack() {
    return file.objectives;
  }

  public Section<IntruderPlayerCard> intruderPlayerCards() {
    return file.intruderPlayerCards;
  }
}
