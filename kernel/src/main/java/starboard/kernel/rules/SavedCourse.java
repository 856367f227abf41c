package starboard.kernel.rules;

import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;

/**
 * What is saved of the course of a game, in this order. Hashes of finished games hang on it, so it
 * stays as it is however courses are run.
 *
 * @param agenda of the main line, unless it waits for others
 * @param behind of the main line while it waits
 * @param lanes those it waits for
 * @param last who has answered last
 * @param number of the question open in the main line
 */
@SuppressWarnings("ArrayRecordComponent") // arrays and lists are not saved alike
public record SavedCourse<S extends State<S>>(
    @Nullable Agenda<S> agenda,
    int answers,
    int barrier,
    @Nullable Agenda<S> behind,
    SavedLane<?>[] lanes,
    Seat last,
    int number,
    int opened,
    @Nullable Result result) {

  /** What is saved of a lane. */
  record SavedLane<S extends State<S>>(
      Seat owner,
      @Nullable Agenda<S> agenda,
      @Nullable Seat asked,
      int number,
      int barrier,
      Seat last) {

    SavedLane(Lane<S> lane) {
      this(lane.owner(), lane.agenda, lane.asked, lane.number, lane.barrier, lane.last);
    }

    Lane<S> lane() {
      return new Lane<>(owner, last, agenda, barrier).at(asked, number);
    }
  }

  SavedCourse(Lanes<S> now, int answers, int opened, @Nullable Result result) {
    this(
        now.areParted() ? null : now.main().agenda,
        answers,
        now.main().barrier,
        now.areParted() ? now.main().agenda : null,
        saved(now),
        now.main().last,
        now.main().number,
        opened,
        result);
  }

  private static <S extends State<S>> SavedLane<?>[] saved(Lanes<S> now) {
    SavedLane<?>[] saved = new SavedLane<?>[now.areParted() ? now.others().length : 0];
    for (int i = 0; i < saved.length; i++) saved[i] = new SavedLane<>(now.others()[i]);
    return saved;
  }

  Lane<S> main() {
    Lane<S> main = new Lane<>(null, last, agenda == null ? behind : agenda, barrier);
    return main.at(number >= 0 ? main.question().seat() : null, number);
  }

  @SuppressWarnings("unchecked") // saved from lanes of S
  Lane<S>[] others() {
    Lane<S>[] others = Lanes.array(lanes.length);
    for (int i = 0; i < others.length; i++) others[i] = ((SavedLane<S>) lanes[i]).lane();
    return others;
  }
}
