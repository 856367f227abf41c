package starboard.nemesis.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.action.PayItem;
import starboard.nemesis.action.Reach;
import starboard.nemesis.content.term.Company;
import starboard.nemesis.content.term.Pay;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of moving Characters (N6, N11.6, N11.7). */
public sealed interface MovementOps extends OpRule {

  /** Leaving without Intruder attacks (N11.7). */
  record SafeEscape(
      @Default("none") Company company,
      @Default("0") int ammo,
      @Default("0") int othersDiscard,
      @Nullable Pay pay)
      implements MovementOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text unpaid = pay == null ? null : PayItem.whyNot(s, pay, on);
      if (unpaid != null) return unpaid;
      if (company == Company.ONE_TOO && !MovedByCard.hasOther(s, on)) return Reasons.NOBODY_HERE;
      Text why = MovedByCard.whyNoAmmo(s, on.you(), ammo);
      return why != null ? why : MovedByCard.whyNoWay(s, on.room(), Move.Noise.NORMAL);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (pay != null) s.then(new PayItem(on, pay));
      if (ammo > 0) s.then(new MovedByCard.SpendAmmo(on, ammo));
      for (int i = 0; i < s.players(); i++) {
        Seat other = s.clock().inTurnOrder(i);
        if (other.index() == on.seat() || s.crew().roomOf(other) != on.room()) continue;
        for (int n = 0; n < othersDiscard; n++) s.then(new MovedByCard.LoseAction(on, other));
      }
      s.then(new MovedByCard.ChooseParty(on, company, Move.Noise.NORMAL, Seats.NONE));
    }

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
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (company == Company.ONE_TOO && !MovedByCard.hasOther(s, on)) return Reasons.NOBODY_HERE;
      if (noise == Noise.CAREFUL && !s.mayBeCareful(on.you())) return Reasons.NOT_CAREFUL;
      return MovedByCard.whyNoWay(s, on.room(), noise);
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new MovedByCard.ChooseParty(on, company, noise, Seats.NONE));
    }

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
      parts.add(Text.of("op.move." + Spelling.of(noise)));
      OpTexts.addCompany(parts, company);
      return OpTexts.sentences(parts);
    }
  }

  /**
   * To any other room with an entrance to the same network (N8.3, N26.5).
   *
   * @param attack on arrival one attack card as by an Intruder of this type
   * @param dark with the dark part of that card
   */
  record MoveTechnical(
      @Default("entrance") Origin origin,
      @Nullable TypeId attack,
      @Needs("light") @Default("false") boolean dark)
      implements MovementOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (origin == Origin.ENTRANCE && !s.board().hasTechnicalEntrance(on.room())) {
        return MovedByCard.NO_ENTRANCE;
      }
      return entrances(s, on) == 0 ? Reasons.NO_ROOM : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new MovedByCard.ChooseFar(on, entrances(s, on), this));
    }

    /** The rooms it may lead to, a bit each: a network is left where it was entered (N26.5). */
    private int entrances(Nemesis s, Occasion on) {
      int rooms = 0;
      for (int space = s.board().corridors(); space < s.board().technicalEnd(); space++) {
        if (origin == Origin.ENTRANCE && !s.board().isEntrance(on.room(), space)) continue;
        for (int room = 0; room < s.board().rooms(); room++) {
          if (s.rules().place().technicalLeadsTo(s, space, room)) rooms |= 1 << room;
        }
      }
      return rooms & ~(1 << on.room());
    }

    /** From where. */
    public enum Origin {
      /** Only from a room with an entrance. */
      ENTRANCE,
      HERE
    }

    @Override
    public Text text() {
      Text move = Text.of("op.move-technical." + Spelling.of(origin));
      if (attack == null) return move;
      String key = "op.move-technical.attack" + (dark ? ".dark" : "");
      return OpTexts.sentences(List.of(move, Text.of(key, Arg.of(attack.name()))));
    }
  }

  /** Moves another Character here, not in combat, to a neighbouring room (N27.15). */
  record MoveOther(boolean consent) implements MovementOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      Text why = Reasons.NOBODY_HERE;
      for (int i = 0; i < s.players(); i++) {
        Seat other = Seat.of(i);
        if (i == on.seat() || !Reach.has(s, on, other)) continue;
        why = MovedByCard.whyNotOrder(s, other);
        if (why == null) return null;
      }
      return why;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new MovedByCard.ChooseOrdered(on, consent, Seats.NONE));
    }

    @Override
    public Text text() {
      return Text.of("op.move-other" + (consent ? ".consent" : ""));
    }
  }

  /** Between two explored yellow rooms (N27.22). */
  record MoveYellow(Discard discard) implements MovementOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return MovedByCard.yellowRooms(s, on.room()) == 0 ? MovedByCard.NOT_YELLOW : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.cards().discardActions(on.you());
      s.then(new MovedByCard.ChooseFar(on, MovedByCard.yellowRooms(s, on.room()), null));
    }

    /** What it costs beside its cost. */
    public enum Discard {
      ALL_ACTIONS
    }
  }
}
