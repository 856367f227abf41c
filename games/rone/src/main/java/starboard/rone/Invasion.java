package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Content;
import starboard.rone.content.InvasionBoard;
import starboard.rone.content.Scenario;
import starboard.rone.content.Scenario.SetUpWord;

/** R12 The Invasion: what it is set up with, its rounds and its tokens, what it keeps. */
public final class Invasion extends ProtocolRow {

  static final InvasionBoard BOARD = Content.BOX.invasionBoard();

  private final @Nullable Challenge challenge;

  private int research;
  private int round;

  /** R14.1 The step of its phase; 0 while the players play. */
  private int step;

  /** A bit for each event of the scenario that has ended. */
  private int ended;

  Invasion(Rone table, @Nullable Challenge challenge) {
    super(table);
    this.challenge = challenge;
    if (challenge == null) return;
    supply = Box.startingInvaders().with(Box.otherInvaders());
    protocolSupply = Box.protocols();
  }

  // What one can see

  /** What the players face. */
  public Challenge challenge() {
    if (challenge == null) throw new IllegalStateException("nobody plays against the Invasion");
    return challenge;
  }

  public Scenario scenario() {
    return challenge().scenario();
  }

  public int research() {
    return research;
  }

  public int round() {
    return round;
  }

  /** R14.1 The step of its phase, from 1 to 7; 0 while the players play. */
  public int step() {
    return step;
  }

  public boolean hasEnded(int event) {
    return (ended & (1 << event)) != 0;
  }

  // Set-up

  /** R13.1 A deck of starting cards; everything else is the supply. */
  void setUp(List<Integer> kinds, List<Integer> inPlay, boolean emptied) {
    protocolSupply = shuffle(Chance.INVASION, protocolSupply);
    for (int kind : inPlay) {
      int at = Player.find(protocolSupply, kind);
      protocols = protocols.with(Thing.faceUp(protocolSupply.number(at)));
      protocolSupply = protocolSupply.without(at);
    }
    Pile pool = shuffle(Chance.INVASION, supply);
    for (int kind : kinds) {
      int at = Player.find(pool, kind);
      deck = deck.with(Thing.faceDown(pool.number(at)));
      pool = pool.without(at);
    }
    boolean fresh = kinds.isEmpty() && !emptied;
    boolean fills = fresh || emptied;
    for (int i = pool.size() - 1; fills && i >= 0 && deck.size() < startingCards(); i--) {
      if (fresh && !Box.isStartingInvader(Box.kindOf(pool.number(i)))) continue;
      deck = deck.with(Thing.faceDown(pool.number(i)));
      pool = pool.without(i);
    }
    supply = pool;
    reshuffled = !fresh;
    if (!fresh) shuffleKept();
    for (SetUpWord word : scenario().setup()) setUp(word);
  }

  /** R15.5, R17.4 What it has kept is its deck; with equal chances some of it is lost. */
  private void shuffleKept() {
    table().mix(deck, Stocks.INVASION_DECK);
    deck = shuffle(Chance.INVASION, deck);
    if (!challenge().equalChances()) return;
    int lost = Content.BOX.variants().equalChances().destroyed(players());
    for (int i = 0; i < lost && !deck.isEmpty(); i++) {
      int card = show(deck.top(), Seats.EVERYONE);
      deck = deck.withoutTop();
      destroy(card);
    }
  }

  /** R13.1, R17.4 */
  private int startingCards() {
    if (challenge().equalChances()) {
      return Content.BOX.variants().equalChances().invasionStartingCards();
    }
    return BOARD.startingDeck().base() + BOARD.startingDeck().perPlayer() * players();
  }

  private void setUp(SetUpWord word) {
    switch (word) {
      case SetUpWord.RecruitAllZones _ -> {
        for (int zone = 0; zone < ZONES; zone++) if (zone(zone).isEmpty()) recruit(zone);
      }
      case SetUpWord.SetInvasionResearch tokens -> research = tokens.tokens(players());
      case SetUpWord.SetCore _ -> {
        Scenario.Core core = scenario().core(players());
        if (core != null) table().stack().setCore(core);
      }
    }
  }

