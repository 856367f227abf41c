package starboard.clank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.clank.content.Item;
import starboard.clank.content.Modules;
import starboard.clank.content.Secret;
import starboard.clank.ship.Board;
import starboard.clank.ship.Ship;
import starboard.clank.words.Texts;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Hooks;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The board with its tokens, and what each player carries (C9-C13, C18, C20). */
abstract class Thieves extends Cubes {

  static final Ship SHIP = Ship.PLAN;

  private static final Content CONTENT = Content.BOX;
  private static final int ITEMS = CONTENT.items().size();
  private static final int ARTIFACTS = CONTENT.artifacts().size();
  private static final int PODS = CONTENT.components().require("escape-pod").count();
  private static final int CODES = CONTENT.components().require("access-code").count();
  private static final Place SECRETS = Place.faceDown("secrets");
  private static final int SPOT_BITS = 2;
  private static final int SPOT_MASK = 3;
  private static final List<Place> TOKENS = Place.faceUpBySeats("tokens");
  private static final Place BOX_TOKENS = Place.faceDown("box-tokens");
  private static final Place SPENT = Place.faceUp("spent-tokens");

  /** The number of the board, or {@link #NONE} before the set-up. */
  private int board = NONE;

  private int[] pawns;

  /** The secrets on the board, spot by spot, and how many lie on each: two bits a spot. */
  private Pile secrets = Pile.EMPTY;

  private long secretCounts;
  private Pile boxTokens = Pile.box(Box.MAJORS, Box.THINGS - 1);
  private Pile spent = Pile.EMPTY;
  private Pile[] tokens;

  /** Artifacts on the board, as bits; the others are carried or out of the game. */
  private int artifactsLaid;

  private int[] artifactOf;
  private int pods;
  private int codes;
  private int crystalSupply;
  private int[] crystals;
  private int[] stock = new int[ITEMS];

  /** Items of each player, as bits. */
  private int[] items;

  private int[] firstHack;
  private int[] secondHack;
  private int[] credits;

  Thieves(int players, Hooks<Clank> hooks) {
    super(players, hooks);
    pawns = none(players);
    artifactOf = none(players);
    firstHack = none(players);
    secondHack = none(players);
    crystals = new int[players];
    items = new int[players];
    credits = new int[players];
    tokens = piles(players);
    crystalSupply = CONTENT.limits().crystals();
  }

  private static int[] none(int players) {
    int[] none = new int[players];
    Arrays.fill(none, NONE);
    return none;
  }

  static Pile[] piles(int count) {
    Pile[] piles = new Pile[count];
    Arrays.fill(piles, Pile.EMPTY);
    return piles;
  }

  final void walkThieves(Places p) {
    secrets = p.pile(SECRETS, secrets);
    tokens = p.piles(TOKENS, tokens);
    boxTokens = p.pile(BOX_TOKENS, boxTokens);
    spent = p.pile(SPENT, spent);
    int owned = crystalSupply;
    for (int own : crystals) owned += own;
    p.loose("crystal", 0, owned);
  }

  // The board

  public final Board board() {
    return Board.of(board);
  }

  @Override
  public final int boardNumber() {
    return board;
  }

  public final boolean hasBoard() {
    return board != NONE;
  }

  /** The space of a pawn, or {@link #NONE}. */
  public final int spaceOf(Seat seat) {
    return pawns[seat.index()];
  }

  /** How many secrets lie on a space. */
  public final int secretsAt(int space) {
    int spot = board().spotOf(space);
    return spot == NONE ? 0 : secretsOn(spot);
  }

  /** The position of the topmost secret of a spot. */
  private int topSecret(int spot) {
    int position = NONE;
    for (int i = 0; i <= spot; i++) position += secretsOn(i);
    return position;
  }

  private int secretsOn(int spot) {
    return (int) (secretCounts >> (spot * SPOT_BITS)) & SPOT_MASK;
  }

  /** The tokens back in the box, those used up. */
  final Pile spentTokens() {
    return spent;
  }

  /** Whether the artifact with that value lies on its spot. */
  public final boolean isLaid(int artifact) {
    return (artifactsLaid & (1 << artifact)) != 0;
  }

  public final boolean hasPod(int pod) {
    return (pods & (1 << pod)) != 0;
  }

  public final int crystalSupply() {
    return crystalSupply;
  }

  /** How many of an item are for sale. */
  public final int stock(int item) {
    return stock[item];
  }

  /** C12.1 */
  public final boolean isHacked(int space) {
    for (int i = 0; i < firstHack.length; i++) {
      if (firstHack[i] == space || secondHack[i] == space) return true;
    }
    return false;
  }

