package starboard.nemesis.voidseeders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of panic cards; whether one can be done is asked before (V4.4). */
public sealed interface PanicOps extends OpRule {

  @Override
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    return s.crew().isInPlay(on.you()) ? null : Reasons.NOBODY;
  }

  /** Your Character dies (V3.6). */
  record Die() implements PanicOps {
    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Wounds.Death(on.you()));
    }
  }

  /** Dressed serious wounds of your choice are in force again. */
  record UndressSerious(int amount) implements PanicOps {
    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int i = 0; i < amount; i++) s.then(new Losses.Undress(on));
    }

    @Override
    public Text text() {
      return Text.of("op.undress-serious", amount);
    }
  }

  /** You move to a neighbouring room (V4.5). */
  record ForcedMove(Through through) implements PanicOps {

    /** Where to. */
    public enum Through {
      /** The corridor with the number of the event card that was turned over. */
      EVENT_NUMBER,
      /** A room with a void seeder or a lair. */
      TO_INTRUDER
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (through == Through.EVENT_NUMBER) {
        ForcedMoves.go(s, on.you(), ForcedMoves.through(s, on.you()));
      } else {
        s.then(new ForcedMoves.ChooseRoom(on));
      }
    }

    @Override
    public Text text() {
      return Text.of("op.forced-move." + Spelling.of(through));
    }
  }

  /** Weapons of your choice lose all ammo. */
  record EmptyWeapon(int amount) implements PanicOps {
    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int i = 0; i < amount; i++) s.then(new Losses.Empty(on));
    }

    @Override
    public Text text() {
      return Text.of("op.empty-weapon", amount);
    }
  }

  /** Heavy items of your choice go; carried objects are no items. */
  record DiscardHeavyItem(int amount) implements PanicOps {
    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int i = 0; i < amount; i++) s.then(new Losses.Throw(on));
    }

    @Override
    public Text text() {
      return Text.of("op.discard-heavy-item", amount);
    }
  }

  /** Cards of your deck go, some action cards among them for good (V14). */
  record DrawAndRemove(int draw, int remove) implements PanicOps {
    @Override
    public void happen(Nemesis s, Occasion on) {
      int turned = s.cards().turnTop(on.you(), draw);
      s.then(new Losses.Remove(on, turned, remove));
    }

    @Override
    public Text text() {
      return Text.of("op.draw-and-remove", draw, remove);
    }
  }
}
