package starboard.testkit;

import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Sketchbook;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * Asking and looking change nothing, the same question gets the same answer, and options are named
 * as they must be.
 */
final class LookCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Game<S> game;
  private final Findings findings;
  private final TextCheck texts;

  /** What all viewers were shown so far. */
  private final Sketchbook drawn = new Sketchbook();

  LookCheck(Recording<S> recording, TextCheck texts) {
    this.recording = recording;
    this.game = recording.game();
    this.findings = recording.findings();
    this.texts = texts;
  }

  /** Looks at everything before every answer; the game goes on as if nobody had. */
  void lookAtEverything() {
    findings.at(0);
    texts.say(Text.of("game.name"));
    for (String reaction : game.reactions()) texts.say(Text.of(reaction + ".kind"));
    for (int i = 0; i <= recording.size(); i++) {
      findings.at(i);
      S s = recording.state(i).copy();
      for (Seat seat : s.deciding()) lookAtOptions(s, seat);
      if (recording.isSampled(i)) lookAround(s, i);
      findings.require(Property.ASKING, "asking changed something", recording.difference(s, i));
      if (i == recording.size()) return;
      findings.require(
          Property.ASKING, "played on after a look at everything", recording.again(s, i));
    }
  }

  /** All there is to see and to ask, whoever has to decide. */
  private void lookAround(S s, int index) {
    for (Seat seat : s.seats()) {
      lookTwice(Property.SCENE, "the scene of " + Players.name(seat), s, Viewer.of(seat));
      s.notes(seat).forEach(texts::say);
      s.imagine(seat, index);
      s.numberOf(seat);
      s.barrier(seat);
    }
    lookTwice(Property.PUBLIC, "the public scene", s, Viewer.PUBLIC);
    lookTwice(Property.SCENE, "the scene for all eyes", s, Viewer.ALL);
    s.copy();
    if (!s.over()) s.next();
    Structure.texts(s.result(), texts::say);
  }

  private void lookTwice(Property property, String looking, S s, Viewer viewer) {
    findings.guard(
        property,
        looking,
        () -> {
          Scene scene = game.scene(s, viewer);
          Structure.texts(scene, texts::say);
          requireSame("a second look shows something else: ", scene, game.scene(s, viewer));
          Scene handedOn = game.scene(s, drawn.lookedThroughBy(viewer));
          requireSame("what was drawn before is handed on, but differs: ", scene, handedOn);
        });
  }

  private void requireSame(String fault, Scene scene, Scene other) {
    if (scene.equals(other)) return;
    throw findings.fail(Property.ASKING, fault + Structure.difference(scene, other));
  }

  private void lookAtOptions(S s, Seat seat) {
    findings.guard(
        Property.OPTIONS,
        "describing the options of " + Players.name(seat),
        () -> {
          Decision decision = askTwice(s, seat);
          List<Choice> listed = listTwice(s, seat);
          Structure.texts(decision, texts::say);
          requireReaction(s, seat, decision);
          String wrong = OptionRules.firstBroken(decision, game.scene(s, Viewer.of(seat)));
          if (wrong != null) findings.note(Property.OPTIONS, wrong);
          for (int i = 0; i < listed.size(); i++)
            findAgain(s, seat, listed.get(i), decision.options().get(i).id());
        });
  }

  /** A question that can be let be is one of the reactions the game names. */
  private void requireReaction(S s, Seat seat, Decision decision) {
    Ask<S, ?> ask = s.question(seat);
    boolean reaction = ask != null && ask.letItBe() != null;
    String key = decision.question().key();
    if (reaction && !game.reactions().contains(key))
      findings.note(Property.OPTIONS, key + " is a reaction the game does not name");
  }

  private Decision askTwice(S s, Seat seat) {
    Decision decision = s.decision(seat);
    Decision second = s.decision(seat);
    if (decision.equals(second)) return decision;
    throw findings.fail(
        Property.ASKING,
        "asked a second time, the question differs: " + Structure.difference(decision, second));
  }

  private List<Choice> listTwice(S s, Seat seat) {
    List<Choice> listed = FreshChoices.of(s, seat);
    if (listed.equals(FreshChoices.of(s, seat))) return listed;
    throw findings.fail(Property.ASKING, "listed a second time, the choices differ: " + listed);
  }

  /** A choice and its option id lead to each other. */
  private void findAgain(S s, Seat seat, Choice choice, String id) {
    Choice found = s.choice(seat, id);
    if (!choice.equals(found)) findings.note(Property.OPTIONS, id + " is found again as " + found);
    if (!id.equals(s.optionId(seat, choice)))
      findings.note(Property.OPTIONS, choice + " is called " + id + " and otherwise");
  }
}
