package starboard.nemesis.mars;

import starboard.kernel.box.Thing;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** L21 Who looks at which contingency tokens. */
public final class Contingencies {

  /** A player has at most so many of the seven tokens. */
  private static final int MOST = 8;

  private Contingencies() {}

  /** L9.3 Whether two Characters are in the same section; on a staircase nobody is. */
  static boolean isInSection(Nemesis s, Seat seat, Seat other) {
    MarsBase base = MarsState.of(s).base();
    int mine = base.section(s.crew().roomOf(seat));
    return mine != Nemesis.NONE && mine == base.section(s.crew().roomOf(other));
  }

  /** The token that is looked at or taken. */
  public static int token(Nemesis s, Target token) {
    MarsState mars = MarsState.of(s);
    return token.what() == Target.What.SEAT
        ? mars.own(Seat.of(token.index() / MOST)).at(token.index() % MOST)
        : mars.neutral().at(token.index());
  }

  /** L24.1 Playing together, what one looks at all may see. */
  private static void seeNeutral(Nemesis s, Seat seat, int index) {
    if (s.rules().mode().winsTogether()) MarsState.of(s).revealNeutral(index);
    else MarsState.of(s).peekNeutral(seat, index);
  }

  private static Option neutral(String verb, int index) {
    String widget = MarsWidgets.neutral(index);
    return Option.of(verb + ":" + widget, Text.of("do.look-neutral", index + 1), widget);
  }

  /**
   * One token after another; each only once.
   *
   * @param left how many more
   * @param seen the neutral ones looked at already, a bit each
   */
  public record Look(Occasion on, SecretsOps.PeekContingency op, int left, int seen)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (left == 0) return;
      MarsState mars = MarsState.of(s);
      boolean neutral =
          op.origin() == SecretsOps.PeekContingency.Origin.NEUTRAL
              || op.origin() == SecretsOps.PeekContingency.Origin.ANY;
      for (int i = 0; neutral && i < mars.neutral().size(); i++) {
        if ((seen >>> i & 1) == 0) out.add(Target.other(i));
      }
      for (int seat = 0; seat < s.players(); seat++) {
        Seat owner = Seat.of(seat);
        if (!op.origin().means(s, owner, on)) continue;
        for (int i = 0; i < mars.own(owner).size(); i++) out.add(Target.seat(seat * MOST + i));
      }
    }

    @Override
    public void answer(Nemesis s, Target token) {
      int now = seen;
      if (token.what() == Target.What.SEAT) {
        Seat owner = Seat.of(token.index() / MOST);
        MarsState.of(s).peekOwn(on.you(), owner, token.index() % MOST);
      } else {
        seeNeutral(s, on.you(), token.index());
        now |= 1 << token.index();
      }
      if (left > 1) s.then(new Look(on, op, left - 1, now));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.look-contingency");
    }

    @Override
    public Option option(Nemesis s, Target token) {
      if (token.what() != Target.What.SEAT) return neutral("look", token.index());
      Seat owner = Seat.of(token.index() / MOST);
      int index = token.index() % MOST;
      String widget = MarsWidgets.contingency(owner.index(), index);
      Text text = Text.of("do.look-contingency", Arg.of(owner), Arg.of(index + 1));
      return Option.of("look:" + widget, text, widget);
    }
  }

  /** L9.3 All tokens of one other player. */
  record ChooseOwner(Occasion on, SecretsOps.PeekContingency op) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.players(); i++) {
        if (op.origin().means(s, Seat.of(i), on)) out.add(Target.seat(i));
      }
    }

    @Override
    public void answer(Nemesis s, Target chosen) {
      MarsState mars = MarsState.of(s);
      Seat owner = Seat.of(chosen.index());
      for (int i = 0; i < mars.own(owner).size(); i++) mars.peekOwn(on.you(), owner, i);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.look-all-contingencies");
    }

    @Override
    public Option option(Nemesis s, Target chosen) {
      Seat owner = Seat.of(chosen.index());
      String widget = Widgets.mat(owner);
      return Option.of("look:" + widget, Text.of("do.look-all-contingencies", owner), widget);
    }
  }

  /** L16.20 Looked at and kept; playing together it is only shown (L24.1). */
  public record Take(Occasion on, int left) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (left == 0) return;
      MarsState mars = MarsState.of(s);
      boolean together = s.rules().mode().winsTogether();
      for (int i = 0; i < mars.neutral().size(); i++) {
        if (together && Thing.isSeenBy(mars.neutral().at(i), on.you())) continue;
        out.add(Target.other(i));
      }
    }

    @Override
    public void answer(Nemesis s, Target token) {
      if (s.rules().mode().winsTogether()) MarsState.of(s).revealNeutral(token.index());
      else MarsState.of(s).takeNeutral(on.you(), token.index());
      if (left > 1) s.then(new Take(on, left - 1));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.take-contingency");
    }

    @Override
    public Option option(Nemesis s, Target token) {
      return neutral("take", token.index());
    }
  }
}
