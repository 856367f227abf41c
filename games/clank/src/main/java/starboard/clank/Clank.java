package starboard.clank;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Condition;
import starboard.clank.content.Content;
import starboard.clank.content.Faction;
import starboard.clank.content.Item;
import starboard.clank.content.SoloEntry;
import starboard.clank.words.Texts;
import starboard.kernel.box.Places;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * The table of Clank! In! Space! and the verbs its rules are written in; every verb tells what it
 * did. Cubes, tokens and cards lie in the layers below: {@link Cubes}, {@link Thieves}, {@link
 * Decks}. Here is what a turn has gathered (C5) and the goal of the solo variant (C22).
 */
public final class Clank extends Decks {

  private static final Content CONTENT = Content.BOX;
  private static final int[] NOTHING = {};
  private static final int FACTION_BITS = 8;
  private static final int FACTION_MASK = (1 << FACTION_BITS) - 1;

  /** What holds for the rest of the turn, as bits. */
  private static final int NO_BOOTS = 1;

  private static final int IGNORES_ENEMIES = 2;
  private static final int WILDCARD = 4;
  private static final int TRASHED = 8;

  private final int plan;
  private final boolean solo;

  private int skill;
  private int swords;
  private int boots;
  private int bank;
  private int flags;
  private int teleports;
  private int jumps;

  /** How many cards of each faction were played this turn, eight bits each. */
  private int played;

  /** Conditional effects that have not happened yet: card number and effect (C5.3). */
  private int[] pending = NOTHING;

  /** Kinds of cards whose offer to discard has not been used. */
  private int[] offers = NOTHING;

  /** The turns begun, and the goal of the solo variant with what was done of it. */
  private int turns;

  private int goal = NONE;
  private int goalDone;
  private int goalTurns;

  /**
   * @param plan the board, or {@link #NONE} to let chance lay it
   */
  public Clank(Setup setup, int plan, boolean solo, Hooks<Clank> hooks) {
    super(setup.players(), hooks);
    this.plan = plan;
    this.solo = solo;
  }

  @Override
  protected void places(Places p) {
    walkCubes(p);
    walkThieves(p);
    walkDecks(p);
  }

  @Override
  protected @Nullable String ruleAgainst(String reason) {
    return RulesAgainst.rule(reason);
  }

