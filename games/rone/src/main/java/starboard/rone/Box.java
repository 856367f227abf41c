package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.words.Text;
import starboard.rone.content.Ability;
import starboard.rone.content.BaseCard;
import starboard.rone.content.Content;
import starboard.rone.content.Effect;
import starboard.rone.content.Faction;
import starboard.rone.content.InvasionCard;
import starboard.rone.content.Protocol;
import starboard.rone.content.RecruitCard;
import starboard.rone.content.Static;
import starboard.rone.content.Trigger;

/**
 * The cards of the box by number and kind. Kinds are numbered as the file lists them: starting,
 * additional and other recruits, leaders, technologies, cards of the Invasion and its protocols.
 */
public final class Box {

  /** R11.3 How many play with a box for two; with more, a second one is added. */
  private static final int SMALL_TABLE = 2;

  private static final Content CONTENT = Content.BOX;
  private static final List<RecruitCard> RECRUITS = recruits();
  private static final int STARTING = CONTENT.startingCards().size();
  private static final int STARTERS = STARTING + CONTENT.additionalStartingCards().size();
  private static final int LEADERS = RECRUITS.size();
  private static final int TECHNOLOGIES = LEADERS + CONTENT.leaders().size();

  private static final int INVADERS = TECHNOLOGIES + CONTENT.technologies().size();
  private static final int SUPPLY = INVADERS + CONTENT.invasionStartingCards().size();
  private static final int PROTOCOLS = SUPPLY + CONTENT.invasionSupplyCards().size();

  public static final int KINDS = PROTOCOLS + CONTENT.protocols().size();

  private static final int[] KIND_OF = kindOf();
  private static final long[] COST = new long[LEADERS];
  private static final int[] TRAIN_COST = new int[LEADERS];
  private static final Text[] NAMES = new Text[KINDS];
  private static final int[] TRIGGERS = new int[KINDS];

  static {
    for (int kind = 0; kind < KINDS; kind++) {
      NAMES[kind] = Text.of("card." + id(kind));
      for (Ability ability : abilities(kind)) TRIGGERS[kind] |= 1 << ability.trigger().ordinal();
    }
    for (int kind = 0; kind < LEADERS; kind++) {
      RecruitCard card = RECRUITS.get(kind);
      for (var pips : card.activationCost().entrySet()) {
        COST[kind] += Resources.of(pips.getKey().ordinal(), pips.getValue());
      }
      Integer train = card.trainCost();
      TRAIN_COST[kind] = train == null ? 0 : train;
    }
  }

  private Box() {}

  private static List<RecruitCard> recruits() {
    List<RecruitCard> all = new ArrayList<>(CONTENT.startingCards().entries());
    all.addAll(CONTENT.additionalStartingCards().entries());
    all.addAll(CONTENT.recruitCards().entries());
    return List.copyOf(all);
  }

  private static int copies(int kind) {
    if (kind < LEADERS) return RECRUITS.get(kind).count();
    if (kind < INVADERS) return base(kind).count();
    return kind < PROTOCOLS ? invader(kind).count() : protocol(kind).count();
  }

  /** How many cards of each kind are played with. */
  static int[] playedWith(int players) {
    int[] copies = new int[KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
      boolean fewer = kind < STARTING && players <= SMALL_TABLE;
      copies[kind] = fewer ? SMALL_TABLE : copies(kind);
    }
    return copies;
  }

