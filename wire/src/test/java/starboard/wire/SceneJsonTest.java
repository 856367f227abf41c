package starboard.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import tools.jackson.databind.JsonNode;

class SceneJsonTest {

  /** Says keys in angle brackets, with the language behind them. */
  private static final Reader READER = new Reader(SceneJsonTest::say, Language.CS, 3);

  private static String say(Text text, Language language) {
    StringBuilder said = new StringBuilder("<" + text.key());
    for (Arg arg : text.args()) {
      said.append(' ').append(arg instanceof Arg.Number number ? number.value() : arg);
    }
    return said + ">" + language.code();
  }

  private static Label label(String id) {
    return Label.of(id, Text.of("n"));
  }

  private static void widget(Widget widget, String json) {
    assertThat(written(widget, List.of())).isEqualTo(Json.MAPPER.readTree(json));
  }

  private static JsonNode written(Widget widget, List<Text> log) {
    return SceneJson.tree(READER, new Scene(List.of(widget)), log).get("widgets").get(0);
  }

  @Test
  void labelHasNameGlossaryKnowersAndStyle() {
    Label label =
        new Label(
            "gem",
            Text.of("gem", 2),
            "7",
            Text.of("blue"),
            Text.of("about"),
            Seats.of(Seat.ONE, Seat.THREE),
            "red");
    widget(
        Widget.Counter.of(label, 7),
        """
        {"kind":"counter","id":"gem","name":"<gem 2>cs","number":"7","subtitle":"<blue>cs","glossary":"<about>cs","knownTo":[0,2],
         "style":"red","value":7,"parts":[]}
        """);
  }

  @Test
  void whoKnowsIsCutToTheTable() {
    assertThat(READER.seats(Seats.EVERYONE).toString()).isEqualTo("\"all\"");
    assertThat(READER.seats(Seats.table(3)).toString()).isEqualTo("[0,1,2]");
    assertThat(READER.seats(Seats.of(Seat.TWO).others()).toString()).isEqualTo("[0,2]");
    assertThat(READER.seats(Seats.of(Seat.EIGHT).others()).toString()).isEqualTo("\"all\"");
    assertThat(READER.seats(Seats.NONE).toString()).isEqualTo("[]");
  }

  @Test
  void map() {
    var mark = new Widget.Mark(label("fire"), 2, "danger");
    var plain = new Widget.Mark(label("noise"), 1, null);
    widget(
        new Widget.Map(
            label("ship"),
            800,
            600,
            List.of(
                new Widget.Region(
                    label("bow"), List.of(new Widget.Point(0, 0), new Widget.Point(9, 5)))),
            List.of(new Widget.Node(label("room-1"), new Widget.Point(3, 4), List.of(mark, plain))),
            List.of(
                new Widget.Link(label("way"), "room-1", "room-2", Text.of("1"), null, List.of())),
            List.of(
                new Widget.Piece(label("you"), "room-1", Seat.TWO, List.of()),
                new Widget.Piece(label("queen"), "room-1", null, List.of()))),
        """
        {"kind":"map","id":"ship","name":"<n>cs","knownTo":"all","width":800,"height":600,
         "regions":[{"id":"bow","name":"<n>cs","knownTo":"all","outline":[[0,0],[9,5]]}],
         "nodes":[{"id":"room-1","name":"<n>cs","knownTo":"all","at":[3,4],"marks":[
           {"id":"fire","name":"<n>cs","knownTo":"all","count":2,"layer":"danger"},
           {"id":"noise","name":"<n>cs","knownTo":"all","count":1}]}],
         "links":[{"id":"way","name":"<n>cs","knownTo":"all","from":"room-1","to":"room-2",
           "atFrom":"<1>cs","marks":[]}],
         "pieces":[
           {"id":"you","name":"<n>cs","knownTo":"all","at":"room-1","owner":1,"marks":[]},
           {"id":"queen","name":"<n>cs","knownTo":"all","at":"room-1","marks":[]}]}
        """);
  }

