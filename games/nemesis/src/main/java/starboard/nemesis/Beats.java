package starboard.nemesis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Beat.Kind;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.ItemDeck;

/**
 * How what happens on the table is shown. Kind and paragraph of an event belong to its key; the
 * verbs add what it touches.
 */
public final class Beats {

  /** The steps of an encounter (N10): noise goes, token, figure, surprise. */
  private static final int ENCOUNTER_STEPS = 4;

  private static final Map<String, Beat> BY_KEY =
      inOrder(
          // Rounds and turns
          of("round", Kind.MOVE, "N3.1"),
          of("first-player", Kind.MOVE, "N3.4"),
          of("turn", Kind.SAY, "N3.5"),
          of("passes", Kind.END, "N3.6"),
          of("event-phase", Kind.MOVE, "N3.1"),
          of("time", Kind.MOVE, "N3.10"),
          of("hibernation-opens", Kind.SAY, "N22.3"),
          // Cards
          of("draws", Kind.DRAW, "N3.2"),
          of("you-draw", Kind.DRAW, "N3.2"),
          of("you-draw-contamination", Kind.DRAW, "N15.3"),
          of("reshuffles", Kind.MOVE, "N3.3"),
          of("pays", Kind.PAY, "N4.2"),
          of("plays", Kind.MOVE, "N4.1"),
          of("discards", Kind.PAY, "N3.6"),
          of("discards-actions", Kind.PAY, "N3.6"),
          of("discards-contamination", Kind.PAY, "N3.6"),
          of("discards-hand", Kind.PAY, "N3.6"),
          of("out-of-the-game", Kind.LEAVE, "N1.4"),
          of("turns-up", Kind.REVEAL, "N15.5"),
          // Contamination
          of("contaminated", Kind.WOUND, "N15.1"),
          of("you-scan", Kind.REVEAL, "N15.4"),
          of("scans", Kind.REVEAL, "N15.4"),
          of("scans-all", Kind.REVEAL, "N15.5"),
          of("infected", Kind.WOUND, "N15.6"),
          of("infected-card", Kind.REVEAL, "N15.6"),
          of("not-infected", Kind.REVEAL, "N23.4"),
          of("slimed", Kind.WOUND, "N9.1"),
          of("slime-off", Kind.LEAVE, "N9.1"),
          of("larva", Kind.WOUND, "N15.6"),
          of("larva-off", Kind.LEAVE, "N15.7"),
          // Moving and exploring
          of("enters", Kind.MOVE, "N6.1"),
          of("explored", Kind.REVEAL, "N6.6"),
          of("token-turned", Kind.REVEAL, "N6.6"),
          of("counter", Kind.MOVE, "N6.6"),
          of("peeks-room", Kind.REVEAL, "N19.18"),
          of("you-see-tile", Kind.REVEAL, "N19.18"),
          of("you-see-token", Kind.REVEAL, "N19.18"),
          of("fire", Kind.APPEAR, "N9.2"),
          of("fire-out", Kind.LEAVE, "N9.5"),
          of("malfunction", Kind.APPEAR, "N9.4"),
          of("repaired", Kind.LEAVE, "N9.5"),
          of("door-closed", Kind.APPEAR, "N9.11"),
          of("door-opened", Kind.LEAVE, "N9.23"),
          of("door-destroyed", Kind.LEAVE, "N9.12"),
          // Noise and encounters
          of("noise-roll", Kind.ROLL, "N7.1"),
          of("noise", Kind.APPEAR, "N7.2"),
          of("noise-around", Kind.APPEAR, "N7.4"),
          of("danger", Kind.REVEAL, "N7.4"),
          of("noise-gone", Kind.LEAVE, "N10.2"),
          of("noise-fades", Kind.LEAVE, "L5.3"),
          of("burns", Kind.REVEAL, "N3.8"),
          of("considers", Kind.DRAW, "N26.4", "attack-deck"),
          of("encounter", Kind.REVEAL, "N10.1"),
          of("token-drawn", Kind.DRAW, "N10.3"),
          of("token-added", Kind.APPEAR, "N3.14"),
          of("token-back", Kind.MOVE, "N10.6"),
          of("bag-filled", Kind.APPEAR, "N2.8", "bag"),
          of("appears", Kind.APPEAR, "N10.3"),
          of("first-encounter", Kind.SAY, "N22.1"),
          of("first-figure", Kind.SAY, "N22.1"),
          of("surprise", Kind.REVEAL, "N10.5"),
          of("no-surprise", Kind.REVEAL, "N10.5"),
          of("creeps", Kind.MOVE, "N3.13"),
          of("slips-away", Kind.LEAVE, "N8.6"),
          of("retreats", Kind.MOVE, "N13.5"),
          of("grows", Kind.REVEAL, "N14.7"),
          // Combat
          of("attacks", Kind.REVEAL, "N14.1"),
          of("attack-card", Kind.REVEAL, "N14.3"),
          of("chosen-card", Kind.REVEAL, "N26.4"),
          of("misses", Kind.REVEAL, "N14.3"),
          of("combat-roll", Kind.ROLL, "N11.2"),
          of("missed", Kind.REVEAL, "N11.2"),
          of("injured", Kind.WOUND, "N13.1"),
          of("heals", Kind.GAIN, "N13.1"),
          of("killed", Kind.LEAVE, "N13.4"),
          of("ammo", Kind.PAY, "N18.6"),
          of("fatal", Kind.REVEAL, "N14.5"),
          of("grenade", Kind.REVEAL, "N12.3"),
          // Wounds
          of("light-wound", Kind.WOUND, "N16.1"),
          of("light-wounds", Kind.GAIN, "N16.5"),
          of("serious-wound", Kind.WOUND, "N16.2"),
          of("dressed", Kind.GAIN, "N16.4"),
          of("undressed", Kind.WOUND, "N16.4"),
          of("healed", Kind.GAIN, "N16.5"),
          // Events and species
          of("event-card", Kind.REVEAL, "N3.13"),
          of("event-discarded", Kind.REVEAL, "N3.13"),
          of("peeks-event", Kind.REVEAL, "N3.13"),
          of("you-see-event", Kind.REVEAL, "N3.13"),
          of("event-buried", Kind.MOVE, "N3.13"),
          of("weakness", Kind.REVEAL, "N17.1"),
          of("egg-added", Kind.APPEAR, "N3.14"),
          of("egg-destroyed", Kind.LEAVE, "N12.5"),
          of("nest-destroyed", Kind.LEAVE, "N12.5"),
          of("insanity-up", Kind.WOUND, "V3.2"),
          of("insanity-down", Kind.GAIN, "V3.3"),
          of("panic-card", Kind.REVEAL, "V4.1"),
          of("insanity-token-out", Kind.LEAVE, "V9.6"),
          // Things
          of("you-find", Kind.DRAW, "N18.15"),
          of("searches", Kind.DRAW, "N18.15"),
          of("holds", Kind.GAIN, "N18.1"),
          of("keeps", Kind.GAIN, "N18.1"),
          of("puts-back", Kind.MOVE, "N18.15"),
          of("uses", Kind.REVEAL, "N4.8"),
          of("used-up", Kind.PAY, "N18.11"),
          of("drops", Kind.LEAVE, "N18.5"),
          of("carries", Kind.GAIN, "N18.7"),
          of("lies", Kind.APPEAR, "N18.3"),
          of("offers", Kind.MOVE, "N18.12"),
          of("offers-this", Kind.MOVE, "N18.12"),
          of("offers-object", Kind.MOVE, "N18.12"),
          of("shows", Kind.REVEAL, "N18.12"),
          of("shows-this", Kind.REVEAL, "N18.12"),
          of("traded", Kind.MOVE, "N18.12"),
          of("trade-refused", Kind.MOVE, "N18.12"),
          of("tapes", Kind.REVEAL, "N18.10"),
          of("attaches", Kind.MOVE, "N18.9"),
          of("activates", Kind.REVEAL, "N18.24"),
          of("crafts", Kind.GAIN, "N18.20"),
          // Briefing
          of("offered", Kind.REVEAL, "N2.13"),
          of("plays-as", Kind.GAIN, "N2.13"),
          of("chose-objective", Kind.REVEAL, "N22.1"),
          of("peeks-objective", Kind.REVEAL, "N27.24"),
          of("you-see-objective", Kind.REVEAL, "N27.24"),
          of("objective-shown", Kind.REVEAL, "N23.4"),
          of("takes-role", Kind.REVEAL, "N26.4"),
          // The ship
          of("self-destruct", Kind.APPEAR, "N20.6"),
          of("self-destruct-off", Kind.LEAVE, "N20.7"),
          of("self-destruct-runs", Kind.MOVE, "N20.9"),
          of("checks-engine", Kind.REVEAL, "N20.2"),
          of("you-see-engine", Kind.REVEAL, "N20.2"),
          of("engine-swapped", Kind.MOVE, "N20.1", "engines"),
          of("engines-damaged", Kind.REVEAL, "N23.4", "engines"),
          of("destination", Kind.MOVE, "N20.3"),
          of("checks-course", Kind.REVEAL, "N20.2"),
          of("you-see-course", Kind.REVEAL, "N20.2"),
          of("arrives", Kind.REVEAL, "N23.4", "course", "destination"),
          of("pods-unlocked", Kind.REVEAL, "N21.1"),
          of("pod-unlocked", Kind.REVEAL, "N21.1"),
          of("pod-locked", Kind.REVEAL, "N21.1"),
          of("pod-gone", Kind.LEAVE, "N21.4"),
          of("boards", Kind.MOVE, "N21.2", "pods"),
          of("launches", Kind.LEAVE, "N21.4", "pods"),
          of("thrown-back", Kind.MOVE, "N21.7", "pods"),
          of("hibernates", Kind.MOVE, "N20.10"),
          of("airlock", Kind.APPEAR, "N19.12"),
          of("airlock-off", Kind.LEAVE, "N19.12"),
          of("air-sucked-out", Kind.REVEAL, "N19.12"),
          // Ends
          of("isolation-opens", Kind.REVEAL, "L16.23", "isolation"),
          of("end", Kind.END, "N23.1", "time-track"),
          of("place-destroyed", Kind.REVEAL, "N23.3"),
          of("dies", Kind.END, "N16.6"),
          of("perishes", Kind.END, "N23.3"),
          of("signal", Kind.APPEAR, "N19.1"),
          of("revived", Kind.APPEAR, "N26.3"),
          of("wins", Kind.END, "N23.4"),
          of("loses", Kind.END, "N23.4"));

