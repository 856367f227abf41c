package starboard.table;

import java.time.Instant;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A seat as it stands now.
 *
 * @param human whether it is meant for a person
 * @param bot who plays it now instead of a person, or null
 * @param replaced the entry by which the host set a bot there in place of the person, or 0
 * @param claimed whether a person holds its secret
 * @param key the hash of its secret, or of the code that claims it
 * @param decision the number of the question it is asked, or -1
 * @param since when that question was asked, or when the last one was answered
 * @param reactions how it wants to be asked, by kind of reaction
 */
public record Chair(
    String name,
    boolean human,
    @Nullable String bot,
    int replaced,
    boolean claimed,
    String key,
    int decision,
    Instant since,
    SortedMap<String, Reaction> reactions,
    @Nullable Hook hook) {

  /** Stands for every kind of reaction that has no setting of its own. */
  public static final String ALL = "all";

  /** Where to post when it is this seat's decision. */
  public record Hook(String url, String language) {}

  public Chair {
    reactions = Collections.unmodifiableSortedMap(new TreeMap<>(reactions));
  }

  static Chair of(Entry.Seating seating, Instant at) {
    String secret = seating.secret();
    String code = seating.code();
    return new Chair(
        seating.name(),
        seating.bot() == null,
        seating.bot(),
        0,
        secret != null,
        secret != null ? secret : code != null ? code : "",
        -1,
        at,
        new TreeMap<>(),
        null);
  }

  /** Whether a person sits there now. */
  public boolean isManned() {
    return claimed && bot == null;
  }

  /** Whether its person was there, or was not asked when replaced, behind that entry. */
  boolean countsBehind(int to) {
    return isManned() || replaced > to;
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
    return new Chair(by, human, null, 0, true, secret, decision, since, reactions, hook);
  }

  Chair called(String other) {
    return new Chair(other, human, bot, replaced, claimed, key, decision, since, reactions, hook);
  }

  /** As its person wishes. */
  Chair playedBy(@Nullable String other) {
    return playedBy(other, 0);
  }

  Chair playedBy(@Nullable String other, int by) {
    return new Chair(name, human, other, by, claimed, key, decision, since, reactions, hook);
  }

  Chair reissued(String code) {
    return new Chair(name, human, bot, 0, false, code, decision, since, reactions, null);
  }

  Chair asked(int number, Instant at) {
    return new Chair(name, human, bot, replaced, claimed, key, number, at, reactions, hook);
  }

  Chair reacting(String kind, Reaction setting) {
    SortedMap<String, Reaction> changed = new TreeMap<>(reactions);
    if (kind.equals(ALL)) changed.clear();
    changed.put(kind, setting);
    return new Chair(name, human, bot, replaced, claimed, key, decision, since, changed, hook);
  }

  Chair hooked(@Nullable Hook other) {
    return new Chair(name, human, bot, replaced, claimed, key, decision, since, reactions, other);
  }
}
