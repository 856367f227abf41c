package starboard.nemesis.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.card.ContaminationCard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.HelpCard;
import starboard.nemesis.content.card.IntruderPlayerCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.card.Objectives;
import starboard.nemesis.content.card.SeriousWound;
import starboard.nemesis.content.card.WeaknessCard;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TileKind;

/**
 * Every physical component that needs an identity, numbered from 0: which entry of the content it
 * is, and which others look like it from behind.
 */
public final class Box {

  private final List<Stock> stocks;
  private final Family[] family;
  private final int[] entry;
  private final int[] back;
  private final Text[] name;

  private final Stock[] actions;
  private final Stock contamination;
  private final Stock[] items = new Stock[ItemDeck.values().length];
  private final Stock startingItems;
  private final Stock questItems;
  private final Stock events;
  private final Stock attacks;
  private final Stock wounds;
  private final Stock weaknesses;
  private final Stock tilesOne;
  private final Stock tilesTwo;
  private final Stock explorationTokens;
  private final @Nullable Stock surfaceTokens;
  private final Stock personal;
  private final Stock corporate;
  private final Stock soloCoop;
  private final Stock helpCards;
  private final Stock draftCards;
  private final Stock intruderPlayerCards;

  /** A box whose components are numbered from 0. */
  public Box(Content content) {
    this(content, 0);
  }

  /** A box whose first component has that number: those of several boxes of a game differ. */
  public Box(Content content, int firstNumber) {
    Numbering numbering = new Numbering(firstNumber);
    List<CharacterBoard> characters = content.characters().entries();
    actions = new Stock[characters.size()];
    for (int i = 0; i < actions.length; i++) {
      CharacterBoard character = characters.get(i);
      for (CharacterBoard.Copies copies : character.deck()) {
        numbering.copies(copies.card().index(), copies.count());
      }
      actions[i] =
          numbering.stock("action." + character.id(), Family.ACTION_CARD, content.actionCards());
    }
    contamination =
        numbering.all(
            "contamination",
            Family.CONTAMINATION,
            content.contamination(),
            ContaminationCard::count);
    for (ItemDeck deck : ItemDeck.values()) {
      items[deck.ordinal()] =
          items(numbering, content, "item." + Spelling.of(deck), content.items(deck));
    }
    startingItems = items(numbering, content, "starting-item", content.startingItems());
    questItems = items(numbering, content, "quest-item", content.questItems());
    events = numbering.all("event", Family.EVENT, content.events(), EventCard::count);
    attacks = numbering.all("attack", Family.ATTACK, content.attacks(), AttackCard::count);
    wounds = numbering.all("wound", Family.WOUND, content.seriousWounds(), SeriousWound::count);
    weaknesses =
        numbering.all("weakness", Family.WEAKNESS, content.weaknesses(), WeaknessCard::count);
    tilesOne = tiles(numbering, "tile-1", content.rooms(), TileKind.ONE);
    tilesTwo = tiles(numbering, "tile-2", content.rooms(), TileKind.TWO);
    explorationTokens = tokens(numbering, "exploration-token", content, false);
    boolean surface =
        content.explorationTokens().entries().stream().anyMatch(ExplorationToken::surface);
    surfaceTokens = surface ? tokens(numbering, "surface-token", content, true) : null;
    Objectives objectives = content.objectivesByBack();
    personal = objectives(numbering, content, "objective.personal", objectives.personal());
    corporate = objectives(numbering, content, "objective.corporate", objectives.corporate());
    soloCoop = objectives(numbering, content, "objective.solo-coop", objectives.soloCoop());
    helpCards = numbering.all("help-card", Family.HELP_CARD, content.helpCards(), HelpCard::count);
    draftCards =
        numbering.all("draft-card", Family.DRAFT_CARD, content.characters(), CharacterBoard::count);
    intruderPlayerCards =
        numbering.all(
            "intruder-card",
            Family.INTRUDER_PLAYER_CARD,
            content.intruderPlayerCards(),
            IntruderPlayerCard::count);

    for (Supplement supplement : content.supplements()) supplement.number(numbering);

    stocks = numbering.stocks();
    entry = numbering.entries();
    int size = entry.length;
    if (size > Limits.MOST_COMPONENTS) {
      throw new IllegalArgumentException(
          "a box may hold at most " + Limits.MOST_COMPONENTS + " components, not " + size);
    }
    family = new Family[size];
    back = new int[size];
    name = new Text[size];
    for (Stock stock : stocks) {
      for (int number = stock.first(); number <= stock.last(); number++) {
        family[number] = stock.family();
        back[number] = stock.back();
        name[number] = NameKeys.of(stock, entry[number]);
      }
    }
  }

