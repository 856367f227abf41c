package starboard.clank;

import java.util.List;
import starboard.kernel.catalogue.Word;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** What a card, a token, a space or a goal does: one record per word of the vocabulary. */
public sealed interface Op {

  /**
   * Carries it out for a player.
   *
   * @param source the card or token it stands on, see {@link Content#source}; {@link Clank#NONE}
   *     for a space of the board
   */
  void happen(Clank s, Seat seat, int source);

  /** What it does, in words. */
  default Text text() {
    return switch (this) {
      case Skill op -> Text.of("op.skill", op.count);
      case Swords op -> Text.of("op.swords", op.count);
      case Boots op -> Text.of("op.boots", op.count);
      case Credits op -> Text.of("op.credits", op.count);
      case Noise op ->
          op.count > 0 ? Text.of("op.clank", op.count) : Text.of("op.clank.less", -op.count);
      case Draw op -> Text.of("op.draw", op.count);
      case Heal op -> Text.of("op.heal", op.count);
      case Crystal op -> Text.of("op.crystal", op.count);
      case Teleport op -> Text.of("op.teleport", op.count);
      case TeleportToTelepadInModule _ -> Text.of("op.jump");
      case IgnoreEnemies _ -> Text.of("op.ignore-enemies");
      case OthersClank op -> Text.of("op.others-clank", op.count);
      case AllClank op -> Text.of("op.all-clank", op.count);
      case Trash op -> Text.of("op.trash", op.count);
      case DiscardThen op ->
          Text.of("op.discard-then", Arg.of(op.discard), Arg.of(Texts.list(op.then)));
      case Choose op -> Text.of("op.choose", Arg.of(Texts.alternatives(op.of)));
      case BlackCubesToBag op -> Text.of("op.black-cubes", op.count);
      case FlipReserveEnemy _ -> Text.of("op.flip");
      case Rage op -> Text.of("op.rage", op.count);
      case FactionWildcard _ -> Text.of("op.wildcard");
    };
  }

  /** Whether it puts a question at once, so that what follows must wait for the answer. */
  default boolean asks() {
    return false;
  }

  /** Whether it brings neither questions, nor chance, nor noise: its order does not matter. */
  default boolean isPlain() {
    return true;
  }

  /** A number that must be positive. */
  private static void positive(int count) {
    if (count < 1) throw new IllegalArgumentException("expected a number from 1 on");
  }

  record Skill(int count) implements Op {
    public Skill {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainSkill(count);
    }
  }

  record Swords(int count) implements Op {
    public Swords {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainSwords(count);
    }
  }

  record Boots(int count) implements Op {
    public Boots {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainBoots(count);
    }
  }

  /** C6.4 */
  record Credits(int count) implements Op {
    public Credits {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainCredits(seat, count);
    }
  }

  /** C6.1, C6.2 */
  @Word("clank")
  record Noise(int count) implements Op {
    public Noise {
      if (count == 0) throw new IllegalArgumentException("expected a number that is not 0");
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      if (count > 0) s.makeNoise(seat, count);
      else s.takeNoiseBack(seat, -count);
    }

    @Override
    public boolean isPlain() {
      return count < 0;
    }
  }

  /** C4.5 */
  record Draw(int count) implements Op {
    public Draw {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.drawCards(seat, count);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C17.4 */
  record Heal(int count) implements Op {
    public Heal {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.heal(seat, count);
    }
  }

  /** C6.5 */
  record Crystal(int count) implements Op {
    public Crystal {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.takeCrystals(seat, count);
    }
  }

  /** C21.5, C5.9: kept for the rest of the turn. */
  record Teleport(int count) implements Op {
    public Teleport {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainTeleports(count);
    }
  }

  /** C21.6, C5.9: kept for the rest of the turn. */
  record TeleportToTelepadInModule() implements Op {
    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainJump();
    }
  }

  /** C10.5 */
  record IgnoreEnemies() implements Op {
    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.ignoreEnemies();
    }
  }

  /** Every other player aboard makes noise (C6.3). */
  record OthersClank(int count) implements Op {
    public OthersClank {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      for (int i = 0; i < s.players(); i++) {
        if (i != seat.index()) s.addNoise(Seat.of(i), count);
      }
    }
  }

  /** C15.2 Every player aboard makes noise. */
  record AllClank(int count) implements Op {
    public AllClank {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      for (int i = 0; i < s.players(); i++) s.addNoise(Seat.of(i), count);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C21.2 */
  record Trash(int count) implements Op {
    public Trash {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.then(new Trashing(seat, source, count, false));
    }

    @Override
    public boolean asks() {
      return true;
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C21.1: offered for the rest of the turn. */
  record DiscardThen(int discard, List<Op> then) implements Op {
    public DiscardThen {
      positive(discard);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.addOffer(source);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** Exactly one of these. */
  record Choose(List<List<Op>> of) implements Op {
    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.then(new Alternatives(seat, source, of));
    }

    @Override
    public boolean asks() {
      return true;
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** Set-aside black cubes go back into the bag. */
  record BlackCubesToBag(int count) implements Op {
    public BlackCubesToBag {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.returnBlackCubes(count);
    }
  }

  /** C8.2 */
  record FlipReserveEnemy() implements Op {
    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.flipReserveEnemy();
    }
  }

  /** C14.2 */
  record Rage(int count) implements Op {
    public Rage {
      positive(count);
    }

    @Override
    public void happen(Clank s, Seat seat, int source) {
      for (int i = 0; i < count; i++) s.advanceTyrant();
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C20.2 Faction Bonus. */
  record FactionWildcard() implements Op {
    @Override
    public void happen(Clank s, Seat seat, int source) {
      s.gainWildcard();
    }
  }
}