  @SafeVarargs
  private static Map<String, Beat> inOrder(Map.Entry<String, Beat>... beats) {
    Map<String, Beat> all = new LinkedHashMap<>();
    for (Map.Entry<String, Beat> beat : beats) all.put(beat.getKey(), beat.getValue());
    return Collections.unmodifiableMap(all);
  }

  private Beats() {}

  private static Map.Entry<String, Beat> of(
      String event, Kind kind, String rule, String... widgets) {
    return Map.entry("event." + event, Beat.of(kind, rule).on(widgets));
  }

  /** The bare beat of an event. */
  public static Beat of(String event) {
    return BY_KEY.getOrDefault(event, Beat.SAID);
  }

  public static Beat of(String event, Seat seat) {
    Beat beat = of(event);
    return beat.equals(Beat.SAID) ? beat : beat.seat(seat);
  }

  public static String at(String zone, Seat seat) {
    return zone + "-" + seat.index();
  }

  /** Something about a Character that changes what lies before its player. */
  static Beat ofBoard(Nemesis s, String event, Seat seat) {
    Beat beat = of(event, seat);
    if (beat.equals(Beat.SAID)) return beat;
    beat = beat.on(at("items", seat), at("held", seat));
    if (event.equals("event.activates")) beat = beat.on(at("locked", seat));
    boolean leaves = event.equals("event.boards") || event.equals("event.hibernates");
    return leaves || s.crew().isInRoom(seat) ? beat.on(at("crew", seat)) : beat;
  }