  // What a player has

  public final int credits(Seat seat) {
    return credits[seat.index()];
  }

  /** The stored and kept tokens of a player. */
  public final Pile tokens(Seat seat) {
    return tokens[seat.index()];
  }

  final int crystals(Seat seat) {
    return crystals[seat.index()];
  }

  /** C5.4, C19.2 With the tokens that count as crystals. */
  public final int crystalsCounted(Seat seat) {
    int counted = crystals(seat);
    Pile own = tokens(seat);
    for (int i = 0; i < own.size(); i++) {
      if (CONTENT.secret(Box.kindOf(own.number(i))).isCrystal()) counted++;
    }
    return counted;
  }

  public final boolean owns(Seat seat, int item) {
    return (items[seat.index()] & (1 << item)) != 0;
  }

  /** Whether an item of the player allows that. */
  public final boolean has(Seat seat, Item.Grant grant) {
    for (int item = 0; item < ITEMS; item++) {
      if (owns(seat, item) && CONTENT.items().at(item).grants() == grant) return true;
    }
    return false;
  }

  /** The artifact carried, by its number, or {@link #NONE}. */
  public final int artifactOf(Seat seat) {
    return artifactOf[seat.index()];
  }

  public final boolean hasArtifact(Seat seat) {
    return artifactOf(seat) != NONE;
  }

  /** C12.4 */
  public final boolean hasCode(Seat seat) {
    return secondHack[seat.index()] != NONE;
  }

  public final int codes() {
    return codes;
  }

  /** The terminals a player has hacked, or {@link #NONE}. */
  public final int firstHack(Seat seat) {
    return firstHack[seat.index()];
  }

  public final int secondHack(Seat seat) {
    return secondHack[seat.index()];
  }

  // Verbs: set-up

  /** C2.1 */
  public final void layBoard(int number) {
    board = number;
    if (heard()) {
      List<Arg> faces = new ArrayList<>();
      for (Modules.Face face : board().faces()) faces.add(Arg.of(Text.of("module." + face.id())));
      tell(Seats.EVERYONE, new Text("board-laid", faces));
    }
  }

  /** C2.1 by chance. */
  public final int anyBoard() {
    return pick(Chance.BOARD, Board.COUNT);
  }

  /** C2.2 All artifacts but these. */
  public final void layArtifacts(int removed) {
    artifactsLaid = ((1 << ARTIFACTS) - 1) & ~removed;
  }

  /** One of these artifacts by chance, as a bit. */
  public final int anyArtifact(int among) {
    int rest = among;
    for (int skip = pick(Chance.BOARD, Integer.bitCount(among)); skip > 0; skip--) rest &= rest - 1;
    return Integer.lowestOneBit(rest);
  }

  /** C2.3 */
  public final void laySecrets(int majorsPerSpot, int minorsPerSpot) {
    Pile majors = shuffle(Chance.SECRETS, Pile.box(Box.MAJORS, Box.MINORS - 1));
    Pile minors = shuffle(Chance.SECRETS, Pile.box(Box.MINORS, Box.THINGS - 1));
    int[] spots = board().spots();
    for (int spot = 0; spot < spots.length; spot++) {
      boolean major = SHIP.space(spots[spot]).secret() == Secret.Size.MAJOR;
      int count = major ? majorsPerSpot : minorsPerSpot;
      secrets = secrets.with((major ? majors : minors).top(count));
      secretCounts |= (long) count << (spot * SPOT_BITS);
      if (major) majors = majors.withoutTop(count);
      else minors = minors.withoutTop(count);
    }
    boxTokens = majors.with(minors);
  }

  /** C2.4, C2.5 */
  public final void layMarket(int copies, int accessCodes) {
    int[] laid = new int[ITEMS];
    Arrays.fill(laid, copies);
    stock = laid;
    pods = (1 << PODS) - 1;
    codes = Math.min(accessCodes, CODES);
  }

  /** C2.12 */
  public final void placePawns() {
    int[] placed = new int[players()];
    Arrays.fill(placed, SHIP.start());
    pawns = placed;
  }

  // Laying a table by hand, for scenarios

  /** A secret of that kind changes places with the topmost one of a space. */
  final void laySecret(int space, int kind) {
    int to = topSecret(board().spotOf(space));
    int there = secrets.at(to);
    int from = Box.find(secrets, kind);
    if (from >= 0) {
      secrets = secrets.with(to, secrets.at(from)).with(from, there);
    } else {
      from = Box.find(boxTokens, kind);
      secrets = secrets.with(to, boxTokens.at(from));
      boxTokens = boxTokens.with(from, there);
    }
  }

  // Verbs

