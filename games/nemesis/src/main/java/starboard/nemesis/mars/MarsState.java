package starboard.nemesis.mars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Beat.Kind;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.staff.StaffState;

/**
 * What only the Mars base has on the table: power, what is scheduled on the time track, the
 * computer cards, gate, rover and elevator, contingency tokens and what everybody knows.
 */
public final class MarsState extends StaffState {

  private static final Place CSS = Place.faceDown("css-tokens");
  private static final Place LAUNCHED = Place.faceUp("css-launched");
  private static final Place ACTIVE = Place.faceDown("active-contingency");
  private static final Place NEUTRAL = Place.faceDown("neutral-contingencies");
  private static final List<Place> OWN = Place.heldBySeats("contingencies");
  private static final Place COMPUTER = Place.faceDown("computer-deck");
  private static final Place COMPUTER_DISCARD = Place.faceUp("computer-discard");
  private static final Place SURFACE = Place.faceDown("surface-deck");
  private static final Place SURFACE_DISCARD = Place.faceUp("surface-discard");
  private static final int ORIGIN_BITS = 6;
  private static final int ORIGIN_MASK = (1 << ORIGIN_BITS) - 1;
  private static final int KNOWLEDGE_BITS = 4;
  private static final int KNOWLEDGE_MASK = (1 << KNOWLEDGE_BITS) - 1;

  /** The rover is in the bunker. */
  static final int BUNKER = -2;

  /** By circuit, four bits each: the number of the power token that lies there. */
  private int tokens;

  /** The power tokens that lie blue side up, a bit by number. */
  private int blue;

  private boolean timeBlue;

  /** The tokens of the capsules still on the track, and the field of each (L2.6). */
  private Pile css = Pile.EMPTY;

  private int[] cssFields = {};
  private Pile launched = Pile.EMPTY;

  private Pile active = Pile.EMPTY;
  private Pile neutral = Pile.EMPTY;
  private Pile[] own;

  private Pile computer = Pile.EMPTY;
  private Pile computerDiscard = Pile.EMPTY;

  /** The fields of the alert and of the autodestruction token, or NONE. */
  private int alert = NONE;

  private int autodestruction = NONE;
  private boolean autodestructionRed;

  private boolean gateOpen;
  private int rover = NONE;
  private int elevator = NONE;

  /** Knowledge, four bits a seat, and who has verified it, a bit each. */
  private int knowledge;

  private int verified;

  /** The kinds of samples that lie on the laboratory board, a bit each (L16.6). */
  private int analysed;

  /** The room with the venting token (L16.19). */
  private int venting = NONE;

  private Pile surface = Pile.EMPTY;
  private Pile surfaceDiscard = Pile.EMPTY;

  /** By seat, six bits each: one more than the room it came from in this action, or 0. */
  private int origins;

  /** Markers that left the supply for good (L1.4). */
  private int firesLost;

  private int malfunctionsLost;

  private final MarsBase base;

  MarsState(Nemesis table, MarsBase base) {
    super(table);
    this.base = base;
    own = noPiles();
  }

  /** That of a table in the base. */
  public static MarsState of(Nemesis s) {
    return (MarsState) s.placeState();
  }

  /** The place it is that of. */
  public MarsBase base() {
    return base;
  }

  @Override
  protected void walk(Places p) {
    css = p.pile(CSS, css);
    launched = p.pile(LAUNCHED, launched);
    active = p.pile(ACTIVE, active);
    neutral = p.pile(NEUTRAL, neutral);
    own = p.piles(OWN, own);
    computer = p.pile(COMPUTER, computer);
    computerDiscard = p.pile(COMPUTER_DISCARD, computerDiscard);
    surface = p.pile(SURFACE, surface);
    surfaceDiscard = p.pile(SURFACE_DISCARD, surfaceDiscard);
  }

  private int round() {
    return table().clock().round();
  }

  // Power (L8)

  /** The number of the power token of a circuit. */
  public int tokenAt(Circuit circuit) {
    return (tokens >>> (4 * circuit.ordinal())) & 15;
  }