  private static int[] kindOf() {
    int things = 0;
    for (int kind = 0; kind < KINDS; kind++) things += copies(kind);
    int[] kinds = new int[things];
    int number = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int copy = 0; copy < copies(kind); copy++) kinds[number++] = kind;
    }
    return kinds;
  }

  /** All cards of the kinds from the first to before the last, face down. */
  private static Pile pile(int first, int last) {
    int from = 0;
    while (KIND_OF[from] < first) from++;
    int to = from;
    while (to < KIND_OF.length && KIND_OF[to] < last) to++;
    return Pile.box(from, to - 1);
  }

  /** R11.3 All sets of starting cards of the box. */
  static Pile startingCards(int players) {
    Pile all = pile(0, STARTING);
    if (players > SMALL_TABLE) return all;
    Pile some = Pile.EMPTY;
    for (int kind = 0; kind < STARTING; kind++) {
      for (int i = 0, copy = 0; i < all.size() && copy < SMALL_TABLE; i++) {
        if (KIND_OF[all.number(i)] != kind) continue;
        some = some.with(all.at(i));
        copy++;
      }
    }
    return some;
  }

  static Pile additionalCards() {
    return pile(STARTING, STARTERS);
  }

  static Pile recruitCards() {
    return pile(STARTERS, LEADERS);
  }

  static Pile leaders() {
    return pile(LEADERS, TECHNOLOGIES);
  }

  static Pile technologies() {
    return pile(TECHNOLOGIES, INVADERS);
  }

  static Pile startingInvaders() {
    return pile(INVADERS, SUPPLY);
  }

  static Pile otherInvaders() {
    return pile(SUPPLY, PROTOCOLS);
  }

  static Pile protocols() {
    return pile(PROTOCOLS, KINDS);
  }

  static int things() {
    return KIND_OF.length;
  }

  public static int kindOf(int number) {
    return KIND_OF[number];
  }

  public static String id(int kind) {
    if (kind < LEADERS) return RECRUITS.get(kind).id();
    if (kind < INVADERS) return base(kind).id();
    return kind < PROTOCOLS ? invader(kind).id() : protocol(kind).id();
  }

  /** The kind with that id. */
  public static int kind(String id) {
    int kind = known(id);
    if (kind < 0) throw new IllegalArgumentException("no card " + id);
    return kind;
  }

  /** The kind with that id, or -1. */
  static int known(String id) {
    for (int kind = 0; kind < KINDS; kind++) if (id(kind).equals(id)) return kind;
    return -1;
  }

  public static Text name(int kind) {
    return NAMES[kind];
  }

  /** What a card looks like: its family and its id. */
  public static String style(int kind) {
    String family =
        isRecruit(kind)
            ? recruit(kind).faction().name().toLowerCase(Locale.ROOT)
            : isLeader(kind)
                ? "leader"
                : isTechnology(kind) ? "technology" : isInvader(kind) ? "invasion" : "protocol";
    return family + "." + id(kind);
  }

  /** The name of a card by its number, for the phrase book. */
  public static Text component(int number) {
    return NAMES[KIND_OF[number]];
  }

  public static boolean isRecruit(int kind) {
    return kind < LEADERS;
  }

  /** R6.5 Whether it goes back to the starting-card pile. */
  static boolean isStarter(int kind) {
    return kind < STARTERS;
  }

  static boolean isStarting(int kind) {
    return kind < STARTING;
  }

  public static boolean isLeader(int kind) {
    return kind >= LEADERS && kind < TECHNOLOGIES;
  }

  public static boolean isTechnology(int kind) {
    return kind >= TECHNOLOGIES && kind < INVADERS;
  }

  /** Whether it is a card of the Invasion, protocols not counted. */
  public static boolean isInvader(int kind) {
    return kind >= INVADERS && kind < PROTOCOLS;
  }

  static boolean isStartingInvader(int kind) {
    return kind >= INVADERS && kind < SUPPLY;
  }

  public static boolean isProtocol(int kind) {
    return kind >= PROTOCOLS;
  }

  public static InvasionCard invader(int kind) {
    return kind < SUPPLY
        ? CONTENT.invasionStartingCards().at(kind - INVADERS)
        : CONTENT.invasionSupplyCards().at(kind - SUPPLY);
  }

  private static Protocol protocol(int kind) {
    return CONTENT.protocols().at(kind - PROTOCOLS);
  }

  /** Whether a card of the Invasion forbids that while it lies on the stack (R12.5). */
  static boolean forbids(int kind, Static what) {
    return has(kind, Trigger.SUPPORT) && ability(kind, Trigger.SUPPORT).forbids() == what;
  }

  public static RecruitCard recruit(int kind) {
    return RECRUITS.get(kind);
  }

  private static BaseCard base(int kind) {
    return kind < TECHNOLOGIES
        ? CONTENT.leaders().at(kind - LEADERS)
        : CONTENT.technologies().at(kind - TECHNOLOGIES);
  }

  public static List<Ability> abilities(int kind) {
    if (kind < LEADERS) return RECRUITS.get(kind).abilities();
    if (kind < INVADERS) return base(kind).abilities();
    return kind < PROTOCOLS ? invader(kind).abilities() : protocol(kind).abilities();
  }

  public static boolean has(int kind, Trigger trigger) {
    return (TRIGGERS[kind] & (1 << trigger.ordinal())) != 0;
  }

  /** What a card does when that happens, or null. */
  public static @Nullable List<Effect> effects(int kind, Trigger trigger) {
    return has(kind, trigger) ? ability(kind, trigger).effects() : null;
  }

  /** The first ability of that trigger. */
  public static Ability ability(int kind, Trigger trigger) {
    List<Ability> abilities = abilities(kind);
    for (int i = 0; i < abilities.size(); i++) {
      if (abilities.get(i).trigger() == trigger) return abilities.get(i);
    }
    throw new IllegalArgumentException(id(kind) + " has no ability " + trigger);
  }

  public static long cost(int kind) {
    return COST[kind];
  }

  public static int trainCost(int kind) {
    return TRAIN_COST[kind];
  }

  static Faction faction(int kind) {
    return RECRUITS.get(kind).faction();
  }
}
