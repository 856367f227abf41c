package starboard.rone;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Rng;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.DamageType;
import starboard.rone.content.Static;
import starboard.rone.content.Values;

/** The table of RONE: Invasion: its players, what they face, and whose turn it is. */
public final class Rone extends Stocks {

  private final Mode mode;
  private final Carried carried;
  private final boolean invaded;

  private Player one;
  private Player two;
  private Player three;
  private Player four;
  private Invasion invasion;
  private Stack stack;
  private Postponed postponed;

  private int turn;
  private Seat first = Seat.ONE;

  /**
   * @param challenge what the players face together; null if they play against each other
   */
  public Rone(Setup setup, Mode mode, @Nullable Challenge challenge) {
    super(setup.players());
    this.mode = mode;
    this.carried = setup.carried();
    invaded = challenge != null;
    one = new Player(this, Seat.ONE);
    two = new Player(this, Seat.TWO);
    three = new Player(this, Seat.THREE);
    four = new Player(this, Seat.FOUR);
    invasion = new Invasion(this, challenge);
    Values rows =
        challenge == null
            ? Values.NONE
            : challenge.scenario().support(challenge.difficulty(), setup.players());
    stack = new Stack(this, rows);
    postponed = new Postponed(this);
    mix(invasion.supply(), INVASION);
    mix(invasion.protocolSupply(), PROTOCOLS);
  }

  @Override
  protected void ownParts() {
    one = own(one);
    two = own(two);
    three = own(three);
    four = own(four);
    invasion = own(invasion);
    stack = own(stack);
    postponed = own(postponed);
  }

  @Override
  protected void places(Places p) {
    one.places(p);
    two.places(p);
    three.places(p);
    four.places(p);
    invasion.places(p);
    stack.places(p);
    super.places(p);
  }

  @Override
  protected void imagined(Seat seat, Rng rng) {
    invasion.imagined(seat, rng);
  }

  @Override
  protected @Nullable String ruleAgainst(String reason) {
    return RulesAgainst.rule(reason);
  }

  // What one can see

  @Override
  public Player player(Seat seat) {
    return switch (seat) {
      case ONE -> one;
      case TWO -> two;
      case THREE -> three;
      case FOUR -> four;
      default -> throw new IllegalArgumentException("no player " + seat);
    };
  }

  public Mode mode() {
    return mode;
  }

  /** Who plays together with that seat, the seat too. */
  public Seats team(Seat seat) {
    return mode.team(this, seat);
  }

  /** R10.5 The players against whom that seat plays; none if it is the Invasion. */
  public Seats enemies(Seat seat) {
    return mode.enemies(this, seat);
  }

  /** R10.5 The other player of a duel. */
  public Seat opponent(Seat seat) {
    return enemies(seat).first();
  }

  /** R12 Whether the players play against the Invasion. */
  public boolean isInvaded() {
    return invaded;
  }

  @Override
  public Invasion invasion() {
    return invasion;
  }

  public Stack stack() {
    return stack;
  }

  public Postponed postponed() {
    return postponed;
  }

  /** R15.4, R17.2 What an earlier game has handed on. */
  public Carried carried() {
    return carried;
  }

  /** R12.5 */
  public boolean forbids(Static what) {
    return stack.forbids(what);
  }

  /** How many turns have begun. */
  public int turn() {
    return turn;
  }

  public Seat firstPlayer() {
    return first;
  }

  // Verbs

  /**
   * R11.1, R11.3, R15.5 Shuffles the shared decks and gives everybody counters and a deck; after an
   * earlier game what was kept of it.
   */
  public void setUp() {
    for (Seat seat : seats()) {
      player(seat).reset();
      if (!carried.isEmpty()) Carrying.takeOver(this, carried, seat);
    }
    shuffleStocks();
    for (Seat seat : seats()) {
      if (carried.isEmpty()) player(seat).takeDeck(startingSet(seat.index()));
    }
    if (isInvaded()) {
      invasion.setUp(
          Carrying.kinds(carried.value(Carrying.INVASION)),
          Carrying.kinds(carried.value(Carrying.PROTOCOLS)),
          carried.value(Carrying.EMPTIED) != null);
    }
  }

  /** R10.1 */
  public void drawFirstPlayer() {
    beginWith(Seat.of(pick(Chance.FIRST_PLAYER, players())));
  }

  public void beginWith(Seat seat) {
    first = seat;
    announce("first-player", first);
  }

  public void beginTurn(Seat seat) {
    turn++;
    player(seat).beginTurn();
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.SAY, "R8.11.1").on(player(seat).diceWidgets()).seat(seat);
      tell(Seats.EVERYONE, Text.of("turn-begins", seat), beat);
    }
  }

  /** Something all may know about a player that changes no component. */
  public void announce(String key, Seat seat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, seat));
  }

  /** The game is over for them then, by that paragraph: everybody is told why. */
  public void announceEnd(Seats told, Seats winners, Text when, String rule) {
    if (!heard()) return;
    for (Seat seat : told) {
      int life = player(seat).life();
      Beat beat = Beat.of(Beat.Kind.END, rule).on("player-" + seat.index());
      beat = beat.shows(new Beat.Tally(Text.of("counter.life"), Math.max(0, life), Counters.MOST));
      tell(Seats.EVERYONE, ended(seat, winners, when), beat.seat(seat).held());
    }
  }

  private Text ended(Seat seat, Seats winners, Text when) {
    int life = player(seat).life();
    if (winners.has(seat)) return Text.of("wins", Arg.of(seat), Arg.of(life), Arg.of(when));
    if (life <= 0) return Text.of("loses", Arg.of(seat), Arg.of(life), Arg.of(when));
    for (Seat mate : team(seat)) {
      if (player(mate).life() <= 0) {
        return Text.of("loses-with", Arg.of(seat), Arg.of(mate), Arg.of(when));
      }
    }
    return Text.of("loses-scenario", Arg.of(seat), Arg.of(when));
  }

  /** R14.3 How much damage everybody takes. */
  public void announce(String key, int n, DamageType type) {
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.REVEAL, "R14.3.1").on(Stack.TOP);
    tell(Seats.EVERYONE, Text.of(key, Arg.of(n), Arg.of(SymbolTexts.damage(type))), beat);
  }

  /** A card, zone or event of the Invasion does something now. */
  public void announce(String key, String source) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(Text.of(source))));
  }

  /** A card or rule that does something now. */
  public void announce(String key, Seat seat, Text what) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(what)));
  }
}