  /** Whether the power token of that number lies blue side up. */
  public boolean isBlue(int token) {
    return (blue >>> token & 1) != 0;
  }

  public boolean isPowered(Circuit circuit) {
    return isBlue(tokenAt(circuit));
  }

  /** How many power tokens lie red side up. */
  public int redTokens() {
    return Circuit.values().length - Integer.bitCount(blue);
  }

  /** L2.5 One token on each circuit at random, each on its starting side. */
  void layPower() {
    int left = 0;
    for (MarsContent.PowerToken token : base.content().powerTokens()) {
      left |= 1 << token.number();
      setBlue(token.number(), token.startSide() == MarsContent.Side.BLUE);
    }
    for (Circuit circuit : Circuit.values()) {
      int skip = pick(Chance.SETUP, Integer.bitCount(left));
      int rest = left;
      for (; skip > 0; skip--) rest &= rest - 1;
      int token = Integer.numberOfTrailingZeros(rest);
      putToken(circuit, token);
      left &= ~(1 << token);
      tellPower(circuit);
    }
  }

  void putToken(Circuit circuit, int token) {
    int shift = 4 * circuit.ordinal();
    tokens = (tokens & ~(15 << shift)) | (token << shift);
  }

  void setBlue(int token, boolean on) {
    blue = on ? blue | 1 << token : blue & ~(1 << token);
  }

  /** Turns the token of a circuit to a side and tells it. */
  public void power(Circuit circuit, boolean on) {
    if (isPowered(circuit) == on) return;
    setBlue(tokenAt(circuit), on);
    tellPower(circuit);
  }

  private void tellPower(Circuit circuit) {
    if (!heard()) return;
    String key = isPowered(circuit) ? "event.power-on" : "event.power-off";
    tell(Seats.EVERYONE, Text.of(key, Arg.of(circuit.title())), MarsBeats.power(table(), circuit));
  }

  /** L8.4 The blue token with the highest number turns red. */
  public void dropPower() {
    if (blue == 0) return;
    int highest = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(blue);
    for (Circuit circuit : Circuit.values()) {
      if (tokenAt(circuit) == highest) power(circuit, false);
    }
  }

  /** L9.3 The tokens of two circuits change places, each with its side. */
  public void swap(Circuit one, Circuit other) {
    int token = tokenAt(one);
    putToken(one, tokenAt(other));
    putToken(other, token);
    if (heard()) {
      Arg first = Arg.of(one.title());
      Beat beat =
          Beat.of(Kind.MOVE, "L9.3").from(MarsWidgets.circuit(one)).to(MarsWidgets.circuit(other));
      tell(Seats.EVERYONE, Text.of("event.power-swapped", first, Arg.of(other.title())), beat);
      tellPower(one);
      tellPower(other);
    }
  }

  /** Whether the time token lies blue side up (L8.4). */
  public boolean isTimeBlue() {
    return timeBlue;
  }

  public void turnTime(boolean toBlue) {
    if (timeBlue == toBlue) return;
    timeBlue = toBlue;
    if (!heard()) return;
    Beat beat = Beat.of(toBlue ? Kind.GAIN : Kind.REVEAL, "L8.4").on("time-token");
    tell(Seats.EVERYONE, Text.of(toBlue ? "event.backup-on" : "event.backup-off"), beat);
  }

  // The cargo sending system (L10)

  void layCss(Pile pile, int[] fields) {
    css = pile;
    cssFields = fields;
  }

  /** The tokens of the capsules still on the track. */
  public Pile css() {
    return css;
  }

  /** The field of such a token. */
  public int cssField(int index) {
    return cssFields[index];
  }

  /** The token at that field of the track, or NONE. */
  public int cssAt(int field) {
    for (int i = 0; i < cssFields.length; i++) if (cssFields[i] == field) return i;
    return NONE;
  }

  /** The tokens that have been turned up, the latest last. */
  public Pile launched() {
    return launched;
  }

