package starboard.nemesis.voidseeders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Reacting;
import starboard.kernel.rules.ReactionWindow;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Paying;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.content.term.Trigger;

/**
 * V4.3 The effect of a panic card is about to happen: others with that Character may cancel it, in
 * turn order.
 */
public record CancellingPanic(Seat panicked, int card)
    implements Reacting<Nemesis, CancellingPanic.Response> {

  /** What a player does about it. */
  public enum Response implements Choice {
    LET_IT_BE,
    /** The action card Interruption. */
    INTERRUPT,
    /** Shaken Awake: action cards of any kind. */
    SHAKE
  }

  /** The effect, if nobody cancels it. */
  static Step<Nemesis> around(Nemesis s, Seat panicked, int card, Step<Nemesis> ahead) {
    int bits = 0;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (seat != panicked && isTogether(s, seat, panicked) && couldCancel(s, seat)) bits |= 1 << i;
    }
    return ReactionWindow.around(
        s,
        new CancellingPanic(panicked, card),
        new Seats(bits),
        ahead,
        new Panic.Cancelled(panicked));
  }

  @Override
  public Seat first(Nemesis s, Seats who) {
    for (int i = 0; i < s.players(); i++) {
      Seat seat = s.clock().inTurnOrder(i);
      if (who.has(seat)) return seat;
    }
    throw new IllegalArgumentException("nobody is asked");
  }

  /** In the same room, or waiting at the same spot (V4.8). */
  private static boolean isTogether(Nemesis s, Seat one, Seat other) {
    if (!s.crew().isInPlay(one)) return false;
    return s.crew().roomOf(one) == s.crew().roomOf(other)
        && s.crew().waitsAt(one) == s.crew().waitsAt(other);
  }

  private static boolean couldCancel(Nemesis s, Seat seat) {
    SeederWeaknessOps.CancelPanic shaking = shaking(s, seat);
    return Reactions.mayHold(s, seat, Trigger.PANIC_EFFECT_OF_OTHER_IN_ROOM)
        || (shaking != null && s.cards().hand(seat).size() >= shaking.cost());
  }

  private static SeederWeaknessOps.@Nullable CancelPanic shaking(Nemesis s, Seat seat) {
    return SeederWeaknessOps.known(s, seat, SeederWeaknessOps.CancelPanic.class);
  }

  /** Whether the effect strikes others in the room too. */
  public boolean strikesOthers(Nemesis s) {
    return Panic.isAboutRoom(VoidSeeders.of(s).panic(card));
  }

  private static int interruption(Nemesis s, Seat seat) {
    return s.kit().reactionCard(s.crew().characterOf(seat), Trigger.PANIC_EFFECT_OF_OTHER_IN_ROOM);
  }

  @Override
  public Response letItBe() {
    return Response.LET_IT_BE;
  }

  @Override
  public void reactions(Nemesis s, Seat seat, Choices<Response> out) {
    int interruption = interruption(s, seat);
    if (interruption != Nemesis.NONE
        && s.cards().findCard(s.cards().hand(seat), interruption) != Nemesis.NONE) {
      out.add(Response.INTERRUPT);
    }
    SeederWeaknessOps.CancelPanic shaking = shaking(s, seat);
    if (shaking != null && s.cards().actionCards(seat) >= shaking.cost()) out.add(Response.SHAKE);
  }

  /** An Interruption can be interrupted (N4.9); then those left are asked about the panic. */
  @Override
  public Step<Nemesis> react(
      Nemesis s, Seat seat, Response response, Step<Nemesis> otherwise, Step<Nemesis> rest) {
    if (response == Response.SHAKE) {
      int cost = SeederWeaknessOps.require(s, seat, SeederWeaknessOps.CancelPanic.class).cost();
      return new Paying(seat, cost, new Panic.Cancelled(panicked));
    }
    s.cards().discardCard(seat, interruption(s, seat), "event.reacts");
    return Reactions.toInterruption(s, seat, otherwise, rest);
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
  public Option option(Nemesis s, Seat seat, Response response) {
    return switch (response) {
      case LET_IT_BE -> Reactions.letItBeOption();
      case INTERRUPT -> Reactions.cardOption(s, seat, interruption(s, seat));
      case SHAKE -> Option.of("shake-awake", Text.of("do.shake-awake", panicked));
    };
  }
}
