package starboard.table.state;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.table.log.Entry;
import starboard.table.log.Reaction;

/**
 * A seat as it stands now.
 *
 * @param right whose it is
 * @param player who plays it
 * @param reactions how it wants to be asked, by kind of reaction
 * @param hook where its person is called, or null
 */
public record Chair(
    String name,
    Right right,
    Player player,
    SortedMap<String, Reaction> reactions,
    @Nullable Hook hook) {

  /** Stands for every kind of reaction that has no setting of its own. */
  public static final String ALL = "all";

  /**
   * Whose a seat is.
   *
   * @param human whether it is meant for a person
   * @param claimed whether a person holds its secret
   * @param key the hash of its secret, or of the code that claims it
   */
  public record Right(boolean human, boolean claimed, String key) {}

  /**
   * Who plays a seat.
   *
   * @param bot who plays instead of a person, or null
   * @param replaced the entry by which the host set a bot there in place of the person, or 0
   * @param failed whether it has been reported that the bot fails
   */
  public record Player(@Nullable String bot, int replaced, boolean failed) {
    private static final Player PERSON = new Player(null, 0, false);
  }

  /** Where to post when it is this seat's decision. */
  public record Hook(String url, String language) {}

  public Chair {
    reactions = Collections.unmodifiableSortedMap(new TreeMap<>(reactions));
  }

  public static Chair of(Entry.Seating seating) {
    String secret = seating.secret();
    String code = seating.code();
    String key = secret != null ? secret : code != null ? code : "";
    return new Chair(
        seating.name(),
        new Right(seating.bot() == null, secret != null, key),
        new Player(seating.bot(), 0, false),
        new TreeMap<>(),
        null);
  }

  /** Whether it is meant for a person. */
  public boolean human() {
    return right.human;
  }

  /** Whether a person holds its secret. */
  public boolean claimed() {
    return right.claimed;
  }

  /** Who plays it now instead of a person, or null. */
  public @Nullable String bot() {
    return player.bot;
  }

  /** Whether a person sits there now. */
  public boolean isManned() {
    return right.claimed && player.bot == null;
  }

  /** Whether its person was there, or was not asked when replaced, behind that entry. */
  boolean countsBehind(int to) {
    return isManned() || player.replaced > to;
  }

  /** How the seat wants to be asked about a kind of reaction that everybody is asked about. */
  Reaction reaction(String kind) {
    Reaction own = reactions.get(kind);
    if (own != null) return own;
    Reaction all = reactions.get(ALL);
    return all == null ? Reaction.WHEN_I_CAN : all;
  }

  /** The person plays, even if a bot has kept the seat warm. */
  Chair claimedBy(String by, String secret) {
    Right claimed = new Right(right.human, true, secret);
    return new Chair(by, claimed, Player.PERSON, reactions, hook);
  }

  Chair called(String other) {
    return new Chair(other, right, player, reactions, hook);
  }

  /** As its person wishes. */
  Chair playedBy(@Nullable String bot) {
    return played(new Player(bot, 0, false));
  }

  /** As the host wishes, since that entry. */
  Chair replacedBy(String bot, int entry) {
    return played(new Player(bot, player.replaced == 0 ? entry : player.replaced, false));
  }

  /** Everybody knows that its bot fails. */
  Chair failing() {
    return played(new Player(player.bot, player.replaced, true));
  }

  private Chair played(Player by) {
    return new Chair(name, right, by, reactions, hook);
  }

  Chair reissued(String code) {
    Player nobody = new Player(player.bot, 0, player.failed);
    return new Chair(name, new Right(right.human, false, code), nobody, reactions, null);
  }

  Chair reacting(String kind, Reaction setting) {
    SortedMap<String, Reaction> changed = new TreeMap<>(reactions);
    if (kind.equals(ALL)) changed.clear();
    changed.put(kind, setting);
    return new Chair(name, right, player, changed, hook);
  }

  public Chair hooked(@Nullable Hook other) {
    return new Chair(name, right, player, reactions, other);
  }
}
