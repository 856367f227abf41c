package starboard.rone;

import java.util.Arrays;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionCard;
import starboard.rone.content.Scenario;
import starboard.rone.content.Static;
import starboard.rone.content.Values;

/**
 * R12.3-R12.6 The deployed cards. Each covers the combat part of the one below; support parts stay
 * visible. At the bottom lies the scenario card with its visible rows and, in some scenarios, a
 * core.
 */
public final class Stack extends Part<Rone> {

  /** The widget of the uppermost card. */
  public static final String TOP = "stack";

  public static final String CORE = "core";

  private static final Place STACK = Place.faceUp("stack");
  private static final Place ARRIVING = Place.faceUp("arriving");
  private static final int BITS = 16;
  private static final int MASK = 0xFFFF;
  private static final int ARMOUR_LOST = 0;
  private static final int LIFE_LOST = 1;
  private static final int ARMOUR_GAINED = 2;
  private static final int LIFE_GAINED = 3;

  /** What the visible rows of the scenario card add (R13.4). */
  private final Values rows;

  private Pile cards = Pile.EMPTY;

  /** R12.7 Cards between deck and stack; those deployed by others lie above them. */
  private Pile arriving = Pile.EMPTY;

  /** R12.6 What each card has lost and gained, 16 bits each; then those of arriving ones. */
  private long[] marks = {};

  private long[] arrivingMarks = {};

  private int coreArmour;
  private int coreLife;

  Stack(Rone table, Values rows) {
    super(table);
    this.rows = rows;
  }

  void places(Places p) {
    cards = p.pile(STACK, cards);
    arriving = p.pile(ARRIVING, arriving);
  }

  // What one can see

  /** The deployed cards, the uppermost last. */
  public Pile cards() {
    return cards;
  }

  public Pile arriving() {
    return arriving;
  }

  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /** R12.4 What the visible rows of the scenario card add. */
  public Values rows() {
    return rows;
  }

  private static int mark(long marks, int which) {
    return (int) (marks >>> (BITS * which)) & MASK;
  }

  private long topMarks() {
    return marks[marks.length - 1];
  }

  /** R12.4 Ranged damage that everybody sees on the stack. */
  public int ranged() {
    int sum = rows.ranged();
    for (int i = 0; i < cards.size(); i++) sum += card(i).support().ranged();
    return isEmpty() ? sum : sum + card(cards.size() - 1).combat().ranged();
  }

  /** R12.4 Melee damage that everybody sees on the stack. */
  public int melee() {
    int sum = rows.melee();
    for (int i = 0; i < cards.size(); i++) sum += card(i).support().melee();
    return isEmpty() ? sum : sum + card(cards.size() - 1).combat().melee();
  }

  /** R12.4, R12.6 The armour of the uppermost card; 0 if there is none. */
  public int armour() {
    if (isEmpty()) return 0;
    int sum = rows.armour() + card(cards.size() - 1).combat().armour();
    for (int i = 0; i < cards.size(); i++) sum += card(i).support().armour();
    long top = topMarks();
    return Math.max(0, sum + mark(top, ARMOUR_GAINED) - mark(top, ARMOUR_LOST));
  }

  /** R12.4, R12.6 The life of the uppermost card; 0 if there is none. */
  public int life() {
    if (isEmpty()) return 0;
    int sum = rows.life() + card(cards.size() - 1).combat().life();
    for (int i = 0; i < cards.size(); i++) sum += card(i).support().life();
    long top = topMarks();
    return Math.max(0, sum + mark(top, LIFE_GAINED) - mark(top, LIFE_LOST));
  }

  /** What the uppermost card has gained beyond what is printed, armour and life. */
  public int armourGained() {
    return isEmpty() ? 0 : mark(topMarks(), ARMOUR_GAINED);
  }

  public int lifeGained() {
    return isEmpty() ? 0 : mark(topMarks(), LIFE_GAINED);
  }

  public int armourLost() {
    return isEmpty() ? 0 : mark(topMarks(), ARMOUR_LOST);
  }

  public int lifeLost() {
    return isEmpty() ? 0 : mark(topMarks(), LIFE_LOST);
  }

  private InvasionCard card(int position) {
    return Box.invader(Box.kindOf(cards.number(position)));
  }

  /** R12.5 Whether a card of the stack forbids that. */
  public boolean forbids(Static what) {
    for (int i = 0; i < cards.size(); i++) {
      if (Box.forbids(Box.kindOf(cards.number(i)), what)) return true;
    }
    return false;
  }

  /** R15.7 Whether the scenario card can be hit. */
  public boolean hasCore() {
    return coreLife > 0;
  }

  public int coreArmour() {
    return coreArmour;
  }

  public int coreLife() {
    return coreLife;
  }

  // Verbs

  void setCore(Scenario.Core core) {
    coreArmour = core.armour();
    coreLife = core.life();
  }

  private static final String NEXT = "arriving";

  /** What all its cards can do, and what the uppermost can bear. */
  private static final String[] VALUES = {"ranged", "melee", "stack-armour", "stack-life"};

  static String[] values() {
    return VALUES.clone();
  }

  /** Something about the uppermost card: what it and the whole stack can do and bear. */
  private static Beat beat(Beat.Kind kind, String rule) {
    return Beat.of(kind, rule).on(TOP).on(VALUES);
  }

