package starboard.nemesis;

import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** Rounds, turns and the time left (N3), and how the place ended with those in it (N23). */
public final class Clock extends NemesisPart {

  /** A turn without limit of actions (N27.17). */
  public static final int UNLIMITED = 99;

  private int round;
  private int firstPlayer;
  private int time;

  /** Actions left in the turn that is being taken. */
  private int actionsLeft;

  /** Whether the Intruder attack of this round's Event phase is left out (N27.16). */
  private boolean attackSkipped;

  private boolean destroyed;

  /** Who died when the game ended, a bit each. */
  private int perished;

  Clock(Nemesis table) {
    super(table);
  }

  public int round() {
    return round;
  }

  public int time() {
    return time;
  }

  public int actionsLeft() {
    return actionsLeft;
  }

  public boolean isAttackSkipped() {
    return attackSkipped;
  }

  /** Whether the place is destroyed (N23.3). */
  public boolean isPlaceDestroyed() {
    return destroyed;
  }

  // Turn order

  public Seat firstPlayer() {
    return Seat.of(firstPlayer);
  }

  /** N3.19 The seat that comes so many places after the first player. */
  public Seat inTurnOrder(int place) {
    return Seat.of((firstPlayer + place) % players());
  }

  /** How many places after the first player a seat comes. */
  public int placeInOrder(Seat seat) {
    return (seat.index() - firstPlayer + players()) % players();
  }

  // Verbs: round and turn

  public void beginRound() {
    round++;
    table().crew().nobodyHasPassed();
    attackSkipped = false;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.round", round), Beats.round(table()));
  }

  public void setFirstPlayer(Seat seat) {
    firstPlayer = seat.index();
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.first-player", seat), Beats.firstPlayer(table()));
  }

  public void beginTurn(Seat seat, int actions) {
    actionsLeft = actions;
    if (heard()) tell(Seats.EVERYONE, Text.of("event.turn", seat));
  }

  public void spendAction() {
    if (actionsLeft != UNLIMITED) actionsLeft--;
    table().beginActionOrStep();
  }

  /** N27.17 Only a pass ends a turn without limit. */
  public void liftActionLimit() {
    actionsLeft = UNLIMITED;
  }

  public void endActions() {
    actionsLeft = 0;
  }

  public void skipAttack() {
    attackSkipped = true;
  }

  // Verbs: time and the end

  public void advanceTime() {
    time++;
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.time", kit().content().tracks().time().last() - time),
          Beats.of("event.time").on(kit().content().tracks().time().id()));
  }

  public void setTime(int space) {
    time = space;
  }

  public void destroyPlace() {
    destroyed = true;
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.place-destroyed"), Beats.of("event.place-destroyed"));
  }

  /**
   * Dies with the place or by an end check: nothing is left behind.
   *
   * @param why the last word of the phrase that says so
   * @param rule the paragraph
   */
  public void perish(Seat seat, String why, String rule) {
    int room = table().crew().roomOf(seat);
    Beat beat = Beat.SAID;
    if (heard()) beat = Beats.gone(table(), Beats.of("event.perishes", seat), seat);
    table().crew().die(seat);
    perished |= 1 << seat.index();
    if (!heard()) return;
    beat = beat.rule(rule).held();
    if (room != NONE) beat = beat.from(kit().roomWidget(room));
    Text because = Text.of("perishes." + why);
    Text text = Text.of("event.perishes", Arg.of(seat), Arg.of(round), Arg.of(because));
    tell(Seats.EVERYONE, text, beat);
  }

  /** Where the way out leads there is no safety (N23.4). */
  public void perish(Seat seat) {
    perish(seat, "course", "N23.4");
  }

  public boolean perished(Seat seat) {
    return (perished >>> seat.index() & 1) != 0;
  }
}