  /** L5.1 Turns a token up; it leaves the track. Tells which it is. */
  int launch(int index) {
    int token = show(css.at(index), Seats.EVERYONE);
    css = css.without(index);
    cssFields = without(cssFields, index);
    launched = launched.with(token);
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.css", Arg.thing(token)), MarsBeats.launch(index, token));
    return Thing.number(token);
  }

  public void peekCss(Seat seat, int index) {
    int token = show(css.at(index), Seats.of(seat));
    css = css.with(index, token);
    Arg field = Arg.word(base.label(cssFields[index]));
    note(seat, Text.of("note.css", Arg.of(round()), field, Arg.thing(token)));
    if (heard()) {
      Beat beat = Beat.of(Kind.REVEAL, "L9.3").on(MarsWidgets.css(index)).seat(seat);
      tell(Seats.EVERYONE, Text.of("event.peeks-css", Arg.of(seat), field), beat);
      Beat seen = beat.on("notes").shows(Beats.card(token, null));
      tell(Seats.of(seat), Text.of("event.you-see-css", field, Arg.thing(token)), seen);
    }
  }

  public void shiftCss(int index, int field) {
    int from = cssFields[index];
    int[] changed = cssFields.clone();
    changed[index] = field;
    cssFields = changed;
    if (heard()) {
      Beat beat =
          Beat.of(Kind.MOVE, "L10.2")
              .on(MarsWidgets.css(index), "capsules")
              .from(MarsWidgets.field(from))
              .to(MarsWidgets.field(field));
      tell(
          Seats.EVERYONE,
          Text.of("event.css-shifted", Arg.word(base.label(from)), Arg.word(base.label(field))),
          beat);
    }
  }

  // Contingencies (L21)

  void layContingencies(Pile activeToken, Pile neutralTokens) {
    active = activeToken;
    neutral = neutralTokens;
  }

  void dealContingency(Seat seat, int token) {
    own = with(own, seat, own(seat).with(show(token, Seats.of(seat))));
  }

  public Pile active() {
    return active;
  }

  public Pile neutral() {
    return neutral;
  }

  public Pile own(Seat seat) {
    return own[seat.index()];
  }

  /** L16.1 Looks at a neutral token; it stays where it is. */
  public void peekNeutral(Seat seat, int index) {
    int token = show(neutral.at(index), Seats.of(seat));
    neutral = neutral.with(index, token);
    note(seat, Text.of("note.contingency", Arg.of(round()), Arg.thing(token)));
    if (heard()) {
      Beat beat = MarsBeats.contingency(MarsWidgets.neutral(index)).seat(seat);
      tell(Seats.EVERYONE, Text.of("event.peeks-neutral", seat), beat);
      tellContingency(seat, token, beat);
    }
  }

  /** L24.1 A neutral token is turned up for all. */
  public void revealNeutral(int index) {
    int token = show(neutral.at(index), Seats.EVERYONE);
    neutral = neutral.with(index, token);
    if (!heard()) return;
    Beat beat = MarsBeats.contingency(MarsWidgets.neutral(index)).shows(Beats.card(token, null));
    tell(Seats.EVERYONE, Text.of("event.contingency-shown", Arg.thing(token)), beat);
  }

  /** L16.1 Its owner must show a token. */
  public void peekOwn(Seat seat, Seat owner, int index) {
    int token = show(own(owner).at(index), Seats.of(seat));
    own = with(own, owner, own(owner).with(index, token));
    note(seat, Text.of("note.contingency-of", Arg.of(round()), Arg.of(owner), Arg.thing(token)));
    if (heard()) {
      String widget = MarsWidgets.contingency(owner.index(), index);
      Beat beat = MarsBeats.contingency(widget).seat(seat);
      Text peeks = Text.of("event.peeks-contingency", Arg.of(seat), Arg.of(owner));
      tell(Seats.EVERYONE, peeks, beat);
      tellContingency(seat, token, beat);
    }
  }

