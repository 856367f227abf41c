package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Invasion;
import starboard.rone.Rone;
import starboard.rone.Stack;
import starboard.rone.content.Content;
import starboard.rone.content.Scenario;
import starboard.rone.content.Values;

/** R12 The board of the Invasion. */
final class InvasionView {

  private static final int STEPS = 7;

  private final Rone s;
  private final Viewer viewer;
  private final Invasion invasion;
  private final Stack stack;
  private final List<Widget> content = new ArrayList<>();

  InvasionView(Rone s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
    this.invasion = s.invasion();
    this.stack = s.stack();
  }

  /** What can be struck and strikes first, then what is coming. */
  Widget mat() {
    value("ranged", stack.ranged(), Values::ranged, 0, 0);
    value("melee", stack.melee(), Values::melee, 0, 0);
    value("stack-armour", stack.armour(), Values::armour, stack.armourGained(), stack.armourLost());
    value("stack-life", stack.life(), Values::life, stack.lifeGained(), stack.lifeLost());
    pile("arriving", stack.arriving(), Widget.Layout.ROW);
    content.add(deployed());
    if (invasion.scenario().core(s.players()) != null) core();
    content.add(rounds());
    for (int zone = 0; zone < Invasion.ZONES; zone++) zone(zone);
    content.add(steps());
    counter("invasion-research", invasion.research());
    protocols();
    pile("protocol-supply", invasion.protocolSupply(), Widget.Layout.PILE);
    pile("invasion-deck", invasion.deck(), Widget.Layout.PILE);
    pile("invasion-discard", invasion.discard(), Widget.Layout.PILE);
    pile("invasion-scrapyard", invasion.scrapyard(), Widget.Layout.PILE);
    pile("invasion-supply", invasion.supply(), Widget.Layout.PILE);
    pile("invasion-destroyed", invasion.destroyed(), Widget.Layout.PILE);
    Text scenario = Text.of("scenario." + invasion.scenario().id());
    Label label = Label.of("invasion", Text.of("mat.invasion")).subtitled(scenario);
    return new Widget.Mat(label.styled("invasion"), null, content);
  }

  private void counter(String id, int value) {
    content.add(Widget.Counter.of(Label.of(id, Text.of("counter." + id)).styled(id), value));
  }

  private void pile(String id, Pile pile, Widget.Layout layout) {
    content.add(CardView.zone(id, Text.of("zone." + id), layout, null, pile, viewer));
  }

