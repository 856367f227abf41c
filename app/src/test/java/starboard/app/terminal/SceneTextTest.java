package starboard.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import starboard.kernel.game.Games;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/** A scene with all eleven kinds of widget, as a player reads it. */
class SceneTextTest {

  private static Widget.Symbol symbol(String word) {
    return new Widget.Symbol(t(word), word);
  }

  private static Text t(String words) {
    return Text.of(words);
  }

  private static Label label(String id, String name) {
    return Label.of(id, t(name));
  }

  private static final Widget.Map MAP =
      new Widget.Map(
          label("ship", "The ship"),
          100,
          100,
          List.of(new Widget.Region(label("deck-a", "Deck A"), List.of(new Widget.Point(0, 0)))),
          List.of(
              new Widget.Node(
                  label("bridge", "Bridge"),
                  new Widget.Point(1, 1),
                  List.of(
                      new Widget.Mark(label("fire", "fire"), 1, null),
                      new Widget.Mark(label("noise", "noise"), 2, "danger"))),
              new Widget.Node(label("hall", "Hall"), new Widget.Point(2, 2), List.of()),
              new Widget.Node(label("lab", "Laboratory"), new Widget.Point(3, 3), List.of())),
          List.of(
              new Widget.Link(
                  label("way-1", "Corridor"),
                  "bridge",
                  "hall",
                  t("corridor 1"),
                  t("corridor 3"),
                  List.of(new Widget.Mark(label("door", "closed door"), 1, null))),
              new Widget.Link(label("way-2", "Corridor"), "hall", "lab", null, null, List.of())),
          List.of(
              new Widget.Piece(
                  label("captain", "Captain"),
                  "bridge",
                  Seat.ONE,
                  List.of(new Widget.Mark(label("wound", "light wound"), 2, null))),
              new Widget.Piece(label("egg-1", "Egg"), "lab", null, List.of()),
              new Widget.Piece(label("egg-2", "Egg"), "lab", null, List.of()),
              new Widget.Piece(
                  label("token", "A token").knownTo(Seats.of(Seat.ONE, Seat.TWO)),
                  "way-2",
                  null,
                  List.of()),
              new Widget.Piece(label("pod", "Escape pod"), "deck-a", null, List.of())));

  private static Widget.Card card(String id, String name, String... parts) {
    List<Widget.Part> texts = new ArrayList<>();
    for (String part : parts) texts.add(new Widget.Part("text", t(part)));
    return new Widget.Card(label(id, name), true, texts, List.of());
  }

  private static final Widget.Card LONG =
      new Widget.Card(
          label("card-search", "Search"),
          true,
          List.of(
              new Widget.Part("cost", t("costs 1 card")),
              new Widget.Part("text", t("draw 2 items of the room's colour, keep 1 of them"))),
          List.of(new Widget.Badge("affordable", t("affordable now"))));

  private static final Widget.Card BACK =
      new Widget.Card(
          label("card-back", "A card").knownTo(Seats.of(Seat.TWO)), false, List.of(), List.of());

  private static final Decision DECISION =
      new Decision(
          7,
          Seat.ONE,
          t("Choose an action."),
          t("A turn"),
          null,
          false,
          List.of(
              new Option("move:hall", t("Move to the hall"), "hall", t("1 card")),
              Option.of("pass", t("Pass"))),
          List.of(
              new Decision.Refused(
                  Option.of("move:lab", t("Move to the laboratory")),
                  t("The way is closed."),
                  null,
                  null)),
          List.of(new Shortcut("all", t("Everything safe"), List.of("pass"))));

