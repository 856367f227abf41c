package starboard.nemesis.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Reacting;
import starboard.kernel.rules.ReactionWindow;
import starboard.nemesis.Nemesis;
import starboard.nemesis.action.Action;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.ask.Deed;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.ask.Target;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.body.HandSlots;
import starboard.nemesis.body.Healing;
import starboard.nemesis.body.Passing;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.combat.Throwing;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.items.Hands;
import starboard.nemesis.items.Trade;
import starboard.nemesis.movement.MovedByCard;
import starboard.nemesis.movement.Movement;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.ship.Pods;
import starboard.nemesis.ship.SettingCourse;
import starboard.nemesis.ship.ShipState;
import starboard.nemesis.ship.SwappingTokens;
import starboard.nemesis.ship.TogglingPod;
import starboard.nemesis.voidseeders.CalmingDown;
import starboard.nemesis.voidseeders.CancellingPanic;

/** What is best in all questions that are not the action of a turn. */
final class Answers {

  private static final int WEAPON_AT_HAND = 100;

  private final Situation w;
  private final Nemesis s;
  private final Ask<Nemesis, ?> ask;
  private final Actions actions;

  Answers(Situation w, Ask<Nemesis, ?> ask) {
    this.w = w;
    s = w.s;
    this.ask = ask;
    actions = new Actions(w);
  }

  int score(Choice choice) {
    return switch (choice) {
      case HandCard card -> card(card);
      case Reactions.Reaction reaction -> reaction(reaction);
      case HandSlots.Grip grip -> grip(grip);
      case CalmingDown.Way way -> calm(way);
      case CancellingPanic.Response response -> panic(response);
      case Pods.Aboard aboard -> aboard == Pods.Aboard.LAUNCH ? 1 : 0;
      case MovedByCard.Party party -> party.self() ? party.other() == Nemesis.NONE ? 1 : 2 : 0;
      case Trade.Ware ware -> ware.equals(Trade.Ware.DONE) ? 1 : 0;
      case Yes yes -> yes == Yes.YES == wants() ? 1 : 0;
      case Target at -> at(at);
      case Action.Craft craft -> Craft.worth(w, craft.crafted());
      default -> 0;
    };
  }

  // Cards

  /** N4.2, N3.6 Paid with what is worth least; on passing contamination goes, the rest is kept. */
  private int card(HandCard card) {
    if (ask instanceof Passing.DiscardAny) {
      if (card.equals(HandCard.DONE)) return 0;
      return card.card() < s.kit().content().actionCards().size() ? -1 : 1;
    }
    if (card.card() < 0 || card.card() >= s.kit().content().actionCards().size()) return 0;
    return -Worth.card(s, w.seat, card.card());
  }

  /** Attacks on oneself are cancelled, and so is what would doom the ship or oneself. */
  private int reaction(Reactions.Reaction reaction) {
    boolean nothing = reaction.card() == Nemesis.NONE && reaction.item() == Nemesis.NONE;
    if (nothing) return 0;
    if (!(reactedTo() instanceof Reactions to)) return -1;
    return switch (to.on()) {
      case SURPRISE_ATTACK_ON_SELF,
          INTRUDER_ATTACK_ON_SELF,
          OWN_NOISE_ROLL,
          OWN_ACTION_INTERRUPTED,
          TARGETED_BY_INTRUDER,
          BEFORE_OWN_NOISE_ROLL,
          SERIOUS_WOUND_ON_SELF,
          SLIME_OR_CONTAMINATION_ON_SELF,
          DARK_EFFECT_ON_SELF,
          DARK_EVENT_ON_SELF ->
          1;
      case ACTION_OF_OTHER_PLAYER_IN_ROOM, PANIC_EFFECT_OF_OTHER_IN_ROOM ->
          to.isToInterruption() || isHostile(to.action()) ? 1 : -1;
    };
  }

  /** What one may react to; null if the question is none of a reaction. */
  private @Nullable Reacting<Nemesis, ?> reactedTo() {
    return ask instanceof ReactionWindow<Nemesis, ?> window ? window.on() : null;
  }

  private boolean isHostile(@Nullable Deed action) {
    if (!(action instanceof Effects.Use use)) return false;
    List<Effect> effects = Effects.of(s, use.on(), use.action());
    for (int i = 0; i < effects.size(); i++) {
      if (use.effect() >= 0 && use.effect() != i) continue;
      if (w.terrain.harms(w, effects.get(i).op())) return true;
    }
    return false;
  }

  /** V10.1 A scan may find a parasite, which drives mad: only the half mad dare it. */
  private int calm(CalmingDown.Way way) {
    boolean dares =
        s.cards().contaminationInHand(w.seat) > 0 && s.rules().species().hasParasite(s, w.seat);
    return switch (way) {
      case LOWER -> 1;
      case SCAN -> 0;
      case BOTH -> dares ? 2 : -1;
    };
  }

