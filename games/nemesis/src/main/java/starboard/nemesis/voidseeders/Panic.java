package starboard.nemesis.voidseeders;

import java.util.List;
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
import starboard.nemesis.Who;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.Paying;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.words.Reasons;

/** V4.1 A Character resolves a panic card. */
public record Panic(Seat seat) implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    if (!s.crew().isInPlay(seat) || !SeedersState.of(s).hasPanic()) return;
    SeederWeaknessOps.PanicChoice patterns =
        SeederWeaknessOps.known(s, seat, SeederWeaknessOps.PanicChoice.class);
    boolean may = patterns != null && s.cards().hand(seat).size() >= patterns.cost();
    if (may) s.then(new WhetherToDrawMore(seat));
    else turnUpOne(s, seat);
  }

  /** The top card counts. */
  private static void turnUpOne(Nemesis s, Seat seat) {
    compare(s, seat, SeedersState.of(s).turnPanic(seat));
  }

  /** Known Patterns: for some cards several panic cards are turned up, and one counts. */
  record WhetherToDrawMore(Seat seat) implements Ask<Nemesis, Yes> {

    private SeederWeaknessOps.PanicChoice patterns(Nemesis s) {
      return SeederWeaknessOps.require(s, seat, SeederWeaknessOps.PanicChoice.class);
    }

    /** How many cards of the hand are contamination is not public. */
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Yes> out) {
      out.add(Yes.NO);
      out.offer(Yes.YES, Reasons.unpayable(patterns(s).cost(), s.cards().actionCards(seat)));
    }

    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.NO) turnUpOne(s, seat);
      else s.then(new Paying(seat, patterns(s).cost(), new TurnUp(seat, patterns(s).draw())));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.draw-more-panic", patterns(s).draw());
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.panic");
    }

    @Override
    public Option option(Nemesis s, Yes yes) {
      return yes.option();
    }
  }

  /** Some cards of which one counts. */
  record TurnUp(Seat seat, int cards) implements Deed {
    @Override
    public void run(Nemesis s) {
      int before = SeedersState.of(s).turned().size();
      for (int i = 0; i < cards && SeedersState.of(s).hasPanic(); i++) {
        SeedersState.of(s).turnPanic(seat);
      }
      s.then(new WhichCounts(seat, before));
    }

    @Override
    public Text inWords(Nemesis s) {
      return Text.of("do.draw-panic", cards);
    }
  }

  /** Of the cards turned up one counts, the others are discarded. */
  record WhichCounts(Seat seat, int from) implements Ask<Nemesis, Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile turned = SeedersState.of(s).turned();
      for (int i = from; i < turned.size(); i++) {
        out.addOnce(Target.other(s.kit().box().entry(turned.number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target card) {
      int chosen = Nemesis.NONE;
      for (int i = SeedersState.of(s).turned().size() - 1; i >= from; i--) {
        int number = SeedersState.of(s).turned().number(i);
        if (chosen == Nemesis.NONE && s.kit().box().entry(number) == card.index()) chosen = number;
        else SeedersState.of(s).layAside(number);
      }
      compare(s, seat, chosen);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.panic-card");
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.panic");
    }

    @Override
    public Option option(Nemesis s, Target card) {
      String id = VoidSeeders.of(s).content().panicCards().at(card.index()).id();
      String widget = "panic-" + id;
      return Option.of(
          "panic:" + widget, Text.of("do.card", Arg.of(Text.of("panic." + id))), widget);
    }
  }

  /**
   * V4.1, V4.2 The effect if the level is reached and it can be done, else one level more; the card
   * is discarded either way.
   */
  private static void compare(Nemesis s, Seat seat, int card) {
    PanicCard face = VoidSeeders.of(s).panic(card);
    boolean happens =
        SeedersState.of(s).level(seat) >= face.threshold()
            && (s.crew().isInRoom(seat) || !isAboutRoom(face))
            && face.possibleWhen().holds(s, seat);
    if (happens) {
      Occasion on = Occasion.ofUse(seat, s.crew().roomOf(seat), card);
      Step<Nemesis> effect = new Effects.Sequence(face.ops(), 0, on);
      s.then(CancellingPanic.around(s, seat, card, effect), new LayAside(card));
    } else {
      Insanity.raise(s, seat);
      SeedersState.of(s).layAside(card);
    }
  }

  /** V4.8 Whether it strikes others in the room: outside the rooms it cannot be done. */
  static boolean isAboutRoom(PanicCard face) {
    List<Effect> ops = face.ops();
    for (int i = 0; i < ops.size(); i++) {
      if (ops.get(i).op() instanceof OnCharacters all && all.who() != Who.SELF) return true;
    }
    return false;
  }

  /** V4.3 No effect and no raise. */
  record Cancelled(Seat seat) implements Deed {
    @Override
    public void run(Nemesis s) {
      s.announce("event.panic-cancelled", seat);
    }

    @Override
    public Text inWords(Nemesis s) {
      return Text.of("do.shake-awake", seat);
    }
  }

  /** V4.1 What happened, was cancelled or kills is over. */
  record LayAside(int card) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      SeedersState.of(s).layAside(card);
    }
  }
}
