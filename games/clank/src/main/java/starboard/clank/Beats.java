package starboard.clank;

import java.util.ArrayList;
import java.util.List;
import starboard.clank.content.Box;
import starboard.clank.content.Card;
import starboard.clank.content.Colours;
import starboard.clank.content.Content;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.content.Secret;
import starboard.clank.ship.Board;
import starboard.clank.ship.Ship;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Beat.Kind;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** How what happens on the table is shown. */
public final class Beats {

  private static final Content CONTENT = Content.BOX;

  /** The steps of an attack (C16): noise into the bag, draw, wounds, knock-outs. */
  private static final int ATTACK_STEPS = 4;

  /** What a turn has gathered. */
  private static final String[] POOLS = {"skill", "swords", "boots", "bank", "teleports", "jumps"};

  private Beats() {}

  private static String of(String part, Seat seat) {
    return part + "-" + seat.index();
  }

  // Cards

  /** A card from somewhere to somewhere, to be looked at by all. */
  private static Beat card(Kind kind, String rule, int thing) {
    return Beat.of(kind, rule).shows(face(thing));
  }

  /** A card or token with all it says. */
  private static Beat.Card face(int thing) {
    int number = Thing.number(thing);
    int component = Box.kindOf(number);
    Text name = Text.of("thing", Arg.thing(thing));
    if (!Box.isCard(number)) {
      Secret secret = CONTENT.secret(component);
      return new Beat.Card(name, Texts.of(secret), secret.id());
    }
    Card card = CONTENT.card(component);
    List<Text> lines = Texts.of(card);
    return new Beat.Card(
        name, lines.isEmpty() ? null : Texts.joined("effect.and", lines), card.id());
  }

  /**
   * The top of the adventure deck, and how likely it was to bring an attack, or none.
   *
   * @param deck what is left
   */
  static Beat revealed(Pile deck, int card) {
    int attacks = 0;
    int all = deck.size() + 1;
    for (int i = 0; i < deck.size(); i++) {
      if (Box.card(deck.number(i)).attack()) attacks++;
    }
    boolean attack = Box.card(Thing.number(card)).attack();
    if (attack) attacks++;
    return card(Kind.REVEAL, "C15.1", card)
        .from("deck")
        .to("row")
        .shows(
            new Beat.Stock(
                Text.of("stock.deck"),
                List.of(
                    new Beat.Share(Text.of("stock.attack"), attacks, attack ? 1 : 0),
                    new Beat.Share(Text.of("stock.calm"), all - attacks, attack ? 0 : 1))))
        .odds(attack ? attacks : all - attacks, all);
  }

  /** C15.3 */
  public static Beat deckEmpty() {
    return Beat.of(Kind.REVEAL, "C15.3").on("deck");
  }

  static Beat replaced(int card) {
    return card(Kind.MOVE, "C2.10", card).from("row").to("deck");
  }

  static Beat arrived(int card) {
    return card(Kind.REVEAL, "C15.1", card).on("row");
  }

  /** Fewer cards are left in the draw pile; the owner sees which. */
  static Beat drew(Seat seat, int count) {
    Beat beat = Beat.of(Kind.DRAW, "C4.5").from(of("draw", seat)).to(of("hand", seat)).seat(seat);
    return count == 1 ? beat : beat.on(of("hand", seat));
  }

  static Beat reshuffled(Seat seat) {
    return Beat.of(Kind.MOVE, "C4.5").from(of("discard", seat)).to(of("draw", seat)).seat(seat);
  }

  static Beat played(Seat seat, int card) {
    return card(Kind.MOVE, "C5.1", card)
        .from(of("hand", seat))
        .to(of("play", seat))
        .on(POOLS)
        .seat(seat);
  }

  static Beat discarded(Seat seat, int card) {
    return card(Kind.PAY, "C21.1", card).from(of("hand", seat)).to(of("discard", seat)).seat(seat);
  }

