package starboard.clank.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.clank.content.Item;
import starboard.clank.content.Op;
import starboard.clank.effect.Offers;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.clank.turn.Action;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;

/**
 * How urgent the actions of a turn are: first the cards, then the errand, then what skill and
 * swords are left for. Ending the turn is 0, what does harm is less.
 */
final class Deeds {

  private static final int PLAY = 1000;
  private static final int ON_THE_SPOT = 700;
  private static final int PREPARE = 650;
  private static final int WALK = 600;
  private static final int TELEPORT = 450;
  private static final int RIDE = 400;
  private static final int FIGHT = 300;
  private static final int ACQUIRE = 200;
  private static final int BOARD = 100;
  private static final int HARM = -1;

  /** What a gap in the row costs, in halves of a point. */
  private static final int GAP = 6;

  private final Clank s;
  private final Seat seat;
  private @Nullable Ways ways;
  private int target = Errand.NOWHERE;

  Deeds(Clank s, Seat seat) {
    this.s = s;
    this.seat = seat;
  }

  int score(Action action) {
    return switch (action) {
      case Action.Play play -> PLAY + Worth.played(s, seat, play.card());
      case Action.Offer offer -> offer(Offers.of(offer.card()));
      case Action.Hack _, Action.Steal _ -> target() == s.spaceOf(seat) ? ON_THE_SPOT : HARM;
      case Action.Buy buy -> buy(Content.BOX.items().at(buy.item()));
      case Action.Use use -> use(Content.BOX.secret(use.secret()).ops());
      case Action.Walk walk -> along(WALK, walk.space());
      case Action.Teleport teleport -> along(TELEPORT, teleport.space());
      case Action.Jump jump -> along(TELEPORT, jump.space());
      case Action.Lift lift -> along(RIDE, lift.space());
      case Action.Telepad pad -> along(RIDE, pad.space());
      case Action.Fight fight -> FIGHT + Worth.beaten(s, seat, fight.card());
      case Action.FightReserve _ -> FIGHT + Worth.ops(s, seat, s.reserveEnemy().reward());
      case Action.Acquire acquire -> acquire(acquire.card());
      case Action.EndTurn _ -> 0;
    };
  }

  private int target() {
    if (ways == null) {
      ways = new Ways(s, seat);
      target = Errand.target(s, seat, ways);
    }
    return target;
  }

  /** Any move that gets further on the way; a pod ends the turn, so it waits (C18.8). */
  private int along(int score, int space) {
    int there = target();
    if (there == Errand.NOWHERE || ways == null) return HARM;
    int progress = ways.progress(there, space);
    if (progress == 0) return HARM;
    return (Ship.PLAN.space(space).pod() == 0 ? score : BOARD) + progress;
  }

  /** A card that is worth less than what one gets for it may go. */
  private int offer(Op.DiscardThen offer) {
    int least = Integer.MAX_VALUE;
    Pile hand = s.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      least = Math.min(least, Worth.played(s, seat, Box.kindOf(hand.number(i))));
    }
    return Worth.ops(s, seat, offer.then()) > offer.discard() * least ? PLAY : HARM;
  }

  /**
   * C15.1 A gap in the row may bring an attack: only what is worth much is taken from there, and
   * nothing on the way out.
   */
  private int acquire(int card) {
    boolean reserve = Content.BOX.card(card).isReserve();
    if (s.hasArtifact(seat) && !reserve) return HARM;
    int worth = Worth.acquired(s, seat, card);
    return worth > (reserve ? 0 : GAP) ? ACQUIRE + worth : HARM;
  }

  /** C9.2 Keys and passes serve who still has a way to go. */
  private int buy(Item item) {
    boolean useful =
        item.grants() == null
            ? Worth.ops(s, seat, item.onBuy()) > item.price() - item.vp()
            : item.vp() > item.price() || !s.hasArtifact(seat);
    return useful ? ON_THE_SPOT + item.vp() : HARM;
  }

  // Tokens

  private int use(List<Op> ops) {
    return ops.stream().anyMatch(this::isNeeded) ? PREPARE : HARM;
  }

  /** Whether what a token brings makes a difference now. */
  private boolean isNeeded(Op op) {
    return switch (op) {
      case Op.Heal heal -> s.wounds(seat) >= heal.count();
      case Op.Boots boots -> isShortOfBoots(boots.count());
      case Op.Swords _ -> isShortOfSwords();
      case Op.FactionWildcard _ -> s.pending() > 0;
      default -> true;
    };
  }

  private boolean isShortOfBoots(int more) {
    Passage way = nextPassage();
    return way != null && s.mayWalk() && s.boots() < way.boots() && s.boots() + more >= way.boots();
  }

  private boolean isShortOfSwords() {
    Passage way = nextPassage();
    return way != null && s.boots() >= way.boots() && s.swords() < way.enemies();
  }

  /** The corridor one has to walk through next, if the way goes on like that. */
  private @Nullable Passage nextPassage() {
    int there = target();
    if (there == Errand.NOWHERE || ways == null || there == s.spaceOf(seat)) return null;
    int next = ways.next(there);
    for (Passage way : s.board().from(s.spaceOf(seat))) if (way.to() == next) return way;
    return null;
  }
}
