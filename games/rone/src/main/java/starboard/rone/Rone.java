package starboard.rone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.Static;
import starboard.rone.content.Values;

/** The table of RONE: Invasion: its players, and what lies between them. */
public final class Rone extends State<Rone> {

  /** How many cards are revealed to choose one (R6.1, R6.10). */
  private static final int REVEALED = 3;

  /** Which cards are mixed with which: by seat, the recruit deck, the technologies. */
  private static final int RECRUITS = Seat.MOST;

  private static final int TECHNOLOGIES = Seat.MOST + 1;
  private static final int OPEN = Seat.MOST + 2;

  /** Cards of the Invasion: deck and supply until its first reshuffle; then its deck alone. */
  static final int INVASION = Seat.MOST + 3;

  static final int INVASION_DECK = Seat.MOST + 4;
  private static final int PROTOCOLS = Seat.MOST + 5;
  private static final Stream[] STREAMS = Chance.values();
  private static final Hooks<Rone> NO_HOOKS = Hooks.none();
  private static final Place RECRUIT_DECK = Place.faceDown("recruits");
  private static final Place DESTROYED = Place.faceUp("destroyed-recruits");
  private static final Place TECHNOLOGY_DECK = Place.faceDown("technologies");
  private static final Place DESTROYED_TECHNOLOGIES = Place.faceUp("destroyed-technologies");
  private static final Place LEADERS = Place.faceUp("leaders");
  private static final Place STARTERS = Place.faceUp("starting-cards");
  private static final List<Text> RESOURCE_NAMES = resourceNames();

  private final Mode mode;
  private final Carried carried;
  private final boolean invaded;

  private Player one;
  private Player two;
  private Player three;
  private Player four;
  private Invasion invasion;
  private Stack stack;

  private Pile recruits;
  private Pile destroyedRecruits;
  private Pile technologies;
  private Pile destroyedTechnologies;
  private Pile leaders;
  private Pile starters;

  /** By number in the box: with which others it is mixed where it lies face down. */
  private int[] mixedWith;

  private int turn;
  private Seat first = Seat.ONE;

  /** R18.5 Effects on opponents that wait for the end of the phase. */
  private Waiting[] waiting = {};

  private boolean settling;

  /**
   * @param challenge what the players face together; null if they play against each other
   */
  public Rone(Setup setup, Mode mode, @Nullable Challenge challenge) {
    super(setup.players(), NO_HOOKS, STREAMS);
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
    recruits = Box.recruitCards();
    destroyedRecruits = Pile.EMPTY;
    technologies = Box.technologies();
    destroyedTechnologies = Pile.EMPTY;
    leaders = Box.leaders().seenAlsoBy(Seats.EVERYONE);
    starters = Box.startingCards(players()).with(Box.additionalCards()).seenAlsoBy(Seats.EVERYONE);
    mixedWith = new int[Box.things()];
    Arrays.fill(mixedWith, OPEN);
    mixedWith = mixed(mixedWith, recruits, RECRUITS);
    mixedWith = mixed(mixedWith, technologies, TECHNOLOGIES);
    mixedWith = mixed(mixedWith, invasion.supply(), INVASION);
    mixedWith = mixed(mixedWith, invasion.protocolSupply(), PROTOCOLS);
  }

  private static int[] mixed(int[] before, Pile cards, int with) {
    int[] changed = before.clone();
    for (int i = 0; i < cards.size(); i++) changed[cards.number(i)] = with;
    return changed;
  }

  @Override
  protected void ownParts() {
    one = own(one);
    two = own(two);
    three = own(three);
    four = own(four);
    invasion = own(invasion);
    stack = own(stack);
  }

  @Override
  protected void places(Places p) {
    one.places(p);
    two.places(p);
    three.places(p);
    four.places(p);
    invasion.places(p);
    stack.places(p);
    recruits = p.pile(RECRUIT_DECK, recruits);
    destroyedRecruits = p.pile(DESTROYED, destroyedRecruits);
    technologies = p.pile(TECHNOLOGY_DECK, technologies);
    destroyedTechnologies = p.pile(DESTROYED_TECHNOLOGIES, destroyedTechnologies);
    leaders = p.pile(LEADERS, leaders);
    starters = p.pile(STARTERS, starters);
  }

  /** Everybody knows which cards are in which deck, so only those of one deck can be mistaken. */
  @Override
  protected int back(int number) {
    return mixedWith[number];
  }

  @Override
  protected void imagined(Seat seat, Rng rng) {
    invasion.imagined(seat, rng);
  }