  static Beat trashed(Seat seat, int card, boolean played) {
    return card(Kind.LEAVE, "C21.2", card)
        .from(of(played ? "play" : "discard", seat))
        .to("trash")
        .seat(seat);
  }

  static Beat acquired(Seat seat, int card, boolean reserve) {
    return card(Kind.GAIN, "C7.1", card)
        .from(reserve ? "reserve" : "row")
        .to(of("discard", seat))
        .on("skill")
        .seat(seat);
  }

  static Beat flipped(ReserveEnemy.Side before) {
    return Beat.of(Kind.REVEAL, "C8.2").on("reserve", Widgets.reserveEnemy(before));
  }

  /** The swords paid meet the strength of the enemy (C8.1). */
  private static Beat.Compared strength(int swords, int paid) {
    return Beat.Compared.of(Text.of("counter.swords"), paid, Text.of("beat.strength"), swords);
  }

  static Beat beaten(Seat seat, int card, int strength) {
    return card(Kind.LEAVE, "C8.1", card)
        .shows(strength(strength, strength))
        .from("row")
        .to("row-discard")
        .on("swords")
        .seat(seat);
  }

  static Beat beatenInReserve(Seat seat, ReserveEnemy.Side side) {
    return Beat.of(Kind.SAY, "C8.2")
        .shows(strength(side.cost().swords(), side.cost().swords()))
        .on("swords", Widgets.reserveEnemy(side))
        .seat(seat);
  }

  static Beat discardedFromRow(int card, int all) {
    return card(Kind.LEAVE, "C22.2", card).from("row").to("row-discard").odds(1, all);
  }

  // The turn

  /** C4.4 What was gathered vanishes, what was played goes to the discard pile. */
  static Beat turnEnded(Seat seat, boolean goal) {
    Beat beat = Beat.of(Kind.END, "C4.4").from(of("play", seat)).to(of("discard", seat)).on(POOLS);
    return goal ? beat.on("goal-turns") : beat;
  }

  // Cubes

  private static Text attack() {
    return Text.of("beat.attack");
  }

  private static Beat attackStep(Beat beat, int at) {
    Text next = at == ATTACK_STEPS ? null : Text.of("beat.attack." + (at + 1));
    return beat.step(attack(), at, ATTACK_STEPS, next);
  }

  static Beat noise(Seat seat, int count) {
    return Beat.of(Kind.APPEAR, "C6.1")
        .from(of("supply", seat))
        .to("area")
        .on("bank")
        .shows(cubes(seat, count))
        .seat(seat);
  }

  static Beat noiseBack(Seat seat, int count) {
    return Beat.of(Kind.LEAVE, "C6.2")
        .from("area")
        .to(of("supply", seat))
        .on("bank")
        .shows(cubes(seat, count))
        .seat(seat);
  }

  private static Beat.Cubes cubes(Seat seat, int count) {
    return new Beat.Cubes(List.of(new Beat.Cube(Widgets.cube(seat.index()), seat, count)));
  }

  private static Beat.Cubes cubes(int kind, int count) {
    return new Beat.Cubes(List.of(new Beat.Cube(Widgets.cube(kind), null, count)));
  }

  static Beat threat(int count) {
    return Beat.of(Kind.APPEAR, "C22.2").to("area").shows(cubes(Colours.THREAT, count));
  }

  static Beat rage(int from, int to) {
    return Beat.of(Kind.MOVE, "C14.1").from(Widgets.rage(from)).to(Widgets.rage(to));
  }

  static Beat hunters(int space, int count) {
    return Beat.of(Kind.APPEAR, "C14.2")
        .from(Widgets.rage(space))
        .to("area")
        .shows(cubes(Colours.RED, count));
  }

  /** The corridor that the blockade closes. */
  static Beat blockade(Board board) {
    return Beat.of(Kind.APPEAR, "C14.3").to(Widgets.corridor(board.blockade()));
  }

  static Beat blackBack(int count) {
    return Beat.of(Kind.MOVE, "C2.11").from("aside").to("bag").shows(cubes(Colours.BLACK, count));
  }

