package starboard.nemesis.action;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
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
import starboard.nemesis.OpRule;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.Trigger;

/**
 * N4.9, N4.10 Reactions to an action, an Interruption or an attack, by cards and items.
 *
 * @param on what is reacted to
 * @param actor whose action, Interruption or attack it is about
 * @param action the action; null if it is about an Interruption or an attack
 */
public record Reactions(Trigger on, Seat actor, @Nullable Deed action)
    implements Reacting<Nemesis, Reactions.Reaction> {

  /**
   * What a player does about it.
   *
   * @param card an action card, or NONE
   * @param item an item, or NONE
   */
  public record Reaction(int card, int item) implements Choice {}

  private static final Reaction LET_IT_BE = new Reaction(Nemesis.NONE, Nemesis.NONE);

  /** N4.9 An action that has been declared and paid. */
  public static Step<Nemesis> toAction(Nemesis s, Seat actor, Deed ahead, Step<Nemesis> otherwise) {
    Reactions on = new Reactions(Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM, actor, ahead);
    return ReactionWindow.around(s, on, couldInterrupt(s, actor), ahead, otherwise);
  }

  /** N14.4 An attack whose card is face up; one without a card before it strikes. */
  public static Step<Nemesis> toAttack(
      Nemesis s, Seat target, boolean surprise, Step<Nemesis> ahead, Step<Nemesis> otherwise) {
    Trigger trigger = surprise ? Trigger.SURPRISE_ATTACK_ON_SELF : Trigger.INTRUDER_ATTACK_ON_SELF;
    return toOwn(s, trigger, target, ahead, otherwise);
  }

  /** What is about to happen to that Character, who may have an answer to it. */
  public static Step<Nemesis> toOwn(
      Nemesis s, Trigger trigger, Seat seat, Step<Nemesis> ahead, Step<Nemesis> otherwise) {
    Seats who = couldCancel(s, seat, trigger) ? Seats.of(seat) : Seats.NONE;
    return ReactionWindow.around(s, new Reactions(trigger, seat, null), who, ahead, otherwise);
  }

  /** Whether all know that somebody can or might answer what is about to happen to him. */
  public static boolean mayAnswer(Nemesis s, Trigger trigger, Seat seat) {
    return couldCancel(s, seat, trigger);
  }

  /** N4.9 An Interruption somebody has just played. */
  public static Step<Nemesis> toInterruption(
      Nemesis s, Seat interrupter, Step<Nemesis> ahead, Step<Nemesis> otherwise) {
    Reactions on = new Reactions(Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM, interrupter, null);
    return ReactionWindow.around(s, on, couldInterrupt(s, interrupter), ahead, otherwise);
  }

  /** What was about to happen does not. */
  public record Averted() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {}
  }

  /** Whether it is about an Interruption. */
  public boolean isToInterruption() {
    return on == Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM && action == null;
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
    return mayHold(s, target, trigger) || mayOwn(s, target, s.kit().reactionItem(trigger), trigger);
  }

  /** Whether somebody openly has that item, or has one with the same back that lies face down. */
  private static boolean mayOwn(Nemesis s, Seat seat, int item, Trigger trigger) {
    if (item == Nemesis.NONE) return false;
    List<Effect> ops = s.kit().item(item).ops();
    Pile inventory = s.belongings().inventory(seat);
    boolean has = s.itemDecks().findItem(s.belongings().held(seat), item) != Nemesis.NONE;
    for (int i = 0; i < inventory.size(); i++) {
      if (Thing.isFaceUp(inventory.at(i))) has |= s.kit().itemOf(inventory.number(i)) == item;
      else if (s.kit().looksLike(inventory.number(i), item)
          && Effects.answerUnseen(s, ops, seat, trigger)) return true;
    }
    return has && Effects.answer(s, ops, seat, trigger);
  }

  /** Whether a Character's deck has such a reaction that does not lie open in its discards. */
  public static boolean mayHold(Nemesis s, Seat seat, Trigger trigger) {
    if (s.cards().hand(seat).isEmpty()) return false;
    int card = s.kit().reactionCard(s.crew().characterOf(seat), trigger);
    return card != Nemesis.NONE
        && Effects.answer(s, s.kit().card(card).ops(), seat, trigger)
        && s.cards().findCard(s.cards().discard(seat), card) == Nemesis.NONE;
  }

  /** An item in inventory or hands that answers the trigger and can be paid, or NONE. */
  private static int reactingItem(Nemesis s, Seat seat, Trigger trigger) {
    int item = s.kit().reactionItem(trigger);
    return item != Nemesis.NONE
            && s.belongings().owns(seat, item)
            && Effects.answer(s, s.kit().item(item).ops(), seat, trigger)
        ? item
        : Nemesis.NONE;
  }

  @Override
  public Reaction letItBe() {
    return LET_IT_BE;
  }

  @Override
  public void reactions(Nemesis s, Seat seat, Choices<Reaction> out) {
    int card = s.kit().reactionCard(s.crew().characterOf(seat), on);
    if (card != Nemesis.NONE
        && s.cards().findCard(s.cards().hand(seat), card) != Nemesis.NONE
        && Effects.answer(s, s.kit().card(card).ops(), seat, on)) {
      out.add(new Reaction(card, Nemesis.NONE));
    }
    int item = reactingItem(s, seat, on);
    if (item != Nemesis.NONE) out.add(new Reaction(Nemesis.NONE, item));
  }

  /** N4.9 An Interruption can be interrupted; then those left are asked about the first matter. */
  @Override
  public Step<Nemesis> react(
      Nemesis s, Seat seat, Reaction reaction, Step<Nemesis> otherwise, Step<Nemesis> rest) {
    use(s, seat, reaction);
    if (on != Trigger.ACTION_OF_OTHER_PLAYER_IN_ROOM) return otherwise;
    Step<Nemesis> interrupted = toInterruption(s, seat, otherwise, rest);
    return action == null
        ? interrupted
        : toOwn(s, Trigger.OWN_ACTION_INTERRUPTED, actor, interrupted, rest);
  }

  private static void use(Nemesis s, Seat seat, Reaction reaction) {
    boolean byCard = reaction.card != Nemesis.NONE;
    List<Effect> ops =
        byCard ? s.kit().card(reaction.card).ops() : s.kit().item(reaction.item).ops();
    if (byCard) s.cards().discardCard(seat, reaction.card, "event.reacts");
    else s.useUp(seat, reaction.item);
    for (int i = 0; i < ops.size(); i++) OpRule.of(ops.get(i)).reacted(s, seat);
  }

  @Override
  public Text question(Nemesis s) {
    return switch (on) {
      case ACTION_OF_OTHER_PLAYER_IN_ROOM, PANIC_EFFECT_OF_OTHER_IN_ROOM ->
          action == null
              ? Text.of("ask.answer-interruption", actor)
              : Text.of("ask.interrupt", Arg.of(actor), Arg.of(action.inWords(s)));
      case SURPRISE_ATTACK_ON_SELF, INTRUDER_ATTACK_ON_SELF -> Text.of("ask.cancel-attack");
      case OWN_NOISE_ROLL -> Text.of("ask.reroll-noise");
      case OWN_ACTION_INTERRUPTED,
          TARGETED_BY_INTRUDER,
          BEFORE_OWN_NOISE_ROLL,
          SERIOUS_WOUND_ON_SELF,
          SLIME_OR_CONTAMINATION_ON_SELF,
          DARK_EFFECT_ON_SELF,
          DARK_EVENT_ON_SELF ->
          Text.of("ask.answer." + Spelling.of(on));
    };
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.reaction");
  }

  @Override
  public Option option(Nemesis s, Seat seat, Reaction reaction) {
    if (reaction.card != Nemesis.NONE) return cardOption(s, seat, reaction.card);
    if (reaction.item == Nemesis.NONE) return letItBeOption();
    String item = Widgets.item(s, seat, reaction.item);
    Text text = Text.of("do.react", Arg.of(s.kit().itemName(reaction.item)));
    return Option.of("react:" + item, text, item);
  }

  public static Option letItBeOption() {
    return Option.of("let-it-be", Text.of("do.let-it-be"));
  }

  /** Playing that card of one's hand. */
  public static Option cardOption(Nemesis s, Seat seat, int card) {
    String widget = Widgets.handCard(s, seat, card);
    Text text = Text.of("do.react", Arg.of(s.kit().cardName(card)));
    return Option.of("react:" + widget, text, widget);
  }
}
