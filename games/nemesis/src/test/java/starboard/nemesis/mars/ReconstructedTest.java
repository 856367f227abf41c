package starboard.nemesis.mars;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Family;
import starboard.nemesis.content.Stock;
import starboard.nemesis.game.Lockdown;
import starboard.nemesis.game.LockdownGame;
import starboard.nemesis.nightstalkers.Stalked;
import starboard.nemesis.words.FaceTexts;
import starboard.testkit.Scenario;

/**
 * What is reconstructed says so, entry by entry: held against the files themselves, in which every
 * entry is a line.
 */
final class ReconstructedTest {

  private static final Pattern ENTRY = Pattern.compile("^ *- \\{id: \"?([^,\"]+)\"?,");
  private static final Pattern WHOLE = Pattern.compile("[ ,]source: designed");
  private static final Pattern PART = Pattern.compile("_source: designed");

  /** Action cards and items may have the same id. */
  private static String key(String id, boolean actionCard) {
    return actionCard ? "card " + id : id;
  }

  /** By key: what the files say of it; "" for an entry of which nothing is reconstructed. */
  private static Map<String, String> marks(List<String> files) throws IOException {
    Map<String, String> marks = new HashMap<>();
    String section = "";
    for (String file : files) {
      for (String line : lines(file)) {
        if (!line.startsWith(" ")) section = line;
        Matcher entry = ENTRY.matcher(line);
        if (!entry.find() || !line.contains("source: ")) continue;
        boolean whole = WHOLE.matcher(line).find();
        boolean part = PART.matcher(line.replaceAll("(tile|mods)_source", "")).find();
        marks.put(
            key(entry.group(1), section.equals("action_cards:")),
            whole ? "source.designed" : part ? "source.partly" : "");
      }
    }
    return marks;
  }

  private static List<String> lines(String file) throws IOException {
    try (InputStream in = Content.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "mars"})
  void everyCardTokenAndTileSaysWhetherItIs(String side) throws IOException {
    Map<String, String> marks =
        marks(
            List.of("mars.yaml", "mars-surface.yaml", "night-stalkers.yaml", "lockdown-crew.yaml"));
    BoxIndex kit = new Lockdown(side).kit();
    FaceTexts faces = new FaceTexts(kit);
    int held = 0;
    for (Stock stock : kit.box().stocks()) {
      for (int number = stock.first(); number <= stock.last(); number++) {
        Entry entry = stock.section().at(kit.box().entry(number));
        String mark = marks.get(key(entry.id(), stock.family() == Family.ACTION_CARD));
        if (mark == null) continue;
        held++;
        assertThat(mark(faces, number)).as(stock.id() + " " + entry.id()).isEqualTo(mark);
        String explained = String.valueOf(faces.explained(number));
        assertThat(explained.contains("source.")).as(entry.id()).isEqualTo(!mark.isEmpty());
      }
    }
    assertThat(held).as("components the files of the box speak of").isGreaterThan(250);
    for (var room : kit.content().rooms()) {
      String mark = Objects.requireNonNull(marks.get(room.id()), room.id());
      String told = faces.room(kit.content().rooms().indexOf(room.id())).toString();
      assertThat(told.contains("source.")).as(room.id()).isEqualTo(!mark.isEmpty());
    }
  }

  /** What the parts of a face say of its origin; "" for nothing. */
  private static String mark(FaceTexts faces, int number) {
    return faces.parts(number).stream()
        .filter(part -> part.kind().equals("source"))
        .map(part -> part.text().key())
        .findFirst()
        .orElse("");
  }

  @Test
  void theSceneShowsIt() {
    Scenario<Nemesis> table =
        Stalked.two()
            .given(Stalked.hand(ONE, "vents", "rest"))
            .given(Stalked.item(ONE, "handgun"))
            .given(Stalked.item(ONE, "grenade"));
    assertThat(said(table, "hand-0-vents")).contains("source.partly");
    assertThat(said(table, "hand-0-rest")).doesNotContain("source.");
    assertThat(said(table, "items-0-grenade")).contains("source.partly");
    assertThat(said(table, "held-0-0")).contains("source.designed");
  }

  private static String said(Scenario<Nemesis> table, String card) {
    return table.scene(ONE).widget(Widget.Card.class, card).parts().toString();
  }

  @Test
  void bothLanguagesSayIt() {
    var words = new LockdownGame().words();
    for (String key : List.of("source.designed", "source.partly")) {
      for (Language language : Language.values()) {
        assertThat(words.say(Text.of(key), language))
            .containsPattern("[Rr]econstructed|[Rr]ekonstruov");
      }
    }
  }
}