  /** V4.3 Panic that strikes others in the room is cancelled, if a card will do. */
  private int panic(CancellingPanic.Response response) {
    if (!(reactedTo() instanceof CancellingPanic panic)) return 0;
    return switch (response) {
      case LET_IT_BE -> 0;
      case INTERRUPT -> panic.strikesOthers(s) ? 1 : -1;
      case SHAKE -> -1;
    };
  }

  // Hands

  /** What is worth least is dropped; nothing is dropped for something worth less. */
  private int grip(HandSlots.Grip grip) {
    if (grip.position() != Nemesis.NONE) {
      return -Worth.held(s, w.seat, s.belongings().held(w.seat).number(grip.position()));
    }
    if (grip.object() != Nemesis.NONE) return -WEAPON_AT_HAND;
    if (!(ask instanceof Hands.MakeRoom make)) return 0;
    return -Worth.item(s, w.seat, make.item());
  }

  // Yes or no

  private boolean wants() {
    return switch (ask) {
      case NoiseRoll.Reroll reroll -> isBad(reroll.side());
      case Combat.Rolled rolled -> isMiss(rolled);
      case SwappingTokens swap -> !ShipState.of(s).isWorking(swap.engine());
      case Trade.Agree agree ->
          worth(s.belongings().tray(agree.other())) >= worth(s.belongings().tray(agree.seat()));
      case MovedByCard.Consent _ -> s.crew().isInCombat(w.seat);
      default -> w.terrain.agrees(actions, ask);
    };
  }

  private boolean isBad(NoiseDie.Side side) {
    return switch (side) {
      case SILENCE -> s.rules().species().betrayal(s, w.seat) != null;
      case DANGER, SURFACE -> true;
      case ONE, TWO, THREE, FOUR -> s.interior().hasNoise(s.board().spot(w.room, side.number()));
    };
  }

  private boolean isMiss(Combat.Rolled rolled) {
    if (rolled.victim() == Combat.EGGS) return rolled.face() == Face.BLANK;
    return rolled.die(s).shoot(rolled.face(), s.creatures().typeOf(rolled.victim())) == 0;
  }

  private int worth(Pile tray) {
    int sum = 0;
    for (int i = 0; i < tray.size(); i++) sum += Worth.held(s, w.seat, tray.number(i));
    return sum;
  }

  // One of several

  private int at(Target at) {
    return switch (ask) {
      case Effects.ChooseOne one -> effect(one, at);
      case Combat.ChooseWeapon _ -> s.belongings().ammo(at.index());
      case Combat.ChooseVictim _ -> victim(at.index());
      case Movement.CarefulNoise _ -> quiet(at.index());
      case Hands.Keep _ -> Worth.item(s, w.seat, at.index());
      case SettingCourse _ ->
          w.known.course() && w.known.spaceTo(w.aim.destination()) == at.index() ? 1 : 0;
      case Healing.ChooseWound wound -> wound.heal() ? 0 : Health.dressed(s, at.index());
      case TogglingPod _ -> ShipState.of(s).isUnlocked(at.index()) ? -1 : 1;
      case Throwing.AimGrenade _, Throwing.AimMolotov _ -> missile(at);
      case MovedByCard.ToNeighbour _ -> actions.refuge(at.index());
      case MovedByCard.ChooseFar _ -> -(actions.way == null ? w.from : actions.way).of(at.index());
      default -> w.terrain.answer(actions, ask, at);
    };
  }

  private int effect(Effects.ChooseOne one, Target at) {
    return at.index() < 0
        ? at.equals(Target.LAPSE) ? -100 : 0
        : actions.effect(Effects.of(s, one.on(), one.action()).get(at.index()));
  }

  private int missile(Target at) {
    boolean figure = at.what() == Target.What.FIGURE;
    return Missile.at(w, figure ? s.creatures().roomOfFigure(at.index()) : at.index()) * 2
        - (figure ? 1 : 0);
  }

  /** The smallest and most hurt first; eggs only if nothing else is there. */
  private int victim(int figure) {
    if (figure == Combat.EGGS) return -100;
    return s.creatures().injuries(figure) - 4 * Danger.rank(s, figure);
  }

  /** Noise where the die finds it least, and where one does not go next. */
  private int quiet(int spot) {
    int numbers = 0;
    for (int number = 1; number <= Layout.NUMBERS; number++) {
      if (s.board().spot(w.room, number) == spot) numbers++;
    }
    int away = s.board().isTechnical(spot) ? 1 : actions.approach(s.board().otherEnd(spot, w.room));
    return Math.min(2, away) - 2 * numbers;
  }
}
