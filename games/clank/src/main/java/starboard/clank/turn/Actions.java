package starboard.clank.turn;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.Decks;
import starboard.clank.content.Artifacts;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Content;
import starboard.clank.content.Item;
import starboard.clank.content.Secret;
import starboard.clank.content.Space;
import starboard.clank.effect.Offers;
import starboard.clank.movement.Walking;
import starboard.clank.ship.Passage;
import starboard.clank.ship.Ship;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** Which actions are possible now, and why the others are not (C4.3). */
final class Actions {

  private static final Content CONTENT = Content.BOX;
  private static final Ship SHIP = Ship.PLAN;
  private static final int PRICE = CONTENT.setup().marketPrice();

  private static final Action[] PLAY = each(CONTENT.cards().size(), Action.Play::new);
  private static final Action[] ACQUIRE = each(CONTENT.cards().size(), Action.Acquire::new);
  private static final Action[] FIGHT = each(CONTENT.cards().size(), Action.Fight::new);
  private static final Action[] OFFER = each(CONTENT.cards().size(), Action.Offer::new);
  private static final Action[] BUY = each(CONTENT.items().size(), Action.Buy::new);
  private static final Action[] USE = each(CONTENT.secrets().size(), Action.Use::new);
  private static final Action[] WALK = each(SHIP.spaces(), Action.Walk::new);
  private static final Action[] LIFT = each(SHIP.spaces(), Action.Lift::new);
  private static final Action[] TELEPAD = each(SHIP.spaces(), Action.Telepad::new);
  private static final Action[] TELEPORT = each(SHIP.spaces(), Action.Teleport::new);
  private static final Action[] JUMP = each(SHIP.spaces(), Action.Jump::new);
  private static final Action FIGHT_RESERVE = new Action.FightReserve();
  private static final Action HACK = new Action.Hack();
  private static final Action STEAL = new Action.Steal();
  private static final Action END_TURN = new Action.EndTurn();

  private static final Text STOPPED = Text.of("refused.stopped");
  private static final Text LOCKED = Text.of("refused.locked");
  private static final Text ONE_WAY = Text.of("refused.one-way");
  private static final Text BLOCKADE = Text.of("refused.blockade");
  private static final Text CODE = Text.of("refused.code");
  private static final Text NO_ARTIFACT = Text.of("refused.no-artifact");
  private static final Text POD_GONE = Text.of("refused.pod-gone");
  private static final Text SOLD_OUT = Text.of("refused.sold-out");
  private static final Text OWNED = Text.of("refused.owned");
  private static final Text HACKED = Text.of("refused.hacked");
  private static final Text SAME_MODULE = Text.of("refused.same-module");
  private static final Text NO_CUBE = Text.of("refused.no-cube");
  private static final Text CARRIES = Text.of("refused.carries");
  private static final Text CARDS_LEFT = Text.of("refused.cards-left");

  private Actions() {}

  private static Action[] each(int count, IntFunction<Action> action) {
    Action[] actions = new Action[count];
    for (int i = 0; i < count; i++) actions[i] = action.apply(i);
    return actions;
  }

  static void list(Clank s, Seat seat, Choices<Action> out) {
    listHand(s, seat, out);
    listRow(s, out);
    listReserve(s, out);
    listMoves(s, seat, out);
    listHere(s, seat, out);
    listKept(s, seat, out);
    out.offer(END_TURN, s.hand(seat).isEmpty() ? null : CARDS_LEFT);
  }