  /** C16.1 The noise of the area goes into the bag. */
  public static Beat attacked(String rule) {
    return attackStep(Beat.of(Kind.MOVE, rule).from("area").to("bag"), 1);
  }

  /**
   * C16.1 What came out of the bag, and how many of all the cubes in it would have hurt somebody.
   *
   * @param inside the bag before the draw
   */
  static Beat drawn(Cubes s, Bag inside, int[] drawn) {
    List<Beat.Cube> cubes = new ArrayList<>();
    int hurting = inside.count(Colours.RED);
    for (int kind = 0; kind < drawn.length; kind++) {
      Seat seat = kind < s.players() ? Seat.of(kind) : null;
      if (seat != null && s.isAboard(seat)) hurting += inside.count(kind);
      if (drawn[kind] > 0) cubes.add(new Beat.Cube(Widgets.cube(kind), seat, drawn[kind]));
    }
    Beat beat = Beat.of(Kind.DRAW, "C16.2").from("bag").to("aside").on("area");
    if (s.players() == 1 && drawn[Colours.THREAT] > 0) beat = beat.on("threat");
    if (!cubes.isEmpty()) beat = beat.shows(new Beat.Cubes(cubes));
    if (inside.total() > 0) {
      beat =
          beat.shows(new Beat.Stock(Text.of("component.bag"), shares(s, inside, drawn)))
              .odds(hurting, inside.total());
    }
    return attackStep(beat, 2);
  }

  private static List<Beat.Share> shares(Cubes s, Bag inside, int[] drawn) {
    List<Beat.Share> shares = new ArrayList<>();
    for (int kind = 0; kind < drawn.length; kind++) {
      int count = inside.count(kind);
      if (count > 0) shares.add(new Beat.Share(Texts.cube(kind, s.players()), count, drawn[kind]));
    }
    return shares;
  }

  private static Beat health(Beat beat, Seat seat, int wounds) {
    return beat.on(of("health", seat), of("supply", seat))
        .shows(new Beat.Tally(Text.of("health.marker"), wounds, Cubes.HEALTH))
        .seat(seat);
  }

  /** C16.2 Wounds of an attack; it waits for who is hurt. */
  static Beat struck(Seat seat, int wounds, String rule) {
    return attackStep(health(Beat.of(Kind.WOUND, rule), seat, wounds), 3).held();
  }

  /** C17.3 Black cubes mark what the supply cannot. */
  static Beat hunted(Cubes s, Seat seat) {
    Beat beat = struck(seat, s.wounds(seat), "C16.2").on("aside");
    return s.blackWounds(seat) == 0 ? beat : beat.on(of("black-wounds", seat));
  }

  static Beat enemies(Seat seat, int enemies, int swords) {
    return Beat.of(Kind.REVEAL, "C10.2")
        .on("swords")
        .shows(
            Beat.Compared.of(Text.of("beat.enemies"), enemies, Text.of("counter.swords"), swords))
        .seat(seat);
  }

  static Beat wounded(Seat seat, int wounds) {
    return health(Beat.of(Kind.WOUND, "C10.2"), seat, wounds).on("swords").held();
  }

  static Beat healed(Seat seat, int wounds, boolean black) {
    Beat beat = health(Beat.of(Kind.GAIN, "C17.4"), seat, wounds);
    return black ? beat.on("aside", of("black-wounds", seat)) : beat;
  }

  // Tokens and pawns

  static Beat credits(Seat seat) {
    return Beat.of(Kind.GAIN, "C6.4").to(of("credits", seat)).seat(seat);
  }

  static Beat crystals(Seat seat) {
    return Beat.of(Kind.GAIN, "C6.5").from("crystals").to(of("crystals", seat)).seat(seat);
  }