  /** L16.20 Looks at a neutral token and keeps it. */
  public void takeNeutral(Seat seat, int index) {
    int token = show(neutral.at(index), Seats.of(seat));
    neutral = neutral.without(index);
    own = with(own, seat, own(seat).with(token));
    if (heard()) {
      Beat beat =
          Beat.of(Kind.GAIN, "L16.20")
              .from(MarsWidgets.neutral(index))
              .to(MarsWidgets.contingency(seat.index(), own(seat).size() - 1))
              .seat(seat);
      // Those behind it close the gap.
      for (int i = index; i <= neutral.size(); i++) beat = beat.on(MarsWidgets.neutral(i));
      tell(Seats.EVERYONE, Text.of("event.takes-contingency", seat), beat);
      tellContingency(seat, token, beat);
    }
  }

  private void tellContingency(Seat seat, int token, Beat beat) {
    Beat seen = beat.shows(Beats.card(token, null));
    tell(Seats.of(seat), Text.of("event.you-see-contingency", Arg.thing(token)), seen);
  }

  /** L18.3 The tokens of the dead go back face down; who has seen them knows which they are. */
  void returnContingencies(Seat seat) {
    if (own(seat).isEmpty()) return;
    int count = own(seat).size();
    neutral = neutral.with(own(seat));
    own = with(own, seat, Pile.EMPTY);
    if (!heard()) return;
    Beat beat = Beat.of(Kind.MOVE, "L18.3").to("contingencies").seat(seat);
    for (int i = 0; i < count; i++) beat = beat.on(MarsWidgets.contingency(seat.index(), i));
    tell(Seats.EVERYONE, Text.of("event.contingencies-back", seat), beat);
  }

  /** L23.5 */
  int revealActive() {
    active = show(active, Seats.EVERYONE);
    if (heard()) {
      int token = active.at(0);
      Beat beat = Beat.of(Kind.REVEAL, "L23.5").on("active-contingency");
      Text text = Text.of("event.contingency", Arg.thing(token));
      tell(Seats.EVERYONE, text, beat.shows(Beats.card(token, null)));
    }
    return active.number(0);
  }

  // Computer cards (L9)

  /** L2.9, L9.2 A new deck; its top card lies face up and is never the Lockdown. */
  void layComputer(Pile cards) {
    computer = shuffle(Chance.SETUP, cards);
    if (base.isLockdown(computer.number(computer.size() - 1))) {
      Pile rest = computer.withoutTop();
      int next = rest.top();
      computer = shuffle(Chance.SETUP, rest.withoutTop().with(computer.top())).with(next);
    }
    turnUp();
  }

  /** The cards in that order, the top one face up. */
  void stackComputer(Pile cards) {
    computer = cards;
    computerDiscard = Pile.EMPTY;
    turnUp();
  }

  private void turnUp() {
    int top = computer.size() - 1;
    computer = computer.with(top, show(computer.top(), Seats.EVERYONE));
    if (!heard()) return;
    Beat beat = Beat.of(Kind.REVEAL, "L9.1").on("computer").shows(Beats.card(computer.top(), null));
    tell(Seats.EVERYONE, Text.of("event.computer-card", Arg.thing(computer.top())), beat);
  }

  /** The card that lies face up. */
  public int computerCard() {
    return computer.number(computer.size() - 1);
  }

  public Pile computerDeck() {
    return computer;
  }

  public Pile computerDiscard() {
    return computerDiscard;
  }

  /** L9.1 The used card is discarded, the next one turned up. */
  void nextComputerCard() {
    computerDiscard = computerDiscard.with(computer.top());
    computer = computer.withoutTop();
    if (computer.isEmpty()) {
      computer = shuffle(Chance.SETUP, computerDiscard);
      computerDiscard = Pile.EMPTY;
    }
    turnUp();
  }

  /** L9.2 All cards are shuffled and a new one is turned up. */
  void reshuffleComputer() {
    Pile all = computer.with(computerDiscard);
    computerDiscard = Pile.EMPTY;
    layComputer(all);
  }

  // Alert and autodestruction (L13, L14)

  /** The field of the alert token, or NONE. */
  public int alert() {
    return alert;
  }

  public void raiseAlert(int field) {
    alert = field;
    if (!heard()) return;
    Beat beat =
        Beat.of(Kind.APPEAR, "L14.1").on("alert-token", "isolation").to(MarsWidgets.field(field));
    tell(Seats.EVERYONE, Text.of("event.alert", Arg.word(base.label(field))), beat);
  }

