package starboard.rone;

import java.util.Arrays;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Stream;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** R1.3, R6 The cards that lie between the players, and who may mistake which card for which. */
abstract class Stocks extends State<Rone> {

  /** How many cards are revealed to choose one (R6.1, R6.10). */
  private static final int REVEALED = 3;

  /** Which cards are mixed with which: by seat, the recruit deck, the technologies. */
  private static final int RECRUITS = Seat.MOST;

  private static final int TECHNOLOGIES = Seat.MOST + 1;
  private static final int OPEN = Seat.MOST + 2;

  /** Cards of the Invasion: deck and supply until its first reshuffle; then its deck alone. */
  static final int INVASION = Seat.MOST + 3;

  static final int INVASION_DECK = Seat.MOST + 4;
  static final int PROTOCOLS = Seat.MOST + 5;
  private static final Stream[] STREAMS = Chance.values();
  private static final Hooks<Rone> NO_HOOKS = Hooks.none();
  private static final Place RECRUIT_DECK = Place.faceDown("recruits");
  private static final Place DESTROYED = Place.faceUp("destroyed-recruits");
  private static final Place TECHNOLOGY_DECK = Place.faceDown("technologies");
  private static final Place DESTROYED_TECHNOLOGIES = Place.faceUp("destroyed-technologies");
  private static final Place LEADERS = Place.faceUp("leaders");
  private static final Place STARTERS = Place.faceUp("starting-cards");

  private Pile recruits = Box.recruitCards();
  private Pile destroyedRecruits = Pile.EMPTY;
  private Pile technologies = Box.technologies();
  private Pile destroyedTechnologies = Pile.EMPTY;
  private Pile leaders = Box.leaders().seenAlsoBy(Seats.EVERYONE);
  private Pile starters;

  /** By number in the box: with which others it is mixed where it lies face down. */
  private int[] mixedWith = new int[Box.things()];

  Stocks(int players) {
    super(players, NO_HOOKS, STREAMS);
    starters = Box.startingCards(players).with(Box.additionalCards()).seenAlsoBy(Seats.EVERYONE);
    Arrays.fill(mixedWith, OPEN);
    mixedWith = mixed(mixedWith, recruits, RECRUITS);
    mixedWith = mixed(mixedWith, technologies, TECHNOLOGIES);
  }

  @Override
  protected void places(Places p) {
    recruits = p.pile(RECRUIT_DECK, recruits);
    destroyedRecruits = p.pile(DESTROYED, destroyedRecruits);
    technologies = p.pile(TECHNOLOGY_DECK, technologies);
    destroyedTechnologies = p.pile(DESTROYED_TECHNOLOGIES, destroyedTechnologies);
    leaders = p.pile(LEADERS, leaders);
    starters = p.pile(STARTERS, starters);
  }

  /** Who plays at that seat. */
  abstract Player player(Seat seat);

  /** What they may face. */
  abstract Invasion invasion();

  // Which card can be mistaken for which

  /** Everybody knows which cards are in which deck, so only those of one deck can be mistaken. */
  @Override
  protected int back(int number) {
    return mixedWith[number];
  }

  private static int[] mixed(int[] before, Pile cards, int with) {
    int[] changed = before.clone();
    for (int i = 0; i < cards.size(); i++) changed[cards.number(i)] = with;
    return changed;
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

  // Verbs

  /** R11.1 */
  void shuffleStocks() {
    recruits = shuffle(Chance.RECRUITS, recruits);
    technologies = shuffle(Chance.TECHNOLOGIES, technologies);
  }

  /** One of each starting card. */
  Pile startingSet(int set) {
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
    else if (Box.isInvader(kind)) invasion().destroy(card);
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
}
