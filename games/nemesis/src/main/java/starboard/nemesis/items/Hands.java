package starboard.nemesis.items;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.HandSlots;
import starboard.nemesis.combat.Eggs;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.words.Reasons;

/** N18.1-N18.9 Hand slots: taking, dropping and picking up. */
public final class Hands {

  private static final ObjectKind[] OBJECTS = ObjectKind.values();

  private Hands() {}

  // Dropping, free on one's own turn (N18.5)

  public static void listDrops(Nemesis s, Seat seat, Choices<Action> out) {
    Pile inventory = s.belongings().inventory(seat);
    for (int i = 0; i < inventory.size(); i++) {
      int item = s.kit().itemOf(inventory.number(i));
      if (s.itemDecks().findItem(inventory, item) == i) out.add(new Action.DropItem(item));
    }
    for (int i = 0; i < s.belongings().held(seat).size(); i++) out.add(new Action.DropHeavy(i));
    if (s.objects().carriedCount(seat) > 0) listCarried(s, seat, out);
    Quests.listAttachments(s, seat, out);
  }

  private static void listCarried(Nemesis s, Seat seat, Choices<Action> out) {
    for (ObjectKind kind : OBJECTS) {
      if (s.objects().carried(kind, seat) != Nemesis.NONE) out.add(new Action.DropObject(kind));
    }
  }

  public static void carryOut(Nemesis s, Seat seat, Action action) {
    switch (action) {
      case Action.DropItem drop -> {
        int number =
            s.belongings()
                .inventory(seat)
                .number(s.itemDecks().findItem(s.belongings().inventory(seat), drop.item()));
        s.belongings().dropItem(seat, number);
      }
      case Action.DropHeavy drop -> {
        s.belongings().dropItem(seat, s.belongings().held(seat).number(drop.position()));
        s.then(new HandSlots.DropExcess(seat));
      }
      case Action.DropObject drop ->
          s.objects().drop(s.objects().carried(drop.kind(), seat), s.crew().roomOf(seat));
      case Action.Attach attach -> Quests.attach(s, seat, attach.item());
      case Action.EndTurn _ -> {}
      default -> throw new IllegalArgumentException("not of the hands: " + action);
    }
  }

  public static Option option(Nemesis s, Seat seat, Action action) {
    return switch (action) {
      case Action.DropItem drop -> HandSlots.droppingItem(s, seat, drop.item());
      case Action.DropHeavy drop -> HandSlots.droppingHeld(s, seat, drop.position());
      case Action.DropObject drop -> HandSlots.dropping(seat, drop.kind());
      case Action.Attach attach -> {
        String widget = Widgets.item(s, seat, attach.item());
        Text name = s.kit().itemName(attach.item());
        yield Option.of("attach:" + widget, Text.of("do.attach", Arg.of(name)), widget)
            .in("attach", Text.of("group.attach"), name);
      }
      case Action.EndTurn _ -> Option.of("end-turn", Text.of("do.end-turn"));
      default -> throw new IllegalArgumentException("not of the hands: " + action);
    };
  }

  /**
   * N18.5 A last chance to drop before the turn ends: after its last action, after a pass. It opens
   * if the Character has anything, which all see; how many kinds there are they do not.
   */
  public record DropBeforeEnd(Seat seat) implements Ask<Nemesis, Action> {
    public static final String QUESTION = "ask.drop-before-end";

    private static final Action END_TURN = new Action.EndTurn();

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public Action letItBe() {
      return END_TURN;
    }

    @Override
    public void options(Nemesis s, Choices<Action> out) {
      if (!s.crew().isInRoom(seat) || !s.belongings().hasThings(seat)) return;
      out.add(END_TURN);
      listDrops(s, seat, out);
    }

    @Override
    public void answer(Nemesis s, Action action) {
      carryOut(s, seat, action);
      if (!action.equals(END_TURN)) s.then(this);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of(QUESTION);
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.drop");
    }

    @Override
    public Option option(Nemesis s, Action action) {
      return Hands.option(s, seat, action);
    }
  }

  // No room for more

