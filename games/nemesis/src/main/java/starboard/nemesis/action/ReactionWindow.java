package starboard.nemesis.action;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
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
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.Widgets;
import starboard.nemesis.content.term.Trigger;

/**
 * N4.9, N4.10 Both futures lie in the window, a reaction turns them round. Everybody is asked who
 * could react as far as the table knows, so neither a question nor its absence tells a hand.
 *
 * @param on what is reacted to
 * @param actor whose action, Interruption or attack it is about
 * @param left who is still to be asked
 */
public record ReactionWindow(
    Trigger on,
    boolean answer,
    Seat actor,
    Seats left,
    Step<Nemesis> ahead,
    Step<Nemesis> otherwise)
    implements Ask<Nemesis, ReactionWindow.Reaction> {

  /**
   * What a player does about it.
   *
   * @param card an action card, or NONE
   * @param item an item, or NONE
   */
  public record Reaction(int card, int item) implements Choice {}

  private static final Reaction LET_IT_BE = new Reaction(Nemesis.NONE, Nemesis.NONE);

  /** N4.9 An action that has been declared and paid. */
  public static Step<Nemesis> aroundAction(
      Nemesis s, Seat actor, Deed ahead, Step<Nemesis> otherwise) {
    Trigger trigger = Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM;
    return of(trigger, false, actor, couldInterrupt(s, actor), ahead, otherwise);
  }

  /** N14.4 An attack whose card is face up; one without a card before it strikes. */
  public static Step<Nemesis> aroundAttack(
      Nemesis s, Seat target, boolean surprise, Step<Nemesis> ahead, Step<Nemesis> otherwise) {
    Trigger trigger = surprise ? Trigger.SURPRISE_ATTACK_ON_SELF : Trigger.INTRUDER_ATTACK_ON_SELF;
    Seats who = couldCancel(s, target, trigger) ? Seats.of(target) : Seats.NONE;
    return of(trigger, false, target, who, ahead, otherwise);
  }

  /** N4.9 An Interruption somebody has just played: both futures change places if answered. */
  public static Step<Nemesis> aroundInterruption(
      Nemesis s, Seat interrupter, Step<Nemesis> ahead, Step<Nemesis> otherwise) {
    Trigger trigger = Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM;
    return of(trigger, true, interrupter, couldInterrupt(s, interrupter), ahead, otherwise);
  }

  private static Step<Nemesis> of(
      Trigger on,
      boolean answer,
      Seat actor,
      Seats left,
      Step<Nemesis> ahead,
      Step<Nemesis> otherwise) {
    return left.isEmpty() ? ahead : new ReactionWindow(on, answer, actor, left, ahead, otherwise);
  }

  /** Others in the room who hold a card and may hold a reaction (design 13.2). */
  private static Seats couldInterrupt(Nemesis s, Seat actor) {
    int room = s.crew().roomOf(actor);
    if (room == Nemesis.NONE) return Seats.NONE;
    int bits = 0;
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (seat != actor
          && s.crew().roomOf(seat) == room
          && mayHold(s, seat, Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM)) {
        bits |= 1 << i;
      }
    }
    return new Seats(bits);
  }

  /** Whether all know that the target can or might cancel the attack. */
  private static boolean couldCancel(Nemesis s, Seat target, Trigger trigger) {
    return mayHold(s, target, trigger) || mayOwn(s, target, s.kit().reactionItem(trigger));
  }

  /** Whether somebody has that item, or one with the same back that not all have seen. */
  private static boolean mayOwn(Nemesis s, Seat seat, int item) {
    if (item == Nemesis.NONE || !Effects.areInForce(s, s.kit().item(item).ops(), seat))
      return false;
    if (s.itemDecks().findItem(s.belongings().held(seat), item) != Nemesis.NONE) return true;
    Pile inventory = s.belongings().inventory(seat);
    for (int i = 0; i < inventory.size(); i++) {
      if (s.kit().itemOf(inventory.number(i)) == item) return true;
      boolean hidden = !Thing.isFaceUp(inventory.at(i));
      if (hidden && s.kit().looksLike(inventory.number(i), item)) return true;
    }
    return false;
  }

  /** Whether a Character's deck has such a reaction that does not lie open in its discards. */
  public static boolean mayHold(Nemesis s, Seat seat, Trigger trigger) {
    if (s.cards().hand(seat).isEmpty()) return false;
    int card = s.kit().reactionCard(s.crew().characterOf(seat), trigger);
    return card != Nemesis.NONE
        && Effects.areInForce(s, s.kit().card(card).ops(), seat)
        && s.cards().findCard(s.cards().discard(seat), card) == Nemesis.NONE;
  }

  /** An item in inventory or hands that answers the trigger and can be paid, or NONE. */
  private static int reactingItem(Nemesis s, Seat seat, Trigger trigger) {
    int item = s.kit().reactionItem(trigger);
    return item != Nemesis.NONE
            && s.belongings().owns(seat, item)
            && Effects.areInForce(s, s.kit().item(item).ops(), seat)
        ? item
        : Nemesis.NONE;
  }

  @Override
  public Seat seat() {
    return left.first();
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public Reaction letItBe() {
    return LET_IT_BE;
  }

  @Override
  public void options(Nemesis s, Choices<Reaction> out) {
    out.add(LET_IT_BE);
    int card = s.kit().reactionCard(s.crew().characterOf(seat()), on);
    if (card != Nemesis.NONE
        && s.cards().findCard(s.cards().hand(seat()), card) != Nemesis.NONE
        && Effects.areInForce(s, s.kit().card(card).ops(), seat())) {
      out.add(new Reaction(card, Nemesis.NONE));
    }
    int item = reactingItem(s, seat(), on);
    if (item != Nemesis.NONE) out.add(new Reaction(Nemesis.NONE, item));
  }

  /** N4.9 An Interruption can be interrupted; then those left are asked about the first matter. */
  @Override
  public void answer(Nemesis s, Reaction reaction) {
    Step<Nemesis> rest = of(on, answer, actor, left.rest(), ahead, otherwise);
    if (reaction.equals(LET_IT_BE)) {
      s.then(rest);
      return;
    }
    Seat seat = seat();
    if (reaction.card != Nemesis.NONE) s.cards().discardCard(seat, reaction.card, "event.reacts");
    else s.useUp(seat, reaction.item);
    Seats answering =
        on == Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM ? couldInterrupt(s, seat) : Seats.NONE;
    s.then(of(on, true, seat, answering, otherwise, rest));
  }

  @Override
  public Text question(Nemesis s) {
    return switch (on) {
      case ACTION_OF_OTHER_PLAYER_IN_ROOM, PANIC_EFFECT_OF_OTHER_IN_ROOM ->
          !answer && ahead instanceof Deed deed
              ? Text.of("ask.interrupt", Arg.of(actor), Arg.of(deed.inWords(s)))
              : Text.of("ask.answer-interruption", actor);
      case SURPRISE_ATTACK_ON_SELF, INTRUDER_ATTACK_ON_SELF -> Text.of("ask.cancel-attack");
      case OWN_NOISE_ROLL -> Text.of("ask.reroll-noise");
    };
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.reaction");
  }

  @Override
  public Option option(Nemesis s, Reaction reaction) {
    if (reaction.card != Nemesis.NONE) {
      String card = Widgets.handCard(s, seat(), reaction.card);
      return Option.of(
          "react:" + card, Text.of("do.react", Arg.of(s.kit().cardName(reaction.card))), card);
    }
    if (reaction.item != Nemesis.NONE) {
      String item = Widgets.item(s, seat(), reaction.item);
      return Option.of(
          "react:" + item, Text.of("do.react", Arg.of(s.kit().itemName(reaction.item))), item);
    }
    return Option.of("let-it-be", Text.of("do.let-it-be"));
  }
}