  /** R12.1, R13.2 The rounds, with the events that end in them. */
  private Widget rounds() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int round = 0; round <= Content.BOX.invasionBoard().roundTrack().max(); round++) {
      Label label = Label.of("round-" + round, Text.of("round", round)).numbered(round);
      spaces.add(new Widget.Space(label, due(round)));
    }
    Label marker = Label.of("marker-round", Text.of("marker.round"));
    String at = "round-" + Math.min(invasion.round(), spaces.size() - 1);
    return new Widget.Track(
        Label.of("rounds", Text.of("track.rounds")),
        spaces,
        List.of(new Widget.Marker(marker, at, null)));
  }

  private @Nullable Text due(int round) {
    Text due = null;
    for (Scenario.Event event : invasion.scenario().events().entries()) {
      if (event.endsRound() != round) continue;
      Text name = Text.of("event." + event.id());
      due = due == null ? name : Text.of("list", Arg.of(due), Arg.of(name));
    }
    return due;
  }

  /** R14.1 */
  private Widget steps() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int step = 1; step <= STEPS; step++) {
      Label label = Label.of("invasion-step-" + step, Text.of("invasion-step." + step));
      spaces.add(new Widget.Space(label.numbered(step), null));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    if (invasion.step() > 0) {
      Label label = Label.of("marker-invasion", Text.of("marker.invasion"));
      markers.add(new Widget.Marker(label, "invasion-step-" + invasion.step(), null));
    }
    Label label = Label.of("invasion-steps", Text.of("track.invasion"));
    return new Widget.Track(label, spaces, markers);
  }

  /** R12.3 The stack, the uppermost card first; covered ones show their support. */
  private Widget deployed() {
    List<Widget.Card> cards = new ArrayList<>();
    int[] copies = new int[Box.KINDS];
    for (int i = stack.cards().size() - 1; i >= 0; i--) {
      int kind = Box.kindOf(stack.cards().number(i));
      int copy = ++copies[kind];
      String id = Stack.TOP + "." + Box.id(kind) + (copy == 1 ? "" : "." + copy);
      cards.add(CardView.card(id, stack.cards().at(i)));
    }
    Label label = Label.of(Stack.TOP, Text.of("zone.stack")).styled("stack");
    return new Widget.Zone(label, Widget.Layout.STACK, null, cards.size(), cards);
  }

  /** R12.4 A value of the uppermost card with everything it is the sum of. */
  private void value(String id, int sum, ToIntFunction<Values> value, int gained, int lost) {
    List<Widget.Summand> parts = new ArrayList<>();
    Pile cards = stack.cards();
    if (!cards.isEmpty()) {
      for (int i = cards.size() - 1; i >= 0; i--) {
        int kind = Box.kindOf(cards.number(i));
        int n = value.applyAsInt(Box.invader(kind).support());
        if (i == cards.size() - 1) n += value.applyAsInt(Box.invader(kind).combat());
        if (n > 0) parts.add(new Widget.Summand(Box.name(kind), n));
      }
      int rows = value.applyAsInt(stack.rows());
      if (rows > 0) parts.add(new Widget.Summand(Text.of("counter.rows"), rows));
      if (gained > 0) parts.add(new Widget.Summand(Text.of("counter.gained"), gained));
      if (lost > 0) parts.add(new Widget.Summand(Text.of("counter.lost"), -lost));
    }
    Label label = Label.of(id, Text.of("counter." + id)).styled(id);
    content.add(new Widget.Counter(label, cards.isEmpty() ? 0 : sum, null, parts));
  }

  /** R15.7 */
  private void core() {
    List<Widget> counters = new ArrayList<>();
    Label armour = Label.of("core-armour", Text.of("counter.core-armour")).styled("armour");
    Label life = Label.of("core-life", Text.of("counter.core-life")).styled("life");
    counters.add(Widget.Counter.of(armour, stack.coreArmour()));
    counters.add(Widget.Counter.of(life, Math.max(0, stack.coreLife())));
    content.add(
        new Widget.Mat(Label.of(Stack.CORE, Text.of("mat.core")).styled("core"), null, counters));
  }

  /** R12.2 A zone with its card and what is stored for it. */
  private void zone(int zone) {
    String id = Invasion.zoneId(zone);
    Text name = Text.of("zone." + id);
    content.add(CardView.zone(id, name, Widget.Layout.ROW, null, invasion.zone(zone), viewer));
    Label label = Label.of("stored-in-" + id, Text.of("counter.stored-in", Arg.of(name)));
    content.add(Widget.Counter.of(label.styled(id), invasion.stored(zone)));
  }

  private void protocols() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = 0; i < invasion.protocols().size(); i++) {
      int kind = Box.kindOf(invasion.protocols().number(i));
      Widget.Card card = CardView.card("protocols." + Box.id(kind), invasion.protocols().at(i));
      List<Widget.Badge> badges =
          invasion.isExhausted(i)
              ? List.of(new Widget.Badge("exhausted", Text.of("badge.exhausted")))
              : List.of();
      cards.add(new Widget.Card(card.label(), true, card.parts(), badges));
    }
    Label label = Label.of("protocols", Text.of("zone.protocols"));
    content.add(new Widget.Zone(label, Widget.Layout.ROW, null, cards.size(), cards));
  }
}
