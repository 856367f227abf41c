package starboard.nemesis.mars;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Analysis;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.PlaceView;
import starboard.nemesis.ShownCards;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Turn;
import starboard.nemesis.staff.Staffed;
import starboard.nemesis.staff.Tools;

/** The Mars base. */
public final class MarsBase implements Staffed {

  /** What only the base evaluates. */
  public static final Vocabulary VOCABULARY =
      Vocabulary.ofOps(List.of(PowerOps.class, BaseOps.class, SecretsOps.class, SurfaceOps.class))
          .andGoals(List.of(MarsGoals.class))
          .andWaysOut(MarsWayOut.values())
          .andRequirements(MarsRequirement.values())
          .andFeatures("light", "knowledge", "surface")
          .andSections(MarsContent.class);

  private final Content box;
  private final Tools tools;
  private final MarsContent content;
  private final Schedule schedule;
  private final HitTable advantage;
  private final boolean gated;
  private final Premises premises;
  private final Roster roster;
  private final int fireMarkers;
  private final int malfunctionMarkers;
  private final int doors;

  /** By component: whether it is the Lockdown among the computer cards. */
  private final boolean[] lockdown;

  /** By kind of item: whether it is a suit. */
  private final boolean[] suit;

  private final List<PlaceAction> actions;

  /**
   * The base on the board of that box.
   *
   * @param gated whether a weakness needs knowledge (L19.2)
   * @param draft whose Characters are played
   */
  public MarsBase(BoxIndex kit, boolean gated, Roster.Draft draft) {
    box = kit.content();
    tools = Tools.of(kit);
    content = box.supplement(MarsContent.class);
    schedule = new Schedule(content, box.tracks().time());
    advantage = new HitTable(content.dice().advantage(), box.intruderTypes());
    this.gated = gated;
    premises = new Premises(kit, content);
    roster = new Roster(box, content, draft);
    fireMarkers = box.count("fire-marker");
    malfunctionMarkers = box.count("malfunction-marker");
    doors = box.count("door");
    lockdown = new boolean[kit.box().size()];
    for (int number = kit.box().first(); number < lockdown.length; number++) {
      lockdown[number] =
          kit.box().family(number) == MarsContent.COMPUTER_CARD
              && content.computerCards().at(kit.box().entry(number)).isLockdown();
    }
    suit = new boolean[box.items().size()];
    for (int item = 0; item < suit.length; item++) {
      for (Effect effect : box.items().at(item).passiveOps()) {
        suit[item] |= effect.op() instanceof BaseOps.Spacesuit;
      }
    }
    boolean rides = Integer.bitCount(premises.exits()) > 1;
    actions =
        content.placeActions().entries().stream()
            .filter(action -> rides || action.kind() != PlaceAction.Kind.RIDE_ROVER)
            .toList();
  }

  /** L25.1 */
  @Override
  public boolean isDrafted(int character) {
    return roster.isDrafted(character);
  }

  @Override
  public int playable(int character) {
    return roster.playable(character);
  }

  /** Who may be played. */
  public Roster roster() {
    return roster;
  }

  /** What board and tiles say of the rooms. */
  public Premises premises() {
    return premises;
  }

  /** What only the base has in the box. */
  public MarsContent content() {
    return content;
  }

  /** The time track and what is printed on it. */
  public Schedule schedule() {
    return schedule;
  }

  /** What is printed on a field of the time track. */
  public String label(int field) {
    return box.tracks().time().spaces().get(field).label();
  }

  @Override
  public Tools tools() {
    return tools;
  }

  @Override
  public int section(int room) {
    return premises.section(room);
  }

  /** Whether somebody has a suit (L26.10). */
  public boolean hasSuit(Nemesis s, Seat seat) {
    return hasSuit(s, s.belongings().inventory(seat)) || hasSuit(s, s.belongings().held(seat));
  }

  private boolean hasSuit(Nemesis s, Pile items) {
    for (int i = 0; i < items.size(); i++) if (suit[s.kit().itemOf(items.number(i))]) return true;
    return false;
  }

  /** Whether that computer card is the Lockdown. */
  boolean isLockdown(int number) {
    return lockdown[number];
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new MarsState(table, this);
  }

  // Pieces (L1)

  /** L1.7 They never run out. */
  @Override
  public int noiseMarkers() {
    return Long.SIZE;
  }

  @Override
  public int fireMarkers() {
    return fireMarkers;
  }

  @Override
  public int fireMarkers(Nemesis s) {
    return fireMarkers - MarsState.of(s).firesLost();
  }

  @Override
  public int malfunctionMarkers() {
    return malfunctionMarkers;
  }

  @Override
  public int malfunctionMarkers(Nemesis s) {
    return malfunctionMarkers - MarsState.of(s).malfunctionsLost();
  }

  @Override
  public int doors() {
    return doors;
  }

  /** L7.11 */
  @Override
  public boolean malfunctionOnUnexplored() {
    return false;
  }

  /** L7.3 */
  @Override
  public boolean carefulMarkerWhenOccupied() {
    return false;
  }