  /** R12.7 step 1: the card has come from the deck. */
  void arrive(int card) {
    arriving = arriving.with(card);
    arrivingMarks = Arrays.copyOf(arrivingMarks, arriving.size());
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.REVEAL, "R12.7").from("invasion-deck").to(NEXT);
    beat = beat.shows(ShownCard.of(card));
    tell(Seats.EVERYONE, Text.of("deploys", Arg.thing(card)), beat);
  }

  /** R12.7 step 4 */
  public void land() {
    cards = cards.with(arriving.top());
    marks = Arrays.copyOf(marks, cards.size());
    marks[marks.length - 1] = arrivingMarks[arrivingMarks.length - 1];
    arriving = arriving.withoutTop();
    arrivingMarks = Arrays.copyOf(arrivingMarks, arriving.size());
    if (!heard()) return;
    Beat beat = beat(Beat.Kind.APPEAR, "R12.7").from(NEXT);
    tell(Seats.EVERYONE, Text.of("lands", Arg.thing(cards.top())), beat);
  }

  /** R12.6 The uppermost card, or the one being deployed, gains armour or life. */
  public void gain(boolean isArriving, boolean isArmour, int n) {
    if (isArriving ? arriving.isEmpty() : cards.isEmpty()) return;
    int which = isArmour ? ARMOUR_GAINED : LIFE_GAINED;
    if (isArriving) arrivingMarks = raised(arrivingMarks, which, n);
    else marks = raised(marks, which, n);
    if (!heard()) return;
    int card = isArriving ? arriving.top() : cards.top();
    String key = isArmour ? "card-gains-armour" : "card-gains-life";
    Beat beat = beat(Beat.Kind.GAIN, "R12.6");
    if (isArriving) beat = beat.on(NEXT);
    tell(Seats.EVERYONE, Text.of(key, Arg.thing(card), Arg.of(n)), beat);
  }

  private static long[] raised(long[] before, int which, int n) {
    long[] changed = before.clone();
    changed[changed.length - 1] += (long) n << (BITS * which);
    return changed;
  }

  /** R9.2, R14.2.4 The uppermost card loses armour or life; of armour no more than it has. */
  public void lose(boolean isArmour, int n) {
    int lost = Math.min(n, isArmour ? armour() : life());
    if (lost == 0) return;
    marks = raised(marks, isArmour ? ARMOUR_LOST : LIFE_LOST, lost);
    if (!heard()) return;
    String key = isArmour ? "card-loses-armour" : "card-loses-life";
    Beat beat = beat(Beat.Kind.WOUND, "R9.2");
    tell(Seats.EVERYONE, Text.of(key, Arg.thing(cards.top()), Arg.of(lost)), beat);
  }

  /** How much damage of a type the uppermost card can take. */
  public int room(DamageType type) {
    return room(type, armour(), life());
  }

  /** How much damage of a type the core can take. */
  public int coreRoom(DamageType type) {
    return hasCore() ? room(type, coreArmour, coreLife) : 0;
  }

  private static int room(DamageType type, int armour, int life) {
    return switch (type) {
      case ARMOUR -> armour;
      case MELEE -> armour + life;
      case RANGED -> life;
    };
  }

  /** R14.2.2 Damage on the uppermost card, no more than it can take. */
  public void suffer(DamageType type, int n) {
    int toArmour = type == DamageType.RANGED ? 0 : Math.min(n, armour());
    int toLife = type == DamageType.ARMOUR ? 0 : n - toArmour;
    long[] changed = raised(marks, ARMOUR_LOST, toArmour);
    marks = raised(changed, LIFE_LOST, toLife);
    if (!heard()) return;
    Text kind = SymbolTexts.damage(type);
    tell(
        Seats.EVERYONE,
        Text.of(
            "card-hit",
            Arg.thing(cards.top()),
            Arg.of(n),
            Arg.of(kind),
            Arg.of(toArmour),
            Arg.of(toLife)),
        beat(Beat.Kind.WOUND, "R14.2.2"));
  }

  /** R15.7 Damage on the core, no more than it can take. */
  public void sufferAtCore(DamageType type, int n) {
    int toArmour = type == DamageType.RANGED ? 0 : Math.min(n, coreArmour);
    int toLife = type == DamageType.ARMOUR ? 0 : n - toArmour;
    coreArmour -= toArmour;
    coreLife -= toLife;
    if (!heard()) return;
    Text kind = SymbolTexts.damage(type);
    tell(
        Seats.EVERYONE,
        Text.of("core-hit", Arg.of(n), Arg.of(kind), Arg.of(toArmour), Arg.of(toLife)),
        Beat.of(Beat.Kind.WOUND, "R15.7").on(CORE, "core-armour", "core-life"));
  }

  /** The uppermost card leaves the stack: its damage is removed (R14.2.2). */
  int takeTop() {
    int card = cards.top();
    cards = cards.withoutTop();
    marks = Arrays.copyOf(marks, cards.size());
    return card;
  }

  /** R14.3.1 A card of the stack leaves it. */
  int take(int position) {
    int card = cards.at(position);
    cards = cards.without(position);
    long[] left = new long[cards.size()];
    System.arraycopy(marks, 0, left, 0, position);
    System.arraycopy(marks, position + 1, left, position, left.length - position);
    marks = left;
    return card;
  }

  /** A card is laid on the stack, for scenarios. */
  void lay(int number) {
    cards = cards.with(Thing.faceUp(number));
    marks = Arrays.copyOf(marks, cards.size());
  }
}
