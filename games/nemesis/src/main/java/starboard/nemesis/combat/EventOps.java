package starboard.nemesis.combat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.movement.Encounter;
import starboard.nemesis.movement.IntruderMoves;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of events and of cards that copy them. */
public sealed interface EventOps extends OpRule {

  /** Intruders of these types go to a neighbouring room with a Character (N27.13). */
  record Hunt(List<TypeId> types) implements EventOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      int hunters = hunters(s);
      int prey = s.crew().characterRooms();
      for (int left = hunters; left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        int next = s.kit().neighbours(s.creatures().roomOfFigure(figure)) & prey;
        if (next == 0) continue;
        if (IntruderMoves.canGo(s, figure, Integer.numberOfTrailingZeros(next))) return null;
      }
      return Reasons.NO_TARGET;
    }

    /** All at once; who hunts is settled before the first one moves. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      int hunters = hunters(s);
      for (int prey = s.crew().characterRooms(); prey != 0; prey &= prey - 1) {
        int room = Integer.numberOfTrailingZeros(prey);
        int going = 0;
        for (int left = hunters; left != 0; left &= left - 1) {
          int figure = Integer.numberOfTrailingZeros(left);
          if (s.board().areNeighbours(s.creatures().roomOfFigure(figure), room))
            going |= 1 << figure;
        }
        hunters &= ~going;
        IntruderMoves.into(s, going, room);
      }
    }

    private int hunters(Nemesis s) {
      int mask = TypeId.mask(types);
      int found = 0;
      for (int left = Lurking.outOfCombat(s); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        if ((mask >>> s.creatures().typeOf(figure) & 1) != 0) found |= 1 << figure;
      }
      return IntruderMoves.mobile(s, found);
    }

    @Override
    public Text text() {
      return Text.of("op.hunt", Arg.of(OpTexts.types(types)));
    }
  }

  /** Every Intruder not in combat leaves the board, its token goes into the bag (N27.4). */
  record Lurking() implements EventOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return outOfCombat(s) == 0 ? Reasons.NO_TARGET : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int left = outOfCombat(s); left != 0; left &= left - 1) {
        s.creatures().slipAway(Integer.numberOfTrailingZeros(left));
      }
    }

    /** The figures on the board that are not in combat, a bit each. */
    public static int outOfCombat(Nemesis s) {
      int found = 0;
      int fighting = s.crew().characterRooms();
      for (int left = s.creatures().figuresOnBoard(); left != 0; left &= left - 1) {
        int figure = Integer.numberOfTrailingZeros(left);
        if ((fighting >>> s.creatures().roomOfFigure(figure) & 1) == 0) found |= 1 << figure;
      }
      return found;
    }
  }

  /** An encounter for each Character in the Nest or carrying an egg (N10.10). */
  record EggProtection() implements EventOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      for (int i = 0; i < s.players(); i++) if (isMeant(s, Seat.of(i))) return null;
      return Reasons.NOBODY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (isMeant(s, seat)) s.then(new Encounter(seat));
      }
    }

    private static boolean isMeant(Nemesis s, Seat seat) {
      return s.crew().isInRoom(seat)
          && (s.interior().tileAt(s.crew().roomOf(seat)) == s.kit().nest()
              || s.objects().carried(ObjectKind.EGG, seat) != Nemesis.NONE);
    }
  }

  /** An egg hatches in the Nest (N27.10). */
  record Hatching() implements EventOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (s.creatures().eggs() > 0) {
        s.creatures().takeEgg();
        s.creatures().destroyEgg();
        Eggs.check(s);
      }
      boolean met = false;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (!s.crew().isInRoom(seat)
            || s.interior().tileAt(s.crew().roomOf(seat)) != s.kit().nest()) continue;
        if (s.cards().hasActionCards(seat)) continue;
        s.rules().species().hatchedUpon(s, seat);
        met = true;
      }
      if (!met) s.rules().species().hatchedAlone(s);
    }
  }

  /** Chooses one of the top event cards and carries it out (N27.23). */
  record ChooseEvent(int draw) implements EventOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return on.hasYou() ? null : Reasons.NOBODY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.intruderDecks().peekEvents(on.you(), draw);
      s.then(new PlanEvent(on, draw));
    }

    @Override
    public Text text() {
      return Text.of("op.choose-event", draw);
    }
  }
}
