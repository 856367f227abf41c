package starboard.nemesis.round;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Section;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.RoomActions;
import starboard.nemesis.body.Passing;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.board.Room;
import starboard.nemesis.content.board.RoomAction;
import starboard.nemesis.content.card.ActionCard;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.items.Crafting;
import starboard.nemesis.items.Hands;
import starboard.nemesis.items.Quests;
import starboard.nemesis.items.Reloading;
import starboard.nemesis.words.CardTexts;
import starboard.nemesis.words.Reasons;

/** N4 What a player can do now: the same checks give the actions and the reasons why not. */
public final class TurnActions {

  private static final Action PASS = new Action.PassTurn();

  /** The actions of a place, as many as it may have. */
  private static final Action[] OF_PLACE = new Action[8];

  static {
    for (int i = 0; i < OF_PLACE.length; i++) OF_PLACE[i] = new Action.OfPlace(i);
  }

  private TurnActions() {}

  static void list(Nemesis s, Seat seat, Choices<Action> out) {
    int have = s.cards().actionCards(seat);
    boolean combat = s.crew().isInCombat(seat);
    BasicActions.list(s, seat, have, combat, out);
    listCards(s, seat, have, combat, out);
    listItems(s, seat, s.belongings().inventory(seat), have, combat, out);
    listItems(s, seat, s.belongings().held(seat), have, combat, out);
    listRoom(s, seat, have, combat, out);
    int own = s.rules().place().actions();
    for (int i = 0; i < own; i++) {
      out.offer(OF_PLACE[i], s.rules().place().whyNotAct(s, seat, i, have, combat));
    }
    Hands.listDrops(s, seat, out);
    out.add(PASS);
  }

