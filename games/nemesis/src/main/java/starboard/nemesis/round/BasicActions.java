package starboard.nemesis.round;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.Escaping;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.items.Crafting;
import starboard.nemesis.items.Hands;
import starboard.nemesis.items.Quests;
import starboard.nemesis.items.Trade;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.movement.Venture;
import starboard.nemesis.words.Reasons;

/** N5 Basic actions. */
public final class BasicActions {

  private static final Action[] MOVES = towards(Basic.MOVE);
  private static final Action[] CAREFUL_MOVES = towards(Basic.CAREFUL_MOVE);
  private static final Action[] ESCAPES = towards(Basic.ESCAPE);
  private static final Action SHOOT = new Action.Do(Basic.SHOOT);
  private static final Action MELEE = new Action.Do(Basic.MELEE);
  private static final Action PICK_UP = new Action.Do(Basic.PICK_UP_OBJECT);
  private static final Action TRADE = new Action.Do(Basic.TRADE);
  private static final Action CRAFT = new Action.Do(Basic.CRAFT);
  private static final Action ACTIVATE = new Action.Do(Basic.UNLOCK_QUEST_ITEM);

  private BasicActions() {}

  private static Action[] towards(Basic basic) {
    Action[] actions = new Action[Layout.MOST_ROOMS];
    for (int room = 0; room < Layout.MOST_ROOMS; room++) actions[room] = new Action.Go(basic, room);
    return actions;
  }

  static void list(Nemesis s, Seat seat, int have, boolean combat, Choices<Action> out) {
    Text move = payable(s, seat, Basic.MOVE, have, combat);
    Text careful = payable(s, seat, Basic.CAREFUL_MOVE, have, combat);
    if (careful == null && !s.mayBeCareful(seat)) careful = Reasons.NOT_CAREFUL;
    Text escape = payable(s, seat, Basic.ESCAPE, have, combat);
    if (move == null || careful == null || escape == null || out.explains()) {
      listWays(s, s.crew().roomOf(seat), move, careful, escape, out);
    }
    Text target = Combat.whyNoTarget(s, seat);
    offer(out, SHOOT, target == null ? whyNotShoot(s, seat, have) : target);
    offer(out, MELEE, target == null ? Reasons.unpayable(s.cost(Basic.MELEE, seat), have) : target);
    Text pickUp = payable(s, seat, Basic.PICK_UP_OBJECT, have, combat);
    offer(out, PICK_UP, pickUp == null ? Hands.whyNotPickUp(s, seat) : pickUp);
    Text trade = payable(s, seat, Basic.TRADE, have, combat);
    offer(out, TRADE, trade == null ? Trade.whyNot(s, seat) : trade);
    Text craft = payable(s, seat, Basic.CRAFT, have, combat);
    if (craft == null) craft = Crafting.whyNot(s, seat, Crafting.COMPONENTS, null);
    if (craft == null) Crafting.list(s, seat, Crafting.COMPONENTS, null, out);
    else out.refuse(CRAFT, craft);
    Text activate = payable(s, seat, Basic.UNLOCK_QUEST_ITEM, have, combat);
    if (activate == null && s.belongings().locked(seat).isEmpty()) activate = Reasons.NO_QUEST;
    if (activate == null) Quests.list(s, seat, out);
    else out.refuse(ACTIVATE, activate);
  }

  /** Towards every neighbouring room; for each action the reason that bars it anywhere. */
  private static void listWays(
      Nemesis s,
      int room,
      @Nullable Text move,
      @Nullable Text careful,
      @Nullable Text escape,
      Choices<Action> out) {
    Layout board = s.board();
    for (int i = 0; i < board.degree(room); i++) {
      int to = board.neighbour(room, i);
      Text door = s.interior().isShut(room, to) ? Reasons.DOOR_CLOSED : null;
      offer(out, MOVES[to], move == null ? door : move);
      offer(out, CAREFUL_MOVES[to], careful == null ? whyNotCareful(s, to, door) : careful);
      offer(out, ESCAPES[to], escape == null ? door : escape);
    }
  }

  private static void offer(Choices<Action> out, Action action, @Nullable Text why) {
    if (why == null) out.add(action);
    else out.refuse(action, why);
  }

  private static @Nullable Text payable(
      Nemesis s, Seat seat, Basic basic, int have, boolean combat) {
    Text why = Reasons.wrongTime(s.kit().basic(basic).combat(), combat);
    return why != null ? why : Reasons.unpayable(s.cost(basic, seat), have);
  }

  /** N5.1 Some corridor of the room entered must be without noise. */
  private static @Nullable Text whyNotCareful(Nemesis s, int to, @Nullable Text door) {
    if (door != null) return door;
    return (s.board().spotsOf(to) & ~s.interior().noise()) == 0 ? Reasons.ALL_NOISY : null;
  }

  private static @Nullable Text whyNotShoot(Nemesis s, Seat seat, int have) {
    Text why = Combat.whyNotShoot(s, seat, WeaponChoice.ANY);
    return why != null ? why : Reasons.unpayable(s.cost(Basic.SHOOT, seat), have);
  }

  /** Movement, Careful movement, Escape. */
  static void go(Nemesis s, Seat seat, Action.Go go) {
    int room = go.room();
    int via = s.interior().wayTo(s.crew().roomOf(seat), room);
    Deed moving =
        switch (go.basic()) {
          case MOVE -> Movement.Arrive.alone(seat, room, via, Noise.NORMAL);
          case CAREFUL_MOVE -> Movement.Arrive.alone(seat, room, via, Noise.CAREFUL);
          default -> new Escaping.Escape(seat, room);
        };
    s.then(Paying.of(seat, s.cost(go.basic(), seat), new Declared(seat, moving)));
  }

  /** What chance may make of it. */
  static Option risked(Nemesis s, Seat seat, Basic basic, Option option) {
    return switch (basic) {
      case SHOOT -> Combat.risked(s, seat, true, option);
      case MELEE -> Combat.risked(s, seat, false, option);
      default -> option;
    };
  }

  /** What chance may make of going there. */
  static Option risked(Nemesis s, Seat seat, Action.Go go, int cost, Option option) {
    return switch (go.basic()) {
      case MOVE -> Venture.risked(s, seat, go.room(), cost, option);
      case ESCAPE -> Escaping.risked(s, seat, go.room(), cost, option);
      default -> option;
    };
  }

  /** The others: what at, then paying. */
  static void begin(Nemesis s, Seat seat, Basic basic) {
    int cost = s.cost(basic, seat);
    switch (basic) {
      case SHOOT -> s.then(new Combat.ChooseWeapon(seat, cost, Combat.Manner.PLAIN));
      case MELEE -> s.then(new Combat.ChooseVictim(seat, cost, Combat.Manner.MELEE));
      case PICK_UP_OBJECT -> s.then(new Hands.ChooseObject(seat, cost));
      case TRADE -> s.then(Paying.of(seat, cost, new Declared(seat, new Trade(seat))));
      case MOVE, CAREFUL_MOVE, ESCAPE, CRAFT, UNLOCK_QUEST_ITEM ->
          throw new IllegalArgumentException(basic + " says more");
    }
  }
}
