package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.body.Passing;
import starboard.nemesis.game.BaseGame;
import starboard.nemesis.game.NemesisGame;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.ship.Ship;
import starboard.testkit.Property;

/** Nemesis that gives contamination in a hand away (N15.3), which the contract must find. */
final class Broken {

  private static final BaseGame BASE = new BaseGame("base");

  /**
   * A fault.
   *
   * @param intended the promise it breaks
   * @param also promises that cannot be kept then either
   */
  record Variant(String name, Property intended, Set<Property> also, Game<Nemesis> game) {
    @Override
    public String toString() {
      return name;
    }
  }

  private Broken() {}

  static List<Variant> variants() {
    return List.of(
        new Variant(
            "told by its back",
            Property.SCENE,
            Set.of(Property.PUBLIC, Property.DIFFERENTIAL, Property.TOLD),
            new ByItsBack()),
        new Variant("told by a question", Property.QUESTION, Set.of(), new TurnsEnd(Asking::new)),
        new Variant("told by an event", Property.EVENT, Set.of(), new TurnsEnd(Telling::new)));
  }

  /** Others see which backs of a hand are those of contamination. */
  private static final class ByItsBack extends NemesisGame {
    @Override
    public Scene scene(Nemesis s, Viewer viewer) {
      Scene scene = super.scene(s, viewer);
      List<Widget> widgets = new ArrayList<>(scene.widgets());
      for (Seat seat : s.seats()) {
        Widget.Label label =
            Widget.Label.of("backs-" + seat.index(), Text.of("back.contamination"));
        widgets.add(Widget.Counter.of(label, s.cards().contaminationInHand(seat)));
      }
      return new Scene(widgets);
    }
  }

  /** A turn ends with one thing more. */
  private static final class TurnsEnd extends NemesisGame {
    private final RuleSet rules;

    TurnsEnd(Function<Seat, Step<Nemesis>> fault) {
      Site ship =
          new Ship(BASE.kit()) {
            @Override
            public List<Step<Nemesis>> endOfTurn(Seat seat) {
              List<Step<Nemesis>> steps = new ArrayList<>(super.endOfTurn(seat));
              steps.add(fault.apply(seat));
              return steps;
            }
          };
      rules = BASE.rules(ship, new SemiCooperative(false));
    }

    @Override
    public Nemesis table(Setup setup) {
      return new Nemesis(setup, rules);
    }
  }

  /** Asks who holds contamination. */
  record Asking(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.cards().contaminationInHand(seat) > 0) s.then(new Passing.DiscardAny(seat, 0));
    }
  }

  /** Tells all who holds contamination. */
  record Telling(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.cards().contaminationInHand(seat) > 0) s.announce("event.you-draw-contamination");
    }
  }
}
