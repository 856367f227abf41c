package starboard.nemesis.items;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.body.HandSlots;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.words.Reasons;

/**
 * N18.12 Trade among the Characters of a room. Each pair trades once, first those with the one who
 * started: one lays things on a tray, the other answers with things of his own or refuses, the
 * first agrees or not. Before that each may show the other items he keeps.
 */
public record Trade(Seat seat) implements Deed {

  public static @Nullable Text whyNot(Nemesis s, Seat seat) {
    int room = s.crew().roomOf(seat);
    if (s.crew().seatsIn(room).size() < 2) return Reasons.NOBODY_HERE;
    for (int i = 0; i < s.players(); i++) {
      if (s.crew().roomOf(Seat.of(i)) == room && s.belongings().hasThings(Seat.of(i))) return null;
    }
    return Reasons.NOTHING_TO_TRADE;
  }

  @Override
  public void run(Nemesis s) {
    for (int i = 1; i < s.players(); i++) deal(s, seat, Seat.of((seat.index() + i) % s.players()));
    for (int i = 1; i < s.players(); i++) {
      for (int j = i + 1; j < s.players(); j++) {
        deal(
            s,
            Seat.of((seat.index() + i) % s.players()),
            Seat.of((seat.index() + j) % s.players()));
      }
    }
  }

  @Override
  public Text inWords(Nemesis s) {
    return Text.of("do.trade");
  }

  private void deal(Nemesis s, Seat one, Seat other) {
    int room = s.crew().roomOf(seat);
    if (s.crew().roomOf(one) != room || s.crew().roomOf(other) != room) return;
    if (s.belongings().hasThings(one) || s.belongings().hasThings(other))
      s.then(new Offer(one, other));
  }

  /**
   * Something to be laid on the tray, or only shown.
   *
   * @param key an item of the inventory by its kind, a heavy item by its card, an object by its
   *     kind; each in a range of its own, so that things are named in ascending order; behind them
   *     items to be shown, by their kind
   */
  public record Ware(int key) implements Choice {
    private static final int HEAVY = 1000;
    private static final int OBJECT = 100_000;
    private static final int SHOWN = 200_000;
    public static final Ware DONE = new Ware(-1);
    public static final Ware REFUSE = new Ware(-2);

    /** What may still be laid: nothing before what lies on the tray, which alone remembers it. */
    static void list(Nemesis s, Seat seat, Seat to, Choices<Ware> out) {
      int from = last(s, seat);
      Pile inventory = s.belongings().inventory(seat);
      for (int i = 0; i < inventory.size(); i++) {
        int item = s.kit().itemOf(inventory.number(i));
        if (item >= from) out.addOnce(new Ware(item));
      }
      Pile held = s.belongings().held(seat);
      for (int i = 0; i < held.size(); i++) {
        if (HEAVY + held.number(i) >= from) out.add(new Ware(HEAVY + held.number(i)));
      }
      for (ObjectKind kind : ObjectKind.values()) {
        int key = OBJECT + kind.ordinal();
        if (key >= from && s.objects().carried(kind, seat) != Nemesis.NONE) out.add(new Ware(key));
      }
      for (int i = 0; i < inventory.size(); i++) {
        if (Thing.isSeenBy(inventory.at(i), to)) continue;
        out.addOnce(new Ware(SHOWN + s.kit().itemOf(inventory.number(i))));
      }
    }

    private static int last(Nemesis s, Seat seat) {
      int last = 0;
      Pile tray = s.belongings().tray(seat);
      for (int i = 0; i < tray.size(); i++) {
        int number = tray.number(i);
        last =
            Math.max(last, s.itemDecks().isHeavy(number) ? HEAVY + number : s.kit().itemOf(number));
      }
      for (int object = 0; object < s.objects().objectCount(); object++) {
        if (!s.objects().isOnTray(seat, object)) continue;
        last = Math.max(last, OBJECT + s.objects().objectKind(object).ordinal());
      }
      return last;
    }

    /** It comes to lie on the tray, or the other sees it. */
    void lay(Nemesis s, Seat seat, Seat to) {
      if (key >= SHOWN) s.belongings().showTo(seat, to, key - SHOWN);
      else if (key >= OBJECT) s.objects().layOnTray(seat, ObjectKind.values()[key - OBJECT]);
      else if (key >= HEAVY) s.belongings().layOnTray(seat, to, key - HEAVY);
      else
        s.belongings()
            .layOnTray(
                seat,
                to,
                s.belongings()
                    .inventory(seat)
                    .number(s.itemDecks().findItem(s.belongings().inventory(seat), key)));
    }

