package starboard.nemesis.items;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.CoreRequirement;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.card.Unlock;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.words.CardTexts;
import starboard.nemesis.words.Reasons;

/** N18.24 Quest items are activated; N18.9 what is laid on a weapon. */
public final class Quests {

  private Quests() {}

  private static boolean hasRoomFor(Nemesis s, Seat seat, Item quest) {
    return !quest.heavy() || s.belongings().slotsUsed(seat) < s.handSlots(seat);
  }

  private static boolean isMet(Nemesis s, Seat seat, @Nullable Unlock unlock) {
    return switch (unlock) {
      case Unlock.InRoom in -> RoomId.among(in.rooms(), s.interior().tileAt(s.crew().roomOf(seat)));
      case Unlock.DiscardItem discard -> {
        Pile inventory = s.belongings().inventory(seat);
        List<ItemId> wanted = discard.items();
        for (int i = 0; i < wanted.size() && !inventory.isEmpty(); i++) {
          if (s.itemDecks().findSame(inventory, wanted.get(i).index()) != Nemesis.NONE) yield true;
        }
        yield false;
      }
      case Unlock.InColour in ->
          s.kit().room(s.interior().tileAt(s.crew().roomOf(seat))).colour() == in.colour()
              && (!in.discardItem() || s.belongings().itemCount(seat) > 0);
      case Unlock.AtComputer _ -> CoreRequirement.COMPUTER.isMetIn(s, s.crew().roomOf(seat));
      case Unlock.State state -> isSo(s, seat, state.state());
      case null -> false;
    };
  }

  private static boolean isSo(Nemesis s, Seat seat, Unlock.Condition condition) {
    return switch (condition) {
      case SIGNAL_SENT -> s.crew().hasSentSignal(seat);
      case LARVA_OR_TWO_CONTAMINATION ->
          s.rules().species().hasParasite(s, seat) || s.cards().contaminationInHand(seat) >= 2;
      case VERIFIED_KNOWLEDGE_FIVE ->
          s.rules().place().isVerified(s, seat) && s.rules().place().knowledge(s, seat) >= 5;
    };
  }

  /** What it still needs. */
  private static Text whyNot(Nemesis s, Seat seat, Item quest) {
    if (!hasRoomFor(s, seat, quest)) return Reasons.HANDS_FULL;
    Unlock unlock = quest.unlock();
    return unlock == null ? Reasons.NO_QUEST : CardTexts.of(unlock);
  }

  /** Lists what can be activated, and with which items; refuses the rest with the reason. */
  public static void list(Nemesis s, Seat seat, Choices<Action> out) {
    Pile locked = s.belongings().locked(seat);
    for (int i = 0; i < locked.size(); i++) {
      int item = s.kit().itemOf(locked.number(i));
      Item quest = s.kit().item(item);
      if (!hasRoomFor(s, seat, quest) || !isMet(s, seat, quest.unlock())) {
        if (out.explains()) {
          out.refuse(new Action.Activate(item, Nemesis.NONE), whyNot(s, seat, quest));
        }
      } else if (quest.unlock() instanceof Unlock.DiscardItem discard) {
        listGiven(s, seat, item, discard, out);
      } else if (quest.unlock() instanceof Unlock.InColour in && in.discardItem()) {
        listAny(s, seat, item, out);
      } else {
        out.add(new Action.Activate(item, Nemesis.NONE));
      }
    }
  }

  /** One of the listed items (N1.7). */
  private static void listGiven(
      Nemesis s, Seat seat, int item, Unlock.DiscardItem discard, Choices<Action> out) {
    Pile inventory = s.belongings().inventory(seat);
    for (int i = 0; i < inventory.size(); i++) {
      int mine = s.kit().itemOf(inventory.number(i));
      for (ItemId wanted : discard.items()) {
        if (s.kit().content().sameItem(mine) == wanted.index()) {
          out.addOnce(new Action.Activate(item, mine));
        }
      }
    }
  }