  /** The field of the autodestruction token, or NONE while it does not run. */
  public int autodestruction() {
    return autodestruction;
  }

  public boolean isAutodestructionRed() {
    return autodestructionRed;
  }

  void placeAutodestruction(int field, boolean red) {
    autodestruction = field;
    autodestructionRed = red;
    if (heard()) {
      String key = red ? "event.autodestruction-red" : "event.autodestruction";
      Beat beat =
          Beat.of(Kind.APPEAR, "L13.1").on("autodestruction-token").to(MarsWidgets.field(field));
      tell(Seats.EVERYONE, Text.of(key, Arg.word(base.label(field))), beat);
    }
  }

  public void stopAutodestruction() {
    autodestruction = NONE;
    if (!heard()) return;
    Beat beat = Beat.of(Kind.LEAVE, "L13.2").on("autodestruction-token");
    tell(Seats.EVERYONE, Text.of("event.autodestruction-off"), beat);
  }

  /** L23.4 Nobody is left to act: time goes on to where the end is found. */
  void runOut(int field) {
    table().clock().setTime(field);
    if (!heard()) return;
    String track = table().kit().content().tracks().time().id();
    Beat beat = Beat.of(Kind.MOVE, "L23.4").on(track, "isolation");
    tell(Seats.EVERYONE, Text.of("event.time-runs-out"), beat);
  }

  // Gate, rover, elevator (L11)

  public boolean isGateOpen() {
    return gateOpen;
  }

  public void openGate() {
    if (gateOpen) return;
    gateOpen = true;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.gate-opens"), MarsBeats.gate(table()));
  }

  /** The room where the rover stands, or {@link #BUNKER}. */
  public int rover() {
    return rover;
  }

  void parkRover(int room) {
    rover = room;
  }

  public void moveRover(int room) {
    int before = rover;
    rover = room;
    if (!heard()) return;
    Beat beat = MarsBeats.driven(table(), "rover", "L11.3", before, room);
    if (room == BUNKER) tell(Seats.EVERYONE, Text.of("event.rover-to-bunker"), beat);
    else tell(Seats.EVERYONE, Text.of("event.rover", table().interior().at(room)), beat);
  }

  /** The entrance where the elevator is. */
  public int elevator() {
    return elevator;
  }

  void parkElevator(int room) {
    elevator = room;
  }

  public void moveElevator(int room) {
    int before = elevator;
    elevator = room;
    if (!heard()) return;
    Beat beat = MarsBeats.driven(table(), "elevator-at", "L11.4", before, room);
    tell(Seats.EVERYONE, Text.of("event.elevator", table().interior().at(room)), beat);
  }

  // Knowledge (L19)

  public int knowledge(Seat seat) {
    return (knowledge >>> (KNOWLEDGE_BITS * seat.index())) & KNOWLEDGE_MASK;
  }

  void setKnowledge(Seat seat, int level) {
    int shift = KNOWLEDGE_BITS * seat.index();
    knowledge = (knowledge & ~(KNOWLEDGE_MASK << shift)) | (level << shift);
  }

  /** L19.1 Never above the last field of the track. */
  public void learn(Seat seat, int more) {
    int level = Math.min(base.content().tracks().knowledge().most(), knowledge(seat) + more);
    if (level == knowledge(seat)) return;
    setKnowledge(seat, level);
    if (!heard()) return;
    Text text = Text.of("event.knowledge", Arg.of(seat), Arg.of(level));
    Beat beat = MarsBeats.knowledge(seat);
    int most = base.content().tracks().knowledge().most();
    tell(
        Seats.EVERYONE,
        text,
        beat.shows(new Beat.Tally(Text.of("track.knowledge-track"), level, most)));
  }

  public boolean isVerified(Seat seat) {
    return (verified >>> seat.index() & 1) != 0;
  }

