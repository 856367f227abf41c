package starboard.nemesis.ship;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Seats;
import starboard.kernel.Step;
import starboard.kernel.Text;
import starboard.kernel.Thing;
import starboard.kernel.Viewer;
import starboard.kernel.Widget;
import starboard.kernel.Widget.Label;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.Widgets;
import starboard.nemesis.content.ItemDeck;
import starboard.nemesis.content.Track;
import starboard.nemesis.content.Tracks;
import starboard.nemesis.round.Rounds;
import starboard.nemesis.view.CardViews;
import starboard.nemesis.words.OpTexts;

/** Round, time, self-destruct, engines, course, pods and decks, as one viewer sees them. */
public final class SystemsView {

  private static final Widget.Space PLAYER_PHASE = phase("player-phase");

  /** The steps of the Event phase. */
  private static final ClassValue<Widget.Space> PHASES =
      new ClassValue<>() {
        @Override
        protected Widget.Space computeValue(Class<?> step) {
          return phase(word(step));
        }
      };

  private final Nemesis s;
  private final Viewer viewer;
  private final CardViews cards;

  public SystemsView(Nemesis s, Viewer viewer, CardViews cards) {
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
  }

  // Time

  /** N3.1 The Player phase and the steps of the Event phase. */
  public Widget phases() {
    List<Step<Nemesis>> steps = s.rules().place().eventPhase(s);
    List<Widget.Space> spaces = new ArrayList<>();
    spaces.add(PLAYER_PHASE);
    for (Step<Nemesis> step : steps) spaces.add(PHASES.get(step.getClass()));
    List<Widget.Marker> markers = new ArrayList<>();
    int now = now(steps);
    if (now >= 0) {
      Label round = Label.of("round", Text.of("marker.round", s.clock().round()));
      markers.add(new Widget.Marker(round, spaces.get(now).label().id(), null));
    }
    Label label = Label.of("phases", Text.of("track.phases")).explained(Text.of("glossary.round"));
    return new Widget.Track(label, spaces, markers);
  }

  private static Widget.Space phase(String word) {
    Label label =
        Label.of("phase-" + word, Text.of("phase." + word))
            .explained(Text.of("glossary.phase." + word));
    return new Widget.Space(label, null);
  }

