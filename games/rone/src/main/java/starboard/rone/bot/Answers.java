package starboard.rone.bot;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.rone.Box;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.content.Op;
import starboard.rone.content.PartsAction;
import starboard.rone.effect.AdditionalActions;
import starboard.rone.effect.ChoosingOne;
import starboard.rone.effect.Crafting;
import starboard.rone.effect.Hue;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Place;
import starboard.rone.effect.Question;
import starboard.rone.effect.Recycling;
import starboard.rone.effect.Reshuffling;
import starboard.rone.effect.Sharing;
import starboard.rone.effect.Storing;
import starboard.rone.effect.Turning;
import starboard.rone.invasion.Striking;
import starboard.rone.invasion.Zones;
import starboard.rone.rivals.DealingDamage;
import starboard.rone.rivals.Quick;
import starboard.rone.turn.Drawing;
import starboard.rone.turn.SpendingParts;
import starboard.rone.turn.StorePhase;

/** What is best in all questions but that of the main phase. */
final class Answers {

  private static final int WILD = Colour.WILD.ordinal();

  /**
   * How many pips and cards one would like to choose from, three times what four dice bring: what
   * is not played is stored.
   */
  private static final int PIPS = 12;

  private static final int HAND = 12;

  /** About so many of them are played; the others go to the scrapyard. */
  private static final int PLAYED = 5;

  /** What a reshuffle may cost, and with how few cards in hand it may cost more. */
  private static final int TOLL = 1;

  private static final int FEW = 9;

  private static final int EARLY = 10_000;

  /** So many cards stay outside the hand where opponents act at the same time. */
  private static final int RESERVE = 4;

  /** Who has no more life than this defends first. */
  private static final int HURT = 7;

  private final Question<?> question;
  private final Worth worth;
  private final Player player;

  Answers(Question<?> question, Worth worth) {
    this.question = question;
    this.worth = worth;
    this.player = worth.player();
  }

  int score(Choice choice) {
    return switch (choice) {
      case Drawing.Card card -> card == Drawing.Card.STOP ? 0 : draw();
      case SpendingParts.Buy buy -> SpendingParts.isDone(buy) ? 0 : buy(buy);
      case StorePhase.Slot slot -> slot.isDone() ? 0 : store(slot.colour(), slot.wild());
      case Storing.Slot slot -> slot == Storing.Slot.OWN ? 1 : 0;
      case DealingDamage.Deal deal -> deal == DealingDamage.Deal.ALL ? 1 : 0;
      case ChoosingOne.One one -> one(one.index());
      case Striking.Whole whole -> whole == Striking.Whole.ALL ? strikeAll() : 0;
      case Striking.Hit hit -> strike(hit);
      case Sharing.To to -> share(to.seat());
      case Zones.At at -> zone(at.zone());
      case AdditionalActions.Use use -> use.action() < 0 ? 0 : 1;
      case Recycling.Of of when of.whose() != player.seat() -> 0;
      case Recycling.Of of -> of.pile() == Recycling.From.SCRAPYARD ? 100 : top(player.discard());
      case Crafting.Face face -> face(face);
      case Crafting.Slot slot -> -slot.slot();
      case Hue hue -> hue(hue.colour());
      case Kind kind -> kind.isRest() ? 0 : card(kind.kind());
      case Place place -> place(place.position());
      default -> 0;
    };
  }

  // Drawing

  /** R8.2 As long as the dice could still play more; a reshuffle has its price. */
  private int draw() {
    int pips = 0;
    for (int i = 0; i < player.hand().size(); i++) {
      pips += Resources.total(Box.cost(Box.kindOf(player.hand().number(i))));
    }
    boolean wants = pips < PIPS && player.hand().size() < HAND;
    if (!wants) return -1;
    if (overreaches() || laysItselfBare()) return -1;
    if (!player.deck().isEmpty()) return 1;
    int toll = Reshuffling.toll(player);
    if (toll >= player.life()) return -1;
    return toll <= TOLL || player.hand().size() < FEW ? 1 : -1;
  }

  /** R7.4, R10.3 Whether the scrapyard could cost one's life at the end of this turn. */
  private boolean overreaches() {
    int scrapped = player.scrapyard().size() + player.hand().size() - PLAYED;
    return scrapped - player.technologies() >= player.life() - 1;
  }

  /** R7.3, R17.5 What opponents scrap in the same phase must be found outside the hand. */
  private boolean laysItselfBare() {
    int left = player.deck().size() + player.discard().size() + player.scrapyard().size();
    return worth.table().mode() instanceof Quick && left <= RESERVE;
  }

  // The Invasion

  /** R15.7 The core, while one can bear what stands; armour first. */
  private int strike(Striking.Hit hit) {
    if (hit.at() == Striking.At.TOP) return hit.one() ? -1 : 1;
    boolean bears = player.life() > HURT || worth.table().stack().isEmpty();
    return hit.one() || !bears ? -1 : 10 - hit.type().ordinal();
  }