  public final void gainCredits(Seat seat, int more) {
    credits = with(credits, seat, credits(seat) + more);
    if (heard())
      tell(Seats.EVERYONE, Text.of("credits", Arg.of(seat), Arg.of(more)), Beats.credits(seat));
  }

  final void payCredits(Seat seat, int price) {
    credits = with(credits, seat, credits(seat) - price);
  }

  /** C6.5, C1.5 Tells how many there were to take. */
  public final int takeCrystals(Seat seat, int count) {
    int taken = Math.min(count, crystalSupply);
    if (taken == 0) return 0;
    crystalSupply -= taken;
    crystals = with(crystals, seat, crystals(seat) + taken);
    if (heard())
      tell(Seats.EVERYONE, Text.of("crystal", Arg.of(seat), Arg.of(taken)), Beats.crystals(seat));
    return taken;
  }

  public final void movePawn(Seat seat, int space) {
    int from = spaceOf(seat);
    pawns = with(pawns, seat, space);
    if (heard()) {
      Text text = Text.of("moved", Arg.of(seat), Texts.at(space));
      tell(Seats.EVERYONE, text, Beats.moved(seat, from, space));
    }
  }

  final void removePawn(Seat seat) {
    pawns = with(pawns, seat, NONE);
  }

  /** C18.1 */
  public final void launchPod(Seat seat, int pod) {
    pods &= ~(1 << pod);
    if (heard()) {
      Text text = Text.of("escaped", Arg.of(seat), Arg.of(pod + 1));
      tell(Seats.EVERYONE, text, Beats.escaped(seat, spaceOf(seat)));
    }
    removePawn(seat);
  }

  /** C9.1 */
  public final void buy(Seat seat, int item) {
    payCredits(seat, CONTENT.items().at(item).price());
    int[] left = stock.clone();
    left[item]--;
    stock = left;
    items = with(items, seat, items[seat.index()] | (1 << item));
    if (heard()) {
      Text text = Text.of("bought", Arg.of(seat), Arg.of(Texts.item(item)));
      tell(Seats.EVERYONE, text, Beats.bought(seat, item));
    }
  }

  /** C13.1 */
  public final void takeArtifact(Seat seat, int artifact) {
    artifactsLaid &= ~(1 << artifact);
    artifactOf = with(artifactOf, seat, artifact);
    if (heard()) {
      Text text = Text.of("stole", Arg.of(seat), Arg.of(Texts.artifact(artifact)));
      tell(Seats.EVERYONE, text, Beats.stole(seat, spaceOf(seat), artifact));
    }
  }

  /** C12.1, C12.4 A data cube is placed; tells whether it completed the access code. */
  public final boolean placeDataCube(Seat seat, int space) {
    if (heard()) {
      Text text = Text.of("hacked", Arg.of(seat), Texts.at(space));
      tell(Seats.EVERYONE, text, Beats.hacked(seat, space));
    }
    if (firstHack(seat) == NONE) {
      firstHack = with(firstHack, seat, space);
      return false;
    }
    secondHack = with(secondHack, seat, space);
    codes--;
    if (heard()) tell(Seats.EVERYONE, Text.of("code", seat), Beats.code(seat));
    return true;
  }

  /** C10.6 The topmost secret of a space is taken and revealed; tells its kind. */
  public final int takeSecret(Seat seat, int space) {
    int spot = board().spotOf(space);
    int position = topSecret(spot);
    int token = show(secrets.at(position), Seats.EVERYONE);
    secrets = secrets.without(position);
    secretCounts -= 1L << (spot * SPOT_BITS);
    setTokens(seat, tokens(seat).with(token));
    if (heard()) {
      Text text = Text.of("found", Arg.of(seat), Arg.thing(token));
      tell(Seats.EVERYONE, text, Beats.found(seat, space, token));
    }
    return Box.kindOf(Thing.number(token));
  }

  /** C20.3 A token of that kind goes back to the box. */
  public final void spendToken(Seat seat, int kind) {
    int position = Box.find(tokens(seat), kind);
    spent = spent.with(tokens(seat).at(position));
    setTokens(seat, tokens(seat).without(position));
  }

  /** A stored token is used (C20.3). */
  public final void tellUse(Seat seat, int kind) {
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("used", Arg.of(seat), Arg.of(Texts.secret(kind))),
          Beats.used(seat));
  }

  private void setTokens(Seat seat, Pile own) {
    tokens = with(tokens, seat, own);
  }

  static Pile[] with(Pile[] piles, Seat seat, Pile pile) {
    Pile[] changed = piles.clone();
    changed[seat.index()] = pile;
    return changed;
  }
}
