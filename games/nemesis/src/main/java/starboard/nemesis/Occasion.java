package starboard.nemesis;

import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * For whom and where an op happens, and which card, item or room it comes from. Everything in it is
 * public: cards are shown before their ops happen.
 *
 * @param seat the user, or the Character the effect strikes; NONE for an event
 * @param room the room it happens in; that of a remote room action (N19.25), NONE for an event
 * @param thing the card or item in the box; NONE for a room action
 * @param figure the attacking Intruder, or NONE
 * @param surprise whether it is a surprise attack
 * @param space the technical space it is about (N26.5); NONE if about all or none
 * @param lit who count as lit for it wherever they are (L8.3)
 */
public record Occasion(
    int seat, int room, int thing, int figure, boolean surprise, int space, Seats lit) {

  private static final int NONE = Nemesis.NONE;

  /** Somebody uses a card or an item. */
  public static Occasion ofUse(Seat seat, int room, int thing) {
    return new Occasion(seat.index(), room, thing, NONE, false, NONE, Seats.NONE);
  }

  /** Somebody uses a room action. */
  public static Occasion ofRoom(Seat seat, int room) {
    return new Occasion(seat.index(), room, NONE, NONE, false, NONE, Seats.NONE);
  }

  /** An event card, or one of the Intruder player. */
  public static Occasion ofEvent(int thing) {
    return new Occasion(NONE, NONE, thing, NONE, false, NONE, Seats.NONE);
  }

  /** An Intruder attacks that Character. */
  public static Occasion ofAttack(Seat target, int room, int thing, int figure, boolean surprise) {
    return new Occasion(target.index(), room, thing, figure, surprise, NONE, Seats.NONE);
  }

  /** The same, about one technical space. */
  public Occasion about(int technicalSpace) {
    return new Occasion(seat, room, thing, figure, surprise, technicalSpace, lit);
  }

  /** The same, for which that Character counts as lit too. */
  public Occasion lighting(Seat who) {
    return new Occasion(seat, room, thing, figure, surprise, space, lit.with(who));
  }

  /** Whether that Character is in the dark, as far as this is concerned. */
  public boolean isDark(Nemesis s, Seat who) {
    return !lit.has(who) && !s.rules().place().isLit(s, who);
  }

  /** The user, or the Character the effect strikes. */
  public Seat you() {
    return Seat.of(seat);
  }

  /** The user alone; nobody for an event. */
  public Seats users() {
    return hasYou() ? Seats.of(you()) : Seats.NONE;
  }

  public boolean hasYou() {
    return seat != NONE;
  }

  public boolean isAttack() {
    return figure != NONE;
  }

  /** What a question says it comes from. */
  public Text source(Nemesis s) {
    return thing == NONE ? s.interior().named(room) : s.kit().name(thing);
  }
}