  /** L7.3 */
  @Override
  public boolean carefulMeetsDanger() {
    return true;
  }

  /** L6.1 */
  @Override
  public boolean losesInterruptedItem() {
    return true;
  }

  /** L1.6 */
  @Override
  public boolean dropsUnderDecks() {
    return true;
  }

  /** L17.2 */
  @Override
  public void ridOf(Nemesis s, int card) {
    s.cards().underContamination(card);
  }

  /** L17.2 */
  @Override
  public boolean reusesContamination() {
    return true;
  }

  /** L11 Where the rover and the elevator are. */
  @Override
  public List<String> naming(Nemesis s, int room) {
    MarsState mars = MarsState.of(s);
    return mars.rover() == room || mars.elevator() == room ? List.of("ways-out") : List.of();
  }

  /** L19 A Character comes with what it knows. */
  @Override
  public List<String> onCharacter(Seat seat) {
    return List.of("knowledge-" + seat.index());
  }

  // Light (L8)

  /** L8.1 Whether a room gets its power from that circuit. */
  boolean isFedBy(int room, Circuit circuit) {
    return section(room) == circuit.ordinal();
  }

  @Override
  public boolean isPowered(Nemesis s, int room) {
    int circuit = section(room);
    return circuit != Nemesis.NONE && MarsState.of(s).isPowered(Circuit.of(circuit));
  }

  /** L8.3; nothing affects who waits in a capsule (L10.1). */
  @Override
  public boolean isLit(Nemesis s, Seat seat) {
    return !s.crew().isInRoom(seat) || isLitIn(s, seat, s.crew().roomOf(seat));
  }

  @Override
  public boolean isLitIn(Nemesis s, Seat seat, int room) {
    return isBright(s, room) || MarsState.of(s).shines(seat);
  }

  /** L8.3, L26.2 A crossroads has no power and is not dark. */
  private boolean isBright(Nemesis s, int room) {
    return premises.isOutside(room) || isPowered(s, room);
  }

  /** L8.2 */
  @Override
  public HitTable shootingDie(Nemesis s, int room) {
    return isPowered(s, room) ? advantage : box.hits();
  }

  // Surface (L26)

  /** L26.3 */
  @Override
  public NoiseDie noiseDie(Nemesis s, int room) {
    return premises.areaOf(room) == Nemesis.NONE ? box.dice().noise() : content.dice().mars();
  }

  /** L26.4 */
  @Override
  public int dangerFrom(Nemesis s, int room) {
    return premises.isOutside(room) ? premises.outside() & ~(1 << room) : s.kit().neighbours(room);
  }

  /** L26.2 */
  @Override
  public boolean isLeftByNumber(int room) {
    return !premises.isOutside(room);
  }

  /** L26.2 */
  @Override
  public boolean canBurn(int room) {
    return !premises.isOutside(room);
  }

  /** L26.1 */
  @Override
  public boolean isSurface(int room) {
    return premises.areaOf(room) != Nemesis.NONE;
  }

  /** L26.4 */
  @Override
  public void rolledSurface(Nemesis s, Seat seat) {
    Surface.turnUp(s, seat);
  }

  @Override
  public boolean meets(Nemesis s, Seat seat, String line) {
    return line.equals("exterior")
        && s.crew().isInRoom(seat)
        && premises.isOutside(s.crew().roomOf(seat));
  }

  @Override
  public Map<String, ExplorationEffect> exploration() {
    return Surface.TOKENS;
  }

  @Override
  public void moves(Nemesis s, Seat seat, int from) {
    MarsState.of(s).noteOrigin(seat, from);
  }

  // Knowledge (L19)

  @Override
  public int knowledge(Nemesis s, Seat seat) {
    return MarsState.of(s).knowledge(seat);
  }

  @Override
  public boolean isVerified(Nemesis s, Seat seat) {
    return MarsState.of(s).isVerified(seat);
  }

  @Override
  public void learn(Nemesis s, Seat seat, int amount) {
    MarsState.of(s).learn(seat, amount);
  }