  /** The word of a step in keys: {@code FireDamage} is fire-damage. */
  private static String word(Class<?> step) {
    return step.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** 0 in the Player phase, else one more than the step of the Event phase; -1 outside rounds. */
  private int now(List<Step<Nemesis>> steps) {
    if (s.clock().round() == 0 || s.over()) return -1;
    int next = steps.size();
    for (List<Step<Nemesis>> agenda : s.agendas()) {
      for (Step<Nemesis> waiting : agenda) {
        if (waiting instanceof Rounds.EventPhase) return 0;
        for (int i = 0; i < next; i++) if (waiting.equals(steps.get(i))) next = i;
      }
    }
    return next;
  }

  public Widget time() {
    Track time = s.kit().content().tracks().time();
    return track(
        time, "glossary.time", s.clock().time(), time.first(Track.Colour.BLUE), "hibernation");
  }

  public Widget selfDestruct() {
    Track track = s.kit().content().tracks().selfDestruct();
    int unlocks = track.first(Track.Colour.YELLOW);
    return track(
        track, "glossary.self-destruct", ShipState.of(s).selfDestruct(), unlocks, "pods-unlock");
  }

  private static Widget track(Track track, String glossary, int at, int change, String what) {
    List<Widget.Space> spaces = new ArrayList<>();
    for (Track.Space space : track.spaces()) {
      boolean last = space.index() == track.last();
      Text name =
          last
              ? Text.of("space." + track.id() + ".last")
              : Text.of("space", Arg.word(space.label()));
      Label label =
          Label.of(track.id() + "-" + space.index(), name).styled(OpTexts.word(space.colour()));
      Text threshold = null;
      if (last) threshold = Text.of("threshold." + track.id());
      else if (space.index() == change) threshold = Text.of("threshold." + what);
      spaces.add(new Widget.Space(label, threshold));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    if (at != Nemesis.NONE) {
      Label marker = Label.of(track.id() + "-marker", Text.of("marker." + track.id()));
      markers.add(new Widget.Marker(marker, track.id() + "-" + at, null));
    }
    Label label = Label.of(track.id(), Text.of("track." + track.id())).explained(Text.of(glossary));
    return new Widget.Track(label, spaces, markers);
  }

  /** How many rounds are left to what comes next. */
  public void countdowns(List<Widget> widgets) {
    Tracks tracks = s.kit().content().tracks();
    int opens = tracks.time().first(Track.Colour.BLUE) - s.clock().time();
    if (opens > 0) widgets.add(countdown("hibernation", opens));
    widgets.add(countdown("jump", tracks.time().last() - s.clock().time()));
    if (ShipState.of(s).selfDestruct() == Nemesis.NONE) return;
    int unlocks = tracks.selfDestruct().first(Track.Colour.YELLOW) - ShipState.of(s).selfDestruct();
    if (unlocks > 0) widgets.add(countdown("pods-unlock", unlocks));
    widgets.add(countdown("explosion", tracks.selfDestruct().last() - ShipState.of(s).selfDestruct()));
  }

  private static Widget countdown(String what, int rounds) {
    Label label = Label.of("until-" + what, Text.of("counter.until-" + what)).styled("countdown");
    return Widget.Counter.of(label, rounds);
  }

  // Engines and course

  /** N2.6 The upper token counts; who has seen one of an engine's two tokens knows both. */
  public Widget engines() {
    List<Widget.Card> tokens = new ArrayList<>();
    for (int engine = 0; 2 * engine < ShipState.of(s).engines().size(); engine++) {
      int lower = ShipState.of(s).engines().at(2 * engine);
      int upper = ShipState.of(s).engineToken(engine);
      String id = "engine-" + (engine + 1);
      if (!viewer.sees(upper) && !viewer.sees(lower)) {
        tokens.add(cards.back(id, upper));
        continue;
      }
      Seats know = Thing.seenBy(upper).or(Thing.seenBy(lower));
      Label label =
          Label.of(id, s.kit().name(Thing.number(upper)))
              .explained(Text.of("glossary.engine"))
              .knownTo(know)
              .styled(ShipState.of(s).isWorking(engine) ? "engine-working" : "engine-damaged");
      tokens.add(new Widget.Card(label, true, List.of(), List.of()));
    }
    Label label =
        Label.of("engines", Text.of("zone.engines")).explained(Text.of("glossary.engine"));
    return CardViews.zone(label, Widget.Layout.ROW, null, tokens.size(), tokens);
  }

  /** N20.3 Where each space leads is known to who has seen the coordinates card. */
  public Widget destination() {
    Tracks.Course course = s.kit().content().tracks().destination();
    List<Widget.Space> spaces = new ArrayList<>();
    for (CourseSpace space : course.spaces()) {
      Label label = Label.of(Widgets.course(space), Text.of("space", Arg.word(space.name())));
      spaces.add(new Widget.Space(label, leadsTo(space)));
    }
    CourseSpace at = CourseSpace.values()[ShipState.of(s).destination()];
    Label marker = Label.of("course-marker", Text.of("marker.course"));
    Label label =
        Label.of(Widgets.DESTINATION, Text.of("track." + course.id()))
            .explained(Text.of("glossary.coordinates"));
    return new Widget.Track(
        label, spaces, List.of(new Widget.Marker(marker, Widgets.course(at), null)));
  }

  private @Nullable Text leadsTo(CourseSpace space) {
    Pile course = ShipState.of(s).coordinates();
    if (course.isEmpty() || !viewer.sees(course.at(0))) return null;
    return s.kit().destination(course.number(0), space.ordinal()).title();
  }

  public Widget coordinates() {
    Pile course = ShipState.of(s).coordinates();
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < course.size(); i++) {
      int card = course.at(i);
      shown.add(
          viewer.sees(card)
              ? cards.face("coordinates", card, true)
              : cards.back("coordinates", card));
    }
    Label label =
        Label.of("course", Text.of("zone.course")).explained(Text.of("glossary.coordinates"));
    return CardViews.zone(label, Widget.Layout.ROW, null, shown.size(), shown);
  }

  // Pods

  public Widget pods() {
    List<Widget.Row> rows = new ArrayList<>();
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      int pod = Integer.numberOfTrailingZeros(left);
      EscapePod entry = s.kit().content().escapePods().at(pod);
      List<Text> cells = new ArrayList<>();
      cells.add(Text.of("cell.section", Arg.word(entry.section().name())));
      cells.add(Text.of(ShipState.of(s).isUnlocked(pod) ? "cell.unlocked" : "cell.locked"));
      cells.add(Text.of("cell.seats", ShipState.of(s).seatsInPod(pod).size(), entry.seats()));
      cells.add(aboard(ShipState.of(s).seatsInPod(pod)));
      Label label =
          Label.of(Widgets.pod(pod), Text.of("pod." + entry.id()))
              .explained(Text.of("glossary.pods"))
              .styled(ShipState.of(s).isUnlocked(pod) ? "pod-unlocked" : "pod-locked");
      rows.add(new Widget.Row(label, cells));
    }
    Label label = Label.of("pods", Text.of("sheet.pods")).explained(Text.of("glossary.pods"));
    List<Text> columns =
        List.of(
            Text.of("column.section"),
            Text.of("column.lock"),
            Text.of("column.seats"),
            Text.of("column.aboard"));
    return new Widget.Sheet(label, columns, rows);
  }

