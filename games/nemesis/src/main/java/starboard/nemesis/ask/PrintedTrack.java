package starboard.nemesis.ask;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.content.term.Spelling;

/** A track of the board with its marker. */
public final class PrintedTrack {

  private PrintedTrack() {}

  /**
   * The track with its marker.
   *
   * @param at where the marker stands; NONE if it lies beside
   * @param change the space where something changes
   * @param what what changes there
   */
  public static Widget of(Track track, String glossary, int at, int change, String what) {
    List<Widget.Space> spaces = new ArrayList<>();
    for (Track.Space space : track.spaces()) {
      boolean last = space.index() == track.last();
      Text name =
          last
              ? Text.of("space." + track.id() + ".last")
              : Text.of("space", Arg.word(space.label()));
      Label label =
          Label.of(track.id() + "-" + space.index(), name).styled(Spelling.of(space.colour()));
      Text threshold = null;
      if (last) threshold = Text.of("threshold." + track.id());
      else if (space.index() == change) threshold = Text.of("threshold." + what);
      spaces.add(new Widget.Space(label, threshold));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    if (at != Nemesis.NONE) {
      Label marker = Label.of(track.id() + "-marker", Text.of("marker." + track.id()));
      markers.add(new Widget.Marker(marker, track.id() + "-" + at, null));
    }
    Label label = Label.of(track.id(), Text.of("track." + track.id())).explained(Text.of(glossary));
    return new Widget.Track(label, spaces, markers);
  }

  /** How many rounds are left to something. */
  public static Widget countdown(String what, int rounds) {
    Label label = Label.of("until-" + what, Text.of("counter.until-" + what)).styled("countdown");
    return Widget.Counter.of(label, rounds);
  }
}