  /** Everything on the uppermost card, as long as some of it does anything. */
  private int strikeAll() {
    for (DamageType type : DamageType.values()) {
      if (player.pending(type) > 0 && worth.table().stack().room(type) > 0) return 2;
    }
    return -1;
  }

  /** R14.2.5 Life and armour to who needs them most, all else stays. */
  private int share(@Nullable Seat to) {
    if (to == null) return -1;
    boolean heals =
        question instanceof Sharing sharing
            && (sharing.unit() == Sharing.Unit.LIFE || sharing.unit() == Sharing.Unit.ARMOUR);
    if (!heals) return to == player.seat() ? 1 : 0;
    Player mate = worth.table().player(to);
    return 100 - 2 * mate.life() - mate.armour() + (to == player.seat() ? 1 : 0);
  }

  /** R12.2 What the Invasion has most of is destroyed, and least of is added to. */
  private int zone(int zone) {
    int stored = worth.table().invasion().stored(zone);
    return question instanceof Zones.Destroying ? stored : -stored;
  }

  // Spare parts

  private int buy(SpendingParts.Buy buy) {
    PartsAction action = SpendingParts.action(buy);
    int cost = action.cost() + action.costPerResearchToken() * player.research();
    int gain = worth.effects(action.effects());
    if (isFirstTurn() && action.effects().getFirst().op() instanceof Op.GainScrew) return EARLY;
    return gain <= 0 ? -1 : 10 * gain / cost + 1;
  }

  /** R10.1 Before one's first turn nothing is to be repaired: recruits are trained. */
  private boolean isFirstTurn() {
    return question.key().equals("choose-compensation");
  }

  // Resources

  /** Into slots of their own; what makes a pair first. */
  private int store(int colour, boolean wild) {
    int slot = wild ? WILD : colour;
    int pairs = Resources.count(player.stored(), slot) % 2 == 1 ? 1 : 0;
    return (wild ? 1 : 3) + pairs;
  }

  private int hue(int colour) {
    return switch (question.key()) {
      case "choose-payment" -> 10 * after(-1, colour) - held(colour);
      case "choose-converted", "choose-colour" ->
          colour == WILD ? 0 : 10 * after(1, colour) + held(colour);
      case "choose-colour-to-store" -> held(colour);
      case "choose-new-screw" -> 10 * worth.demand(colour) / (1 + supply(colour));
      case "choose-stored-destroyed" -> Resources.count(worth.opponent().stored(), colour);
      default -> 0;
    };
  }

  /** What cards can bring with one resource more or less. */
  private int after(int more, int colour) {
    return new Plan(worth).best(Plan.pool(player) + more * Resources.one(colour));
  }

  /** How much one would like to have that colour in store. */
  private int held(int colour) {
    return Resources.count(player.stored(), colour) == 1 ? 2 : 1;
  }

  /** Screws of that colour on the dice. */
  private int supply(int colour) {
    int screws = 0;
    for (int die = 0; die < Dice.DICE; die++) screws += Dice.facesWith(player.die(die), colour);
    return screws;
  }

  // Dice

  private int face(Crafting.Face face) {
    if (face.die() < 0) return 0;
    long die = player.die(face.die());
    if (question.key().equals("choose-die-to-set")) {
      long others = Plan.pool(player) - Dice.resources(die, player.face(face.die()));
      Plan plan = new Plan(worth);
      return plan.best(others + Dice.resources(die, face.face())) - plan.best(Plan.pool(player));
    }
    return -Resources.total(Dice.resources(die, face.face()));
  }

  // Cards

  private int card(int kind) {
    return switch (question.key()) {
      case "choose-recruit" -> worth.recruited(kind);
      case "choose-technology" -> worth.settled(kind);
      case "choose-starter" -> worth.owned(kind);
      case "choose-sacrificed" -> -worth.owned(kind);
      case "choose-put-back" -> -worth.played(kind);
      case "choose-recycled" -> worth.played(kind) / 2 - 5;
      case "choose-scrapped" -> -worth.played(kind);
      case "choose-leader" -> 0;
      default -> Box.isRecruit(kind) ? worth.played(kind) : 0;
    };
  }

  /** R6.7 The uppermost card comes back at once. */
  private int top(Pile pile) {
    return pile.isEmpty() ? 0 : worth.played(Box.kindOf(pile.number(pile.size() - 1)));
  }

  private int place(int position) {
    return switch (question.key()) {
      case "choose-screw" -> screw(position);
      case "choose-refreshed", "choose-exhausted" ->
          question instanceof Turning turning
              ? worth.active(worth.table().player(turning.whose()), position)
              : 0;
      default -> 0;
    };
  }

  /** R6.2 On what is nearest to be trained and worth most; never on what has enough. */
  private int screw(int position) {
    if (player.isTrained(position)) return -100;
    int kind = Box.kindOf(player.training().number(position));
    int missing = Box.trainCost(kind) - player.screws(position);
    return worth.owned(kind) - 8 * missing;
  }

  private int one(int index) {
    if (!(question instanceof ChoosingOne choosing)) return 0;
    return worth.effects(choosing.lists().get(index));
  }
}