  /** N18.4 A heavy item found: into a free slot, or drop something for it, or decline it. */
  public record TakeHeavy(Seat seat, int item) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.belongings().slotsUsed(seat) >= s.handSlots(seat)) {
        s.then(new MakeRoom(seat, item));
        return;
      }
      int thing = s.itemDecks().takeFind(seat, item);
      s.belongings().hold(seat, thing);
      s.belongings().loadNew(thing);
    }
  }

  /** N18.4 */
  public record MakeRoom(Seat seat, int item) implements Ask<Nemesis, HandSlots.Grip> {
    @Override
    public void options(Nemesis s, Choices<HandSlots.Grip> out) {
      out.add(HandSlots.Grip.DECLINE);
      HandSlots.Grip.list(s, seat, out);
    }

    @Override
    public void answer(Nemesis s, HandSlots.Grip grip) {
      if (grip.equals(HandSlots.Grip.DECLINE)) return;
      grip.drop(s, seat);
      s.then(new TakeHeavy(seat, item));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.make-room", Arg.of(s.kit().itemName(item)));
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.hands");
    }

    @Override
    public Option option(Nemesis s, HandSlots.Grip grip) {
      return grip.option(s, seat);
    }
  }

  // Finding (N18.15)

  /** Keeps so many of the items found; the rest goes under the deck. */
  public record Keep(Seat seat, int left) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (left == 0) return;
      Pile finds = s.itemDecks().finds(seat);
      for (int i = 0; i < finds.size(); i++) {
        out.addOnce(Target.other(s.kit().itemOf(finds.number(i))));
      }
    }

    /** Two cards alike to choose from must not be told from two different ones. */
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void answer(Nemesis s, Target choice) {
      int item = choice.index();
      if (s.kit().item(item).heavy()) {
        s.itemDecks().showFind(seat, item);
        s.then(new TakeHeavy(seat, item));
      } else {
        s.belongings().stow(seat, s.itemDecks().takeFind(seat, item));
      }
      s.then(left > 1 ? new Keep(seat, left - 1) : new PutBack(seat));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.keep");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.search");
    }

    @Override
    public Option option(Nemesis s, Target choice) {
      String widget = Widgets.find(s, seat, choice.index());
      Text text = Text.of("do.keep", Arg.of(s.kit().itemName(choice.index())));
      return Option.of("keep:" + widget, text, widget);
    }
  }

  /** N18.15 Unseen by others. */
  public record PutBack(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.itemDecks().returnFinds(seat);
    }
  }

  // Picking up (N18.7)

  public static @Nullable Text whyNotPickUp(Nemesis s, Seat seat) {
    if (!s.objects().anyOnFloor(s.crew().roomOf(seat))) return Reasons.NO_OBJECT;
    return s.belongings().slotsUsed(seat) >= s.handSlots(seat) ? Reasons.HANDS_FULL : null;
  }

  /** N18.7 One object from the floor; then paying. */
  public record ChooseObject(Seat seat, int cost) implements Ask<Nemesis, Target>, TellsHand {
    @Override
    public int actionCards(Nemesis s) {
      return cost;
    }

    @Override
    public void options(Nemesis s, Choices<Target> out) {
      int room = s.crew().roomOf(seat);
      for (int object = 0; object < s.objects().objectCount(); object++) {
        if (s.objects().liesIn(object, room)) out.addOnce(Target.object(code(s, object)));
      }
    }

    private static ObjectKind kind(int code) {
      return OBJECTS[code % 4];
    }

    private static Text pickingUp(ObjectKind kind) {
      return Text.of("do.pick-up-one", Arg.of(kind.title()));
    }

    /** Kind and, for a corpse, whose it is: such objects are alike. */
    private static int code(Nemesis s, int object) {
      Seat owner = s.objects().corpseOf(object);
      return s.objects().objectKind(object).ordinal() + 4 * (owner == null ? 0 : owner.index() + 1);
    }

    @Override
    public void answer(Nemesis s, Target object) {
      Deed up = new PickUp(seat, object.index());
      s.then(Paying.of(seat, cost, new Declared(seat, up)));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.pick-up");
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.PICK_UP_OBJECT.title();
    }

    @Override
    public Option option(Nemesis s, Target object) {
      ObjectKind kind = kind(object.index());
      String widget = Widgets.floor(s, s.crew().roomOf(seat), kind);
      int owner = object.index() / 4;
      String whose = owner == 0 ? "" : ":" + Widgets.mat(Seat.of(owner - 1));
      return Option.of("pick-up:" + widget + whose, pickingUp(kind), widget);
    }
  }

  /** N18.7 */
  public record PickUp(Seat seat, int code) implements Deed {
    @Override
    public void run(Nemesis s) {
      int room = s.crew().roomOf(seat);
      for (int object = 0; object < s.objects().objectCount(); object++) {
        if (!s.objects().liesIn(object, room) || ChooseObject.code(s, object) != code) continue;
        s.objects().pickUp(seat, object);
        Eggs.check(s);
        return;
      }
    }

    @Override
    public Text inWords(Nemesis s) {
      return ChooseObject.pickingUp(ChooseObject.kind(code));
    }
  }
}
