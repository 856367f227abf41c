package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Ask;
import starboard.kernel.Choices;
import starboard.kernel.Option;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.kernel.Text;

/** N18.24 Quest items are activated; N18.9 what is laid on a weapon. */
public final class Quests {

  private static final Text NOT_HERE = Text.of("refused.quest-room");
  private static final Text NO_ITEM = Text.of("refused.quest-item");

  private Quests() {}

  public static @Nullable Text whyNot(Nemesis s, Seat seat) {
    Pile locked = s.locked(seat);
    Text why = Reasons.NO_QUEST;
    for (int i = 0; i < locked.size(); i++) {
      why = whyNotThis(s, seat, s.kit().itemOf(locked.number(i)));
      if (why == null) return null;
    }
    return why;
  }

  private static @Nullable Text whyNotThis(Nemesis s, Seat seat, int item) {
    Item quest = s.kit().item(item);
    if (quest.heavy() && s.slotsUsed(seat) >= s.handSlots(seat)) return Reasons.HANDS_FULL;
    return switch (quest.unlock()) {
      case Unlock.InRoom in -> {
        int tile = s.tileAt(s.roomOf(seat));
        for (RoomId room : in.rooms()) if (room.index() == tile) yield null;
        yield NOT_HERE;
      }
      case Unlock.DiscardItem discard -> {
        for (ItemId wanted : discard.items()) {
          if (s.findSame(s.inventory(seat), wanted.index()) != Interior.NONE) yield null;
        }
        yield NO_ITEM;
      }
      case null -> Reasons.NO_QUEST;
    };
  }

  /** Which one; then paying. */
  public record ChooseQuest(Seat seat, int cost) implements Ask<Nemesis, At> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<At> out) {
      Pile locked = s.locked(seat);
      for (int i = 0; i < locked.size(); i++) {
        int item = s.kit().itemOf(locked.number(i));
        Text why = whyNotThis(s, seat, item);
        if (why == null) out.add(At.other(item));
        else out.refuse(At.other(item), why);
      }
    }

    @Override
    public void answer(Nemesis s, At item) {
      if (s.kit().item(item.index()).unlock() instanceof Unlock.DiscardItem) {
        s.then(new GiveUp(seat, cost, item.index()));
        return;
      }
      Step<Nemesis> activate = new Activate(seat, item.index(), Interior.NONE);
      s.then(Paying.of(seat, cost, new Declared(seat, activate)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.quest");
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.UNLOCK_QUEST_ITEM.title();
    }

    @Override
    public Option option(Nemesis s, At item) {
      String widget = Widgets.locked(s, seat, item.index());
      Text text = Text.of("do.quest", Arg.of(s.kit().itemName(item.index())));
      return Option.of("activate:" + widget, text, widget);
    }
  }

  /**
   * The condition is met: the item is an ordinary one from now on.
   *
   * @param given the item discarded for it, or NONE
   */
  public record Activate(Seat seat, int item, int given) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (given != Interior.NONE) s.discardItem(seat, given, "event.gives-up");
      s.then(new Unlocked(seat, item));
    }
  }

  /** One of the listed items (N1.7), shown before paying. */
  public record GiveUp(Seat seat, int cost, int item) implements Ask<Nemesis, At> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<At> out) {
      if (!(s.kit().item(item).unlock() instanceof Unlock.DiscardItem discard)) return;
      Pile inventory = s.inventory(seat);
      for (int i = 0; i < inventory.size(); i++) {
        int mine = s.kit().itemOf(inventory.number(i));
        for (ItemId wanted : discard.items()) {
          if (s.kit().content().sameItem(mine) == wanted.index()) out.addOnce(At.other(mine));
        }
      }
    }

    @Override
    public void answer(Nemesis s, At given) {
      int number = s.nameItem(seat, given.index(), Interior.NONE);
      Step<Nemesis> activate = new Activate(seat, item, number);
      s.then(Paying.of(seat, cost, new Declared(seat, activate)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.give-up", Arg.of(s.kit().itemName(item)));
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.UNLOCK_QUEST_ITEM.title();
    }

    @Override
    public Option option(Nemesis s, At given) {
      String widget = Widgets.item(s, seat, given.index());
      Text text = Text.of("do.item", Arg.of(s.kit().itemName(given.index())));
      return Option.of("give-up:" + widget, text, widget);
    }
  }

  /** Into the inventory or a hand. */
  public record Unlocked(Seat seat, int item) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int position = s.findItem(s.locked(seat), item);
      if (position == Interior.NONE) return;
      int thing = s.takeLocked(seat, s.locked(seat).number(position));
      s.announce("event.activates", seat, s.kit().itemName(item));
      if (s.kit().item(item).heavy()) s.hold(seat, thing);
      else s.stow(seat, thing);
    }
  }

  // What is laid on a weapon for free (N18.9)

  public static void listAttachments(Nemesis s, Seat seat, Choices<Action> out) {
    Pile inventory = s.inventory(seat);
    for (int i = 0; i < inventory.size(); i++) {
      int item = s.kit().itemOf(inventory.number(i));
      if (s.kit().item(item).hasAction()) continue;
      if (weaponFor(s, seat, item) != Interior.NONE) out.addOnce(new Action.Attach(item));
    }
  }

  public static void attach(Nemesis s, Seat seat, int item) {
    int number = s.inventory(seat).number(s.findItem(s.inventory(seat), item));
    int weapon = weaponFor(s, seat, item);
    s.attach(s.takeItem(seat, number), weapon);
    s.announce("event.attaches", seat, s.kit().itemName(item));
  }

  /** The first weapon in the hands the card may be laid on, or NONE. */
  private static int weaponFor(Nemesis s, Seat seat, int item) {
    WeaponChoice weapons = s.kit().item(item).attach();
    if (weapons == null) return Interior.NONE;
    Pile held = s.held(seat);
    for (int i = 0; i < held.size(); i++) {
      int weapon = s.kit().weaponOf(held.number(i));
      if (weapon != Interior.NONE && Combat.fits(s, weapons, weapon)) return weapon;
    }
    return Interior.NONE;
  }
}