  /** N2.14 What a player gets with a Character. */
  static Beat character(Nemesis s, Seat seat) {
    return onSpecies(s, of("event.plays-as", seat), seat)
        .on(at("hand", seat), at("own-deck", seat), at("own-discard", seat))
        .on(at("held", seat), at("items", seat), at("light-wounds", seat))
        .on(at("crew", seat), at("locked", seat), at("wounds", seat))
        .on(s.rules().place().onCharacter(seat).toArray(String[]::new));
  }

  /** A figure of the board, where it stands. */
  static Beat ofFigure(Nemesis s, String event, int figure) {
    Beat beat = of(event);
    int room = s.creatures().roomOfFigure(figure);
    return room == Nemesis.NONE ? beat : inCombat(s, beat.on(Widgets.room(s, room)), room);
  }

  static Beat traded(String event, Seat one, Seat other) {
    return of(event).on(at("items", one), at("held", one), at("items", other), at("held", other));
  }

  // What is looked at

  /** A card with its text; only who has seen it may be told. */
  public static Beat.Card card(int thing, @Nullable Text text) {
    return new Beat.Card(Text.of("thing", Arg.thing(thing)), text, null);
  }

  /** N10 Where in an encounter. */
  public static Beat encounter(Beat beat, int at) {
    Text next = at == ENCOUNTER_STEPS ? null : Text.of("beat.encounter." + (at + 1));
    return beat.step(Text.of("beat.encounter"), at, ENCOUNTER_STEPS, next);
  }