  @Test
  void zoneWithCards() {
    widget(
        new Widget.Zone(
            label("hand"),
            Widget.Layout.HAND,
            Seat.ONE,
            2,
            List.of(
                new Widget.Card(
                    label("hand.search"),
                    true,
                    List.of(new Widget.Part("cost", Text.of("c", 1), 1)),
                    List.of(new Widget.Badge("affordable", Text.of("b")))),
                new Widget.Card(label("hand.back"), false, List.of(), List.of()))),
        """
        {"kind":"zone","id":"hand","name":"<n>cs","knownTo":"all","layout":"hand","owner":0,"count":2,
         "cards":[
           {"kind":"card","id":"hand.search","name":"<n>cs","knownTo":"all","face":true,
            "parts":[{"kind":"cost","text":"<c 1>cs","figure":"1"}],
            "badges":[{"id":"affordable","text":"<b>cs"}]},
           {"kind":"card","id":"hand.back","name":"<n>cs","knownTo":"all","face":false,
            "parts":[],"badges":[]}]}
        """);
  }

  @Test
  void trackWithThresholds() {
    widget(
        new Widget.Track(
            label("time"),
            List.of(
                new Widget.Space(label("time-1"), null),
                new Widget.Space(label("time-2"), Text.of("boom"))),
            List.of(
                new Widget.Marker(label("now"), "time-1", null),
                new Widget.Marker(label("mine"), "time-2", Seat.THREE))),
        """
        {"kind":"track","id":"time","name":"<n>cs","knownTo":"all",
         "spaces":[{"id":"time-1","name":"<n>cs","knownTo":"all"},
           {"id":"time-2","name":"<n>cs","knownTo":"all","threshold":"<boom>cs"}],
         "markers":[{"id":"now","name":"<n>cs","knownTo":"all","at":"time-1"},
           {"id":"mine","name":"<n>cs","knownTo":"all","at":"time-2","owner":2}]}
        """);
  }

  @Test
  void matHoldsWidgets() {
    widget(
        new Widget.Mat(
            label("board"),
            Seat.TWO,
            List.of(Text.of("nest"), Text.of("hurt")),
            List.of(
                new Widget.Counter(
                    label("sum"),
                    5,
                    Text.of("points"),
                    List.of(new Widget.Summand(Text.of("a"), 5))))),
        """
        {"kind":"mat","id":"board","name":"<n>cs","knownTo":"all","owner":1,"standing":["<nest>cs","<hurt>cs"],"content":[
          {"kind":"counter","id":"sum","name":"<n>cs","knownTo":"all","value":5,"unit":"<points>cs",
           "parts":[{"name":"<a>cs","value":5}]}]}
        """);
  }

  @Test
  void bagDieAndSheet() {
    widget(
        new Widget.Bag(label("bag"), 3, List.of(new Widget.Population(label("egg"), 3))),
        """
        {"kind":"bag","id":"bag","name":"<n>cs","knownTo":"all","total":3,
         "kinds":[{"id":"egg","name":"<n>cs","knownTo":"all","count":3}]}
        """);
    widget(
        new Widget.Die(label("die"), List.of(Text.of("1"), Text.of("2")), 1, Widget.DieUse.BARRED),
        """
        {"kind":"die","id":"die","name":"<n>cs","knownTo":"all","faces":["<1>cs","<2>cs"],"rolled":1,
         "use":"barred"}
        """);
    Widget.Symbol red = new Widget.Symbol(Text.of("red"), "red");
    Widget.Symbol none = new Widget.Symbol(Text.of("none"), Widget.Symbol.BLANK);
    widget(
        new Widget.Die(
            label("die"),
            List.of(Text.of("1"), Text.of("2")),
            List.of(List.of(red, red), List.of(red, none)),
            -1,
            Widget.DieUse.FREE),
        """
        {"kind":"die","id":"die","name":"<n>cs","knownTo":"all","faces":["<1>cs","<2>cs"],
         "slots":[[{"name":"<red>cs","style":"red"},{"name":"<red>cs","style":"red"}],
          [{"name":"<red>cs","style":"red"},{"name":"<none>cs","style":"blank"}]],
         "chances":[{"name":"<red>cs","style":"red","faces":2}],"use":"free"}
        """);
    widget(
        new Widget.Die(label("die"), List.of(), -1, Widget.DieUse.FREE),
        """
        {"kind":"die","id":"die","name":"<n>cs","knownTo":"all","faces":[],"use":"free"}
        """);
    widget(
        new Widget.Sheet(
            label("score"),
            List.of(Text.of("loot")),
            List.of(new Widget.Row(label("row"), Text.of("met"), List.of(Text.of("four"))))),
        """
        {"kind":"sheet","id":"score","name":"<n>cs","knownTo":"all","columns":["<loot>cs"],
         "rows":[{"id":"row","name":"<n>cs","knownTo":"all","check":"<met>cs","cells":["<four>cs"]}]}
        """);
  }

