package starboard.nemesis.voidseeders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Paying;
import starboard.nemesis.action.ReactionWindow;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Widgets;
import starboard.nemesis.content.term.Trigger;

/**
 * V4.3 The effect of a panic card is about to happen: others with that Character may cancel it, in
 * turn order. Everybody is asked who could as far as the table knows.
 *
 * @param seat who is asked
 * @param left who is still to be asked after him
 */
public record PanicWindow(
    Seat seat, Seat panicked, int card, Seats left, Step<Nemesis> ahead, Deed otherwise)
    implements Ask<Nemesis, PanicWindow.Response> {

  /** What a player does about it. */
  public enum Response implements Choice {
    LET_IT_BE,
    /** The action card Interruption. */
    INTERRUPT,
    /** Shaken Awake: action cards of any kind. */
    SHAKE
  }

  static Step<Nemesis> around(
      Nemesis s, Seat panicked, int card, Step<Nemesis> ahead, Deed otherwise) {
    int bits = 0;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (seat != panicked && isTogether(s, seat, panicked) && couldCancel(s, seat)) bits |= 1 << i;
    }
    return next(s, panicked, card, new Seats(bits), ahead, otherwise);
  }

  private static Step<Nemesis> next(
      Nemesis s, Seat panicked, int card, Seats left, Step<Nemesis> ahead, Deed otherwise) {
    for (int i = 0; i < s.players(); i++) {
      Seat seat = s.clock().inTurnOrder(i);
      if (!left.has(seat)) continue;
      return new PanicWindow(seat, panicked, card, left.without(seat), ahead, otherwise);
    }
    return ahead;
  }

  /** In the same room, or waiting at the same spot (V4.8). */
  private static boolean isTogether(Nemesis s, Seat one, Seat other) {
    if (!s.crew().isInPlay(one)) return false;
    return s.crew().roomOf(one) == s.crew().roomOf(other)
        && s.crew().waitsAt(one) == s.crew().waitsAt(other);
  }

  private static boolean couldCancel(Nemesis s, Seat seat) {
    SeederWeaknessOps.CancelPanic shaking = shaking(s, seat);
    return ReactionWindow.mayHold(s, seat, Trigger.PANIC_EFFECT_OF_OTHER_IN_ROOM)
        || (shaking != null && s.cards().hand(seat).size() >= shaking.cost());
  }

  private static SeederWeaknessOps.@Nullable CancelPanic shaking(Nemesis s, Seat seat) {
    return SeederWeaknessOps.known(s, seat, SeederWeaknessOps.CancelPanic.class);
  }

  /** Whether the effect strikes others in the room too. */
  public boolean strikesOthers(Nemesis s) {
    return Panic.isAboutRoom(VoidSeeders.of(s).panic(card));
  }

  private int interruption(Nemesis s) {
    return s.kit().reactionCard(s.crew().characterOf(seat), Trigger.PANIC_EFFECT_OF_OTHER_IN_ROOM);
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public Response letItBe() {
    return Response.LET_IT_BE;
  }

  @Override
  public void options(Nemesis s, Choices<Response> out) {
    out.add(Response.LET_IT_BE);
    int interruption = interruption(s);
    if (interruption != Nemesis.NONE
        && s.cards().findCard(s.cards().hand(seat), interruption) != Nemesis.NONE) {
      out.add(Response.INTERRUPT);
    }
    SeederWeaknessOps.CancelPanic shaking = shaking(s, seat);
    if (shaking != null && s.cards().actionCards(seat) >= shaking.cost()) out.add(Response.SHAKE);
  }

  /** An Interruption can be interrupted (N4.9); then those left are asked about the panic. */
  @Override
  public void answer(Nemesis s, Response response) {
    Step<Nemesis> rest = next(s, panicked, card, left, ahead, otherwise);
    switch (response) {
      case LET_IT_BE -> s.then(rest);
      case INTERRUPT -> {
        s.cards().discardCard(seat, interruption(s), "event.reacts");
        s.then(ReactionWindow.aroundInterruption(s, seat, otherwise, rest));
      }
      case SHAKE -> {
        int cost = SeederWeaknessOps.require(s, seat, SeederWeaknessOps.CancelPanic.class).cost();
        s.then(new Paying(seat, cost, otherwise));
      }
    }
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.interrupt-panic", Arg.of(panicked), Arg.of(s.kit().name(card)));
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.reaction");
  }

  @Override
  public Option option(Nemesis s, Response response) {
    return switch (response) {
      case LET_IT_BE -> Option.of("let-it-be", Text.of("do.let-it-be"));
      case INTERRUPT -> {
        String widget = Widgets.handCard(s, seat, interruption(s));
        Text text = Text.of("do.react", Arg.of(s.kit().cardName(interruption(s))));
        yield Option.of("react:" + widget, text, widget);
      }
      case SHAKE -> Option.of("shake-awake", Text.of("do.shake-awake", panicked));
    };
  }
}