  /** Until its first reshuffle the deck holds starting cards only: a world that forgot it. */
  void imagined(Seat seat, Rng rng) {
    if (reshuffled || challenge == null) return;
    for (int i = 0; i < deck.size(); i++) {
      boolean fits = Box.isStartingInvader(Box.kindOf(deck.number(i)));
      if (fits || Thing.isSeenBy(deck.at(i), seat)) continue;
      for (int j = 0; j < supply.size(); j++) {
        if (!Box.isStartingInvader(Box.kindOf(supply.number(j)))) continue;
        if (Thing.isSeenBy(supply.at(j), seat)) continue;
        int one = deck.number(i);
        deck = deck.with(i, Thing.swapped(deck.at(i), supply.number(j)));
        supply = supply.with(j, Thing.swapped(supply.at(j), one));
        break;
      }
    }
  }

  // Verbs

  /** R14.1 A step of its phase begins. */
  public void enter(int next) {
    step = next;
    if (!heard() || next == 0) return;
    Text following = next < 7 ? Text.of("invasion-step." + (next + 1)) : null;
    Beat beat = Beat.of(Beat.Kind.SAY, "R14.1." + next).on("invasion-step-" + next);
    tell(
        Seats.EVERYONE,
        Text.of("invasion-phase", Arg.of(Text.of("invasion-step." + next))),
        beat.step(Text.of("invasion-procedure"), next, 7, following));
  }

  /** R14.1.2 */
  public void nextRound() {
    round++;
    penalised = false;
    say(Beat.Kind.MOVE, "R14.1.2", "rounds", "round-begins", Arg.of(round));
  }

  /** R14.1.2 */
  public void end(int event) {
    ended |= 1 << event;
    Text name = Text.of("event." + scenario().events().at(event).id());
    say(Beat.Kind.END, "R14.1.2", "rounds", "event-ends", Arg.of(name));
  }

  /** R14.1.5, R7.4 */
  public void changeResearch(int n) {
    research = Math.max(0, research + n);
    say(Beat.Kind.GAIN, "R14.1.5", "invasion-research", "invasion-research-now", Arg.of(research));
  }

  // What goes on to the next scenario (R15.4)

  /** The kinds of its cards, deployed ones too. */
  List<Integer> kept() {
    Pile stack = table().stack().cards().with(table().stack().arriving());
    return kinds(discard.with(scrapyard).with(deck).with(stack));
  }

  private static List<Integer> kinds(Pile pile) {
    List<Integer> kinds = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) kinds.add(Box.kindOf(pile.number(i)));
    return kinds;
  }

  List<Integer> keptProtocols() {
    return kinds(protocols);
  }

  // Laying a table by hand, for scenarios

  /** A card of that kind goes from the supply to a zone of the Invasion. */
  public void give(String zone, int kind) {
    int number = find(kind);
    switch (zone) {
      case "deck" -> deck = deck.with(Thing.faceDown(number));
      case "discard" -> discard = discard.with(Thing.faceUp(number));
      case "scrapyard" -> scrapyard = scrapyard.with(Thing.faceUp(number));
      case "stack" -> table().stack().lay(number);
      case "protocols" -> protocols = protocols.with(Thing.faceUp(number));
      default -> {
        int at = 0;
        while (!zoneId(at).equals(zone)) at++;
        fill(at, Pile.of(Thing.faceUp(number)));
      }
    }
  }

  private int find(int kind) {
    int at = Player.find(supply, kind);
    if (at >= 0) {
      int number = supply.number(at);
      supply = supply.without(at);
      return number;
    }
    at = Player.find(protocolSupply, kind);
    if (at < 0) throw new IllegalArgumentException("no " + Box.id(kind) + " left");
    int number = protocolSupply.number(at);
    protocolSupply = protocolSupply.without(at);
    return number;
  }
}
