package starboard.table.twin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Option;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** A small ship with everything on it that can be asked about. */
class TwinTest {

  private static final Seat ME = Seat.ONE;
  private static final Seat OTHER = Seat.of(1);

  /** Says keys as they are. */
  private static final Words WORDS = (text, _) -> text.key();

  private static Label label(String id, String name) {
    return Label.of(id, Text.of(name));
  }

  private static Widget.Node node(String id, String name, Widget.Mark... marks) {
    return new Widget.Node(
        label(id, name).numbered(id.substring(1)), new Widget.Point(1, 1), List.of(marks));
  }

  private static final Widget.Map SHIP =
      new Widget.Map(
          label("ship", "Ship"),
          10,
          10,
          List.of(),
          List.of(
              node("r1", "Bridge", new Widget.Mark(label("f", "fire"), 1, null)),
              node("r2", "Hall"),
              node("r3", "Nest", new Widget.Mark(label("s", "strike"), 2, "danger"))),
          List.of(
              new Widget.Link(
                  label("l1", "corridor"),
                  "r1",
                  "r2",
                  Text.of("one"),
                  null,
                  List.of(new Widget.Mark(label("c", "closed"), 1, null))),
              new Widget.Link(label("l2", "corridor"), "r2", "r3", null, null, List.of())),
          List.of(
              new Widget.Piece(label("me", "Captain"), "r1", ME, List.of()),
              new Widget.Piece(label("you", "Pilot"), "r3", OTHER, List.of()),
              new Widget.Piece(label("i1", "Adult"), "r2", null, List.of()),
              new Widget.Piece(label("i2", "Adult"), "r2", null, List.of())));

  private static Widget.Card card(String name) {
    return new Widget.Card(
        label(name, name), true, List.of(new Widget.Part("text", Text.of("Shoot"))), List.of());
  }

  private static final Scene SCENE =
      new Scene(
          List.of(
              SHIP,
              new Widget.Track(
                  label("time", "Time"),
                  List.of(
                      new Widget.Space(label("t2", "2"), null),
                      new Widget.Space(label("t1", "1"), null),
                      new Widget.Space(label("t0", "0"), Text.of("Explosion"))),
                  List.of(new Widget.Marker(label("m", "marker"), "t2", null))),
              new Widget.Bag(
                  label("bag", "Bag"),
                  4,
                  List.of(new Widget.Population(label("larva", "Larva"), 3))),
              new Widget.Mat(
                  label("mat-1", "Marek"),
                  ME,
                  List.of(
                      new Widget.Zone(
                          label("hand", "Hand"),
                          Widget.Layout.HAND,
                          null,
                          2,
                          List.of(card("Gun"), card("Knife"))))),
              new Widget.Mat(
                  label("mat-2", "Jana"),
                  OTHER,
                  List.of(
                      new Widget.Zone(
                          label("hand-2", "Hand"), Widget.Layout.HAND, null, 5, List.of()),
                      Widget.Counter.of(label("w", "Wounds"), 2),
                      Widget.Counter.of(label("d", "Risk").styled("danger"), 20))),
              Widget.Counter.of(label("c", "Rounds").styled("countdown"), 3)));

  private static final Decision DECISION =
      new Decision(
          3,
          ME,
          Text.of("What now?"),
          Text.of("source"),
          null,
          false,
          List.of(
              Option.of("go", Text.of("Go to Hall"))
                  .risking(
                      Option.Risk.of("e", Text.of("Encounter"), 3, 10, List.of(Text.of("noise"))))),
          List.of(
              new Decision.Refused(
                  Option.of("fire", Text.of("Shoot the Queen")),
                  Text.of("No Queen here."),
                  "N9.1",
                  Text.of("Go to the Queen.")),
              new Decision.Refused(
                  Option.of("rest", Text.of("Rest")), Text.of("In combat."), null, null)),
          List.of());

  private static List<String> ask(String question) {
    return ask(question, ME, DECISION, Language.EN);
  }

  private static List<String> ask(
      String question, @Nullable Seat seat, @Nullable Decision decision, Language language) {
    return new Twin(
            new Sight(
                SCENE,
                seat,
                decision,
                Seats.of(ME),
                List.of("The door closed.", "A larva came."),
                RuleBook.EMPTY,
                WORDS,
                List.of("Marek", "Jana"),
                language))
        .answer(question);
  }