  static Beat moved(Seat seat, int from, int to) {
    Beat beat = Beat.of(Kind.MOVE, "C10.1").on(of("pawn", seat)).on(POOLS).seat(seat);
    if (from != Clank.NONE) beat = beat.from(Widgets.space(from));
    return beat.to(Widgets.space(to));
  }

  static Beat bought(Seat seat, int item) {
    return Beat.of(Kind.GAIN, "C9.1")
        .from(Widgets.item(item))
        .to(of("items", seat))
        .on(of("credits", seat))
        .shows(new Beat.Token(Texts.item(item), CONTENT.items().at(item).id(), null))
        .seat(seat);
  }

  static Beat stole(Seat seat, int space, int artifact) {
    int value = CONTENT.artifacts().at(artifact).value();
    return Beat.of(Kind.GAIN, "C13.1")
        .from(Widgets.space(space))
        .to(of("items", seat))
        .shows(new Beat.Token(Texts.artifact(artifact), "artifact", value))
        .seat(seat);
  }

  static Beat hacked(Seat seat, int space) {
    return Beat.of(Kind.APPEAR, "C12.1")
        .from(of("data-cubes", seat))
        .to(Widgets.space(space))
        .seat(seat);
  }

  static Beat code(Seat seat) {
    return Beat.of(Kind.GAIN, "C12.4").from("codes").to(of("items", seat)).seat(seat);
  }

  static Beat found(Seat seat, int space, int token) {
    return card(Kind.REVEAL, "C10.6", token)
        .from(Widgets.space(space))
        .to(of("tokens", seat))
        .on(of("crystals", seat))
        .seat(seat);
  }

  static Beat used(Seat seat) {
    return Beat.of(Kind.PAY, "C20.3").from(of("tokens", seat)).on(POOLS).seat(seat);
  }

  // Leaving

  private static Beat end(String rule, Seat seat, int space) {
    Beat beat = Beat.of(Kind.END, rule).on(of("pawn", seat)).seat(seat);
    return space == Clank.NONE ? beat : beat.from(Widgets.space(space));
  }

  static Beat escaped(Seat seat, int space) {
    return end("C18.1", seat, space);
  }

  static Beat rescued(Seat seat, int space) {
    return end("C18.2", seat, space).held();
  }

  /** C18.2 Left behind, and what would have saved the thief. */
  static Beat lost(Clank s, Seat seat, int space) {
    Beat.Change bay = new Beat.Change(Text.of("change.bay"), "C18.2", s.hasArtifact(seat));
    Beat.Change artifact =
        new Beat.Change(Text.of("change.artifact"), "C18.2", Ship.PLAN.isRescueZone(space));
    Beat.Change quiet = new Beat.Change(Text.of("change.quiet"), "C16.2", true);
    Beat.Change points = new Beat.Change(Text.of("change.points"), "C3.2", false);
    Beat.Changed changed =
        s.hasArtifact(seat)
            ? Beat.Changed.of(bay, quiet, points)
            : Ship.PLAN.isRescueZone(space)
                ? Beat.Changed.of(artifact, quiet, points)
                : Beat.Changed.of(artifact, bay, quiet, points);
    return end("C18.2", seat, space).shows(changed).held();
  }

  /** C19.3 The points of a thief against the most of the others. */
  public static Beat scored(Seat seat, int points, int others) {
    Beat beat = Beat.of(Kind.END, "C19.3").seat(seat).on("score");
    return others < 0
        ? beat
        : beat.shows(
            Beat.Compared.of(
                Text.of("beat.own-points"), points, Text.of("beat.best-of-others"), others));
  }

  // Solo

  static Beat goal() {
    return Beat.of(Kind.REVEAL, "C22.2").on("goal", "goal-turns");
  }

  static Beat goalCounts(Text goal, int done, int wanted) {
    return Beat.of(Kind.GAIN, "C22.2").on("goal").shows(new Beat.Tally(goal, done, wanted));
  }

  static Beat goalClosed() {
    return Beat.of(Kind.LEAVE, "C22.2").from("goal").on("goal-turns");
  }
}
