package starboard.nemesis.family;

import java.util.List;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.PlaceView;
import starboard.nemesis.ShownCards;
import starboard.nemesis.ask.PrintedTrack;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.round.PlainSite;

/** A place with one way out, open from the beginning, where it is counted who takes it. */
final class Outpost extends PlainSite {

  static final Vocabulary VOCABULARY = Vocabulary.ofOps(List.of()).andWaysOut(Way.values());

  Outpost(Content box) {
    super(box);
  }

  /** Off and away. */
  enum Way implements WayOut {
    POD;

    @Override
    public String id() {
      return "pod";
    }
  }

  private static final class Departures extends NemesisPart {
    private int count;

    Departures(Nemesis table) {
      super(table);
    }
  }

  static int departures(Nemesis s) {
    return ((Departures) s.placeState()).count;
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new Departures(table);
  }

  @Override
  public void leave(Nemesis s, Seat seat, WayOut way, int room) {
    ((Departures) s.placeState()).count++;
    super.leave(s, seat, way, room);
  }

  @Override
  public PlaceView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return new PlaceView() {
      @Override
      public void time(List<Widget> widgets) {
        Track time = s.kit().content().tracks().time();
        int opens = time.first(Track.Colour.BLUE);
        widgets.add(PrintedTrack.of(time, "glossary.time", s.clock().time(), opens, "hibernation"));
      }

      @Override
      public Text whereabouts(Seat seat) {
        return Text.of("status.launched");
      }
    };
  }
}
