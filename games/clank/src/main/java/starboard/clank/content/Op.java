package starboard.clank.content;

import java.util.List;
import starboard.kernel.catalogue.Word;

/** What a card, a token, a space or a goal does: one record per word of the vocabulary. */
public sealed interface Op {

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

  public record Skill(int count) implements Op {
    public Skill {
      positive(count);
    }
  }

  public record Swords(int count) implements Op {
    public Swords {
      positive(count);
    }
  }

  public record Boots(int count) implements Op {
    public Boots {
      positive(count);
    }
  }

  /** C6.4 */
  public record Credits(int count) implements Op {
    public Credits {
      positive(count);
    }
  }

  /** C6.1, C6.2 */
  @Word("clank")
  public record Noise(int count) implements Op {
    public Noise {
      if (count == 0) throw new IllegalArgumentException("expected a number that is not 0");
    }

    @Override
    public boolean isPlain() {
      return count < 0;
    }
  }

  /** C4.5 */
  public record Draw(int count) implements Op {
    public Draw {
      positive(count);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C17.4 */
  public record Heal(int count) implements Op {
    public Heal {
      positive(count);
    }
  }

  /** C6.5 */
  public record Crystal(int count) implements Op {
    public Crystal {
      positive(count);
    }
  }

  /** C21.5, C5.9: kept for the rest of the turn. */
  public record Teleport(int count) implements Op {
    public Teleport {
      positive(count);
    }
  }

  /** C21.6, C5.9: kept for the rest of the turn. */
  public record TeleportToTelepadInModule() implements Op {}

  /** C10.5 */
  public record IgnoreEnemies() implements Op {}

  /** Every other player aboard makes noise (C6.3). */
  public record OthersClank(int count) implements Op {
    public OthersClank {
      positive(count);
    }
  }

  /** C15.2 Every player aboard makes noise. */
  public record AllClank(int count) implements Op {
    public AllClank {
      positive(count);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C21.2 */
  public record Trash(int count) implements Op {
    public Trash {
      positive(count);
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
  public record DiscardThen(int discard, List<Op> then) implements Op {
    public DiscardThen {
      positive(discard);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** Exactly one of these. */
  public record Choose(List<List<Op>> of) implements Op {
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
  public record BlackCubesToBag(int count) implements Op {
    public BlackCubesToBag {
      positive(count);
    }
  }

  /** C8.2 */
  public record FlipReserveEnemy() implements Op {}

  /** C14.2 */
  public record Rage(int count) implements Op {
    public Rage {
      positive(count);
    }

    @Override
    public boolean isPlain() {
      return false;
    }
  }

  /** C20.2 Faction Bonus. */
  public record FactionWildcard() implements Op {}
}