  private static Text aboard(Seats seats) {
    Text text = null;
    for (Seat seat : seats) {
      Text one = Text.of("cell.aboard", seat);
      text = text == null ? one : Text.of("cell.two", Arg.of(text), Arg.of(one));
    }
    return text == null ? Text.of("cell.nobody") : text;
  }

  // Decks

  public Widget decks() {
    List<Widget> decks = new ArrayList<>();
    decks.add(eventDeck());
    discards("event-discard", s.intruderDecks().eventDiscard(), decks);
    decks.add(cards.deck(label("attack-deck"), null, s.intruderDecks().attackDeck()));
    discards("attack-discard", s.intruderDecks().attackDiscard(), decks);
    for (ItemDeck deck : ItemDeck.values()) {
      decks.add(deck == ItemDeck.BLUE ? crafted() : items(deck));
      discards("items-discard-" + OpTexts.word(deck), s.itemDecks().itemDiscard(deck), decks);
    }
    decks.add(cards.deck(label("wound-deck"), null, s.crew().woundDeck()));
    discards("wound-discard", s.crew().woundDiscard(), decks);
    decks.add(cards.deck(label("contamination-deck"), null, s.cards().contaminationDeck()));
    return new Widget.Mat(Label.of("decks", Text.of("mat.decks")), null, decks);
  }

  /** An event card one has looked at is named by its kind: there is one of each. */
  private Widget eventDeck() {
    return cards.deck(
        label("event-deck"),
        null,
        s.intruderDecks().eventDeck(),
        n -> Widgets.event(s.kit().event(n)));
  }

  private Widget items(ItemDeck deck) {
    Label label = Label.of(Widgets.deck(deck), Text.of("zone." + Widgets.deck(deck)));
    return cards.deck(
        label.explained(Text.of("glossary.items-deck")), null, s.itemDecks().itemDeck(deck));
  }

  /** N2.9 The crafted items lie open. */
  private Widget crafted() {
    Pile pile = s.itemDecks().itemDeck(ItemDeck.BLUE);
    String id = Widgets.deck(ItemDeck.BLUE);
    CardViews.Ids ids = number -> Widgets.crafted(s.kit().item(s.kit().itemOf(number)));
    Label label = Label.of(id, Text.of("zone." + id)).explained(Text.of("glossary.crafting"));
    return CardViews.zone(
        label, Widget.Layout.ROW, null, pile.size(), cards.kinds(pile, false, ids, null));
  }

  private void discards(String id, Pile pile, List<Widget> decks) {
    if (!pile.isEmpty()) decks.add(cards.faceUp(label(id), null, pile));
  }

  private static Label label(String id) {
    return Label.of(id, Text.of("zone." + id));
  }

  /** Cards that are being carried out lie open for all. */
  public void resolving(List<Widget> widgets) {
    Pile pile = s.intruderDecks().resolving();
    if (pile.isEmpty()) return;
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      if (viewer.sees(pile.at(i))) shown.add(cards.face("resolving." + (i + 1), pile.at(i), true));
    }
    Label label = label("resolving");
    widgets.add(CardViews.zone(label, Widget.Layout.ROW, null, pile.size(), shown));
  }
}