  @Override
  protected List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Seat seat : seats()) {
      if (isAboard(seat) && wounds(seat) > HEALTH) faults.add("more wounds than health");
      if (isAboard(seat) == (spaceOf(seat) == NONE) && hasBoard())
        faults.add("a pawn is where it should not be");
    }
    if (bank < 0 || skill < 0 || swords < 0 || boots < 0) faults.add("something was overspent");
    return faults;
  }

  /** The board asked for, or {@link #NONE}. */
  public int plan() {
    return plan;
  }

  public boolean isSolo() {
    return solo;
  }

  // What the turn has gathered

  public int skill() {
    return skill;
  }

  public int swords() {
    return swords;
  }

  public int boots() {
    return boots;
  }

  /** C6.2 Negative Clank! that later noise of this turn uses up. */
  public int bank() {
    return bank;
  }

  public int teleports() {
    return teleports;
  }

  public int jumps() {
    return jumps;
  }

  /** C10.8, C11.3 */
  public boolean mayWalk() {
    return (flags & NO_BOOTS) == 0;
  }

  /** C10.5 */
  public boolean ignoresEnemies() {
    return (flags & IGNORES_ENEMIES) != 0;
  }

  /** C20.2 */
  boolean hasWildcard() {
    return (flags & WILDCARD) != 0;
  }

  /** C21.3 */
  public boolean hasTrashed() {
    return (flags & TRASHED) != 0;
  }

  /** How many cards of that faction were played this turn, trashed ones included (C5.11). */
  int playedOf(Faction faction) {
    return (played >> (faction.ordinal() * FACTION_BITS)) & FACTION_MASK;
  }

  /**
   * Whether a condition is true for a player now (C5.2-C5.7).
   *
   * @param card the kind of the card that carries it
   */
  public boolean holds(Condition condition, Seat seat, int card) {
    return switch (condition) {
      case Condition.OfFaction(Faction faction) -> {
        int others = playedOf(faction) - (CONTENT.card(card).faction() == faction ? 1 : 0);
        yield others > 0 || hasWildcard();
      }
      case Condition.OwnCrystal _ -> crystalsCounted(seat) > 0;
      case Condition.OwnContraband _ -> has(seat, Item.Grant.CONTRABAND_EFFECTS);
      case Condition.Trashed _ -> hasTrashed();
      case Condition.CardLies(String other) -> hasLain(seat, CONTENT.cards().indexOf(other));
      case Condition.OwnArtifact _ -> hasArtifact(seat);
    };
  }

  /** How many conditional effects of this turn have not happened yet. */
  public int pending() {
    return pending.length;
  }

  /** The number of the card that has the effect. */
  public int pendingCard(int index) {
    return pending[index] / Card.MOST_EFFECTS;
  }

  public Card.Effect pendingEffect(int index) {
    int effect = pending[index] % Card.MOST_EFFECTS;
    return Box.card(pendingCard(index)).effects().get(effect);
  }

  /** The offers of this turn that are open: kinds of cards (C21.1). */
  public int offers() {
    return offers.length;
  }

  public int offer(int index) {
    return offers[index];
  }

  public int turns() {
    return turns;
  }

  /** The open goal, or {@link #NONE} (C22.2). */
  public int goal() {
    return goal;
  }

  public int goalDone() {
    return goalDone;
  }

  public int goalTurns() {
    return goalTurns;
  }

  // Verbs: the turn

  public void beginTurn(Seat seat) {
    turns++;
    forgetGone();
    if (heard()) tell(Seats.EVERYONE, Text.of("turn", seat));
  }

  /** C4.4(2), (3) What is unused vanishes, what was played goes to the discard pile. */
  public void endTurn(Seat seat) {
    forgetTurn();
    if (!isAboard(seat)) return;
    clearPlayArea(seat);
    if (heard())
      tell(Seats.EVERYONE, Text.of("turn-ends", seat), Beats.turnEnded(seat, goal != NONE));
  }

  private void forgetTurn() {
    skill = 0;
    swords = 0;
    boots = 0;
    bank = 0;
    flags = 0;
    teleports = 0;
    jumps = 0;
    played = 0;
    pending = NOTHING;
    offers = NOTHING;
  }

  public void gainSkill(int count) {
    skill += count;
  }

  public void gainSwords(int count) {
    swords += count;
  }

  public void gainBoots(int count) {
    boots += count;
  }

  public void gainTeleports(int count) {
    teleports += count;
  }

  public void gainJump() {
    jumps++;
  }

  public void paySkill(int cost) {
    skill -= cost;
  }

  public void paySwords(int cost) {
    swords -= cost;
  }

  public void payBoots(int cost) {
    boots -= cost;
  }

  public void payTeleport() {
    teleports--;
  }

  public void payJump() {
    jumps--;
  }

  /** C10.8, C11.3 */
  public void stopWalking() {
    flags |= NO_BOOTS;
  }

  public void ignoreEnemies() {
    flags |= IGNORES_ENEMIES;
  }

  public void gainWildcard() {
    flags |= WILDCARD;
  }

  /** C6.1, C6.2 Noise of the player whose turn it is: what was banked comes first. */
  public void makeNoise(Seat seat, int count) {
    int cancelled = Math.min(bank, count);
    bank -= cancelled;
    addNoise(seat, count - cancelled);
  }

  /** C6.2 */
  public void takeNoiseBack(Seat seat, int count) {
    bank += takeBack(seat, count);
  }

  /** C5.1 Lays a card and notes its conditional effects. */
  public void play(Seat seat, int kind) {
    int number = lay(seat, kind);
    Card card = CONTENT.card(kind);
    Faction faction = card.faction();
    if (faction != null) played += 1 << (faction.ordinal() * FACTION_BITS);
    List<Card.Effect> effects = card.effects();
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).condition() != null) {
        pending = with(pending, number * Card.MOST_EFFECTS + i);
      }
    }
  }

  /** C5.3 A conditional effect happens: not again this turn. */
  public void strikeOut(int index) {
    pending = without(pending, index);
  }

  public void addOffer(int card) {
    offers = with(offers, card);
  }

  public void strikeOffer(int card) {
    for (int i = 0; i < offers.length; i++) {
      if (offers[i] == card) {
        offers = without(offers, i);
        return;
      }
    }
  }

  /** C21.2, C21.3 */
  public void remove(Seat seat, int kind, boolean fromPlay) {
    trash(seat, kind, fromPlay);
    flags |= TRASHED;
  }

  /** C8.1 A row enemy is beaten. */
  public void beat(Seat seat, int kind) {
    int position = Box.find(row(), kind);
    if (heard()) {
      Beat beat = Beats.beaten(seat, row().at(position), CONTENT.card(kind).swords());
      tell(Seats.EVERYONE, Text.of("beaten", Arg.of(seat), Arg.of(Texts.card(kind))), beat);
    }
    discardFromRow(position);
  }

  /** C8.2 */
  public void beatReserveEnemy(Seat seat) {
    if (heard()) {
      Text name = Texts.enemy(reserveEnemy());
      Beat beat = Beats.beatenInReserve(seat, reserveEnemy());
      tell(Seats.EVERYONE, Text.of("beaten", Arg.of(seat), Arg.of(name)), beat);
    }
  }

  /** C10.2 Enemies of a corridor, and the swords spent on them. */
  public void meetEnemies(Seat seat, int enemies, int swords) {
    if (heard()) {
      Text text = Text.of("enemies", Arg.of(seat), Arg.of(enemies), Arg.of(swords));
      tell(Seats.EVERYONE, text, Beats.enemies(seat, enemies, swords));
    }
  }

  /** C18.2 */
  public void knockOut(Seat seat) {
    boolean safe = hasArtifact(seat) && SHIP.isRescueZone(spaceOf(seat));
    if (heard()) tellKnockOut(seat, safe);
    removePawn(seat);
    leave(seat, false, safe);
  }

  private void tellKnockOut(Seat seat, boolean safe) {
    int space = spaceOf(seat);
    List<Arg> args = new ArrayList<>();
    args.addAll(List.of(Arg.of(seat), Arg.of(turns), Texts.at(space)));
    if (safe) {
      tell(Seats.EVERYONE, new Text("rescued", args), Beats.rescued(seat, space));
    } else {
      args.add(Arg.of(Text.of(hasArtifact(seat) ? "lost.deep" : "lost.no-artifact")));
      tell(Seats.EVERYONE, new Text("lost", args), Beats.lost(this, seat, space));
    }
  }

  /** C15.1 A card of the row does what it does on arriving. */
  public void arrive(int card) {
    if (heard()) tell(Seats.EVERYONE, Text.of("arrived", Arg.thing(card)), Beats.arrived(card));
  }

  /** Something all may know, and how it is shown. */
  public void announce(Beat beat, String key, Arg... args) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, args), beat);
  }

  // Verbs: solo

  /** C22.2 A goal is opened by chance. */
  public void openGoal() {
    goal = pick(Chance.SOLO, CONTENT.solo().goals().size());
    goalDone = 0;
    goalTurns = 0;
    if (heard()) tell(Seats.EVERYONE, Text.of("goal-open", Arg.of(Texts.goal(goal))), Beats.goal());
  }

  public void countGoal() {
    goalDone++;
    if (heard()) {
      int wanted = CONTENT.solo().goals().at(goal).n();
      Text text =
          Text.of("goal-counts", Arg.of(Texts.goal(goal)), Arg.of(goalDone), Arg.of(wanted));
      tell(Seats.EVERYONE, text, Beats.goalCounts(Texts.goal(goal), goalDone, wanted));
    }
  }

  /** How many cards of the row go at the end of a turn, before it is filled. */
  public int discards() {
    return solo ? Math.min(CONTENT.solo().endOfTurn().discardRowCards(), row().size()) : 0;
  }

  /** How many cubes are drawn after a turn, once the end clock runs. */
  public int clockDraw() {
    SoloEntry rules = CONTENT.solo();
    return solo && threat() >= rules.threatLimit() ? rules.endClockDraw() : 0;
  }

  public void countGoalTurn() {
    goalTurns++;
  }

  public void closeGoal(boolean reached) {
    if (heard()) {
      Text name = Texts.goal(goal);
      Text text = Text.of(reached ? "goal-reached" : "goal-missed", Arg.of(name));
      tell(Seats.EVERYONE, text, Beats.goalClosed());
    }
    goal = NONE;
  }

  /** C22.2 A card of the row is discarded by chance. */
  public void discardAnyFromRow() {
    int position = pick(Chance.SOLO, row().size());
    if (heard()) {
      int card = row().at(position);
      Beat beat = Beats.discardedFromRow(card, row().size());
      tell(Seats.EVERYONE, Text.of("row-discarded", Arg.thing(card)), beat);
    }
    discardFromRow(position);
  }

  /** C2.13 */
  public Seat anySeat() {
    return players() == 1 ? Seat.ONE : Seat.of(pick(Chance.BOARD, players()));
  }

  private static int[] with(int[] list, int more) {
    int[] longer = Arrays.copyOf(list, list.length + 1);
    longer[list.length] = more;
    return longer;
  }

  private static int[] without(int[] list, int index) {
    if (list.length == 1) return NOTHING;
    int[] shorter = new int[list.length - 1];
    System.arraycopy(list, 0, shorter, 0, index);
    System.arraycopy(list, index + 1, shorter, index, shorter.length - index);
    return shorter;
  }
}
