package starboard.nemesis.ask;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.Widgets;
import starboard.nemesis.words.Reasons;

/**
 * An op that happens to Characters: {@link Who} with a {@link Filter} says to which. Several are
 * handled in turn order; one of somebody's choice is asked for.
 */
public interface OnCharacters extends OpRule {

  Who who();

  default @Nullable Filter filter() {
    return null;
  }

  /** Why it does nothing to that Character; null if it does something. */
  default @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
    return null;
  }

  void happenTo(Nemesis s, Seat seat, Occasion on);

  @Override
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    Text why = Reasons.NOBODY;
    Who who = who();
    Filter filter = filter();
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (!isMeant(s, seat, on, who, filter)) continue;
      why = whyNotTo(s, seat, on);
      if (why == null) return null;
    }
    return why;
  }

  @Override
  default void happen(Nemesis s, Occasion on) {
    Who who = who();
    Filter filter = filter();
    if (who.isChoice()) {
      s.then(new Choose(this, on));
      return;
    }
    for (int i = 0; i < s.players(); i++) {
      Seat seat = s.clock().inTurnOrder(i);
      if (isMeant(s, seat, on, who, filter)) s.then(new Upon(this, seat, on));
    }
  }

  private static boolean isMeant(
      Nemesis s, Seat seat, Occasion on, Who who, @Nullable Filter filter) {
    return who.means(s, seat, on) && (filter == null || filter.isMetBy(s, seat, on));
  }

  /** It happens to one Character. */
  record Upon(OnCharacters op, Seat seat, Occasion on) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      if (op.hidden() || op.whyNotTo(s, seat, on) == null) op.happenTo(s, seat, on);
    }
  }

  /** One Character of the user's choice. */
  record Choose(OnCharacters op, Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (!isMeant(s, seat, on, op.who(), op.filter())) continue;
        Text why = op.whyNotTo(s, seat, on);
        if (why == null) out.add(Target.seat(i));
        else out.refuse(Target.seat(i), why);
      }
    }

    @Override
    public void answer(Nemesis s, Target seat) {
      op.happenTo(s, Seat.of(seat.index()), on);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.character-for", Arg.of(op.text()));
    }

    @Override
    public Option option(Nemesis s, Target seat) {
      String mat = Widgets.mat(Seat.of(seat.index()));
      return Option.of("character:" + mat, Text.of("do.seat", Seat.of(seat.index())), mat);
    }
  }
}
