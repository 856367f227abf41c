package starboard.nemesis.body;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.term.ObjectKind;

/** N18.2, N18.5 What fills the hand slots, and how it is dropped. */
public final class HandSlots {

  private static final ObjectKind[] OBJECTS = ObjectKind.values();

  /** N18.5 Where what is dropped goes. */
  private static final Text ITEM_DROPPED = Text.of("effect.drop-item");

  private static final Text OBJECT_DROPPED = Text.of("effect.drop-object");

  private HandSlots() {}

  /** An item of the inventory is dropped. */
  public static Option droppingItem(Nemesis s, Seat seat, int item) {
    return dropping(Widgets.item(s, seat, item), s.kit().itemName(item), ITEM_DROPPED);
  }

  /** A heavy item is dropped. */
  public static Option droppingHeld(Nemesis s, Seat seat, int position) {
    Text name = s.kit().name(s.belongings().held(seat).number(position));
    return dropping(Widgets.held(seat, position), name, ITEM_DROPPED);
  }

  /** An object is dropped. */
  public static Option dropping(Seat seat, ObjectKind kind) {
    return dropping(Widgets.carried(seat, kind), kind.title(), OBJECT_DROPPED);
  }

  private static Option dropping(String widget, Text name, Text effect) {
    return Option.of("drop:" + widget, Text.of("do.drop", Arg.of(name)), widget)
        .explained(effect)
        .in("drop", Text.of("group.drop"), name);
  }

  /**
   * What fills a hand slot.
   *
   * @param position of a heavy item in the hands, or NONE
   * @param object a kind of object, or NONE; neither: decline what is offered
   */
  public record Grip(int position, int object) implements Choice {
    public static final Grip DECLINE = new Grip(Nemesis.NONE, Nemesis.NONE);

    public static void list(Nemesis s, Seat seat, Choices<Grip> out) {
      for (int i = 0; i < s.belongings().held(seat).size(); i++) out.add(new Grip(i, Nemesis.NONE));
      for (ObjectKind kind : OBJECTS) {
        if (s.objects().carried(kind, seat) != Nemesis.NONE) {
          out.add(new Grip(Nemesis.NONE, kind.ordinal()));
        }
      }
    }

    public void drop(Nemesis s, Seat seat) {
      if (position != Nemesis.NONE) {
        s.belongings().dropItem(seat, s.belongings().held(seat).number(position));
      } else {
        s.objects().drop(s.objects().carried(OBJECTS[object], seat), s.roomOrBeside(seat));
      }
    }

    public Option option(Nemesis s, Seat seat) {
      if (equals(DECLINE)) return Option.of("decline", Text.of("do.decline"));
      return position != Nemesis.NONE
          ? droppingHeld(s, seat, position)
          : dropping(seat, OBJECTS[object]);
    }
  }

  /**
   * N16.7, N18.10 The surplus is dropped at once; objects of one who waits into the room beside.
   */
  public record DropExcess(Seat seat) implements Ask<Nemesis, Grip> {
    @Override
    public void options(Nemesis s, Choices<Grip> out) {
      if (s.crew().isInPlay(seat) && s.belongings().slotsUsed(seat) > s.handSlots(seat))
        Grip.list(s, seat, out);
    }

    @Override
    public void answer(Nemesis s, Grip grip) {
      grip.drop(s, seat);
      s.then(this);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.drop-excess");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.hands");
    }

    @Override
    public Option option(Nemesis s, Grip grip) {
      return grip.option(s, seat);
    }
  }
}