  @Test
  void logIsFilledFromWhatItsViewerHeard() {
    List<Event> events =
        List.of(
            event(Text.of("open"), Seats.EVERYONE),
            event(Text.of("mine"), Seats.of(Seat.ONE)),
            event(Text.of("others"), Seats.of(Seat.ONE).others()),
            event(Text.of("players"), Seats.table(3)));
    Widget empty = new Widget.Log(label("log"), List.of());
    assertThat(entries(empty, Viewer.of(Seat.ONE), events))
        .isEqualTo("[\"<open>cs\",\"<mine>cs\",\"<players>cs\"]");
    assertThat(entries(empty, Viewer.PUBLIC, events)).isEqualTo("[\"<open>cs\",\"<others>cs\"]");
    assertThat(entries(empty, Viewer.ALL, events))
        .isEqualTo("[\"<open>cs\",\"<mine>cs\",\"<others>cs\",\"<players>cs\"]");
    assertThat(entries(new Widget.Log(label("log"), List.of(Text.of("own"))), Viewer.ALL, events))
        .isEqualTo("[\"<own>cs\"]");
  }

  private static Event event(Text text, Seats seats) {
    return new Event(text, seats, Beat.SAID, new Event.At(0, 0), null);
  }

  private static String entries(Widget log, Viewer viewer, List<Event> events) {
    return written(log, SceneJson.log(viewer, events)).get("entries").toString();
  }

  @Test
  void promptHoldsDecisions() {
    Option open =
        new Option("pay:coin", Text.of("pay"), "coin", Text.of("one"))
            .from(Text.of("purse"))
            .in("pay", Text.of("paying"), Text.of("coin"))
            .about("card-1")
            .risking(Option.Risk.of("fall", Text.of("falling"), 1, 3, List.of(Text.of("faces"))))
            .compared(
                List.of(
                    new Option.Row(Text.of("now"), Text.of("two"), Option.Standing.OPEN, "coin")));
    widget(
        new Widget.Prompt(
            label("prompt"),
            Seats.of(Seat.ONE, Seat.TWO),
            List.of(
                new Decision(
                    4,
                    Seat.TWO,
                    Text.of("what"),
                    Text.of("card"),
                    "card-1",
                    true,
                    List.of(open, Option.of("wait", Text.of("wait"))),
                    List.of(
                        new Decision.Refused(
                            Option.of("fly", Text.of("fly"), "sky"),
                            Text.of("wings"),
                            "D1.1",
                            Text.of("wings.unblock"))),
                    List.of(new Shortcut("all", Text.of("all"), List.of("pay:coin", "wait"))),
                    Decision.Show.TRAY))),
        """
        {"kind":"prompt","id":"prompt","name":"<n>cs","knownTo":"all","deciding":[0,1],"decisions":[
          {"decision":4,"seat":1,"question":"what","text":"<what>cs","source":"<card>cs",
           "about":"card-1","secret":true,"show":"tray",
           "options":[{"id":"pay:coin","text":"<pay>cs","target":"coin","cost":"<one>cs",
             "source":"<purse>cs","group":{"id":"pay","name":"<paying>cs","member":"<coin>cs"},
             "about":"card-1",
             "risk":[{"id":"fall","name":"<falling>cs","hit":1,"of":3,"percent":33,"parts":["<faces>cs"]}],
             "rows":[{"row":"<now>cs","text":"<two>cs","state":"open","at":"coin"}]},
             {"id":"wait","text":"<wait>cs"}],
           "refused":[{"id":"fly","text":"<fly>cs","target":"sky","reason":"<wings>cs","rule":"D1.1",
             "fact":{"text":"<wings>cs","at":"sky"},"unblock":[{"text":"<wings.unblock>cs"}]}],
           "shortcuts":[{"id":"all","text":"<all>cs","options":["pay:coin","wait"]}]}]}
        """);
  }

