package starboard.nemesis.content;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Section;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.board.Board;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.Slot;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.AttackCard;
import starboard.nemesis.content.card.BasicAction;
import starboard.nemesis.content.card.CharacterBoard;
import starboard.nemesis.content.card.EventCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.card.SeriousWound;
import starboard.nemesis.content.card.WeaknessCard;
import starboard.nemesis.content.card.Weapon;
import starboard.nemesis.content.piece.ExplorationToken;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.CharacterId;
import starboard.nemesis.content.term.ItemDeck;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TileKind;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.content.term.Trigger;

/**
 * Content and box as the rules ask for them: by number, without searching. Immutable; one per rule
 * set.
 */
public final class BoxIndex {

  private static final int NONE = -1;

  private final Content content;
  private final Box box;
  private final Board board;
  private final Layout layout;
  private final String[] roomIds;
  private final String[] roomWidgets;
  private final String[] corridorIds;
  private final Text[] corridorNames;
  private final int[] tilePosition;
  private final int[] tokenPosition;
  private final int tokenRooms;
  private final int[] openTile;
  private final int[] neighbours;
  private final int printed;
  private final int laid;
  private final long openTiles;
  private final int[] cardOf;
  private final int[] itemOf;
  private final @Nullable ItemDeck[] deckOf;
  private final boolean[] contamination;
  private final boolean[] infected;

  /** By kind of item and back: whether one of that kind has that back. */
  private final boolean[][] itemBacks;

  private final int[] weaponOf;
  private final int[] weaponCard;
  private final int[] tokenCounts;
  private final int[] tokenType;
  private final int[][] reactionCard;
  private final int[] reactionItem;
  private final int nest;
  private final BasicAction[] basics;
  private final Room[] rooms;
  private final ActionCard[] cards;
  private final Item[] items;
  private final PrintedBoard printedBoard;

  public BoxIndex(Content content, Box box, Board board) {
    this.content = content;
    this.box = box;
    this.board = board;
    layout = content.layout(board);
    Section<Slot> slots = board.slots();
    roomIds = new String[slots.size()];
    roomWidgets = new String[slots.size()];
    tilePosition = new int[slots.size()];
    openTile = new int[slots.size()];
    neighbours = new int[slots.size()];
    int tiles = 0;
    int printedBits = 0;
    int laidBits = 0;
    long tileBits = 0;
    for (int room = 0; room < slots.size(); room++) {
      RoomId tile = slots.at(room).tile();
      boolean isPrinted = slots.at(room).kind() == TileKind.SPECIAL;
      roomIds[room] = slots.at(room).id();
      roomWidgets[room] = "room-" + roomIds[room];
      tilePosition[room] = isPrinted ? NONE : tiles++;
      openTile[room] = tile == null ? NONE : tile.index();
      if (tile != null) tileBits |= 1L << tile.index();
      if (isPrinted) printedBits |= 1 << room;
      else if (tile != null) laidBits |= 1 << room;
      for (int i = 0; i < layout.degree(room); i++) {
        neighbours[room] |= 1 << layout.neighbour(room, i);
      }
    }
    printed = printedBits;
    laid = laidBits;
    openTiles = tileBits;
    tokenPosition = tilePosition.clone();
    int tokenBits = 0;
    for (RoomId printedRoom : content.setup().tokenRooms()) {
      for (int room = 0; room < slots.size(); room++) {
        if (tilePosition[room] != NONE || openTile[room] != printedRoom.index()) continue;
        tokenPosition[room] = tiles++;
        tokenBits |= 1 << room;
      }
    }
    tokenRooms = tokenBits;
    corridorIds = new String[layout.spots()];
    for (int c = 0; c < layout.corridors(); c++) corridorIds[c] = board.corridors().at(c).id();
    for (int spot = layout.corridors(); spot < layout.spots(); spot++) {
      corridorIds[spot] = board.technicalSpaces().get(spot - layout.corridors()).id();
    }
    corridorNames = new Text[layout.spots()];
    for (int spot = 0; spot < layout.spots(); spot++) corridorNames[spot] = nameOf(spot);

    int size = box.size();
    cardOf = new int[size];
    itemOf = new int[size];
    deckOf = new ItemDeck[size];
    itemBacks = new boolean[content.items().size()][box.stocks().size()];
    contamination = new boolean[size];
    infected = new boolean[size];
    weaponOf = new int[size];
    Arrays.fill(cardOf, NONE);
    Arrays.fill(itemOf, NONE);
    Arrays.fill(weaponOf, NONE);
    int[] weapons = new int[size];
    int count = 0;
    for (int number = box.first(); number < size; number++) {
      int entry = box.entry(number);
      Family family = box.family(number);
      if (family == Family.ACTION_CARD) {
        cardOf[number] = entry;
      } else if (family == Family.CONTAMINATION) {
        contamination[number] = true;
        infected[number] = content.contamination().at(entry).infected();
      } else if (family == Family.ITEM) {
        itemOf[number] = entry;
        itemBacks[entry][box.back(number)] = true;
        deckOf[number] = deck(box, number);
        if (content.items().at(entry).weapon() != null) {
          weaponOf[number] = count;
          weapons[count++] = number;
        }
      }
    }
    weaponCard = Arrays.copyOf(weapons, count);
    tokenCounts = new int[content.intruderTokens().size()];
    tokenType = new int[tokenCounts.length];
    for (int token = 0; token < tokenCounts.length; token++) {
      tokenCounts[token] = content.intruderTokens().at(token).count();
      tokenType[token] = content.intruderTokens().at(token).type().index();
    }
    reactionCard = reactionCards(content);
    reactionItem = reactionItems(content);
    nest = content.rooms().indexOf("nest");
    basics = content.basicActions().entries().toArray(new BasicAction[0]);
    rooms = content.rooms().entries().toArray(new Room[0]);
    cards = content.actionCards().entries().toArray(new ActionCard[0]);
    items = content.items().entries().toArray(new Item[0]);
    printedBoard = new PrintedBoard(this);
  }