  private static void listHand(Clank s, Seat seat, Choices<Action> out) {
    Pile hand = s.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      if (!Box.repeats(hand, i)) out.add(PLAY[Box.kindOf(hand.number(i))]);
    }
  }

  /** C7.1, C8.1 */
  private static void listRow(Clank s, Choices<Action> out) {
    Pile row = s.row();
    for (int i = 0; i < row.size(); i++) {
      if (Box.repeats(row, i)) continue;
      int kind = Box.kindOf(row.number(i));
      Card card = CONTENT.card(kind);
      if (card.isEnemy()) out.offer(FIGHT[kind], Price.SWORDS.whyNot(card.swords(), s.swords()));
      else out.offer(ACQUIRE[kind], Price.SKILL.whyNot(card.skill(), s.skill()));
    }
  }

  /** C7.1, C8.2, C1.5 */
  private static void listReserve(Clank s, Choices<Action> out) {
    for (int i = 0; i < Decks.RESERVES; i++) {
      int kind = Decks.FIRST_RESERVE + i;
      if (s.reserve(kind).isEmpty()) continue;
      out.offer(ACQUIRE[kind], Price.SKILL.whyNot(CONTENT.card(kind).skill(), s.skill()));
    }
    int swords = s.reserveEnemy().cost().swords();
    out.offer(FIGHT_RESERVE, Price.SWORDS.whyNot(swords, s.swords()));
  }

  private static void listMoves(Clank s, Seat seat, Choices<Action> out) {
    int here = s.spaceOf(seat);
    Passage[] ways = s.board().from(here);
    for (Passage way : ways) {
      if (s.boots() > 0 || out.explains()) out.offer(WALK[way.to()], whyNotWalk(s, seat, way));
      if (s.teleports() > 0) out.offer(TELEPORT[way.to()], whyNotTeleport(s, seat, way));
    }
    if (SHIP.space(here).hyperlift()) listLifts(s, seat, here, out);
    if (SHIP.space(here).telepad() && s.has(seat, Item.Grant.USE_TELEPADS)) {
      for (int pad : s.board().telepads()) {
        if (pad != here) out.offer(TELEPAD[pad], whyNotEnter(s, seat, pad));
      }
    }
    if (s.jumps() > 0) {
      for (int pad : s.board().telepads()) {
        if (pad != here && SHIP.moduleOf(pad) == SHIP.moduleOf(here)) {
          out.offer(JUMP[pad], whyNotEnter(s, seat, pad));
        }
      }
    }
  }

  /** C11.1 Both ways along the line until something stops the lift. */
  private static void listLifts(Clank s, Seat seat, int here, Choices<Action> out) {
    int[] line = SHIP.lifts();
    int at = 0;
    while (line[at] != here) at++;
    listLifts(s, seat, line, at, 1, out);
    listLifts(s, seat, line, at, -1, out);
  }

  private static void listLifts(
      Clank s, Seat seat, int[] line, int at, int step, Choices<Action> out) {
    Text stopped = null;
    for (int i = at; i + step >= 0 && i + step < line.length; i += step) {
      Passage way = s.board().between(line[i], line[i + step]);
      if (stopped == null && way.blockade() && s.isBlocked()) stopped = BLOCKADE;
      if (stopped == null && way.lock() && !s.has(seat, Item.Grant.PASS_LOCKS)) stopped = LOCKED;
      out.offer(
          LIFT[line[i + step]], stopped == null ? whyNotEnter(s, seat, line[i + step]) : stopped);
    }
  }

  /** C10 */
  private static @Nullable Text whyNotWalk(Clank s, Seat seat, Passage way) {
    if (way.against()) return ONE_WAY;
    if (way.lock() && !s.has(seat, Item.Grant.PASS_LOCKS)) return LOCKED;
    if (way.blockade() && s.isBlocked()) return BLOCKADE;
    Text closed = whyNotEnter(s, seat, way.to());
    if (closed != null) return closed;
    if (!s.mayWalk()) return STOPPED;
    Text tired = Price.BOOTS.whyNot(way.boots(), s.boots());
    if (tired != null) return tired;
    return Price.WOUNDS.whyNot(Walking.leastSwords(s, seat, way), s.swords());
  }

  /** C21.5, C21.5.1 */
  private static @Nullable Text whyNotTeleport(Clank s, Seat seat, Passage way) {
    if (way.blockade() && s.isBlocked()) return BLOCKADE;
    return whyNotEnter(s, seat, way.to());
  }

  /** C10.10 */
  private static @Nullable Text whyNotEnter(Clank s, Seat seat, int space) {
    if (SHIP.needsCode(space) && !s.hasCode(seat)) return CODE;
    int pod = SHIP.space(space).pod();
    if (pod == 0) return null;
    if (!s.hasPod(pod - 1)) return POD_GONE;
    return s.hasArtifact(seat) ? null : NO_ARTIFACT;
  }

  /** What the space offers: market, terminal, artifact. */
  private static void listHere(Clank s, Seat seat, Choices<Action> out) {
    int here = s.spaceOf(seat);
    Space space = SHIP.space(here);
    if (space.market()) {
      for (int item = 0; item < BUY.length; item++) out.offer(BUY[item], whyNotBuy(s, seat, item));
    }
    if (space.terminal() != null) out.offer(HACK, whyNotHack(s, seat, here));
    if (space.artifact() != 0) {
      int artifact = Artifacts.at(space);
      if (s.isLaid(artifact)) out.offer(STEAL, s.hasArtifact(seat) ? CARRIES : null);
    }
  }

  /** C9.1 */
  private static @Nullable Text whyNotBuy(Clank s, Seat seat, int item) {
    if (s.owns(seat, item)) return OWNED;
    if (s.stock(item) == 0) return SOLD_OUT;
    return Price.CREDITS.whyNot(PRICE, s.credits(seat));
  }

  /** C12.1, C12.2 */
  private static @Nullable Text whyNotHack(Clank s, Seat seat, int here) {
    if (s.hasCode(seat)) return NO_CUBE;
    if (s.isHacked(here)) return HACKED;
    int first = s.firstHack(seat);
    return first != Clank.NONE && SHIP.moduleOf(first) == SHIP.moduleOf(here) ? SAME_MODULE : null;
  }

  /** Stored tokens and what played cards offer. */
  private static void listKept(Clank s, Seat seat, Choices<Action> out) {
    Pile tokens = s.tokens(seat);
    for (int i = 0; i < tokens.size(); i++) {
      int kind = Box.kindOf(tokens.number(i));
      if (CONTENT.secret(kind).use() != Secret.Use.OWN_TURN || Box.repeats(tokens, i)) continue;
      out.add(USE[kind]);
    }
    for (int i = 0; i < s.offers(); i++) {
      int card = s.offer(i);
      Text few = Price.CARDS.whyNot(Offers.of(card).discard(), s.hand(seat).size());
      if (few == null) out.addOnce(OFFER[card]);
      else out.refuse(OFFER[card], few);
    }
  }
}
