package starboard.rone;

import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.DamageType;
import starboard.rone.content.InvasionBoard.Symbol;
import starboard.rone.content.PlayerBoard;

/** R2, R3 The counters, tokens and pools of one player. Every verb tells what it did. */
abstract class Counters extends Part<Rone> {

  static final PlayerBoard BOARD = Content.BOX.playerBoard();
  static final int WILD = Colour.WILD.ordinal();
  static final int MOST = BOARD.counters().max();

  final Seat seat;

  private int armour;
  private int life;
  private int rerolls;
  private int research;
  private int spareParts;
  private int armourDamage;
  private int melee;
  private int ranged;
  private int kept;
  private int phase;
  private long floating;
  private long stored;
  private long discounts;

  /** R14.2.6 Gains given up for additional actions. */
  private int armourAside;

  private int screwsAside;

  Counters(Rone table, Seat seat) {
    super(table);
    this.seat = seat;
  }

  // What one can see

  public Seat seat() {
    return seat;
  }

  public int armour() {
    return armour;
  }

  public int life() {
    return life;
  }

  public int rerolls() {
    return rerolls;
  }

  public int research() {
    return research;
  }

  public int spareParts() {
    return spareParts;
  }

  public int kept() {
    return kept;
  }

  /** R8.0 From 1 to 10; 0 between turns. */
  public int phase() {
    return phase;
  }

  public long floating() {
    return floating;
  }

  public long stored() {
    return stored;
  }

  public long discounts() {
    return discounts;
  }

  /** Damage by effects and actions of this turn. */
  public int pending(DamageType type) {
    return switch (type) {
      case ARMOUR -> armourDamage;
      case MELEE -> melee;
      case RANGED -> ranged;
    };
  }

  /** R14.2.6 How many of a symbol can be given up for an additional action now. */
  public int symbols(Symbol symbol) {
    return switch (symbol) {
      case MELEE -> phase == 6 ? melee : 0;
      case RANGED -> phase == 6 ? ranged : 0;
      case ARMOUR -> armourAside;
      case SCREW -> screwsAside;
    };
  }

  /** Free slots of that resource (R2.4). */
  public int freeSlots(int colour) {
    int slots = colour == WILD ? BOARD.storedSlots().wild() : BOARD.storedSlots().perColour();
    return slots - Resources.count(stored, colour);
  }

  // Words

  final String widget(String what) {
    return what + "-" + seat.index();
  }

  /** What shows that; spare parts and what may be kept are only shown to who has some. */
  private String[] shown(String what) {
    return switch (what) {
      case "floating" -> new String[] {"turn-floating"};
      case "parts", "kept" -> new String[0];
      default -> new String[] {widget(what)};
    };
  }