  /** One of a pair of corridors is told by its printed number (N26.5). */
  private Text nameOf(int spot) {
    if (layout.isTechnical(spot)) {
      boolean only = board.technicalSpaces().size() == 1;
      return Text.of("corridor." + (only ? "technical" : corridorIds[spot]));
    }
    int one = layout.oneEnd(spot);
    Arg from = Arg.word(roomIds[one]);
    Arg to = Arg.word(roomIds[layout.otherEnd(spot, one)]);
    if (Long.bitCount(layout.alongside(spot)) == 1) return Text.of("corridor.between", from, to);
    Text numbers = PrintedBoard.numbers(board.corridors().at(spot).numbersA());
    return Text.of("corridor.of-pair", from, to, Arg.of(numbers));
  }

  private static @Nullable ItemDeck deck(Box box, int number) {
    for (ItemDeck deck : ItemDeck.values()) if (box.items(deck).has(number)) return deck;
    return null;
  }

  private static int[][] reactionCards(Content content) {
    int[][] cards = new int[content.characters().size()][Trigger.values().length];
    for (int c = 0; c < cards.length; c++) {
      Arrays.fill(cards[c], NONE);
      for (CharacterBoard.Copies copies : content.characters().at(c).deck()) {
        ActionCard card = content.actionCards().at(copies.card().index());
        for (Trigger trigger : card.triggers()) cards[c][trigger.ordinal()] = copies.card().index();
      }
    }
    return cards;
  }

  private static int[] reactionItems(Content content) {
    int[] items = new int[Trigger.values().length];
    Arrays.fill(items, NONE);
    for (int item = 0; item < content.items().size(); item++) {
      for (Trigger trigger : content.items().at(item).triggers()) items[trigger.ordinal()] = item;
    }
    // what answers any attack answers a surprise attack too
    int surprise = Trigger.SURPRISE_ATTACK_ON_SELF.ordinal();
    if (items[surprise] == NONE) items[surprise] = items[Trigger.INTRUDER_ATTACK_ON_SELF.ordinal()];
    // and what answers any dark effect answers that of an event
    int event = Trigger.DARK_EVENT_ON_SELF.ordinal();
    if (items[event] == NONE) items[event] = items[Trigger.DARK_EFFECT_ON_SELF.ordinal()];
    return items;
  }

  public Content content() {
    return content;
  }

  public Box box() {
    return box;
  }

  /** The side of the board that is played on. */
  public Board board() {
    return board;
  }

  public Layout layout() {
    return layout;
  }

  public PrintedBoard printedBoard() {
    return printedBoard;
  }

  // The board

  /** The printed number of a room, such as {@code 011}. */
  public String roomId(int room) {
    return roomIds[room];
  }

  /** How a room is called in the scene. */
  public String roomWidget(int room) {
    return roomWidgets[room];
  }

  public String corridorId(int corridor) {
    return corridorIds[corridor];
  }

  /** A corridor or technical space in words. */
  public Text corridorNamed(int spot) {
    return corridorNames[spot];
  }

  /** The position of a room's tile in the pile of tiles; NONE for a printed room. */
  public int tilePosition(int room) {
    return tilePosition[room];
  }

