package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of moving Characters (N6, N11.6, N11.7). */
public sealed interface MovementOps extends Op {

  /** The basic action Escape without its cost; with a number only so many attacks (N11.6). */
  record Escape(@Default("all") Amount attacks) implements MovementOps {
    public Escape {
      attacks.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public Text text() {
      return Text.of("op.escape" + attacks.suffix(), attacks.number());
    }
  }

  /** Leaving without Intruder attacks (N11.7). */
  record SafeEscape(
      @Default("none") Company company,
      @Default("0") int ammo,
      @Default("0") int othersDiscard,
      @Nullable Pay pay)
      implements MovementOps {
    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      if (pay != null) parts.add(OpTexts.pay(pay));
      if (ammo > 0) parts.add(Text.of("op.safe-escape.ammo", ammo));
      if (othersDiscard > 0) parts.add(Text.of("op.safe-escape.others-discard", othersDiscard));
      parts.add(Text.of("op.safe-escape"));
      OpTexts.addCompany(parts, company);
      return OpTexts.sentences(parts);
    }
  }

  /** The basic action Movement without its cost. */
  record Move(@Default("normal") Noise noise, @Default("none") Company company)
      implements MovementOps {

    /** What follows the arrival. */
    public enum Noise {
      NORMAL,
      /** As Careful movement (N5.1). */
      CAREFUL,
      /** No noise roll; revealed Silence and Danger tokens do nothing. */
      NONE
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(Text.of("op.move." + OpTexts.word(noise)));
      OpTexts.addCompany(parts, company);
      return OpTexts.sentences(parts);
    }
  }

  /**
   * To any other room with a technical entrance (N8.3).
   *
   * @param attack on arrival one attack card as by an Intruder of this type
   * @param dark with the dark part of that card
   */
  record MoveTechnical(
      @Default("entrance") Origin origin, @Nullable TypeId attack, @Default("false") boolean dark)
      implements MovementOps {

    /** From where. */
    public enum Origin {
      /** Only from a room with an entrance. */
      ENTRANCE,
      HERE
    }

    @Override
    public Text text() {
      Text move = Text.of("op.move-technical." + OpTexts.word(origin));
      if (attack == null) return move;
      String key = "op.move-technical.attack" + (dark ? ".dark" : "");
      return OpTexts.sentences(List.of(move, Text.of(key, Arg.of(attack.name()))));
    }
  }

  /** Moves another Character here, not in combat, to a neighbouring room (N27.15). */
  record MoveOther(boolean consent) implements MovementOps {
    @Override
    public Text text() {
      return Text.of("op.move-other" + (consent ? ".consent" : ""));
    }
  }

  /** Between two explored yellow rooms (N27.22). */
  record MoveYellow(Discard discard) implements MovementOps {

    /** What it costs beside its cost. */
    public enum Discard {
      ALL_ACTIONS
    }

    @Override
    public Text text() {
      return Text.of("op.move-yellow");
    }
  }
}