  @Test
  void resultNamesWinnersAndWhy() {
    Result result =
        new Result(
            Seats.of(Seat.TWO),
            List.of(
                new Result.Outcome(Seat.ONE, "died", null, Text.of("eaten")),
                new Result.Outcome(Seat.TWO, "won", 12, Text.of("escaped"))));
    assertThat(DecisionJson.tree(READER, result, new Telling(Viewer.ALL)).toString())
        .isEqualTo(
            "{\"winners\":[1],\"seats\":["
                + "{\"seat\":0,\"outcome\":\"died\",\"score\":null,\"why\":\"<eaten>cs\"},"
                + "{\"seat\":1,\"outcome\":\"won\",\"score\":12,\"why\":\"<escaped>cs\"}]}");
  }

  @Test
  void resultNamesTheCauseAndItsChain() {
    Event.At first = new Event.At(3, 0);
    Beat.Card bite = new Beat.Card(Text.of("bite"), Text.of("teeth"), null);
    Beat attack = Beat.of(Beat.Kind.REVEAL, "X2").on("deck").odds(2, 20).shows(bite);
    Beat.Changed changed = Beat.Changed.of(new Beat.Change(Text.of("run"), "X4", true));
    Beat end = Beat.of(Beat.Kind.END, "X3").from("nest").seat(Seat.ONE).shows(changed);
    List<Event> log =
        List.of(
            new Event(Text.of("attacked"), Seats.EVERYONE, attack, first, null),
            new Event(Text.of("dead"), Seats.EVERYONE, end, new Event.At(3, 1), first));
    Result result =
        new Result(
            Seats.NONE, List.of(new Result.Outcome(Seat.ONE, "died", null, Text.of("eaten"))));
    assertThat(DecisionJson.tree(READER, result, Telling.of(Viewer.PUBLIC, log)))
        .isEqualTo(
            Json.MAPPER.readTree(
                """
                {"winners":[],"seats":[{"seat":0,"outcome":"died","score":null,"why":"<eaten>cs",
                 "cause":{"text":"<dead>cs","rule":"X3","at":"nest","card":{"name":"<bite>cs","text":"<teeth>cs"},
                 "chain":[{"kind":"reveal","text":"<attacked>cs","rule":"X2","at":"deck","odds":{"hit":2,"of":20}},
                  {"kind":"end","text":"<dead>cs","rule":"X3","at":"nest"}],
                 "changed":[{"text":"<run>cs","rule":"X4","helps":true}]}}]}
                """));
  }

  @Test
  void fieldsStandInAFixedOrder() {
    assertThat(written(Widget.Counter.of(label("c"), 1), List.of()).toString())
        .isEqualTo(
            "{\"kind\":\"counter\",\"id\":\"c\",\"name\":\"<n>cs\",\"knownTo\":\"all\",\"value\":1,"
                + "\"parts\":[]}");
  }

  // One scene after another

  private static Scene ship(int noise) {
    var bridge = new Widget.Node(label("bridge"), new Widget.Point(1, 1), List.of());
    var mark = new Widget.Mark(label("noise"), noise, null);
    var nest = new Widget.Node(label("nest"), new Widget.Point(2, 2), List.of(mark));
    List<Widget.Node> nodes = List.of(bridge, nest);
    var hull = new Widget.Region(label("hull"), List.of(new Widget.Point(0, 0)));
    return new Scene(
        List.of(
            new Widget.Map(label("ship"), 9, 9, List.of(hull), nodes, List.of(), List.of()),
            Widget.Counter.of(Label.of("round", Text.of("round")), 3)));
  }