  /** The position of a room's exploration token in the pile of tokens; NONE if it gets none. */
  public int tokenPosition(int room) {
    return tokenPosition[room];
  }

  /** The rooms printed on the board that get an exploration token too, a bit each. */
  public int tokenRooms() {
    return tokenRooms;
  }

  /** The tile printed there or laid there face up (N26.5); NONE where one lies face down. */
  public int openTile(int room) {
    return openTile[room];
  }

  /** The tiles printed on the board or laid on it face up, a bit each. */
  public long openTiles() {
    return openTiles;
  }

  public TileKind kind(int room) {
    return board.slots().at(room).kind();
  }

  /** The rooms printed on the board, a bit each. */
  public int printed() {
    return printed;
  }

  /** The rooms where a tile is laid face up (N26.5), a bit each. */
  public int laid() {
    return laid;
  }

  /** The neighbouring rooms, a bit each (N6.2). */
  public int neighbours(int room) {
    return neighbours[room];
  }

  // Tiles and tokens

  public Room room(int tile) {
    return rooms[tile];
  }

  public Text roomName(int tile) {
    return Text.of("room." + room(tile).id());
  }

  public int tileOf(int number) {
    return box.entry(number);
  }

  /** The tile of the Nest (N12.1). */
  public int nest() {
    return nest;
  }

  public ExplorationToken exploration(int number) {
    return content.explorationTokens().at(box.entry(number));
  }

  public int[] tokenCounts() {
    return tokenCounts.clone();
  }

  /** The type of Intruder on a kind of token, or a {@link TokenType} of no type below 0. */
  public int tokenType(int token) {
    return tokenType[token];
  }

  public int tokenNumber(int token) {
    return content.intruderTokens().at(token).number();
  }

  /** The number of a token for a Character in the dark (L12.2). */
  public int darkNumber(int token) {
    Integer dark = content.intruderTokens().at(token).darkNumber();
    return dark == null ? tokenNumber(token) : dark;
  }

  /** The Character whose token it is; NONE if nobody's. */
  public int tokenCharacter(int token) {
    CharacterId character = content.intruderTokens().at(token).character();
    return character == null ? NONE : character.index();
  }

  public Text tokenName(int token) {
    return Text.of("token." + content.intruderTokens().at(token).id());
  }

  // Cards

  public BasicAction basic(Basic basic) {
    return basics[basic.ordinal()];
  }

  /** The action card a component is; NONE if it is none. */
  public int cardOf(int number) {
    return cardOf[number];
  }

  public ActionCard card(int card) {
    return cards[card];
  }

  public Text cardName(int card) {
    return Text.of("card." + card(card).id());
  }

  public boolean isContamination(int number) {
    return contamination[number];
  }

  public boolean isInfected(int number) {
    return infected[number];
  }

  /** The card of a Character that answers that trigger; NONE if it has none. */
  public int reactionCard(int character, Trigger trigger) {
    return reactionCard[character][trigger.ordinal()];
  }

  /** The item that answers that trigger. */
  public int reactionItem(Trigger trigger) {
    return reactionItem[trigger.ordinal()];
  }

  public AttackCard attack(int number) {
    return content.attacks().at(box.entry(number));
  }

  public EventCard event(int number) {
    return content.events().at(box.entry(number));
  }

  public SeriousWound wound(int number) {
    return content.seriousWounds().at(box.entry(number));
  }

  public WeaknessCard weakness(int number) {
    return content.weaknesses().at(box.entry(number));
  }

  public Objective objective(int number) {
    return content.objectives().at(box.entry(number));
  }

  public Text name(int number) {
    return box.name(number);
  }

  // Items

  /** The kind of item a component is; NONE if it is none. */
  public int itemOf(int number) {
    return itemOf[number];
  }

  /** Whether that card has the back of an item of that kind. */
  public boolean looksLike(int number, int item) {
    return itemBacks[item][box.back(number)];
  }

  public Item item(int item) {
    return items[item];
  }

  public Text itemName(int item) {
    return Text.of("item." + item(item).id());
  }

  /** The deck an item belongs to; null for starting and quest items. */
  public @Nullable ItemDeck deckOf(int number) {
    return deckOf[number];
  }

  public int weapons() {
    return weaponCard.length;
  }

  /** The weapon a component is, counted from 0; NONE if it is none. */
  public int weaponOf(int number) {
    return weaponOf[number];
  }

  /** The card of a weapon. */
  public int weaponCard(int weapon) {
    return weaponCard[weapon];
  }

  public Weapon weapon(int weapon) {
    Weapon found = item(itemOf[weaponCard[weapon]]).weapon();
    if (found == null) throw new IllegalStateException("no weapon");
    return found;
  }
}