  final void say(Beat.Kind kind, String rule, String what, String key, int n) {
    if (!heard()) return;
    Beat beat = Beat.of(kind, rule).on(shown(what)).seat(seat);
    tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(n)), beat);
  }

  final void say(Beat.Kind kind, String rule, String what, String key, int n, int colour) {
    if (!heard()) return;
    Beat beat = Beat.of(kind, rule).on(shown(what)).seat(seat);
    Text resource = SymbolTexts.resource(colour);
    tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(n), Arg.of(resource)), beat);
  }

  // Verbs

  void reset() {
    armour = BOARD.counters().start().armour();
    life = BOARD.counters().start().life();
  }

  public void gainArmour(int n) {
    armour = Math.min(MOST, armour + n);
    say(Beat.Kind.GAIN, "R2.1", "armour", "armour-gained", n);
  }

  public void gainLife(int n) {
    life = Math.min(MOST, life + n);
    say(Beat.Kind.GAIN, "R2.1", "life", "life-gained", n);
  }

  public void loseArmour(int n) {
    armour = Math.max(0, armour - n);
    say(Beat.Kind.WOUND, "R9.2", "armour", "armour-lost", n);
  }

  public void loseLife(int n) {
    life -= n;
    say(Beat.Kind.WOUND, "R2.2", "life", "life-lost", n);
  }

  /** R7.3, R10.2 */
  public void exhaustCards() {
    life = Math.min(life, 0);
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.END, "R7.3").on(widget("life"), widget("deck")).seat(seat);
      tell(Seats.EVERYONE, Text.of("no-deck", seat), beat.held());
    }
  }

  /** R9.1 */
  public void suffer(DamageType type, int n) {
    int toArmour = type == DamageType.RANGED ? 0 : Math.min(n, armour);
    int toLife = type == DamageType.ARMOUR ? 0 : n - toArmour;
    int before = armour;
    armour -= toArmour;
    life -= toLife;
    if (!heard()) return;
    Text kind = SymbolTexts.damage(type);
    Beat beat = Beat.of(Beat.Kind.WOUND, "R9.1").seat(seat).on(widget("armour"), widget("life"));
    if (type == DamageType.MELEE) {
      beat = beat.shows(Beat.Compared.of(kind, n, Text.of("counter.armour"), before));
    }
    tell(
        Seats.EVERYONE,
        Text.of("hit", Arg.of(seat), Arg.of(n), Arg.of(kind), Arg.of(toArmour), Arg.of(toLife)),
        beat.shows(new Beat.Tally(Text.of("counter.life"), Math.max(0, life), MOST)));
  }

  public void gainRerolls(int n) {
    rerolls += n;
    say(Beat.Kind.GAIN, "R2.5", "rerolls", "rerolls-gained", n);
  }

  /** R2.5 A token is spent, on whosever die. */
  public void payReroll() {
    rerolls--;
  }

  /** R14.2.5 A token changes hands. */
  public void giveReroll(Seat to) {
    rerolls--;
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.MOVE, "R14.2.5").from(widget("rerolls")).seat(to);
      beat = beat.to("rerolls-" + to.index());
      tell(Seats.EVERYONE, Text.of("reroll-given", Arg.of(seat), Arg.of(to)), beat);
    }
    ((Counters) table().player(to)).rerolls++;
  }

  /** R2.6 */
  public void changeResearch(int n) {
    research = Math.clamp(research + n, 0, BOARD.researchTokens().max());
    say(n > 0 ? Beat.Kind.GAIN : Beat.Kind.PAY, "R2.6", "research", "research-now", research);
  }

  public void gainSpareParts(int n) {
    spareParts += n;
    say(Beat.Kind.GAIN, "R8.8", "parts", "parts-gained", n);
  }

  public void paySpareParts(int n) {
    spareParts -= n;
  }

  public void addDamage(DamageType type, int n) {
    switch (type) {
      case ARMOUR -> armourDamage += n;
      case MELEE -> melee += n;
      case RANGED -> ranged += n;
    }
    if (!heard()) return;
    Text kind = SymbolTexts.damage(type);
    tell(
        Seats.EVERYONE,
        Text.of("damage-added", Arg.of(seat), Arg.of(n), Arg.of(kind)),
        Beat.of(Beat.Kind.GAIN, "R9.4").seat(seat));
  }

  /** R8.7 So much of the damage has been dealt or given up. */
  public void spendDamage(DamageType type, int n) {
    switch (type) {
      case ARMOUR -> armourDamage -= n;
      case MELEE -> melee -= n;
      case RANGED -> ranged -= n;
    }
  }

  /** R8.7 The damage of the played cards is summed up with that of effects. */
  final void sumUp(int newArmourDamage, int newMelee, int newRanged) {
    armourDamage = newArmourDamage;
    melee = newMelee;
    ranged = newRanged;
  }

  /** R14.2.6 Of a gain that is given up, nothing else is had. */
  public void setAside(Symbol symbol, int n) {
    if (symbol == Symbol.ARMOUR) armourAside += n;
    else screwsAside += n;
    if (!heard()) return;
    Text what = Text.of("symbol." + symbol.name().toLowerCase(java.util.Locale.ROOT));
    tell(
        Seats.EVERYONE,
        Text.of("set-aside", Arg.of(seat), Arg.of(n), Arg.of(what)),
        Beat.of(Beat.Kind.PAY, "R14.2.6").seat(seat));
  }

  /** R14.2.6 */
  public void paySymbols(Symbol symbol, int n) {
    switch (symbol) {
      case MELEE -> melee -= n;
      case RANGED -> ranged -= n;
      case ARMOUR -> armourAside -= n;
      case SCREW -> screwsAside -= n;
    }
  }

  public void allowKeeping(int n) {
    kept += n;
    say(Beat.Kind.GAIN, "R6.8", "kept", "may-keep", n);
  }

  public void gain(int colour, int n) {
    floating += Resources.of(colour, n);
    say(Beat.Kind.GAIN, "R3.2", "floating", "resource-gained", n, colour);
  }

  /** R8.4.1 Resources of a die. */
  final void gain(long resources) {
    floating += resources;
  }

  /** R3.3 */
  public void pay(long price) {
    floating -= price;
  }

  /** R3.2 What is floating is gone. */
  public void loseFloating() {
    floating = Resources.NONE;
  }

  /** R3.5 A floating resource goes to a slot of its colour or of the wild ones. */
  public void store(int colour, boolean wild) {
    floating -= Resources.one(colour);
    stored += Resources.one(wild ? WILD : colour);
    String key = wild && colour != WILD ? "stored-as-wild" : "stored";
    say(Beat.Kind.MOVE, "R3.5", "stored", key, 1, colour);
  }

  public void destroyStored(int colour) {
    stored -= Resources.one(colour);
    say(Beat.Kind.PAY, "R16", "stored", "stored-destroyed", 1, colour);
  }

  /** R8.6 */
  public void spendPair(int colour) {
    stored -= Resources.of(colour, 2);
    discounts += Resources.one(colour);
    say(Beat.Kind.PAY, "R8.6", "stored", "pair-spent", 2, colour);
  }

  /** R8.6.2 */
  public void useDiscounts() {
    discounts = Resources.NONE;
  }

  /** R8.11.1 */
  void emptyPools() {
    armourDamage = 0;
    melee = 0;
    ranged = 0;
    kept = 0;
    spareParts = 0;
    armourAside = 0;
    screwsAside = 0;
    floating = Resources.NONE;
    discounts = Resources.NONE;
  }

  public void enter(int next) {
    phase = next;
    if (!heard() || next == 0) return;
    tell(
        Seats.EVERYONE,
        Text.of("phase", Arg.of(seat), Arg.of(Text.of("phase." + next))),
        Beat.of(Beat.Kind.SAY, "R8." + (next <= 5 ? next : next + 1))
            .on("phase-" + next)
            .seat(seat));
  }

  /** Counters as they are to be, for scenarios. */
  public void setCounters(int newArmour, int newLife) {
    armour = newArmour;
    life = newLife;
  }
}