  private static final Scene SCENE =
      new Scene(
          List.of(
              MAP,
              new Widget.Zone(
                  label("hand", "Your hand"),
                  Widget.Layout.HAND,
                  Seat.ONE,
                  3,
                  List.of(LONG, card("a", "Rest"), card("b", "Rest"))),
              new Widget.Zone(label("deck", "Deck"), Widget.Layout.PILE, null, 23, List.of(BACK)),
              new Widget.Zone(label("row", "Row"), Widget.Layout.ROW, null, 0, List.of()),
              LONG,
              new Widget.Track(
                  label("time", "Time"),
                  List.of(
                      new Widget.Space(label("t1", "1"), null),
                      new Widget.Space(label("t2", "2"), null),
                      new Widget.Space(label("t3", "3"), t("the ship jumps"))),
                  List.of(
                      new Widget.Marker(label("now", "now"), "t2", null),
                      new Widget.Marker(label("mine", "goal"), "t2", Seat.TWO))),
              new Widget.Track(
                  label("health", "Health"),
                  IntStream.rangeClosed(0, 9)
                      .mapToObj(
                          i ->
                              new Widget.Space(
                                  label("h" + i, i + " wounds"), i == 9 ? t("out") : null))
                      .toList(),
                  List.of(new Widget.Marker(label("wounds", "wounds"), "h4", null))),
              new Widget.Mat(
                  label("mat", "Board of Player 1"),
                  Seat.ONE,
                  List.of(
                      new Widget.Counter(
                          label("fight", "Strength"),
                          4,
                          t("points"),
                          List.of(
                              new Widget.Summand(t("weapon"), 3),
                              new Widget.Summand(t("courage"), 2),
                              new Widget.Summand(t("wound"), -1))),
                      Widget.Counter.of(label("ammo", "Ammunition"), 5),
                      new Widget.Counter(
                          label("risk", "Risk"),
                          6,
                          t("%"),
                          List.of(
                              new Widget.Summand(t("attack"), 20),
                              new Widget.Summand(t("hit"), 30))))),
              new Widget.Bag(
                  label("bag", "Bag"),
                  7,
                  List.of(
                      new Widget.Population(label("blank", "blank"), 4),
                      new Widget.Population(label("larva", "larva"), 3))),
              new Widget.Die(
                  label("die-1", "Noise die"),
                  List.of(t("1"), t("2"), t("silence")),
                  2,
                  Widget.DieUse.USED),
              new Widget.Die(
                  label("die-2", "Fight die"),
                  List.of(t("hit"), t("miss")),
                  -1,
                  Widget.DieUse.FREE),
              new Widget.Die(
                  label("die-3", "Built die"),
                  List.of(t("red, red"), t("nothing")),
                  List.of(List.of(symbol("red"), symbol("red")), List.of(symbol("blank"))),
                  0,
                  Widget.DieUse.FREE),
              new Widget.Sheet(
                  label("score", "Score"),
                  List.of(t("Crates"), t("Credits")),
                  List.of(
                      new Widget.Row(label("s1", "Player 1"), List.of(t("12"), t("3"))),
                      new Widget.Row(label("s2", "Player 2"), List.of(t("7"), t("10"))))),
              new Widget.Sheet(
                  label("notes", "Notes"),
                  List.of(t("Note")),
                  List.of(
                      new Widget.Row(label("n1", "1"), List.of(t("In round 3 you saw the egg."))))),
              new Widget.Log(
                  label("log", "Log"), List.of(t("The alarm sounds."), t("A door opens."))),
              new Widget.Prompt(label("prompt", "Decision"), Seats.of(Seat.ONE), List.of(DECISION)),
              new Widget.Prompt(
                  label("others", "Others"), Seats.of(Seat.TWO, Seat.THREE), List.of())));

  @ParameterizedTest
  @EnumSource
  void isReadLikeThis(Language language) throws IOException {
    Session session = new Session(Nobody.IO, Games.of(List.of()), language);
    String text = new SceneText(session, (said, _) -> said.key(), Seat.ONE).of(SCENE);
    assertThat(text).isEqualTo(expected("all-widgets-" + language.code() + ".txt"));
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  private static String expected(String file) throws IOException {
    try (InputStream in = SceneTextTest.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
