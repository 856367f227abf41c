package starboard.nemesis.voidseeders;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.TypeId;

/** Ops of weaknesses of the Void Seeders, in force while they are face up (N17.3). */
public sealed interface SeederWeaknessOps extends OpRule {

  /** The op of that kind on a discovered weakness that one may use; null if there is none. */
  static <T extends SeederWeaknessOps> @Nullable T known(Nemesis s, Seat user, Class<T> kind) {
    return known(s, Seats.of(user), kind);
  }

  /** The same for one of these. */
  static <T extends SeederWeaknessOps> @Nullable T known(Nemesis s, Seats users, Class<T> kind) {
    for (int left = s.intruderDecks().discovered(); left != 0; left &= left - 1) {
      int slot = Integer.numberOfTrailingZeros(left);
      if (!s.rules().place().mayUse(s, users, slot)) continue;
      List<Effect> ops = s.kit().weakness(s.intruderDecks().weaknesses().number(slot)).ops();
      for (int i = 0; i < ops.size(); i++) {
        if (kind.isInstance(ops.get(i).op())) return kind.cast(ops.get(i).op());
      }
    }
    return null;
  }

  /** The op of that kind where it is known to be in force. */
  static <T extends SeederWeaknessOps> T require(Nemesis s, Seat user, Class<T> kind) {
    return Objects.requireNonNull(known(s, user, kind));
  }

  /** In the check of this type a retreat arrow is read as this health number. */
  record RetreatAsHealth(TypeId target, int health) implements SeederWeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.ARROW_AS_HEALTH && about == target.index() ? health : value;
    }

    @Override
    public Text text() {
      return Text.of("op.retreat-as-health", Arg.of(target.name()), Arg.of(health));
    }
  }

  /** A killed void seeder puts no token into the bag. */
  record NoTokenOnDeath() implements SeederWeaknessOps {}

  /** Calming down may also go from this level to that one. */
  record InsanityArrow(int from, int to) implements SeederWeaknessOps {
    @Override
    public Text text() {
      return Text.of("op.insanity-arrow", from, to);
    }
  }

  /** For some action cards several panic cards are turned up, and one of them counts. */
  record PanicChoice(int cost, int draw) implements SeederWeaknessOps {
    @Override
    public Text text() {
      return Text.of("op.panic-choice", cost, draw);
    }
  }

  /** Another Character in the room may cancel a panic card for some action cards of any kind. */
  record CancelPanic(int cost) implements SeederWeaknessOps {
    @Override
    public Text text() {
      return Text.of("op.cancel-panic", cost);
    }
  }
}
