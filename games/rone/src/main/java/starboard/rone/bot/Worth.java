package starboard.rone.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seats;
import starboard.rone.Box;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.content.Ability;
import starboard.rone.content.Colour;
import starboard.rone.content.Condition;
import starboard.rone.content.DamageType;
import starboard.rone.content.Effect;
import starboard.rone.content.Faction;
import starboard.rone.content.Op;
import starboard.rone.content.Per;
import starboard.rone.content.RecruitCard;
import starboard.rone.content.Stat;
import starboard.rone.content.Target;
import starboard.rone.content.Trigger;
import starboard.rone.content.What;
import starboard.rone.effect.Reshuffling;

/** What effects and cards are worth to a player ({@link Prices}, {@link Growth}). */
final class Worth {

  /** What kills. */
  static final int DEADLY = -1000;

  /** The most of a counter (R2.1). */
  private static final int MOST = 18;

  /** A pip of a price, before the own cards that ask for the same colour make it dearer. */
  private static final int PIP = 10;

  /** What a second card of a kind is worth less, and one that sets off a card of the base more. */
  private static final int SAME = 6;

  private static final int CALLED = 5;

  /** How much of what a refreshed card does one will get, in percent. */
  private static final int REFRESHED = 60;

  private static final int NO_CARD = -1;

  private final Rone s;
  private final Player player;
  private final Player opponent;

  /** Whether it is judged what something brings some day, not now. */
  private final boolean lasting;

  private final Prices prices;
  private @Nullable Worth lastingly;
  private @Nullable Growth growth;
  private int @Nullable [] demands;

  Worth(Rone s, Player player) {
    this(s, player, false);
  }

  private Worth(Rone s, Player player, boolean lasting) {
    this.s = s;
    this.lasting = lasting;
    this.prices = lasting ? Prices.LASTING : Prices.NOW;
    this.player = player;
    Seats enemies = s.enemies(player.seat());
    this.opponent = enemies.isEmpty() ? player : s.player(enemies.first());
  }

  Rone table() {
    return s;
  }

  Player player() {
    return player;
  }

  Player opponent() {
    return opponent;
  }

  /** What these effects bring now. */
  int effects(@Nullable List<Effect> effects) {
    return effects(effects, NO_CARD);
  }

  private int effects(@Nullable List<Effect> effects, int card) {
    if (effects == null) return 0;
    int worth = 0;
    for (int i = 0; i < effects.size(); i++) worth += effect(effects.get(i), card);
    return worth;
  }

  private int effect(Effect effect, int card) {
    int once = op(effect.op());
    if (lasting && (effect.per() != null || effect.condition() != null)) return once / 2;
    Per per = effect.per();
    if (per != null) {
      return once * Math.max(1, Math.min(per.max(), player.othersPlayed(per.faction(), card)));
    }
    return switch (effect.condition()) {
      case null -> once;
      case Condition.OtherPlayedFaction other ->
          player.othersPlayed(other.faction(), card) >= other.min() ? once : once / 3;
      case Condition.OwnArmourAtMost most -> player.armour() <= most.n() ? once : 0;
    };
  }

  private int op(Op op) {
    return switch (op) {
      case Op.GainArmour(int n, Target _) ->
          prices.armour() * (lasting ? n : Math.min(n, MOST - player.armour()));
      case Op.GainLife(int n, Target _) ->
          Prices.LIFE * (lasting ? n : Math.min(n, MOST - player.life()));
      case Op.GainScrew(int n) -> growth().screw() * n;
      case Op.GainSparePart(int n) -> Prices.PART * n;
      case Op.GainReroll(int n) -> (lasting ? 2 : 1) * n;
      case Op.GainResource(Colour _, int n) -> 6 * n;
      case Op.StoreResource(Colour _, int n, Target _) -> 4 * n;
      case Op.Draw(int n) -> taking(n, (lasting ? 5 : 2) * n);
      case Op.Recycle(int n, Target _) -> 2 * n;
      case Op.Recruit(int n) -> growth().recruit() * n;
      case Op.DiscoverTechnology(int n) -> growth().technology() * n;
      case Op.Sacrifice(int n) -> taking(1, growth().sacrifice() * n);
      case Op.Keep(int n) -> 2 * n;
      case Op.Refresh(int n, What what) -> lasting ? 10 : refresh(player, n, what);
      case Op.Exhaust(int n, What what, Target _) -> 6 * (lasting ? n : Math.min(n, ready(what)));
      case Op.DealDamage(DamageType type, int n, Target _) -> damage(type, n);
      case Op.DestroyStat(Stat stat, int n, Target target) -> destroy(stat, n, target);
      case Op.ScrapDeck(int n, Target target) ->
          target == Target.OPPONENT ? scrapping() * n : taking(n, -7 * n);
      case Op.DiscardDeck(int n, Target target) ->
          target == Target.OPPONENT ? 3 * n : taking(n, -n);
      case Op.DestroyStored(int n, Target _) ->
          Prices.RESOURCE * (lasting ? n : Math.min(n, Resources.total(opponent.stored())));
      case Op.Craft(int n) -> growth().craft() * n;
      case Op.Research(int n, Target target) -> target == Target.SELF ? -2 * n : 2 * n;
      case Op.TrainStarter(int n) -> growth().starter() * n;
      case Op.ClearScrap(int n) ->
          prices.clearing() * Math.min(n, lasting ? 2 : player.scrapyard().size());
      case Op.SetDie(int n) -> 5 * n;
      case Op.DestroyThis _ -> lasting ? -5 : 0;
      case Op.ChooseOne(List<List<Effect>> lists) -> best(lists);
      default -> 0;
    };
  }