  @Override
  protected @Nullable String ruleAgainst(String reason) {
    return RulesAgainst.rule(reason);
  }

  /** These cards can be mistaken for those only. */
  void mix(Pile cards, int with) {
    mixedWith = mixed(mixedWith, cards, with);
  }

  void belong(int card, Seat seat) {
    int number = Thing.number(card);
    if (mixedWith[number] == seat.index()) return;
    mixedWith = mixedWith.clone();
    mixedWith[number] = seat.index();
  }

  void belong(Pile cards, Seat seat) {
    mixedWith = mixed(mixedWith, cards, seat.index());
  }

  // What one can see

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

  public Invasion invasion() {
    return invasion;
  }

  public Stack stack() {
    return stack;
  }

  /** R15.4, R17.2 What an earlier game has handed on. */
  public Carried carried() {
    return carried;
  }

  /** R12.5 */
  public boolean forbids(Static what) {
    return stack.forbids(what);
  }

  public Pile recruits() {
    return recruits;
  }

  public Pile destroyedRecruits() {
    return destroyedRecruits;
  }

  public Pile technologies() {
    return technologies;
  }

  public Pile destroyedTechnologies() {
    return destroyedTechnologies;
  }

  public Pile leaders() {
    return leaders;
  }

  public Pile starters() {
    return starters;
  }

  /** How many turns have begun. */
  public int turn() {
    return turn;
  }

  public Seat firstPlayer() {
    return first;
  }

  // Names

  private static List<Text> resourceNames() {
    List<Text> names = new ArrayList<>();
    for (int i = 0; i < Colour.RESOURCES; i++) {
      names.add(Text.of("resource." + Colour.of(i).name().toLowerCase(Locale.ROOT)));
    }
    return List.copyOf(names);
  }

  public static Text resource(int colour) {
    return RESOURCE_NAMES.get(colour);
  }

  public static Text damage(DamageType type) {
    return Text.of("damage." + type.name().toLowerCase(Locale.ROOT));
  }

