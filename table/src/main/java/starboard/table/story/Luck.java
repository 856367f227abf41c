package starboard.table.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.words.Text;
import starboard.table.Chronicle;

/**
 * How a die fell over a whole game.
 *
 * @param die its widget
 * @param rolls how often it was rolled with known chances
 */
public record Luck(String die, int rolls, List<Face> faces) {

  /**
   * A face that came at least once.
   *
   * @param expected how often it was to be expected in so many rolls
   * @param usual how far from that two games of three stay
   */
  public record Face(Text name, int seen, double expected, double usual) {}

  public Luck {
    faces = List.copyOf(faces);
  }

  /** So often a face came, and how likely it is. */
  private record Seen(Text name, int times, double likely) {}

  static List<Luck> of(Chronicle chronicle) {
    Map<String, Map<String, Seen>> dice = new LinkedHashMap<>();
    for (Chronicle.Step step : chronicle.steps()) {
      for (Event event : step.events()) {
        Beat.Odds odds = event.beat().odds();
        if (event.beat().kind() != Beat.Kind.ROLL || odds == null) continue;
        for (Beat.Shown shown : event.beat().shows()) {
          if (!(shown instanceof Beat.Face(String die, int _, Text name))) continue;
          double likely = (double) odds.hit() / odds.of();
          // the faces that look alike are one: their chance is that of all of them
          dice.computeIfAbsent(die, _ -> new LinkedHashMap<>())
              .merge(
                  name.toString(),
                  new Seen(name, 1, likely),
                  (one, _) -> new Seen(one.name, one.times + 1, one.likely));
        }
      }
    }
    List<Luck> luck = new ArrayList<>();
    dice.forEach((die, seen) -> luck.add(of(die, seen)));
    return luck;
  }

  private static Luck of(String die, Map<String, Seen> seen) {
    int rolls = 0;
    for (Seen face : seen.values()) rolls += face.times;
    List<Face> faces = new ArrayList<>();
    for (Seen face : seen.values()) {
      double usual = Math.sqrt(rolls * face.likely * (1 - face.likely));
      faces.add(new Face(face.name, face.times, rolls * face.likely, usual));
    }
    return new Luck(die, rolls, faces);
  }
}
