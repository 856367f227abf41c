package starboard.rone.content;

import java.util.List;
import java.util.Locale;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Mistake;
import starboard.kernel.words.Text;

/** R16 What an effect does: one record per word of the vocabulary. */
public sealed interface Op {

  /** A number that must be positive. */
  private static void positive(int n) {
    if (n < 1 || n > 99) throw new Mistake(Text.of("content.number", 1, 99));
  }

  private static void ownOrInvasion(Target target) {
    if (target != Target.SELF && target != Target.INVASION) {
      throw new Mistake(Text.of("content.player-or-invasion"));
    }
  }

  private static void onPlayers(Target target) {
    if (!target.isOfPlayers() && target != Target.EACH_PLAYER) {
      throw new Mistake(Text.of("content.players"));
    }
  }

  /** R14.1.7.1 Whether it is an effect of the Invasion; all others are effects of players. */
  default boolean isOfInvasion() {
    return switch (this) {
      case Deploy _, ActivateProtocol _ -> true;
      case GainArmour(_, Target target) -> !target.isOfPlayers();
      case GainLife(_, Target target) -> !target.isOfPlayers();
      case StoreResource(_, _, Target target) -> !target.isOfPlayers();
      case Recycle(_, Target target) -> !target.isOfPlayers();
      default -> target() == Target.EACH_PLAYER;
    };
  }

  /** Its word in files. */
  default String word() {
    String name = getClass().getSimpleName();
    return name.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  /** R18.5 Whether it touches an opponent. */
  default boolean isAgainstOpponents() {
    return target() == Target.OPPONENT;
  }

  /** Whom it is about, where players can be. */
  private Target target() {
    return switch (this) {
      case Exhaust(_, _, Target target) -> target;
      case DealDamage(_, _, Target target) -> target;
      case DestroyStat(_, _, Target target) -> target;
      case ScrapDeck(_, Target target) -> target;
      case DiscardDeck(_, Target target) -> target;
      case DestroyStored(_, Target target) -> target;
      case Research(_, Target target) -> target;
      case DisableDie(_, Target target) -> target;
      default -> Target.SELF;
    };
  }

  /** R2.1; of cards of the Invasion R12.6 */
  record GainArmour(int n, @Default("self") Target target) implements Op {
    public GainArmour {
      positive(n);
      if (target == Target.OPPONENT || target == Target.EACH_PLAYER || target == Target.INVASION) {
        throw new Mistake(Text.of("content.player-or-deployed"));
      }
    }
  }

  /** R2.1; of cards of the Invasion R12.6 */
  record GainLife(int n, @Default("self") Target target) implements Op {
    public GainLife {
      positive(n);
      if (target == Target.OPPONENT || target == Target.EACH_PLAYER || target == Target.INVASION) {
        throw new Mistake(Text.of("content.player-or-deployed"));
      }
    }
  }

  /** R6.2 */
  record GainScrew(int n) implements Op {
    public GainScrew {
      positive(n);
    }
  }

  /** R8.8 */
  record GainSparePart(int n) implements Op {
    public GainSparePart {
      positive(n);
    }
  }

  /** R2.5 */
  record GainReroll(int n) implements Op {
    public GainReroll {
      positive(n);
    }
  }

  /** R3.2, R3.7 */
  record GainResource(Colour color, int n) implements Op {
    public GainResource {
      positive(n);
    }
  }

  /** R3.5, R3.7; of the Invasion R12.2 */
  record StoreResource(Colour color, int n, @Default("self") Target target) implements Op {
    public StoreResource {
      positive(n);
      ownOrInvasion(target);
    }
  }

  /** R8.2 */
  record Draw(int n) implements Op {
    public Draw {
      positive(n);
    }
  }

  /** R6.7; of the Invasion R12.10 */
  record Recycle(int n, @Default("self") Target target) implements Op {
    public Recycle {
      positive(n);
      ownOrInvasion(target);
    }
  }

  /** R6.1 */
  record Recruit(int n) implements Op {
    public Recruit {
      positive(n);
    }
  }

  /** R6.10 */
  record DiscoverTechnology(int n) implements Op {
    public DiscoverTechnology {
      positive(n);
    }
  }

  /** R6.6 */
  record Sacrifice(int n) implements Op {
    public Sacrifice {
      positive(n);
    }
  }

  /** R6.8 */
  record Keep(int n) implements Op {
    public Keep {
      positive(n);
    }
  }

  /** R5.5 */
  record Refresh(int n, @Default("any") What what) implements Op {
    public Refresh {
      positive(n);
    }
  }

  /** R16 */
  record Exhaust(int n, @Default("any") What what, Target target) implements Op {
    public Exhaust {
      positive(n);
      onPlayers(target);
      if (target == Target.SELF) throw new Mistake(Text.of("content.opponents"));
    }
  }

  /** R9.4 */
  record DealDamage(DamageType type, int n, Target target) implements Op {
    public DealDamage {
      positive(n);
      onPlayers(target);
      if (target == Target.SELF) throw new Mistake(Text.of("content.opponents"));
    }
  }

  /** R9.2 */
  record DestroyStat(Stat stat, int n, Target target) implements Op {
    public DestroyStat {
      positive(n);
      onPlayers(target);
    }
  }

  /** R6.9 */
  record ScrapDeck(int n, Target target) implements Op {
    public ScrapDeck {
      positive(n);
      onPlayers(target);
    }
  }

  /** R6.9 */
  record DiscardDeck(int n, Target target) implements Op {
    public DiscardDeck {
      positive(n);
      onPlayers(target);
    }
  }

  /** R16 */
  record DestroyStored(int n, Target target) implements Op {
    public DestroyStored {
      positive(n);
      onPlayers(target);
      if (target == Target.SELF) throw new Mistake(Text.of("content.opponents"));
    }
  }

  /** R4.4 */
  record Craft(int n) implements Op {
    public Craft {
      positive(n);
    }
  }

  /** R2.6 */
  record Research(int n, Target target) implements Op {
    public Research {
      onPlayers(target);
      if (n == 0 || n < -3 || n > 3) {
        throw new Mistake(Text.of("content.tokens", -3, 3));
      }
    }
  }

  /** R6.4 */
  record TrainStarter(int n) implements Op {
    public TrainStarter {
      positive(n);
    }
  }

  /** R9.7 */
  record ClearScrap(int n) implements Op {
    public ClearScrap {
      positive(n);
    }
  }

  /** R4.5 */
  record SetDie(int n) implements Op {
    public SetDie {
      positive(n);
    }
  }

  /** R4.7 */
  record DisableDie(int n, Target target) implements Op {
    public DisableDie {
      positive(n);
      onPlayers(target);
      if (target == Target.SELF) throw new Mistake(Text.of("content.opponents"));
    }
  }

  /** R12.7 */
  record Deploy(int n) implements Op {
    public Deploy {
      positive(n);
    }
  }

  /** R12.10 */
  record ActivateProtocol(int n) implements Op {
    public ActivateProtocol {
      positive(n);
    }
  }

  /** R8.12 */
  record DestroyThis(When when) implements Op {}

  /** One of several lists of effects. */
  record ChooseOne(List<List<Effect>> options) implements Op {
    public ChooseOne {
      if (options.size() < 2) throw new Mistake(Text.of("content.options"));
    }
  }
}