  private int best(List<List<Effect>> lists) {
    int best = 0;
    for (int i = 0; i < lists.size(); i++) best = Math.max(best, effects(lists.get(i)));
    return best;
  }

  /** R7 Something that needs cards of the deck: a reshuffle has its price, and may kill. */
  private int taking(int cards, int worth) {
    if (lasting || player.deck().size() >= cards) return worth;
    int toll = Reshuffling.toll(player);
    if (!player.canReshuffle() || toll >= player.life()) return DEADLY;
    return worth - 5 * toll;
  }

  private int damage(DamageType type, int n) {
    return switch (type) {
      case ARMOUR -> prices.tearing() * (lasting ? n : Math.min(n, armour()));
      case MELEE -> strikes() * prices.melee() * n;
      case RANGED -> strikes() * prices.ranged() * n;
    };
  }

  /** Whether there is anything to strike at: against the Invasion, a card or a core. */
  private int strikes() {
    return lasting || !s.isInvaded() || !s.stack().isEmpty() || s.stack().hasCore() ? 1 : 0;
  }

  /** The armour one strikes at. */
  private int armour() {
    return s.isInvaded() ? s.stack().armour() : opponent.armour();
  }

  private int destroy(Stat stat, int n, Target target) {
    int worth = stat == Stat.LIFE ? Prices.LIFE * n : prices.armour() * n;
    if (target == Target.OPPONENT) return worth;
    return stat == Stat.LIFE && n >= player.life() ? DEADLY : -worth;
  }

  /** R5.5 The best of what is exhausted. */
  private int refresh(Player whose, int n, What what) {
    int best = 0;
    for (int i = 0; i < whose.base().size(); i++) {
      if (whose.isExhausted(i) && fits(whose, i, what)) best = Math.max(best, active(whose, i));
    }
    return (n > 1 ? best * 3 / 2 : best) * REFRESHED / 100;
  }

  private int ready(What what) {
    int ready = 0;
    for (int i = 0; i < opponent.base().size(); i++) {
      if (!opponent.isExhausted(i) && fits(opponent, i, what)) ready++;
    }
    return ready;
  }

  private static boolean fits(Player whose, int position, What what) {
    int kind = Box.kindOf(whose.base().number(position));
    return switch (what) {
      case ANY -> true;
      case LEADER -> Box.isLeader(kind);
      case TECHNOLOGY -> Box.isTechnology(kind);
    };
  }

  /** What using a card of a base brings; a card that refreshes counts as one of average worth. */
  int active(Player whose, int position) {
    int kind = Box.kindOf(whose.base().number(position));
    List<Effect> effects = Box.effects(kind, Trigger.ACTIVE);
    if (effects == null) return 0;
    int worth = 0;
    for (int i = 0; i < effects.size(); i++) {
      Op op = effects.get(i).op();
      worth += op instanceof Op.Refresh ? 8 : effect(effects.get(i), NO_CARD);
    }
    return worth;
  }

  // Cards

  /** A card that is played now. */
  int played(int kind) {
    RecruitCard card = Box.recruit(kind);
    return fighting(card)
        + Prices.PART * card.rewardSpareParts()
        + effects(Box.effects(kind, Trigger.ON_PLAY));
  }

