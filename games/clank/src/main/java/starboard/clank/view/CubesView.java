package starboard.clank.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.content.RageTrack;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Bag;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;

/** The rage track, the Clank! area, the bag and the set-aside cubes as widgets. */
final class CubesView {

  private CubesView() {}

  static Widget rage(Clank s) {
    List<Widget.Space> spaces = new ArrayList<>();
    for (RageTrack.Step step : Cubes.TRACK.spaces()) {
      Label label =
          Label.of(Widgets.rage(step.space()), Text.of("rage-space", step.space(), step.draw()))
              .styled(step.zone().name().toLowerCase(Locale.ROOT));
      spaces.add(new Widget.Space(label, threshold(s, step)));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    if (s.rage() > 0) {
      Label tyrant = Label.of("tyrant", Text.of("component.boss-marker"));
      markers.add(new Widget.Marker(tyrant, Widgets.rage(s.rage()), null));
    }
    return new Widget.Track(
        Label.of("rage-track", Text.of("panel.rage-panel")).explained(Text.of("rage.about")),
        spaces,
        markers);
  }

  private static @Nullable Text threshold(Clank s, RageTrack.Step step) {
    if (step.space() <= s.rage()) return null;
    if (step.blockade()) return Text.of("rage-space.blockade");
    return step.redCubes() == 0 ? null : Text.of("rage-space.red", step.redCubes());
  }

  static Widget area(Clank s) {
    return cubes(s, "area", "panel.clank-panel", s.area());
  }

  static Widget bag(Clank s) {
    return cubes(s, "bag", "component.bag", s.bag());
  }

  /** Cubes drawn and not put back (C16.2, C16.3). */
  static Widget aside(Clank s) {
    return cubes(s, "aside", "cubes.aside", s.aside());
  }

  private static Widget cubes(Clank s, String id, String key, Bag cubes) {
    List<Widget.Population> kinds = new ArrayList<>();
    for (int kind = 0; kind < cubes.kinds(); kind++) {
      if (cubes.count(kind) == 0) continue;
      kinds.add(
          new Widget.Population(
              Label.of(id + "-" + kind, Texts.cube(kind, s.players())).styled(Widgets.cube(kind)),
              cubes.count(kind)));
    }
    Label label = Label.of(id, Text.of(key)).explained(Text.of("cubes.about." + id)).styled(id);
    return new Widget.Bag(label, cubes.total(), kinds);
  }
}
