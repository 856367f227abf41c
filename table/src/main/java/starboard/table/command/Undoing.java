package starboard.table.command;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.state.Draft;
import starboard.table.state.Request;

/** Going back: at once, or by everybody's consent. */
final class Undoing<S extends State<S>> {

  private final Draft<S> draft;

  Undoing(Draft<S> draft) {
    this.draft = draft;
  }

  /**
   * The seat's last answer as a person, with what the table answered for it since. If that needs
   * consent it is asked for.
   */
  Receipt back(Seat seat) {
    draft.requireOpen();
    List<Integer> taken = new ArrayList<>();
    Given oldest = null;
    for (Given g = draft.position().given(); g != null && oldest == null; g = g.before()) {
      if (g.answer().seat() != seat.index()) continue;
      taken.add(g.entry());
      if (g.answer().by() == Entry.By.PERSON) oldest = g;
    }
    if (oldest == null) {
      throw new Refusal("nothing-to-undo", Text.of("error.nothing-to-undo", seat));
    }
    int before = oldest.count() - 1;
    if (before < draft.position().state().barrier(seat))
      return Receipt.of(draft.write(ask(seat, oldest.entry() - 1)));
    try {
      World<S> world = draft.position().reaching(before);
      for (int i = 0; i < taken.size(); i++) world = world.takeBack(seat);
    } catch (Refusal needsConsent) {
      return Receipt.of(draft.write(ask(seat, taken.getLast() - 1)));
    }
    return Receipt.of(draft.write(new Entry.Undone(taken, seat.index())));
  }

  Entry ask(Seat seat, int to) {
    draft.requireOpen();
    if (draft.position().request() != null)
      throw new Refusal("undo-open", Text.of("table.undo-open"));
    Given last = draft.position().given();
    if (to < 1 || last == null || last.entry() <= to) {
      throw new Refusal("nothing-to-undo", Text.of("table.nothing-behind", to));
    }
    if (draft.position().isWalledOff(to))
      throw new Refusal("undo-walled", Text.of("table.undo-walled"));
    return new Entry.UndoAsked(seat.index(), to);
  }

  Entry agree(Seat seat, int id) {
    requireRequest(id);
    if (!draft.position().waiting().contains(seat.index())) {
      throw new Refusal("not-asked", Text.of("table.undo-not-asked"));
    }
    return new Entry.UndoAgreed(seat.index(), id);
  }

  Entry refuse(Seat seat, int id) {
    requireRequest(id);
    return new Entry.UndoRefused(seat.index(), id);
  }

  private void requireRequest(int id) {
    Request request = draft.position().request();
    if (request == null || request.id() != id)
      throw new Refusal("no-request", Text.of("table.undo-none"));
  }
}