  private int fighting(RecruitCard card) {
    RecruitCard.Combat combat = card.combat();
    return damage(DamageType.ARMOUR, combat.armourDestruction())
        + damage(DamageType.MELEE, combat.melee())
        + damage(DamageType.RANGED, combat.ranged());
  }

  /** The same judged for the rest of the game. */
  private Worth lasting() {
    if (lasting) return this;
    if (lastingly == null) lastingly = new Worth(s, player, true);
    return lastingly;
  }

  private Growth growth() {
    if (growth == null) growth = lasting ? Growth.USUAL : Growth.of(this);
    return growth;
  }

  /** R6.9 A card of the opponent's deck for the scrapyard. */
  private int scrapping() {
    return s.isInvaded() ? Prices.SCRAPPING_INVADERS : prices.scrapping();
  }

  /** A card in the deck: what it brings when it is played, less what it costs. */
  int owned(int kind) {
    Worth some = lasting();
    return some.played(kind)
        + some.effects(Box.effects(kind, Trigger.ON_DRAW)) / 2
        + Math.max(0, some.effects(Box.effects(kind, Trigger.ON_SCRAPPED)) / 3)
        - price(Box.cost(kind));
  }

  /** Pips of a colour that many cards ask for are dear. */
  private int price(long cost) {
    int price = 0;
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      int pips = Resources.count(cost, colour);
      if (pips > 0) price += pips * (PIP + (colour < Colour.COLOURS ? demand(colour) : 0));
    }
    return price;
  }

  /**
   * A card to be recruited: what it brings for the screws it takes. Who has others to train already
   * looks less at the screws; a second one of a kind brings less, one that is called for more.
   */
  int recruited(int kind) {
    int copies = copies(player.training(), kind) + copies(player.deck(), kind);
    int worth =
        owned(kind) - SAME * copies + (isCalledFor(Box.recruit(kind).faction()) ? CALLED : 0);
    return 20 * worth / (1 + 2 * player.training().size() + Box.trainCost(kind));
  }

  /** Whether a card of the base is set off by playing that faction. */
  private boolean isCalledFor(Faction faction) {
    for (int i = 0; i < player.base().size(); i++) {
      int kind = Box.kindOf(player.base().number(i));
      if (!Box.has(kind, Trigger.WHEN_PLAY_FACTION)) continue;
      if (Box.ability(kind, Trigger.WHEN_PLAY_FACTION).faction() == faction) return true;
    }
    return false;
  }

  private static int copies(Pile pile, int kind) {
    int copies = 0;
    for (int i = 0; i < pile.size(); i++) if (Box.kindOf(pile.number(i)) == kind) copies++;
    return copies;
  }

  /** A card of the base to be discovered. */
  int settled(int kind) {
    Worth some = lasting();
    int worth = 0;
    for (Ability ability : Box.abilities(kind)) {
      int once = some.effects(ability.effects());
      worth +=
          switch (ability.trigger()) {
            case ACTIVE, WHEN_TRAINED -> once;
            case START_OF_TURN, END_OF_TURN -> 3 * once;
            case WHEN_PLAY_FACTION -> once * (1 + fighters(ability.faction()));
            case WHEN_USE_STORED -> 2 * once;
            default -> once / 2;
          };
    }
    return worth;
  }

  /** How often in a turn a card of that faction is likely to be played. */
  private int fighters(@Nullable Faction faction) {
    int cards = 0;
    for (int i = 0; i < player.deck().size(); i++) {
      if (Box.recruit(Box.kindOf(player.deck().number(i))).faction() == faction) cards++;
    }
    for (int i = 0; i < player.training().size(); i++) {
      if (Box.recruit(Box.kindOf(player.training().number(i))).faction() == faction) cards++;
    }
    return Math.min(3, cards / 2);
  }

  /** Which colours the own cards ask for. */
  int demand(int colour) {
    if (demands == null) {
      demands = new int[Colour.RESOURCES];
      for (int i = 0; i < demands.length; i++) demands[i] = asked(i);
    }
    return demands[colour];
  }

  private int asked(int colour) {
    return demand(player.deck(), colour)
        + demand(player.discard(), colour)
        + demand(player.scrapyard(), colour)
        + demand(player.played(), colour)
        + demand(player.hand(), colour)
        + demand(player.training(), colour);
  }

  private static int demand(Pile pile, int colour) {
    int pips = 0;
    for (int i = 0; i < pile.size(); i++) {
      pips += Resources.count(Box.cost(Box.kindOf(pile.number(i))), colour);
    }
    return pips;
  }
}