  private static void listCards(
      Nemesis s, Seat seat, int have, boolean combat, Choices<Action> out) {
    Pile hand = s.cards().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      int card = s.kit().cardOf(hand.number(i));
      if (card == Nemesis.NONE || s.cards().findCard(hand, card) < i) continue;
      Text why = whyNotCard(s, seat, hand.number(i), card, have, combat);
      if (why == null) out.add(new Action.Play(card));
      else if (out.explains()) out.refuse(new Action.Play(card), why);
    }
  }

  private static @Nullable Text whyNotCard(
      Nemesis s, Seat seat, int thing, int card, int have, boolean combat) {
    ActionCard played = s.kit().card(card);
    if (played.reaction()) return Reasons.ONLY_REACTION;
    Text why = Reasons.wrongTime(played.combat(), combat);
    if (why == null) why = Reasons.unpayableByOthers(played.cost(), have);
    return why != null
        ? why
        : Effects.whyNone(s, played.ops(), Occasion.ofUse(seat, s.crew().roomOf(seat), thing));
  }

  private static void listItems(
      Nemesis s, Seat seat, Pile pile, int have, boolean combat, Choices<Action> out) {
    for (int i = 0; i < pile.size(); i++) {
      int item = s.kit().itemOf(pile.number(i));
      if (s.itemDecks().findItem(pile, item) < i) continue;
      Item used = s.kit().item(item);
      if (!used.hasAction()) continue;
      Text why = whyNotItem(s, seat, pile.number(i), used, have, combat);
      if (why == null) out.add(new Action.UseItem(item));
      else if (out.explains()) out.refuse(new Action.UseItem(item), why);
    }
  }

  private static @Nullable Text whyNotItem(
      Nemesis s, Seat seat, int thing, Item used, int have, boolean combat) {
    if (used.reaction()) return Reasons.ONLY_REACTION;
    Text why = Reasons.wrongTime(used.combat(), combat);
    if (why == null)
      why = Reasons.unpayable(Reloading.leastCost(s, seat, s.kit().itemOf(thing)), have);
    return why != null
        ? why
        : Effects.whyNone(s, used.ops(), Occasion.ofUse(seat, s.crew().roomOf(seat), thing));
  }

  private static void listRoom(
      Nemesis s, Seat seat, int have, boolean combat, Choices<Action> out) {
    int room = s.crew().roomOf(seat);
    Section<RoomAction> actions = s.kit().room(s.interior().tileAt(room)).actions();
    for (int i = 0; i < actions.size(); i++) {
      Text why = Reasons.unpayable(actions.at(i).cost(), have);
      if (why == null) why = RoomActions.whyNot(s, seat, room, i, combat);
      if (why == null) out.add(new Action.UseRoom(i));
      else if (out.explains()) out.refuse(new Action.UseRoom(i), why);
    }
  }

  // Carrying out

  static void carryOut(Nemesis s, Seat seat, Action action) {
    switch (action) {
      case Action.Go go -> {
        s.clock().spendAction();
        BasicActions.go(s, seat, go);
      }
      case Action.Do does -> {
        s.clock().spendAction();
        BasicActions.begin(s, seat, does.basic());
      }
      case Action.Craft craft -> {
        s.clock().spendAction();
        Crafting.declare(s, seat, craft, s.cost(Basic.CRAFT, seat));
      }
      case Action.Activate activate -> {
        s.clock().spendAction();
        Quests.declare(s, seat, activate, s.cost(Basic.UNLOCK_QUEST_ITEM, seat));
      }
      case Action.Lapse _ -> {}
      case Action.Play play -> {
        s.clock().spendAction();
        int number =
            s.cards().hand(seat).number(s.cards().findCard(s.cards().hand(seat), play.card()));
        s.cards().discardCard(seat, play.card(), "event.plays");
        Occasion on = Occasion.ofUse(seat, s.crew().roomOf(seat), number);
        ActionCard card = s.kit().card(play.card());
        s.then(
            new Effects.ChooseOne(
                on, 0, card.cost(), Effects.isChoiceHidden(card.ops(), card.mode())));
      }
      case Action.UseItem use -> {
        s.clock().spendAction();
        int number = s.belongings().showItem(seat, use.item());
        Occasion on = Occasion.ofUse(seat, s.crew().roomOf(seat), number);
        Item item = s.kit().item(use.item());
        int cost = s.itemCost(seat, item);
        boolean differ = Reloading.leastCost(s, seat, use.item()) < cost;
        boolean hidden = Effects.isChoiceHidden(item.ops(), item.mode());
        s.then(new Effects.ChooseOne(on, 0, cost, differ || hidden));
      }
      case Action.UseRoom use -> {
        s.clock().spendAction();
        int room = s.crew().roomOf(seat);
        s.announceRoom("event.uses-room", seat, room);
        RoomAction used = s.kit().room(s.interior().tileAt(room)).actions().at(use.action());
        s.then(new Effects.ChooseOne(Occasion.ofRoom(seat, room), use.action(), used.cost()));
      }
      case Action.OfPlace does -> {
        s.clock().spendAction();
        s.rules().place().act(s, seat, does.action());
      }
      case Action.DropItem _,
          Action.DropHeavy _,
          Action.DropObject _,
          Action.Attach _,
          Action.EndTurn _ ->
          Hands.carryOut(s, seat, action);
      case Action.PassTurn _ -> s.then(new Passing(seat));
    }
  }

  // Describing

  static Option option(Nemesis s, Seat seat, Action action) {
    BoxIndex kit = s.kit();
    return switch (action) {
      case Action.Go go -> {
        String room = Widgets.room(s, go.room());
        Text text = go.basic().towards(s.interior().at(go.room()));
        int cards = s.cost(go.basic(), seat);
        Option option =
            new Option(go.basic().id() + ":" + room, text, room, cost(cards))
                .explained(CardTexts.of(go.basic()))
                .in(go.basic().id(), go.basic().title(), s.interior().named(go.room()));
        yield BasicActions.risked(s, seat, go, cards, option);
      }
      case Action.Do does -> {
        Text text = Text.of("do." + does.basic().id());
        Text cost = cost(s.cost(does.basic(), seat));
        Option option =
            new Option(does.basic().id(), text, Widgets.mat(seat), cost)
                .explained(CardTexts.of(does.basic()));
        yield BasicActions.risked(s, seat, does.basic(), option);
      }
      case Action.Craft craft -> Crafting.option(s, seat, craft, cost(s.cost(Basic.CRAFT, seat)));
      case Action.Activate activate ->
          Quests.option(s, seat, activate, cost(s.cost(Basic.UNLOCK_QUEST_ITEM, seat)));
      case Action.Lapse _ -> Option.of("lapse", Text.of("do.lapse"));
      case Action.Play play -> {
        String card = Widgets.handCard(s, seat, play.card());
        Text cost = cost(kit.card(play.card()).cost());
        Option option =
            new Option("play:" + card, Effects.playing(s, play.card()), card, cost)
                .from(kit.cardName(play.card()))
                .in("play", Text.of("group.play"), kit.cardName(play.card()));
        yield risked(s, seat, kit.card(play.card()).ops(), option);
      }
      case Action.UseItem use -> {
        String item = Widgets.owned(s, seat, use.item());
        Text cost = cost(s.itemCost(seat, kit.item(use.item())));
        Option option =
            new Option("use:" + item, Effects.using(s, use.item()), item, cost)
                .from(kit.itemName(use.item()))
                .in("use-item", Text.of("group.use-item"), kit.itemName(use.item()));
        yield risked(s, seat, kit.item(use.item()).ops(), option);
      }
      case Action.UseRoom use -> {
        Room room = kit.room(s.interior().tileAt(s.crew().roomOf(seat)));
        RoomAction used = room.actions().at(use.action());
        Text text = Effects.using(room, used);
        String widget = Widgets.room(s, s.crew().roomOf(seat));
        Option option =
            new Option("use:" + Widgets.action(used), text, widget, cost(used.cost()))
                .explained(CardTexts.of(used))
                .from(kit.roomName(s.interior().tileAt(s.crew().roomOf(seat))))
                .in("use-room", Text.of("group.use-room"), NameKeys.action(room, used));
        yield risked(s, seat, used.ops(), option);
      }
      case Action.OfPlace does -> s.rules().place().offered(s, seat, does.action());
      case Action.DropItem _,
          Action.DropHeavy _,
          Action.DropObject _,
          Action.Attach _,
          Action.EndTurn _ ->
          Hands.option(s, seat, action);
      case Action.PassTurn _ ->
          Option.of("pass", Text.of("do.pass")).explained(Text.of("op.basic.pass"));
    };
  }

  private static Option risked(Nemesis s, Seat seat, List<Effect> ops, Option option) {
    return Effects.risked(s, ops, Occasion.ofRoom(seat, s.crew().roomOf(seat)), option);
  }

  private static Text cost(int cards) {
    return Text.of("cost.cards", cards);
  }
}
