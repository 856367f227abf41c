package starboard.table.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.table.log.Entry;
import starboard.table.log.Given;
import starboard.table.state.AutoAnswer;
import starboard.table.state.Draft;
import starboard.table.state.Request;
import starboard.table.state.TableState;

/** What follows by itself from what was drafted. */
public final class Settling<S extends State<S>> {

  private final Draft<S> draft;

  public Settling(Draft<S> draft) {
    this.draft = draft;
  }

  /**
   * The deal nobody is waited for, automatic answers, an undo everybody agrees to, the end of the
   * game.
   */
  public void settle() {
    settle(null);
  }

  /**
   * The same, but one seat is not answered for.
   *
   * @param answering a seat that is in the middle of several answers of its own, or null
   */
  void settle(@Nullable Seat answering) {
    if (draft.position().gathering() && draft.position().awaited().isEmpty())
      draft.write(new Entry.Dealt());
    Request request = draft.position().request();
    if (request != null && draft.position().waiting().isEmpty()) undo(request);
    boolean more = true;
    while (more) more = !draft.position().paused() && automatic(answering);
    closeIfOver();
  }

  private boolean automatic(@Nullable Seat answering) {
    for (Seat seat : draft.position().state().deciding()) {
      if (seat == answering) continue;
      boolean back = draft.position().back(seat) == TableState.Back.FREE;
      Choice choice = AutoAnswer.answer(draft.position(), draft.position().state(), seat, back);
      if (choice == null) continue;
      draft.answer(seat, choice, Entry.By.AUTO);
      return true;
    }
    return false;
  }

  /** The table is closed when its game is over. */
  public void closeIfOver() {
    if (!draft.position().state().over() || draft.position().over()) return;
    var result = draft.position().state().result();
    List<Integer> winners = new ArrayList<>();
    if (result != null) for (Seat seat : result.winners()) winners.add(seat.index());
    draft.write(new Entry.Closed(winners, draft.position().opened().seed()));
  }

  private void undo(Request request) {
    List<Integer> taken = new ArrayList<>();
    for (Given g = draft.position().given();
        g != null && g.entry() > request.to();
        g = g.before()) {
      taken.add(g.entry());
    }
    draft.write(new Entry.Undone(taken, request.by()));
  }
}