  @Test
  void whatHasNotChangedIsTheSameObjectInTheNextScene() {
    SceneJson.Kept first = after(SceneJson.Kept.NOTHING, ship(1));
    SceneJson.Kept same = after(first, ship(1));
    SceneJson.Kept later = after(same, ship(2));
    JsonNode old = first.tree().get("widgets");
    JsonNode now = later.tree().get("widgets");
    assertThat(now).isEqualTo(SceneJson.tree(READER, ship(2), List.of()).get("widgets"));
    assertThat(same.tree().get("widgets").get(0)).isSameAs(old.get(0));
    assertThat(now.get(1)).isSameAs(old.get(1));
    assertThat(now.get(0).get("regions").get(0)).isSameAs(old.get(0).get("regions").get(0));
    assertThat(now.get(0).get("nodes").get(0)).isSameAs(old.get(0).get("nodes").get(0));
    assertThat(now.get(0).get("nodes").get(1)).isNotSameAs(old.get(0).get("nodes").get(1));
  }

  private static SceneJson.Kept after(SceneJson.Kept before, Scene scene) {
    return SceneJson.after(before, SceneJson.Kept.NOTHING, READER, scene);
  }

  /** Ada's own scene, then that of somebody else who sees the same ship. */
  @Test
  void whatAnotherViewerIsShownIsTheSameObjectHere() {
    Scene ship = ship(1);
    SceneJson.Kept ada = after(SceneJson.Kept.NOTHING, ship);
    SceneJson.Kept eve = SceneJson.after(SceneJson.Kept.NOTHING, ada, READER, ship);
    assertThat(eve.tree()).isEqualTo(ada.tree());
    assertThat(eve.tree().get("widgets").get(0)).isSameAs(ada.tree().get("widgets").get(0));
    List<Widget> more = new ArrayList<>(ship.widgets());
    more.add(Widget.Counter.of(label("own"), 1));
    SceneJson.Kept own = SceneJson.after(eve, ada, READER, new Scene(more));
    assertThat(own.tree().get("widgets").get(0)).isSameAs(ada.tree().get("widgets").get(0));
    assertThat(own.tree().get("widgets").get(2).get("value").asInt()).isEqualTo(1);
  }

  private static Scene hand(String matName, String... ids) {
    List<Widget.Card> cards = new ArrayList<>();
    for (String id : ids) cards.add(new Widget.Card(label(id), true, List.of(), List.of()));
    var hand = new Widget.Zone(label("hand"), Widget.Layout.HAND, Seat.ONE, 2, cards);
    Label mat = Label.of("mat", Text.of(matName));
    return new Scene(List.of(new Widget.Mat(mat, Seat.ONE, List.of(hand))));
  }

  private static JsonNode mat(SceneJson.Kept scene) {
    return scene.tree().get("widgets").get(0);
  }

  @Test
  void whatHoldsOtherThingsChangesWithThemAndWithItsLabel() {
    SceneJson.Kept first = after(SceneJson.Kept.NOTHING, hand("ada", "a", "b"));
    SceneJson.Kept same = after(first, hand("ada", "a", "b"));
    assertThat(mat(same)).isSameAs(mat(first));
    for (Scene next :
        List.of(hand("ada", "b", "a"), hand("ada", "b"), hand("ada"), hand("eve", "a", "b"))) {
      SceneJson.Kept later = after(same, next);
      assertThat(later.tree()).isEqualTo(SceneJson.tree(READER, next, List.of()));
      assertThat(mat(later)).isNotSameAs(mat(same));
    }
    SceneJson.Kept renamed = after(same, hand("eve", "a", "b"));
    assertThat(mat(renamed).get("content").get(0)).isSameAs(mat(same).get("content").get(0));
    assertThat(renamed.idOf("<eve>cs")).isEqualTo("mat");
    assertThat(renamed.idOf("<ada>cs")).isNull();
  }

  @Test
  void thingsAreFoundByNameIfTheyAloneAreCalledSo() {
    SceneJson.Kept first = after(SceneJson.Kept.NOTHING, ship(1));
    SceneJson.Kept scene = after(first, ship(1));
    assertThat(scene.idOf("<round>cs")).isEqualTo("round");
    assertThat(scene.idOf("<n>cs")).as("several are called so").isNull();
    assertThat(scene.idOf("<none>cs")).isNull();
    assertThat(scene.firstOf("<n>cs")).as("the first of them").isEqualTo("ship");
    assertThat(scene.firstOf("<none>cs")).isNull();
    assertThat(scene.nameOf("noise")).isEqualTo("<n>cs");
    assertThat(scene.nameOf("none")).isNull();
  }
}
