package starboard.table.history;

import starboard.kernel.codec.Codec;
import starboard.kernel.play.World;
import starboard.kernel.rules.State;
import starboard.table.log.Entry;
import starboard.table.log.Logged;
import starboard.table.state.Origin;
import starboard.table.state.TableState;
import starboard.table.store.Snapshots;

/**
 * Saves the state of one table every so many answers, and when what was saved last has been taken
 * back: so the way from a saved state to any entry is never longer.
 */
public final class SnapshotKeeper<S extends State<S>> {

  /** The way from a saved state is at most this many answers, if they come one by one. */
  static final int EVERY = World.REMEMBERED;

  private final Snapshots snapshots;
  private final Codec<S> codec;
  private final String build;
  private int from;
  private int answered;
  private boolean gone;

  /**
   * A keeper that goes on behind a snapshot.
   *
   * @param from the entry of that snapshot, or 0
   */
  SnapshotKeeper(Snapshots snapshots, Origin<S> origin, int from) {
    this.snapshots = snapshots;
    this.codec = new Codec<>(origin.game(), origin.opened().setup());
    this.build = Build.of(origin.game());
    this.from = from;
  }

  /** An entry as it is kept. */
  public void note(Logged logged) {
    if (logged.entry() instanceof Entry.Answered) answered++;
    if (logged.entry() instanceof Entry.Undone undone) {
      for (int entry : undone.answers()) gone |= entry <= from;
    }
  }

  /**
   * How the table stands now, behind all entries noted.
   *
   * @param log what the log hashes to up to there
   */
  public void settle(TableState<S> position, LogHash log) {
    boolean due = gone || answered >= EVERY;
    if (!due || position.gathering()) return;
    byte[] body = Snapshot.bytes(position, from, codec, log, build);
    snapshots.keep(position.table(), Snapshot.mark(position), body);
    from = position.entry();
    answered = 0;
    gone = false;
  }
}