  public void verify(Seat seat) {
    verified |= 1 << seat.index();
    if (heard()) tell(Seats.EVERYONE, Text.of("event.verified", seat), MarsBeats.knowledge(seat));
  }

  /** Whether a sample of that kind lies on the laboratory board (L16.6). */
  public boolean isAnalysed(int kind) {
    return (analysed >>> kind & 1) != 0;
  }

  void layAnalysed(int kind) {
    analysed |= 1 << kind;
  }

  /** L16.6 A sample is used up: out of the hands of its owner, or off the floor of that room. */
  void tellAnalysed(Seat seat, ObjectKind kind, @Nullable Seat owner, int room) {
    if (!heard()) return;
    String widget = Widgets.room(table(), room);
    Beat beat = Beat.of(Kind.LEAVE, "L16.6").seat(seat).from(widget).on("eggs");
    if (owner != null) beat = beat.on(Beats.at("held", owner));
    tell(Seats.EVERYONE, Text.of("event.analyses", Arg.of(seat), Arg.of(kind.title())), beat);
  }

  // Surface (L26)

  void laySurface(Pile cards) {
    surface = shuffle(Chance.SETUP, cards);
  }

  /** The cards in that order, the last one on top. */
  void stackSurface(Pile cards) {
    surface = cards;
    surfaceDiscard = Pile.EMPTY;
  }

  Pile surfaceDeck() {
    return surface;
  }

  /** The cards that have been turned up, the latest last. */
  public Pile surfaceDiscard() {
    return surfaceDiscard;
  }

  /** L26.4 Turns up a surface card, which lies on its discard pile then. */
  int turnSurface() {
    if (surface.isEmpty()) {
      surface = shuffle(Chance.SETUP, surfaceDiscard);
      surfaceDiscard = Pile.EMPTY;
    }
    int card = show(surface.top(), Seats.EVERYONE);
    surface = surface.withoutTop();
    surfaceDiscard = surfaceDiscard.with(card);
    if (heard()) {
      Beat beat = Beat.of(Kind.REVEAL, "L26.4").shows(Beats.card(card, null));
      tell(Seats.EVERYONE, Text.of("event.surface-card", Arg.thing(card)), beat);
    }
    return Thing.number(card);
  }

  void noteOrigin(Seat seat, int room) {
    int shift = ORIGIN_BITS * seat.index();
    origins = (origins & ~(ORIGIN_MASK << shift)) | ((room + 1) << shift);
  }

  /** The room a Character came from in this action or step, or NONE. */
  int origin(Seat seat) {
    return ((origins >>> (ORIGIN_BITS * seat.index())) & ORIGIN_MASK) - 1;
  }

  @Override
  protected void actionOrStepBegins() {
    origins = 0;
  }

  // Venting (L16.19), lost markers (L1.4)

  public int venting() {
    return venting;
  }

  void placeVenting(int room) {
    venting = room;
    if (!heard()) return;
    Beat beat = Beat.of(Kind.APPEAR, "L16.19").on(Widgets.room(table(), room));
    tell(Seats.EVERYONE, Text.of("event.venting", table().interior().at(room)), beat);
  }

  void removeVenting() {
    venting = NONE;
  }

  /** A door around the venting token that is closed no more takes the token away. */
  void doorGone(int corridor) {
    if (venting == NONE || (board().corridorsOf(venting) >>> corridor & 1) == 0) return;
    if (heard()) {
      Beat beat = Beat.of(Kind.LEAVE, "L16.19").on(Widgets.room(table(), venting));
      tell(Seats.EVERYONE, Text.of("event.venting-off", table().interior().at(venting)), beat);
    }
    removeVenting();
  }

  public int firesLost() {
    return firesLost;
  }

  public int malfunctionsLost() {
    return malfunctionsLost;
  }

  void loseMarkers(int fires, int malfunctions) {
    firesLost += fires;
    malfunctionsLost += malfunctions;
    if (heard()) {
      Text text = Text.of("event.markers-lost", Arg.of(fires), Arg.of(malfunctions));
      tell(Seats.EVERYONE, text, Beat.of(Kind.LEAVE, "L1.4"));
    }
  }
}