  @Test
  void whereIAmAndWhereOthersAre() {
    assertThat(ask("where am I?")).containsExactly("1 Bridge: fire; Captain (you)");
    assertThat(ask("where is the pilot")).containsExactly("Pilot (Jana): 3 Nest");
    assertThat(ask("where adult")).containsExactly("Adult: 2 Hall");
    assertThat(ask("where closed")).containsExactly("closed: between 1 Bridge and 2 Hall");
    assertThat(ask("where larva")).containsExactly("Bag: 3 × Larva");
    assertThat(ask("where marker")).containsExactly("Time: marker – 2");
    assertThat(ask("where knife")).containsExactly("Knife: Shoot – Hand (2), Marek");
    assertThat(ask("where unicorn")).containsExactly("Nothing you can see is called \"unicorn\".");
    assertThat(ask("where", null, null, Language.EN))
        .containsExactly("You have no figure on the board.");
  }

  @Test
  void theWaysFromHereAndFromElsewhere() {
    assertThat(ask("exits")).containsExactly("From 1 Bridge:", "  2 Hall (one, closed, 2 × Adult)");
    assertThat(ask("exits nest")).containsExactly("From 3 Nest:", "  2 Hall (2 × Adult)");
    assertThat(ask("exits unicorn")).containsExactly("Nothing you can see is called \"unicorn\".");
  }

  @Test
  void everybodyAtTheTable() {
    assertThat(ask("who"))
        .containsExactly(
            "Marek: you; Hand: 2; is asked now",
            "Jana: Hand: 5; Wounds: 2; Risk: 20",
            "With you: 1 Bridge: fire; Captain (you)");
    assertThat(ask("who is Jana")).containsExactly("Jana: Hand: 5; Wounds: 2; Risk: 20");
  }

  @Test
  void whatThreatens() {
    assertThat(ask("danger"))
        .containsExactly(
            "Next to you: 2 × Adult (2 Hall)",
            "3 Nest: 2 × strike",
            "Time: 2 steps until: Explosion",
            "Jana – Risk: 20",
            "Rounds: 3",
            "Go to Hall – Encounter: 30 % (3 of 10): noise");
  }

  @Test
  void myCards() {
    assertThat(ask("hand")).containsExactly("Gun: Shoot", "Knife: Shoot");
    assertThat(ask("hand gun")).containsExactly("Gun: Shoot");
    assertThat(ask("hand sword")).containsExactly("No card in your hand is like that.");
    assertThat(ask("hand", OTHER, null, Language.EN)).containsExactly("Your hand is empty.");
    assertThat(ask("hand", null, null, Language.EN))
        .containsExactly("You watch this table: you have no seat and no hand.");
  }

  @Test
  void whyNot() {
    assertThat(ask("why not shoot"))
        .containsExactly("Shoot the Queen: No Queen here. (N9.1) Go to the Queen.");
    assertThat(ask("why")).hasSize(2).contains("Rest: In combat.");
    assertThat(ask("why can't I go")).containsExactly("This is possible now: Go to Hall");
    assertThat(ask("why not dance")).containsExactly("Nothing of that name is refused now: dance");
    assertThat(ask("why not shoot", ME, null, Language.EN))
        .containsExactly("You are not asked anything now.");
  }

  @Test
  void whatHappenedAndWhatMay() {
    assertThat(ask("since")).containsExactly("The door closed.", "A larva came.");
    assertThat(ask("since larva")).containsExactly("A larva came.");
    assertThat(ask("odds"))
        .containsExactly(
            "Go to Hall – Encounter: 30 % (3 of 10): noise",
            "Bag: Larva 3/4 (75 %)", "Jana – Risk: 20");
    assertThat(ask("odds bag")).containsExactly("Bag: Larva 3/4 (75 %)");
    assertThat(ask("rule N77")).hasSize(1).first().asString().contains("N77");
  }

  @ParameterizedTest
  @CsvSource({
    "kde, 1 Bridge: fire; Captain (vy)",
    "kde je pilot, Pilot (Jana): 3 Nest",
    "východy, Odtud: 1 Bridge",
    "vychody, Odtud: 1 Bridge",
    "nebezpečí, Vedle vás: 2 × Adult (2 Hall)",
    "ruka, Gun: Shoot",
    "proč ne queen, Shoot the Queen: No Queen here. (N9.1) Go to the Queen.",
    "od, The door closed.",
    "šance, Go to Hall – Encounter: 30 % (3 z 10): noise",
    "kdo je jana, Jana: Hand: 5; Wounds: 2; Risk: 20",
    "tralala, Nerozumím „tralala“."
  })
  void czechIsUnderstoodAndSpoken(String question, String first) {
    assertThat(ask(question, ME, DECISION, Language.CS)).first().isEqualTo(first);
  }

  @Test
  void whatIsNoQuestionIsToldWhatCanBeAsked() {
    assertThat(ask("fly")).startsWith("I do not understand \"fly\".").hasSizeGreaterThan(8);
    assertThat(Twin.isAsked("fly")).isFalse();
    assertThat(Twin.isAsked("WHERE  am i ?")).isTrue();
    assertThat(Twin.BOOK.keys(Language.CS)).isEqualTo(Twin.BOOK.keys(Language.EN));
  }
}