  /** Any one item, held or stowed. */
  private static void listAny(Nemesis s, Seat seat, int item, Choices<Action> out) {
    for (Pile pile : List.of(s.belongings().inventory(seat), s.belongings().held(seat))) {
      for (int i = 0; i < pile.size(); i++) {
        out.addOnce(new Action.Activate(item, s.kit().itemOf(pile.number(i))));
      }
    }
  }

  /** What is given up is shown, so that all know the action can be done; then it is paid. */
  public static void declare(Nemesis s, Seat seat, Action.Activate activate, int cost) {
    int given =
        activate.given() == Nemesis.NONE
            ? Nemesis.NONE
            : s.belongings().nameItem(seat, activate.given(), Nemesis.NONE);
    Deed unlock = new Activate(seat, activate.item(), given);
    s.then(Paying.of(seat, cost, new Declared(seat, unlock)));
  }

  public static Option option(Nemesis s, Seat seat, Action.Activate activate, @Nullable Text cost) {
    String widget = Widgets.locked(s, seat, activate.item());
    Text text = activating(s, activate.item(), activate.given());
    String given =
        activate.given() == Nemesis.NONE ? "" : ":" + Widgets.owned(s, seat, activate.given());
    return new Option("activate:" + widget + given, text, widget, cost)
        .in("activate", Basic.UNLOCK_QUEST_ITEM.title(), s.kit().itemName(activate.item()));
  }

  private static Text activating(Nemesis s, int item, int given) {
    Arg name = Arg.of(s.kit().itemName(item));
    return given == Nemesis.NONE
        ? Text.of("do.quest", name)
        : Text.of("do.quest-for", name, Arg.of(s.kit().itemName(given)));
  }

  /**
   * The condition is met: the item is an ordinary one from now on.
   *
   * @param given the item discarded for it, or NONE
   */
  public record Activate(Seat seat, int item, int given) implements Deed {
    @Override
    public void run(Nemesis s) {
      if (given != Nemesis.NONE) s.belongings().discardItem(seat, given, "event.gives-up");
      s.then(new Unlocked(seat, item));
    }

    @Override
    public Text inWords(Nemesis s) {
      return activating(s, item, given == Nemesis.NONE ? given : s.kit().itemOf(given));
    }
  }

  /** Into the inventory or a hand. */
  public record Unlocked(Seat seat, int item) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int position = s.itemDecks().findItem(s.belongings().locked(seat), item);
      if (position == Nemesis.NONE) return;
      int thing = s.belongings().takeLocked(seat, s.belongings().locked(seat).number(position));
      s.announce("event.activates", seat, s.kit().itemName(item));
      if (s.kit().item(item).heavy()) s.belongings().hold(seat, thing);
      else s.belongings().stow(seat, thing);
    }
  }

  // What is laid on a weapon for free (N18.9)

  public static void listAttachments(Nemesis s, Seat seat, Choices<Action> out) {
    Pile inventory = s.belongings().inventory(seat);
    for (int i = 0; i < inventory.size(); i++) {
      int item = s.kit().itemOf(inventory.number(i));
      if (s.kit().item(item).hasAction()) continue;
      if (weaponFor(s, seat, item) != Nemesis.NONE) out.addOnce(new Action.Attach(item));
    }
  }

  public static void attach(Nemesis s, Seat seat, int item) {
    int number =
        s.belongings()
            .inventory(seat)
            .number(s.itemDecks().findItem(s.belongings().inventory(seat), item));
    int weapon = weaponFor(s, seat, item);
    s.belongings().attach(s.belongings().takeItem(seat, number), weapon);
    s.announce("event.attaches", seat, s.kit().itemName(item));
  }

  /** The first weapon in the hands the card may be laid on, or NONE. */
  private static int weaponFor(Nemesis s, Seat seat, int item) {
    WeaponChoice weapons = s.kit().item(item).attach();
    if (weapons == null) return Nemesis.NONE;
    Pile held = s.belongings().held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Nemesis.NONE && Combat.fits(s, weapons, weapon)) return weapon;
    }
    return Nemesis.NONE;
  }
}
