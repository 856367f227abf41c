package starboard.nemesis.mars;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.action.Effects;
import starboard.nemesis.action.RoomActions;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.nightstalkers.Stalked;

/** Words for the systems of the Mars base, beside those of {@link Stalked}. */
final class Sited {

  private Sited() {}

  /** The time token on the field with that label. */
  static Consumer<Nemesis> time(String label) {
    return s -> s.clock().setTime(field(label));
  }

  /** The field of the time track with that label. */
  static int field(String label) {
    return Stalked.CONTENT.tracks().time().spaces().stream()
        .filter(space -> space.label().equals(label))
        .findFirst()
        .orElseThrow()
        .index();
  }

  /** Power tokens by circuit: S-01, S-02, S-03, elevator. */
  static Consumer<Nemesis> tokens(int one, int two, int three, int elevator) {
    return s -> {
      MarsState.of(s).putToken(Circuit.S_01, one);
      MarsState.of(s).putToken(Circuit.S_02, two);
      MarsState.of(s).putToken(Circuit.S_03, three);
      MarsState.of(s).putToken(Circuit.ELEVATOR, elevator);
    };
  }

  /** Exactly these power tokens lie blue side up. */
  static Consumer<Nemesis> blue(int... tokens) {
    return s -> {
      for (int token = 1; token <= 4; token++) MarsState.of(s).setBlue(token, false);
      for (int token : tokens) MarsState.of(s).setBlue(token, true);
    };
  }

  /** The power tokens that lie blue side up, in order. */
  static String blue(Nemesis s) {
    StringBuilder blue = new StringBuilder();
    for (int token = 1; token <= 4; token++) if (MarsState.of(s).isBlue(token)) blue.append(token);
    return blue.toString();
  }

  /** Only that token of the capsules is on the track, at the field with that label. */
  static Consumer<Nemesis> css(String token, String label) {
    return s -> {
      MarsState mars = MarsState.of(s);
      Pile all = mars.css();
      int entry = mars.base().content().cssTokens().indexOf(token);
      int wanted = Stalked.BOX.first(MarsContent.CSS_TOKEN, entry);
      if (all.contains(wanted)) {
        s.cards().intoBox(all.without(all.find(wanted)));
      } else {
        s.cards().fromBox(Pile.of(wanted));
        s.cards().intoBox(all);
      }
      mars.layCss(Pile.of(Thing.faceDown(wanted)), new int[] {field(label)});
    };
  }

  /** That contingency is the active one; the others are neutral, but for those of the players. */
  static Consumer<Nemesis> active(String contingency) {
    return s -> {
      MarsState mars = MarsState.of(s);
      int entry = mars.base().content().contingencyTokens().indexOf(contingency);
      for (Seat seat : s.seats()) mars.returnContingencies(seat);
      Pile all = mars.neutral().with(mars.active());
      int position = 0;
      while (Stalked.BOX.entry(all.number(position)) != entry) position++;
      Pile rest = all.without(position);
      Pile hidden = Pile.EMPTY;
      for (int i = 0; i < rest.size(); i++) hidden = hidden.with(Thing.faceDown(rest.number(i)));
      mars.layContingencies(Pile.of(Thing.faceDown(all.number(position))), hidden);
    };
  }

  /** That computer card lies face up, and that one is next. */
  static Consumer<Nemesis> computer(String card, String next) {
    return s -> {
      MarsState mars = MarsState.of(s);
      Pile all = mars.computerDeck().with(mars.computerDiscard());
      Pile rest = Pile.EMPTY;
      int top = number(s, card);
      int second = number(s, next);
      for (int i = 0; i < all.size(); i++) {
        if (all.number(i) != top && all.number(i) != second) {
          rest = rest.with(Thing.faceDown(all.number(i)));
        }
      }
      mars.stackComputer(rest.with(Thing.faceDown(second)).with(Thing.faceDown(top)));
    };
  }

  private static int number(Nemesis s, String card) {
    int entry = MarsState.of(s).base().content().computerCards().indexOf(card);
    return Stalked.BOX.first(MarsContent.COMPUTER_CARD, entry);
  }

  /** The face-up computer card. */
  static String computer(Nemesis s) {
    int entry = Stalked.BOX.entry(MarsState.of(s).computerCard());
    return MarsState.of(s).base().content().computerCards().at(entry).id();
  }

  /** A seat uses an action of its room, counted from 1: paid and not interrupted. */
  static Step<Nemesis> uses(Seat seat, int action) {
    return uses(seat, action, 1);
  }

  /** The same with that alternative of it, counted from 1. */
  static Step<Nemesis> uses(Seat seat, int action, int effect) {
    return s -> {
      int room = s.crew().roomOf(seat);
      var used = s.kit().room(s.interior().tileAt(room)).actions().at(action - 1);
      int which = used.mode() == ListMode.ALL ? -1 : effect - 1;
      s.then(new Effects.Use(Occasion.ofRoom(seat, room), action - 1, which));
    };
  }

  /** Why a seat cannot use an action of its room, counted from 1; null if it can. */
  static @Nullable String whyNot(Nemesis s, Seat seat, int action) {
    Text why =
        RoomActions.whyNot(s, seat, s.crew().roomOf(seat), action - 1, s.crew().isInCombat(seat));
    return why == null ? null : why.key();
  }

  /** Why a seat cannot do that action of the place; null if it can. */
  static @Nullable String whyNot(Nemesis s, Seat seat, PlaceAction.Kind kind) {
    for (PlaceAction action : MarsState.of(s).base().content().placeActions()) {
      if (action.kind() != kind) continue;
      Text why = PlaceActions.whyNot(s, seat, action, 9, s.crew().isInCombat(seat));
      return why == null ? null : why.key();
    }
    throw new IllegalArgumentException("no such action: " + kind);
  }

  /** A seat does that action of the place, paid and not interrupted. */
  static Step<Nemesis> does(Seat seat, PlaceAction.Kind kind) {
    return s ->
        s.then(
            kind == PlaceAction.Kind.COMPUTER_ACTION
                ? new Computer.Use(seat)
                : new PlaceActions.Leave(seat, kind));
  }

  /** How many tokens of that kind of contingency lie there. */
  static int count(Nemesis s, Pile pile, String contingency) {
    int entry = MarsState.of(s).base().content().contingencyTokens().indexOf(contingency);
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      if (s.kit().box().family(pile.number(i)) == MarsContent.CONTINGENCY
          && s.kit().box().entry(pile.number(i)) == entry) count++;
    }
    return count;
  }

  /** The number of the tile of a room, for {@code roomOf}. */
  static int tile(String id) {
    return Stalked.CONTENT.rooms().indexOf(id);
  }
}
