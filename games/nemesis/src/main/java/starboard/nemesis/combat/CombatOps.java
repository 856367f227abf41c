package starboard.nemesis.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.action.Paying;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.WeaponChoice;
import starboard.nemesis.movement.MovedByCard;
import starboard.nemesis.movement.MovementOps.Move.Noise;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of shooting and escaping (N11.2, N11.6). */
public sealed interface CombatOps extends OpRule {

  /** No action of its own: this card is a weapon for the basic action Shoot. */
  @Word("weapon")
  record IsWeapon() implements CombatOps {
    @Override
    public Text text() {
      return Text.of("op.weapon");
    }
  }

  /**
   * The basic action Shoot without its cost (N11.2).
   *
   * @param ammo spent; all is at least 1
   * @param bonusPerAmmo one more injury for so much ammo spent; 0 for none
   */
  record Shoot(
      @Default("any") WeaponChoice weapon,
      @Default("1") Amount ammo,
      @Default("0") int reroll,
      @Default("0") int bonusPerAmmo,
      @Default("false") boolean bonusOnMiss)
      implements CombatOps {
    public Shoot {
      ammo.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text why = Combat.whyNoTarget(s, on.you());
      return why != null ? why : Combat.whyNotShoot(s, on.you(), weapon);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Combat.Manner manner = new Combat.Manner(weapon, ammo, reroll, bonusPerAmmo, bonusOnMiss);
      s.then(new Combat.ChooseWeapon(on.you(), Paying.PAID, manner));
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("op.shoot", Arg.of(weapon.text())));
      if (!ammo.equals(new Amount(1))) {
        parts.add(Text.of("op.shoot.ammo" + ammo.suffix(), ammo.number()));
      }
      if (reroll > 0) parts.add(Text.of("op.shoot.reroll", reroll));
      if (bonusPerAmmo > 0) {
        parts.add(Text.of("op.shoot.bonus" + (bonusOnMiss ? ".on-miss" : ""), bonusPerAmmo));
      }
      return OpTexts.sentences(parts);
    }
  }

  /** The basic action Escape without its cost; with a number only so many attacks (N11.6). */
  record Escape(@Default("all") Amount attacks) implements CombatOps {
    public Escape {
      attacks.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.crew().isInCombat(on.you())
          ? MovedByCard.whyNoWay(s, on.room(), Noise.NORMAL)
          : Reasons.NOT_IN_COMBAT;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Escaping.ChooseEscape(on, on.room(), attacks));
    }

    @Override
    public Text text() {
      return Text.of("op.escape" + attacks.suffix(), attacks.number());
    }
  }
}
