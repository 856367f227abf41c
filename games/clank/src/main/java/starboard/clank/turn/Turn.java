package starboard.clank.turn;

import java.util.ArrayList;
import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Condition;
import starboard.clank.content.Content;
import starboard.clank.content.Faction;
import starboard.clank.content.Op;
import starboard.clank.deed.Fighting;
import starboard.clank.deed.Market;
import starboard.clank.deed.Secrets;
import starboard.clank.deed.Terminals;
import starboard.clank.effect.Conditions;
import starboard.clank.effect.Offers;
import starboard.clank.effect.Playing;
import starboard.clank.movement.Entering;
import starboard.clank.movement.Walking;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** C4 A turn: one action after another until its player ends it, or has left. */
public record Turn(Seat seat) implements Ask<Clank, Action> {

  private static final Content CONTENT = Content.BOX;

  @Override
  public boolean begins() {
    return true;
  }

  @Override
  public void options(Clank s, Choices<Action> out) {
    if (s.isAboard(seat)) Actions.list(s, seat, out);
  }

  @Override
  public void answer(Clank s, Action action) {
    if (action instanceof Action.EndTurn) return;
    if (action instanceof Action.Move move && Boarding.isWaste(s, seat, move)) {
      s.then(new Boarding(seat, move));
    } else {
      act(s, seat, action);
    }
    Conditions.mayHold(s, seat);
    s.then(this);
  }

  /** Carries an action out; the end of the turn is none. */
  static void act(Clank s, Seat seat, Action action) {
    switch (action) {
      case Action.Play play -> Playing.play(s, seat, play.card());
      case Action.Acquire acquire -> Playing.acquire(s, seat, acquire.card());
      case Action.Fight fight -> Fighting.fight(s, seat, fight.card());
      case Action.FightReserve _ -> Fighting.fightReserve(s, seat);
      case Action.Buy buy -> Market.buy(s, seat, buy.item());
      case Action.Walk walk -> Walking.walk(s, seat, walk.space());
      case Action.Lift lift -> Walking.ride(s, seat, lift.space());
      case Action.Telepad pad -> Walking.ride(s, seat, pad.space());
      case Action.Teleport to -> {
        s.payTeleport();
        s.then(new Entering(seat, to.space()));
      }
      case Action.Jump to -> {
        s.payJump();
        s.then(new Entering(seat, to.space()));
      }
      case Action.Hack _ -> Terminals.hack(s, seat);
      case Action.Steal _ -> Terminals.steal(s, seat);
      case Action.Use use -> Secrets.use(s, seat, use.secret());
      case Action.Offer offer -> {
        s.strikeOffer(offer.card());
        s.then(new Offers.Discarding(seat, offer.card(), Offers.of(offer.card()).discard()));
      }
      case Action.EndTurn _ -> {}
    }
  }

  /** Nobody else knows how many kinds of cards are in the hand. */
  @Override
  public boolean secret() {
    return true;
  }

  /** A purchase can be taken back until the turn ends. */
  @Override
  public boolean deliberate() {
    return true;
  }

  @Override
  public Text question(Clank s) {
    int boots = s.mayWalk() ? s.boots() : 0;
    return Text.of("ask.action", s.skill(), s.swords(), boots);
  }

  @Override
  public Text openly(Clank s) {
    return question(s);
  }

  @Override
  public Text source(Clank s) {
    return Text.of("rule.turn");
  }

  @Override
  public Option option(Clank s, Action action) {
    return ActionTexts.option(s, seat, action);
  }

  /** Plays every card that brings neither questions, nor chance, nor noise. */
  @Override
  public List<Shortcut> shortcuts(Clank s) {
    List<String> safe = new ArrayList<>();
    Pile hand = s.hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      int kind = Box.kindOf(hand.number(i));
      if (isSafe(s, kind)) safe.add(option(s, new Action.Play(kind)).id());
    }
    if (safe.size() < 2) return List.of();
    return List.of(new Shortcut("play-safe", Text.of("do.play-safe"), safe));
  }

  private boolean isSafe(Clank s, int kind) {
    Card card = CONTENT.card(kind);
    if (!isPlain(card.gives())) return false;
    for (Card.Effect effect : card.effects()) {
      if (effect.when() == Card.When.PLAY && !isPlain(effect.ops())) return false;
    }
    return card.faction() == null || !wakes(s, card.faction());
  }

  /** Whether a card of that faction may set off an effect that is not plain. */
  private boolean wakes(Clank s, Faction faction) {
    for (int i = 0; i < s.pending(); i++) {
      if (waitsFor(s.pendingEffect(i), faction)) return true;
    }
    return false;
  }

  private static boolean waitsFor(Card.Effect effect, Faction faction) {
    return effect.condition() instanceof Condition.OfFaction of
        && of.faction() == faction
        && !isPlain(effect.ops());
  }

  private static boolean isPlain(List<Op> ops) {
    for (Op op : ops) if (!op.isPlain()) return false;
    return true;
  }
}
