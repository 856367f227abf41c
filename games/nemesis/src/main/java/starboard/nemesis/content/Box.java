package starboard.nemesis.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Section;
import starboard.nemesis.ship.Coordinates;
import starboard.nemesis.ship.EngineToken;

/**
 * Every physical component that needs an identity, numbered from 0: which entry of the content it
 * is, and which others look like it from behind.
 */
public final class Box {

  private final List<Stock> stocks = new ArrayList<>();
  private final Family[] family;
  private final int[] entry;
  private final int[] back;
  private final Text[] name;

  /** The entry of each component numbered so far. */
  private final List<Integer> entries = new ArrayList<>();

  private final Stock[] actions;
  private final Stock contamination;
  private final Stock[] items = new Stock[ItemDeck.values().length];
  private final Stock startingItems;
  private final Stock questItems;
  private final Stock events;
  private final Stock attacks;
  private final Stock wounds;
  private final Stock weaknesses;
  private final Stock coordinates;
  private final Stock tilesOne;
  private final Stock tilesTwo;
  private final Stock explorationTokens;
  private final Stock[] engines;
  private final Stock personal;
  private final Stock corporate;
  private final Stock soloCoop;
  private final Stock helpCards;
  private final Stock draftCards;
  private final Stock intruderPlayerCards;

  public Box(Content content) {
    List<CharacterBoard> characters = content.characters().entries();
    actions = new Stock[characters.size()];
    for (int i = 0; i < actions.length; i++) {
      CharacterBoard character = characters.get(i);
      for (CharacterBoard.Copies copies : character.deck()) {
        copies(copies.card().index(), copies.count());
      }
      actions[i] = stock("action." + character.id(), Family.ACTION_CARD);
    }
    contamination =
        all(
            "contamination",
            Family.CONTAMINATION,
            content.contamination(),
            ContaminationCard::count);
    for (ItemDeck deck : ItemDeck.values()) {
      items[deck.ordinal()] = items(content, "item." + Spelling.of(deck), content.items(deck));
    }
    startingItems = items(content, "starting-item", content.startingItems());
    questItems = items(content, "quest-item", content.questItems());
    events = all("event", Family.EVENT, content.events(), EventCard::count);
    attacks = all("attack", Family.ATTACK, content.attacks(), AttackCard::count);
    wounds = all("wound", Family.WOUND, content.seriousWounds(), SeriousWound::count);
    weaknesses = all("weakness", Family.WEAKNESS, content.weaknesses(), WeaknessCard::count);
    coordinates = all("coordinates", Family.COORDINATES, content.coordinates(), Coordinates::count);
    tilesOne = tiles("tile-1", content.rooms(), TileKind.ONE);
    tilesTwo = tiles("tile-2", content.rooms(), TileKind.TWO);
    explorationTokens =
        all(
            "exploration-token",
            Family.EXPLORATION_TOKEN,
            content.explorationTokens(),
            ExplorationToken::count);
    engines = engines(content.engines());
    Objectives objectives = content.objectivesByBack();
    personal = objectives(content, "objective.personal", objectives.personal());
    corporate = objectives(content, "objective.corporate", objectives.corporate());
    soloCoop = objectives(content, "objective.solo-coop", objectives.soloCoop());
    helpCards = all("help-card", Family.HELP_CARD, content.helpCards(), HelpCard::count);
    draftCards = all("draft-card", Family.DRAFT_CARD, content.characters(), CharacterBoard::count);
    intruderPlayerCards =
        all(
            "intruder-card",
            Family.INTRUDER_PLAYER_CARD,
            content.intruderPlayerCards(),
            IntruderPlayerCard::count);

    int size = entries.size();
    family = new Family[size];
    entry = entries.stream().mapToInt(Integer::intValue).toArray();
    back = new int[size];
    name = new Text[size];
    for (Stock stock : stocks) {
      for (int number = stock.first(); number <= stock.last(); number++) {
        family[number] = stock.family();
        back[number] = stock.back();
        name[number] = NameKeys.text(content, stock.family(), entry[number]);
      }
    }
  }

  // ---------------------------------------------------------------- numbering

  private void copies(int index, int count) {
    for (int copy = 0; copy < count; copy++) entries.add(index);
  }

  /** The stock of everything numbered since the last one. */
  private Stock stock(String id, Family of) {
    int first = stocks.isEmpty() ? 0 : stocks.getLast().last() + 1;
    Stock stock = new Stock(stocks.size(), id, of, first, entries.size() - 1);
    stocks.add(stock);
    return stock;
  }

  private <T extends Entry> Stock all(
      String id, Family of, Section<T> section, ToIntFunction<T> count) {
    for (int i = 0; i < section.size(); i++) copies(i, count.applyAsInt(section.at(i)));
    return stock(id, of);
  }

  private Stock items(Content content, String id, Section<Item> section) {
    for (Item item : section) copies(content.items().indexOf(item.id()), item.count());
    return stock(id, Family.ITEM);
  }

  private Stock objectives(Content content, String id, Section<Objective> section) {
    for (Objective objective : section) {
      copies(content.objectives().indexOf(objective.id()), objective.count());
    }
    return stock(id, Family.OBJECTIVE);
  }

  private Stock tiles(String id, Section<Room> rooms, TileKind kind) {
    for (int i = 0; i < rooms.size(); i++) {
      if (rooms.at(i).kind() == kind) copies(i, rooms.at(i).count());
    }
    return stock(id, Family.ROOM);
  }

  private Stock[] engines(Section<EngineToken> tokens) {
    int most = tokens.entries().stream().mapToInt(EngineToken::engine).max().orElse(0);
    Stock[] each = new Stock[most];
    for (int engine = 1; engine <= most; engine++) {
      for (int i = 0; i < tokens.size(); i++) {
        if (tokens.at(i).engine() == engine) copies(i, tokens.at(i).count());
      }
      each[engine - 1] = stock("engine-token." + engine, Family.ENGINE_TOKEN);
    }
    return each;
  }

  // ---------------------------------------------------------------- one component

  /** How many components are numbered. */
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
    for (int number = 0; number < entry.length; number++) {
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
    return Collections.unmodifiableList(stocks);
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

  public Stock coordinates() {
    return coordinates;
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

  /** The two tokens of an engine, 1 to 3. */
  public Stock engine(int engine) {
    return engines[engine - 1];
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
