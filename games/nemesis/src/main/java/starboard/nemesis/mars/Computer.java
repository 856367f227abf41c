package starboard.nemesis.mars;

import java.util.List;
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
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** L9 Computer actions: one option of the card that lies face up. */
public final class Computer {

  private static final Text UNPOWERED = Text.of("refused.unpowered");

  private Computer() {}

  /**
   * Why no computer action can be done; null if one can.
   *
   * @param anywhere whether no computer is needed
   */
  static @Nullable Text whyNot(Nemesis s, Seat seat, boolean anywhere) {
    int room = s.crew().roomOf(seat);
    boolean computer = s.kit().room(s.interior().tileAt(room)).computer();
    if (!anywhere && (!computer || s.interior().isBroken(room))) return Reasons.NO_COMPUTER;
    if (!s.rules().place().isPowered(s, room)) return UNPOWERED;
    Text why = Reasons.NO_ACTION;
    List<ComputerCard.Option> options = card(s).options();
    for (int i = 0; i < options.size(); i++) {
      why = whyNot(s, seat, options.get(i));
      if (why == null) return null;
    }
    return why;
  }

  /** The card that lies face up. */
  public static ComputerCard card(Nemesis s) {
    MarsState mars = MarsState.of(s);
    return mars.base().content().computerCards().at(s.kit().box().entry(mars.computerCard()));
  }

  private static Occasion occasion(Nemesis s, Seat seat) {
    return Occasion.ofUse(seat, s.crew().roomOf(seat), MarsState.of(s).computerCard());
  }

  private static @Nullable Text whyNot(Nemesis s, Seat seat, ComputerCard.Option option) {
    return Effects.whyNone(s, option.ops(), occasion(s, seat));
  }

  /** A computer action that is declared and paid. */
  record Use(Seat seat) implements Deed {
    @Override
    public void run(Nemesis s) {
      s.then(new Choose(seat, Nemesis.NONE));
    }

    @Override
    public Text inWords(Nemesis s) {
      return Text.of("do.computer-action");
    }
  }

  /**
   * L9.1 One of the options of the card.
   *
   * @param done the option done before, if a second may follow; else NONE
   */
  public record Choose(Seat seat, int done) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (!s.crew().isInRoom(seat)) return;
      List<ComputerCard.Option> options = card(s).options();
      for (int i = 0; i < options.size(); i++) {
        if (i != done) out.offer(Target.other(i), whyNot(s, seat, options.get(i)));
      }
      if (done != Nemesis.NONE) out.add(Target.DONE);
    }

    @Override
    public void answer(Nemesis s, Target chosen) {
      if (!chosen.equals(Target.DONE)) {
        List<Effect> ops = card(s).options().get(chosen.index()).ops();
        s.then(new Effects.Sequence(ops, 0, occasion(s, seat)));
      }
      boolean again = done == Nemesis.NONE && hasSecond(s, seat);
      s.then(again ? new Choose(seat, chosen.index()) : new NextCard(seat));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of(done == Nemesis.NONE ? "ask.computer" : "ask.computer-again");
    }

    @Override
    public Text source(Nemesis s) {
      return s.kit().name(MarsState.of(s).computerCard());
    }

    @Override
    public Option option(Nemesis s, Target chosen) {
      if (chosen.equals(Target.DONE)) return Option.of("done", Text.of("do.done"));
      Text does = OpTexts.all(card(s).options().get(chosen.index()).ops());
      String id = "compute-" + card(s).options().get(chosen.index()).id();
      return Option.of(id, Text.of("do.compute", Arg.of(does)), "computer");
    }
  }

  private static boolean hasSecond(Nemesis s, Seat seat) {
    return hasSecond(s, s.belongings().inventory(seat)) || hasSecond(s, s.belongings().held(seat));
  }

  private static boolean hasSecond(Nemesis s, Pile items) {
    for (int i = 0; i < items.size(); i++) {
      List<Effect> passive = s.kit().item(s.kit().itemOf(items.number(i))).passiveOps();
      for (int effect = 0; effect < passive.size(); effect++) {
        if (passive.get(effect).op() instanceof BaseOps.SecondComputerOption) return true;
      }
    }
    return false;
  }

  /** L9.1, L9.2 The card is discarded and the next turned up; the Lockdown strikes at once. */
  record NextCard(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      MarsState.of(s).nextComputerCard();
      if (!card(s).isLockdown()) return;
      s.then(new Effects.Sequence(card(s).onRevealOps(), 0, occasion(s, seat)));
    }
  }
}