    Option option(Nemesis s, Seat seat, Seat to) {
      if (equals(DONE)) return Option.of("done", Text.of("do.done"));
      if (equals(REFUSE)) return Option.of("refuse", Text.of("do.refuse"));
      if (key >= SHOWN) {
        String widget = Widgets.item(s, seat, key - SHOWN);
        Text name = s.kit().itemName(key - SHOWN);
        return Option.of("show:" + widget, Text.of("do.show", Arg.of(name)), widget)
            .explained(Text.of("effect.show", to))
            .in("show", Text.of("group.show"), name);
      }
      if (key >= OBJECT) {
        ObjectKind kind = ObjectKind.values()[key - OBJECT];
        String widget = Widgets.carried(seat, kind);
        return offering(widget, kind.title());
      }
      boolean heavy = key >= HEAVY;
      String widget =
          heavy
              ? Widgets.held(seat, s.belongings().held(seat).find(key - HEAVY))
              : Widgets.item(s, seat, key);
      Text name = heavy ? s.kit().name(key - HEAVY) : s.kit().itemName(key);
      return offering(widget, name);
    }

    private static Option offering(String widget, Text name) {
      return Option.of("offer:" + widget, Text.of("do.offer", Arg.of(name)), widget)
          .in("offer", Text.of("group.offer"), name);
    }
  }

  /** Things are laid on the tray, or only shown, one by one, until all are there. */
  interface Laying extends Ask<Nemesis, Ware> {

    Seat to();

    default boolean mayRefuse(Nemesis s) {
      return false;
    }

    /** Nothing more is laid: all are there, or it comes to no trade. */
    void close(Nemesis s, boolean refused);

    @Override
    default boolean secret() {
      return true;
    }

    @Override
    default void options(Nemesis s, Choices<Ware> out) {
      out.add(Ware.DONE);
      if (mayRefuse(s)) out.add(Ware.REFUSE);
      Ware.list(s, seat(), to(), out);
    }

    @Override
    default void answer(Nemesis s, Ware ware) {
      boolean refused = ware.equals(Ware.REFUSE);
      if (refused || ware.equals(Ware.DONE)) {
        close(s, refused);
        return;
      }
      ware.lay(s, seat(), to());
      s.then(this);
    }

    @Override
    default Text source(Nemesis s) {
      return Basic.TRADE.title();
    }

    @Override
    default Option option(Nemesis s, Ware ware) {
      return ware.option(s, seat(), to());
    }
  }

  /** What the first one offers. */
  public record Offer(Seat seat, Seat to) implements Laying {
    @Override
    public void close(Nemesis s, boolean refused) {
      s.then(new Reply(to, seat));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.offer", to);
    }
  }

  /** What the other gives for it; he may refuse instead. */
  public record Reply(Seat seat, Seat to) implements Laying {
    @Override
    public boolean mayRefuse(Nemesis s) {
      return s.belongings().hasOffered(to);
    }

    @Override
    public void close(Nemesis s, boolean refused) {
      if (refused) {
        s.announceTrade("event.trade-refused", seat, to);
        s.then(new Settle(to, seat, false));
      } else {
        s.then(s.belongings().hasOffered(seat) ? new Agree(to, seat) : new Settle(to, seat, true));
      }
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.reply", to);
    }
  }

  /** Whether the first one agrees to what the other wants to give for it. */
  public record Agree(Seat seat, Seat other) implements YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.NO) s.announceTrade("event.trade-refused", seat, other);
      s.then(new Settle(seat, other, yes == Yes.YES));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.agree", other);
    }

    @Override
    public Text source(Nemesis s) {
      return Basic.TRADE.title();
    }
  }

  /** Both trays change hands, or go back. */
  record Settle(Seat seat, Seat other, boolean swap) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      boolean something = s.belongings().hasOffered(seat) || s.belongings().hasOffered(other);
      s.belongings().emptyTrays(seat, other, swap);
      if (swap && something) s.announceTrade("event.traded", seat, other);
      s.then(new HandSlots.DropExcess(seat), new HandSlots.DropExcess(other));
    }
  }
}
