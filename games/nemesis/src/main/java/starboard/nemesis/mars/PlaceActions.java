package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Declared;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** L6.1 The actions that only the base has: when, and what they begin. */
final class PlaceActions {

  private static final Text NO_EXIT = Text.of("refused.no-exit");
  private static final Text NO_ROVER = Text.of("refused.no-rover");
  private static final Text NO_SUIT = Text.of("refused.no-suit");

  private PlaceActions() {}

  static @Nullable Text whyNot(Nemesis s, Seat seat, PlaceAction action, int have, boolean combat) {
    Text why = Reasons.wrongTime(action.combat(), combat);
    if (why == null) why = Reasons.unpayable(action.cost(), have);
    if (why != null) return why;
    MarsState mars = MarsState.of(s);
    int room = s.crew().roomOf(seat);
    return switch (action.kind()) {
      case COMPUTER_ACTION -> Computer.whyNot(s, seat, false);
      case LEAVE_BY_ROVER -> {
        if (!mars.base().premises().isExit(room)) yield NO_EXIT;
        yield mars.rover() == room ? Bunker.whyNot(s) : NO_ROVER;
      }
      case RIDE_ROVER -> {
        if (!mars.base().premises().isExit(room)) yield NO_EXIT;
        yield mars.rover() == room ? null : NO_ROVER;
      }
      case LEAVE_ON_FOOT -> {
        if (!mars.base().premises().leadsToBunker(room)) yield NO_EXIT;
        if (!mars.base().hasSuit(s, seat)) yield NO_SUIT;
        yield Bunker.whyNot(s);
      }
    };
  }

  static void begin(Nemesis s, Seat seat, PlaceAction action) {
    Deed deed =
        action.kind() == PlaceAction.Kind.COMPUTER_ACTION
            ? new Computer.Use(seat)
            : new Leave(seat, action.kind());
    s.then(Paying.of(seat, action.cost(), new Declared(seat, deed)));
  }

  static Option option(Seat seat, PlaceAction action) {
    Text text = Text.of("do." + action.id());
    return new Option(action.id(), text, Widgets.mat(seat), Text.of("cost.cards", action.cost()))
        .explained(Text.of("op.place." + action.id()));
  }

  /** L11.2, L26.7 By rover or on foot, declared and paid. */
  record Leave(Seat seat, PlaceAction.Kind kind) implements Deed {
    @Override
    public void run(Nemesis s) {
      switch (kind) {
        case LEAVE_BY_ROVER -> Bunker.byRover(s, seat);
        case LEAVE_ON_FOOT -> Bunker.onFoot(s, seat);
        case RIDE_ROVER -> s.then(new Rover.Ride(seat));
        case COMPUTER_ACTION -> throw new IllegalStateException("nobody leaves by a computer");
      }
    }

    @Override
    public Text inWords(Nemesis s) {
      return Text.of("do." + Spelling.of(kind));
    }
  }
}