  // ---------------------------------------------------------------- numbering

  private static Stock items(
      Numbering numbering, Content content, String id, Section<Item> section) {
    for (Item item : section) numbering.copies(content.items().indexOf(item.id()), item.count());
    return numbering.stock(id, Family.ITEM, content.items());
  }

  private static Stock objectives(
      Numbering numbering, Content content, String id, Section<Objective> section) {
    for (Objective objective : section) {
      numbering.copies(content.objectives().indexOf(objective.id()), objective.count());
    }
    return numbering.stock(id, Family.OBJECTIVE, content.objectives());
  }

  private static Stock tiles(Numbering numbering, String id, Section<Room> rooms, TileKind kind) {
    for (int i = 0; i < rooms.size(); i++) {
      if (rooms.at(i).kind() == kind) numbering.copies(i, rooms.at(i).count());
    }
    return numbering.stock(id, Family.ROOM, rooms);
  }

  private static Stock tokens(Numbering numbering, String id, Content content, boolean surface) {
    Section<ExplorationToken> tokens = content.explorationTokens();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.at(i).surface() == surface) numbering.copies(i, tokens.at(i).count());
    }
    return numbering.stock(id, Family.EXPLORATION_TOKEN, tokens);
  }

  // ---------------------------------------------------------------- one component

  /** The number of the first component. */
  public int first() {
    return stocks.getFirst().first();
  }

  /** One more than the number of the last component. */
  public int size() {
    return entry.length;
  }

  public Family family(int number) {
    return family[number];
  }

  /** The index of its entry in the section of its family. */
  public int entry(int number) {
    return entry[number];
  }

  /** The number of the first component that is this entry. */
  public int first(Family of, int index) {
    for (int number = first(); number < entry.length; number++) {
      if (family[number] == of && entry[number] == index) return number;
    }
    throw new IllegalArgumentException("no " + of + " of index " + index + " is numbered");
  }

  /**
   * Components with the same back look alike from behind. All action cards and contamination share
   * one in truth; whose they are everybody can tell, and {@link UnknownCards} mixes contamination
   * among them (N15.3).
   */
  public int back(int number) {
    return back[number];
  }

  public Text name(int number) {
    return name[number];
  }

  // ---------------------------------------------------------------- stocks

  /** All stocks; the index is the number of the back. */
  public List<Stock> stocks() {
    return stocks;
  }

  /** The stock of that id: those of places and species are found so. */
  public Stock stock(String id) {
    for (Stock stock : stocks) if (stock.id().equals(id)) return stock;
    throw new IllegalArgumentException("no stock has the id '" + id + "'");
  }

  /** The action cards of a Character. */
  public Stock actions(int character) {
    return actions[character];
  }

  public Stock contamination() {
    return contamination;
  }

  public Stock items(ItemDeck deck) {
    return items[deck.ordinal()];
  }

  /** One per Character, in their order. */
  public Stock startingItems() {
    return startingItems;
  }

  public Stock questItems() {
    return questItems;
  }

  public Stock events() {
    return events;
  }

  public Stock attacks() {
    return attacks;
  }

  public Stock wounds() {
    return wounds;
  }

  public Stock weaknesses() {
    return weaknesses;
  }

  public Stock tilesOne() {
    return tilesOne;
  }

  public Stock tilesTwo() {
    return tilesTwo;
  }

  public Stock explorationTokens() {
    return explorationTokens;
  }

  /** Those with the back of the surface (L26.1), face down; none where there is no surface. */
  public Pile surfaceTokens() {
    return surfaceTokens == null ? Pile.EMPTY : surfaceTokens.pile();
  }

  public Stock personalObjectives() {
    return personal;
  }

  public Stock corporateObjectives() {
    return corporate;
  }

  public Stock soloCoopObjectives() {
    return soloCoop;
  }

  public Stock helpCards() {
    return helpCards;
  }

  /** One per Character, in their order. */
  public Stock draftCards() {
    return draftCards;
  }

  public Stock intruderPlayerCards() {
    return intruderPlayerCards;
  }
}