  /** L19.2 */
  @Override
  public boolean mayUse(Nemesis s, Seats users, int slot) {
    if (!gated) return true;
    int needed = content.tracks().knowledge().weaknessThresholds().get(slot);
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (users.has(seat) && knowledge(s, seat) >= needed) return true;
    }
    return false;
  }

  /** L16.6 The first face-down weakness from the left. */
  @Override
  public int slotsFor(Nemesis s, ObjectKind sample) {
    int hidden = ~s.intruderDecks().discovered() & (1 << box.weaknessSlots().size()) - 1;
    return Integer.lowestOneBit(hidden);
  }

  @Override
  public Analysis analysis() {
    return Sampling.IN_LABORATORY;
  }

  // Actions (L6.1)

  @Override
  public int actions() {
    return actions.size();
  }

  /** What that action of the place is. */
  public PlaceAction action(int number) {
    return actions.get(number);
  }

  @Override
  public @Nullable Text whyNotAct(Nemesis s, Seat seat, int action, int have, boolean combat) {
    return PlaceActions.whyNot(s, seat, actions.get(action), have, combat);
  }

  @Override
  public void act(Nemesis s, Seat seat, int action) {
    PlaceActions.begin(s, seat, actions.get(action));
  }

  @Override
  public Option offered(Nemesis s, Seat seat, int action) {
    return PlaceActions.option(seat, actions.get(action));
  }

  // Contributions

  @Override
  public void hang(Hooks.Builder<Nemesis> hooks) {
    hooks
        .after(Movement.RoomExplored.class, (s, found) -> found(s, found.seat(), found.room()))
        .after(
            Wounds.CharacterDied.class,
            (s, died) -> MarsState.of(s).returnContingencies(died.seat()));
  }

  /** L16.8 */
  private void found(Nemesis s, Seat seat, int room) {
    int learns = premises.discovery(s.interior().tileAt(room));
    if (learns > 0) MarsState.of(s).learn(seat, learns);
  }

  // Step lists

  /** L2.4-L2.6, L2.9, L3.3 */
  @Override
  public void setUp(Nemesis s) {
    MarsSetUp.lay(s);
  }

  /** L3.5 */
  @Override
  public void prepared(Nemesis s, Seat seat) {
    int level = roster.person(s.crew().characterOf(seat)).startKnowledge();
    MarsState.of(s).setKnowledge(seat, level);
  }

  /** L5 */
  @Override
  public List<Step<Nemesis>> eventPhase(Nemesis s) {
    return List.of(
        new Capsules.Launch(),
        new TimePasses(),
        new NoiseFades(),
        new EventSteps.IntruderAttacks(),
        new EventSteps.FireDamage(),
        new EventSteps.DrawEvent(),
        new EventSteps.BagDevelopment());
  }

  @Override
  public List<Step<Nemesis>> endOfTurn(Seat seat) {
    return List.of(new Turn.Burn(seat));
  }

  /** L23.5 */
  @Override
  public List<Step<Nemesis>> endChecks() {
    return List.of(new EndCheck(), new Ending.InfectionCheck());
  }

  // Ways out

  /** L10.2 The terminal of a capsule. */
  @Override
  public int roomBeside(Nemesis s, int spot) {
    return s.interior().roomOf(box.rooms().indexOf(Dock.values()[spot].room()));
  }

  /** L23.2 */
  @Override
  public boolean isStillHere(int way) {
    return way == MarsWayOut.ISOLATION.ordinal();
  }

  @Override
  public String fate(int way) {
    return switch (MarsWayOut.values()[way]) {
      case POD -> "escaped";
      case ISOLATION -> "isolated";
      case BUNKER -> "in-bunker";
    };
  }

  @Override
  public @Nullable Text whyNoWayOut(Nemesis s, Seat seat, WayOut way, int room) {
    return switch ((MarsWayOut) way) {
      case POD -> Capsules.whyNot(s, room);
      case ISOLATION -> Isolation.whyNot(s);
      case BUNKER -> Bunker.whyNot(s);
    };
  }

  @Override
  public void leave(Nemesis s, Seat seat, WayOut way, int room) {
    switch ((MarsWayOut) way) {
      case POD -> Capsules.board(s, seat, room);
      case ISOLATION -> Isolation.tryIt(s, seat);
      case BUNKER -> Bunker.onFoot(s, seat);
    }
  }

  // Doors and technical corridors

  /** L16.19 There is one venting token. */
  @Override
  public @Nullable Text whyNoDepressurising(Nemesis s) {
    return MarsState.of(s).venting() == Nemesis.NONE ? null : Venting.PENDING;
  }

  /** L16.19 Explored or not, this one too. */
  @Override
  public boolean canDepressurise(Nemesis s, int here, int room) {
    return s.board().hasTechnicalEntrance(room)
        && (s.board().corridorsOf(room) & s.interior().destroyedDoors()) == 0;
  }

  @Override
  public void depressurise(Nemesis s, int room) {
    s.interior().removeFire(room);
    MarsState.of(s).placeVenting(room);
  }

  @Override
  public void doorGone(Nemesis s, int corridor) {
    MarsState.of(s).doorGone(corridor);
  }

  /** L7.6 Only to explored rooms. */
  @Override
  public boolean technicalLeadsTo(Nemesis s, int space, int room) {
    return s.board().isEntrance(room, space) && s.interior().isExplored(room);
  }

  // Moments

  /** L4.4 */
  @Override
  public void playerPhaseEnds(Nemesis s) {
    int room = MarsState.of(s).venting();
    if (room != Nemesis.NONE) s.then(new Venting(room));
  }

  /** L11.1 */
  @Override
  public void firstDeath(Nemesis s) {
    MarsState.of(s).openGate();
  }

  /** L10.4 */
  @Override
  public void beforeDestruction(Nemesis s) {
    Capsules.launchBeforeTheEnd(s);
  }

  /** L23.4 */
  @Override
  public void nobodyIsLeft(Nemesis s) {
    Alarms.nobodyIsLeft(s);
  }

  @Override
  public PlaceView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return new MarsView(s, viewer, cards);
  }
}
