package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;

/** R12.2 The training zones of the Invasion, and what is stored in each. */
abstract class TrainingZones extends Part<Rone> {

  /** R12.1 One per colour. */
  public static final int ZONES = Colour.COLOURS;

  private static final List<Place> ZONE_PLACES = zonePlaces();

  private Pile[] zones = {Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY};

  /** R12.2 What each zone holds. */
  private long stored;

  TrainingZones(Rone table) {
    super(table);
  }

  private static List<Place> zonePlaces() {
    List<Place> places = new ArrayList<>();
    for (int zone = 0; zone < ZONES; zone++) places.add(Place.faceUp(zoneId(zone)));
    return List.copyOf(places);
  }

  /** The widget of a training zone. */
  public static String zoneId(int zone) {
    return "zone-" + Colour.of(zone).name().toLowerCase(Locale.ROOT);
  }

  /** What is stored for the card of a zone. */
  private static String storedIn(int zone) {
    return "stored-in-" + zoneId(zone);
  }

  void places(Places p) {
    zones = p.piles(ZONE_PLACES, zones);
  }

  // What one can see

  /** The card of a zone, or none. */
  public Pile zone(int zone) {
    return zones[zone];
  }

  public int stored(int zone) {
    return Resources.count(stored, zone);
  }

  /** R14.1.4 Whether the card of a zone has what it costs. */
  public boolean isTrained(int zone) {
    if (zones[zone].isEmpty()) return false;
    return stored(zone) >= Box.invader(Box.kindOf(zones[zone].number(0))).trainCost();
  }

  // Words

  final void say(Beat.Kind kind, String rule, String on, String key, Arg... args) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, args), Beat.of(kind, rule).on(on));
  }

  final void sayMove(String rule, String from, String to, String key, int card, String... on) {
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.MOVE, rule).from(from).to(to).on(on);
    tell(Seats.EVERYONE, Text.of(key, Arg.thing(card)), beat);
  }

  // Verbs

  final void fill(int zone, Pile card) {
    zones = zones.clone();
    zones[zone] = card;
  }

  /** R12.2 */
  public void store(int zone, int n) {
    stored += Resources.of(zone, n);
    say(
        Beat.Kind.GAIN,
        "R12.2",
        storedIn(zone),
        "invasion-stores",
        Arg.of(n),
        Arg.of(SymbolTexts.resource(zone)));
  }

  /** R14.2.4 */
  public void destroyStored(int zone) {
    stored -= Resources.one(zone);
    Text colour = SymbolTexts.resource(zone);
    say(Beat.Kind.PAY, "R14.2.4", storedIn(zone), "invasion-loses-stored", Arg.of(colour));
  }

  /** R14.1.4 All stored resources of the zone are destroyed. */
  public void empty(int zone) {
    stored -= Resources.of(zone, stored(zone));
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.GAIN, "R14.1.4").on(storedIn(zone)).from(zoneId(zone));
    beat = beat.to("invasion-discard");
    tell(Seats.EVERYONE, Text.of("invasion-trains", Arg.thing(zones[zone].at(0))), beat);
  }
}
