package starboard.nemesis.voidseeders;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HeldWeapon;
import starboard.nemesis.ask.Target;
import starboard.nemesis.body.HandSlots;

/** What one loses in panic is of one's own choice. */
final class Losses {

  private Losses() {}

  /** A dressed wound is torn open; its effect holds again at once. */
  record Undress(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      if (!s.crew().isInPlay(seat())) return;
      Pile dressed = s.crew().dressed(seat());
      for (int i = 0; i < dressed.size(); i++) {
        out.addOnce(Target.other(s.kit().box().entry(dressed.number(i))));
      }
    }

    @Override
    public void answer(Nemesis s, Target wound) {
      Pile dressed = s.crew().dressed(seat());
      int position = 0;
      while (s.kit().box().entry(dressed.number(position)) != wound.index()) position++;
      s.crew().undress(seat(), position);
      s.then(new HandSlots.DropExcess(seat()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.undress");
    }

    @Override
    public Option option(Nemesis s, Target wound) {
      String id = s.kit().content().seriousWounds().at(wound.index()).id();
      String widget = Widgets.wound(seat(), id, true);
      Text text = Text.of("do.wound", Arg.of(Text.of("wound." + id)));
      return Option.of("undress:" + widget, text, widget);
    }
  }

  /** A weapon loses its ammo. */
  record Empty(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile held = s.belongings().held(seat());
      for (int i = 0; i < held.size(); i++) {
        int weapon = s.kit().weaponOf(held.number(i));
        if (weapon != Nemesis.NONE && s.belongings().ammo(weapon) > 0) {
          out.add(Target.weapon(weapon));
        }
      }
    }

    @Override
    public void answer(Nemesis s, Target weapon) {
      s.belongings().setAmmo(weapon.index(), 0);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.empty-weapon");
    }

    @Override
    public Option option(Nemesis s, Target weapon) {
      return HeldWeapon.option(s, seat(), weapon);
    }
  }

  /** A heavy item goes. */
  record Throw(Occasion on) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int i = 0; i < s.belongings().held(seat()).size(); i++) out.add(Target.other(i));
    }

    @Override
    public void answer(Nemesis s, Target position) {
      int number = s.belongings().held(seat()).number(position.index());
      s.belongings().discardItem(seat(), number, "event.discards");
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.discard-heavy");
    }

    @Override
    public Option option(Nemesis s, Target position) {
      return HandSlots.droppingHeld(s, seat(), position.index());
    }
  }

  /**
   * Of the cards just turned up an action card leaves the game.
   *
   * @param turned how many lie on top of the discard pile
   * @param left how many are still to go
   */
  record Remove(Occasion on, int turned, int left) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      Pile discard = s.cards().discard(seat());
      for (int i = discard.size() - turned; i < discard.size(); i++) {
        int card = s.kit().cardOf(discard.number(i));
        if (card != Nemesis.NONE) out.addOnce(Target.other(card));
      }
    }

    @Override
    public void answer(Nemesis s, Target card) {
      s.cards().removeDiscarded(seat(), card.index());
      if (left > 1) s.then(new Remove(on, turned - 1, left - 1));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.remove-card");
    }

    @Override
    public Option option(Nemesis s, Target card) {
      String id = s.kit().card(card.index()).id();
      Text text = Text.of("do.card", Arg.of(s.kit().cardName(card.index())));
      return Option.of("remove-" + id, text);
    }
  }
}