  /** N10.5 */
  public static Beat surprise(Seat seat, int number, int cards, boolean surprised) {
    Beat beat =
        of(surprised ? "event.surprise" : "event.no-surprise", seat)
            .shows(
                Beat.Compared.of(
                    Text.of("beat.token-number"), number, Text.of("beat.hand-cards"), cards));
    return encounter(beat, ENCOUNTER_STEPS);
  }

  /** N22.1 What the first encounter asks of who has two objectives. */
  public static Beat firstEncounter() {
    Text name = Text.of("beat.first-encounter");
    Text chosen = Text.of("beat.first-encounter.text");
    return of("event.first-encounter")
        .shows(new Beat.Card(name, chosen, "objectives"))
        .step(name, 1, 2, Text.of("beat.first-encounter.2"));
  }

  /** N14.5 */
  static Beat fatal(Seat seat, int serious, int atLeast) {
    return of("event.fatal", seat)
        .shows(
            Beat.Compared.of(Text.of("zone.wounds"), serious, Text.of("beat.kills-at"), atLeast));
  }

  /** N16.6 What a player had before it is no more. */
  static Beat gone(Nemesis s, Beat beat, Seat seat) {
    Beat all = beat.on(at("hand", seat), at("own-deck", seat), at("own-discard", seat));
    all = all.on(at("held", seat), at("items", seat), at("tokens", seat), at("light-wounds", seat));
    all = all.on(at("wounds", seat));
    if (!s.crew().dressed(seat).isEmpty()) all = all.on(at("dressed", seat));
    if (!s.belongings().locked(seat).isEmpty()) all = all.on(at("locked", seat));
    all = onSpecies(s, all, seat);
    return s.crew().isInRoom(seat) ? all.on(at("crew", seat)) : all;
  }

  /** What the creatures lay before players. */
  private static Beat onSpecies(Nemesis s, Beat beat, Seat seat) {
    Beat all = beat;
    for (String widget : s.rules().species().onMat(seat)) all = all.on(widget);
    return all;
  }

  /** N16.6 A death, and what would have prevented it: dressed wounds count too (N16.3). */
  static Beat death(Nemesis s, Seat seat, int room, int serious, int limit) {
    Beat beat = gone(s, of("event.dies", seat), seat).from(Widgets.room(s, room)).held();
    if (serious == 0) return beat;
    beat = wounds(beat, Text.of("zone.wounds"), serious, limit, seat);
    return beat.shows(
        Beat.Changed.of(
            new Beat.Change(Text.of("change.heal"), "N16.5", true),
            new Beat.Change(Text.of("change.escape"), "N11.6", true),
            new Beat.Change(Text.of("change.dress"), "N16.4", false)));
  }

