package starboard.nemesis.mars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.nemesis.content.board.Track;

/** The time track as it is printed: capsules, milestones, when isolation opens, the end (L8.4). */
public final class Schedule {

  private final Track track;
  private final MarsContent.@Nullable Side[] milestone;
  private final int[] cssFields;
  private final int opens;

  Schedule(MarsContent content, Track track) {
    this.track = track;
    MarsContent.Time time = content.tracks().time();
    milestone = new MarsContent.Side[track.count()];
    for (MarsContent.Milestone line : time.milestones()) {
      int from = labelled(line.from());
      if (labelled(line.to()) != from + 1) {
        throw new IllegalArgumentException("a milestone lies between two fields");
      }
      milestone[from] = line.colour();
    }
    List<MarsContent.Field> fields = time.spaces();
    cssFields =
        fields.stream().filter(MarsContent.Field::css).mapToInt(MarsContent.Field::index).toArray();
    opens = track.first(Track.Colour.BLUE);
  }

  private int labelled(String label) {
    for (Track.Space space : track.spaces()) if (space.label().equals(label)) return space.index();
    throw new IllegalArgumentException("no field of the time track is labelled " + label);
  }

  /** The last field, where the game ends. */
  public int last() {
    return track.last();
  }

  /** The milestone crossed by leaving that field, or null. */
  public MarsContent.@Nullable Side milestoneAfter(int field) {
    return milestone[field];
  }

  /** The fields with a token of the capsules at the start. */
  int[] cssFields() {
    return cssFields.clone();
  }

  /** The field that opens the isolation room when it is reached. */
  public int opens() {
    return opens;
  }

  /** That many fields ahead, not beyond the last one (L13.5). */
  int ahead(int field, int by) {
    return Math.min(last(), field + by);
  }

  /** L14.1 The field of half the time left, rounded down. */
  int half(int field) {
    return last() - (last() - field) / 2;
  }
}