  /** Resources one after another. */
  public static Text resources(long resources) {
    Text text = Text.of("resource.none");
    boolean any = false;
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      for (int n = Resources.count(resources, colour); n > 0; n--) {
        Text one = resource(colour);
        text = any ? Text.of("list", Arg.of(text), Arg.of(one)) : one;
        any = true;
      }
    }
    return text;
  }

  /** The screws of a face. */
  public static Text face(long die, int face) {
    Text text = Text.of("face.none");
    boolean any = false;
    for (int slot = 0; slot < Dice.SLOTS; slot++) {
      int screw = Dice.screw(die, face, slot);
      if (screw == Dice.NEUTRAL) continue;
      text = any ? Text.of("list", Arg.of(text), Arg.of(resource(screw))) : resource(screw);
      any = true;
    }
    return text;
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
    recruits = shuffle(Chance.RECRUITS, recruits);
    technologies = shuffle(Chance.TECHNOLOGIES, technologies);
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

  /** One of each starting card. */
  private Pile startingSet(int set) {
    Pile cards = Pile.EMPTY;
    for (int i = starters.size() - 1; i >= 0; i--) {
      int kind = Box.kindOf(starters.number(i));
      if (!Box.isStarting(kind) || Player.find(cards, kind) >= 0) continue;
      cards = cards.with(starters.at(i));
      starters = starters.without(i);
    }
    if (cards.isEmpty()) throw new IllegalStateException("no set " + set + " of starting cards");
    return cards;
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

  /** R11.2 */
  public void chooseLeader(Seat seat, int kind) {
    int position = Player.find(leaders, kind);
    player(seat).settle(leaders.at(position), "leaders");
    leaders = leaders.without(position);
  }

  /** R6.1, R6.11 Lays up to three recruits open before a player. */
  public void revealRecruits(Seat seat) {
    if (recruits.size() < REVEALED && !destroyedRecruits.isEmpty()) {
      mixedWith = mixed(mixedWith, destroyedRecruits, RECRUITS);
      recruits = shuffle(Chance.RECRUITS, destroyedRecruits).with(recruits);
      destroyedRecruits = Pile.EMPTY;
      if (heard()) {
        Beat beat = Beat.of(Beat.Kind.MOVE, "R6.11").from("destroyed-recruits").to("recruits");
        tell(Seats.EVERYONE, Text.of("recruits-reshuffled", seat), beat.seat(seat));
      }
    }
    int count = Math.min(REVEALED, recruits.size());
    Pile top = recruits.top(count);
    recruits = recruits.withoutTop(count);
    player(seat).lay(top, "recruits");
  }

  /** R6.10, R6.11 */
  public void revealTechnologies(Seat seat) {
    if (technologies.size() < REVEALED && !destroyedTechnologies.isEmpty()) {
      mixedWith = mixed(mixedWith, destroyedTechnologies, TECHNOLOGIES);
      technologies = shuffle(Chance.TECHNOLOGIES, destroyedTechnologies).with(technologies);
      destroyedTechnologies = Pile.EMPTY;
      if (heard()) {
        Beat beat =
            Beat.of(Beat.Kind.MOVE, "R6.11").from("destroyed-technologies").to("technologies");
        tell(Seats.EVERYONE, Text.of("technologies-reshuffled", seat), beat.seat(seat));
      }
    }
    int count = Math.min(REVEALED, technologies.size());
    Pile top = technologies.top(count);
    technologies = technologies.withoutTop(count);
    player(seat).lay(top, "technologies");
  }

  /** R6.5 An open card goes to the destroyed cards of its type. */
  void destroy(int card) {
    int kind = Box.kindOf(Thing.number(card));
    if (Box.isStarter(kind)) starters = starters.with(card);
    else if (Box.isRecruit(kind)) destroyedRecruits = destroyedRecruits.with(card);
    else if (Box.isInvader(kind)) invasion.destroy(card);
    else destroyedTechnologies = destroyedTechnologies.with(card);
  }

  /** The zone where such a card lies once it is destroyed. */
  String destroyedZone(int card) {
    int kind = Box.kindOf(Thing.number(card));
    if (Box.isStarter(kind)) return "starters";
    if (Box.isRecruit(kind)) return "destroyed-recruits";
    return Box.isInvader(kind) ? "invasion-destroyed" : "destroyed-technologies";
  }

  /** R6.4 */
  public void trainStarter(Seat seat, int kind) {
    int position = Player.find(starters, kind);
    int card = starters.at(position);
    starters = starters.without(position);
    player(seat).trainStarter(card);
  }

  /** Takes a card of that kind out of the common stocks, for scenarios. */
  int find(int kind) {
    int at;
    if ((at = Player.find(starters, kind)) >= 0) {
      int number = starters.number(at);
      starters = starters.without(at);
      return number;
    }
    if ((at = Player.find(recruits, kind)) >= 0) {
      int number = recruits.number(at);
      recruits = recruits.without(at);
      return number;
    }
    if ((at = Player.find(destroyedRecruits, kind)) >= 0) {
      int number = destroyedRecruits.number(at);
      destroyedRecruits = destroyedRecruits.without(at);
      return number;
    }
    if ((at = Player.find(technologies, kind)) >= 0) {
      int number = technologies.number(at);
      technologies = technologies.without(at);
      return number;
    }
    if ((at = Player.find(leaders, kind)) >= 0) {
      int number = leaders.number(at);
      leaders = leaders.without(at);
      return number;
    }
    throw new IllegalArgumentException("no " + Box.id(kind) + " left");
  }

  // R18.5 What waits for the end of a phase

  /** Effects on opponents that wait, in the order in which they came about. */
  public List<Waiting> waiting() {
    return List.of(waiting);
  }

  public int waitingOf(Seat seat) {
    int count = 0;
    for (Waiting one : waiting) if (one.cause().seat() == seat) count++;
    return count;
  }

  public void queue(Waiting effect) {
    waiting = Arrays.copyOf(waiting, waiting.length + 1);
    waiting[waiting.length - 1] = effect;
    announce("waits", effect.cause().seat(), effect.cause().name());
  }

  /** Whether effects that waited are being resolved. */
  public boolean isSettling() {
    return settling;
  }

  public void settle(boolean begins) {
    settling = begins;
  }

  /** Takes one that waits out. */
  public Waiting dequeue(int position) {
    Waiting taken = waiting[position];
    Waiting[] left = new Waiting[waiting.length - 1];
    System.arraycopy(waiting, 0, left, 0, position);
    System.arraycopy(waiting, position + 1, left, position, left.length - position);
    waiting = left;
    return taken;
  }

  /** Something all may know about a player that changes no component. */
  public void announce(String key, Seat seat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, seat));
  }

  /** The game is over then, by that paragraph: everybody is told why. */
  public void announceEnd(Seats winners, Text when, String rule) {
    if (!heard()) return;
    if (winners.isEmpty()) tell(Seats.EVERYONE, Text.of("nobody-wins"), Beat.of(Beat.Kind.SAY));
    for (Seat seat : seats()) {
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
    tell(Seats.EVERYONE, Text.of(key, Arg.of(n), Arg.of(damage(type))), beat);
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