  /** N16 So many wounds of those that can be borne. */
  static Beat wounds(Beat beat, Text name, int count, int limit, Seat seat) {
    return beat.shows(new Beat.Tally(name, count, limit)).seat(seat);
  }

  /** N4.5 Whoever stands in that room is in combat now, or no more: their mats say so. */
  static Beat inCombat(Nemesis s, Beat beat, int room) {
    Beat all = beat;
    for (Seat seat : s.seats()) {
      if (s.crew().roomOf(seat) == room) all = all.on(Widgets.mat(seat));
    }
    return all;
  }

  static Beat drawn(String event, Seat seat) {
    return of(event, seat).from(at("own-deck", seat)).to(at("hand", seat));
  }

  static Beat discarded(String event, Seat seat) {
    return of(event, seat).from(at("hand", seat)).to(at("own-discard", seat));
  }

  /** Hand, deck and discard pile of a player change. */
  static Beat piles(String event, Seat seat) {
    return of(event, seat).on(at("hand", seat), at("own-deck", seat), at("own-discard", seat));
  }

  static Beat found(String event, Seat seat, ItemDeck deck) {
    return of(event, seat).from(Widgets.deck(deck)).to(at("finds", seat));
  }

  /** N3.1 Nobody has passed any more. */
  static Beat round(Nemesis s) {
    Beat beat = of("event.round").on("phases");
    for (Seat seat : s.seats()) beat = beat.on(at("tokens", seat));
    return beat;
  }

  static Beat firstPlayer(Nemesis s) {
    Beat beat = of("event.first-player");
    for (Seat seat : s.seats()) beat = beat.on(at("tokens", seat));
    return beat;
  }

  /** N18.7 From the floor, or the Nest, to the hands. */
  static Beat carried(Nemesis s, String event, Seat seat) {
    Beat beat = of(event, seat).to(at("held", seat));
    int room = s.crew().roomOf(seat);
    return room == Nemesis.NONE ? beat : beat.from(Widgets.room(s, room)).on("eggs");
  }

  /** An object on the floor of a room, out of somebody's hands or not. */
  static Beat laid(String room, @Nullable Seat from) {
    Beat beat = of("event.lies").to(room);
    return from == null ? beat : beat.from(at("held", from)).seat(from);
  }

  /** N12.1 The eggs of the Intruder board lie in the Nest. */
  static Beat nest(Nemesis s, String event) {
    Beat beat = of(event).on("eggs");
    for (int room = 0; room < s.board().rooms(); room++) {
      int tile = s.interior().tileAt(room);
      if (tile != Nemesis.NONE && tile == s.kit().nest()) {
        beat = beat.on(Widgets.room(s, room));
      }
    }
    return beat;
  }

  static Beat offered(String event, Seat seat) {
    return of(event, seat).on(at("held", seat), at("items", seat)).to(at("tray", seat));
  }

  static Beat objectives(String event, Seat seat) {
    return of(event, seat).on(at("objectives", seat));
  }

  /** V3.2 The marker of a Character goes up or down. */
  public static Beat insanity(String event, Seat seat, int level) {
    return of(event, seat).on(at("insanity", seat));
  }

  /** A marker comes to the board of a Character. */
  public static Beat mark(String event, Seat seat) {
    return of("event." + event, seat).on(at("tokens", seat));
  }

  /** The corridors and technical spaces around a room. */
  static Beat around(Nemesis s, Beat beat, int room) {
    return onCorridors(s, beat, s.board().spotsOf(room));
  }

  /** These corridors, a bit each. */
  static Beat onCorridors(Nemesis s, Beat beat, long corridors) {
    Beat all = beat;
    for (long left = corridors; left != 0; left &= left - 1) {
      all = all.on(Widgets.corridor(s, Long.numberOfTrailingZeros(left)));
    }
    return all;
  }
}
