package starboard.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/**
 * A game as small as can be: everybody holds two of the cards 0 to 7 and, in turn, plays one or
 * rolls for a point; a card may be played only if it is higher than the last one.
 */
final class Tiny implements Game<Tiny.Table> {

  private static final Words WORDS =
      PhraseBook.beside(Tiny.class, number -> Text.of("card", number));

  enum Chance implements Stream {
    DEAL,
    DIE
  }

  static final class Table extends State<Table> {
    private static final Place DECK = Place.faceDown("deck");
    private static final Place PLAYED = Place.faceUp("played");
    private static final List<Place> HANDS = Place.heldBySeats("hand");

    Pile deck = Pile.box(0, 7);
    Pile played = Pile.EMPTY;
    Pile[] hands;
    int[] points;

    Table(int players) {
      super(players, Hooks.none(), Chance.values());
      hands = new Pile[players];
      Arrays.fill(hands, Pile.EMPTY);
      points = new int[players];
    }

    @Override
    protected void places(Places p) {
      deck = p.pile(DECK, deck);
      played = p.pile(PLAYED, played);
      hands = p.piles(HANDS, hands);
    }

    @Override
    protected int back(int number) {
      return 0;
    }

    void deal() {
      deck = shuffle(Chance.DEAL, deck);
      for (Seat seat : seats()) {
        for (int i = 0; i < 2; i++) {
          give(seat, deck.top());
          deck = deck.withoutTop();
        }
      }
    }

    /** That card goes to that hand. */
    void give(Seat seat, int card) {
      hands = hands.clone();
      hands[seat.index()] = hands[seat.index()].with(show(card, Seats.of(seat)));
    }

    void play(Seat seat, int position) {
      int card = show(hands[seat.index()].at(position), Seats.EVERYONE);
      hands = hands.clone();
      hands[seat.index()] = hands[seat.index()].without(position);
      played = played.with(card);
      Beat beat = Beat.of(Beat.Kind.MOVE).from("hand-" + seat.index()).to("played");
      tell(Seats.EVERYONE, Text.of("event.played", Arg.of(seat), Arg.thing(card)), beat);
    }

    void tellEnd(Seat seat, Text why) {
      tell(Seats.EVERYONE, why, Beat.of(Beat.Kind.END).seat(seat));
    }

    void rollFor(Seat seat) {
      int roll = roll(Chance.DIE, 6);
      tell(Seats.EVERYONE, Text.of("event.rolled", roll));
      points = points.clone();
      if (roll > 3) points[seat.index()]++;
    }
  }

  record Begin(int turns) implements Step<Table> {
    @Override
    public void run(Table s) {
      s.deal();
      for (int i = 0; i < turns; i++) s.then(new Turn(Seat.of(i % s.players())));
      s.then(new End());
    }
  }

  record End() implements Step<Table> {
    @Override
    public void run(Table s) {
      List<Result.Outcome> seats = new ArrayList<>();
      for (Seat seat : s.seats()) {
        int points = s.points[seat.index()];
        Text why = Text.of("why.points", points);
        s.tellEnd(seat, why);
        seats.add(new Result.Outcome(seat, "done", points, why));
      }
      s.finish(new Result(Seats.of(Seat.ONE), seats));
    }
  }

  /** The position of a card to be played, or -1 to roll. */
  record Move(int card) implements Choice {}

  record Turn(Seat seat) implements Ask<Table, Move> {
    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Table s, Choices<Move> out) {
      out.add(new Move(-1));
      int last = s.played.isEmpty() ? -1 : Thing.number(s.played.top());
      for (int i = 0; i < s.hands[seat.index()].size(); i++) {
        if (s.hands[seat.index()].number(i) > last) out.add(new Move(i));
        else out.refuse(new Move(i), Text.of("refused.low"));
      }
    }

    @Override
    public void answer(Table s, Move move) {
      if (move.card < 0) s.rollFor(seat);
      else s.play(seat, move.card);
    }

    @Override
    public Text question(Table s) {
      return Text.of("ask.turn");
    }

    @Override
    public Text source(Table s) {
      return Text.of("rule.turn");
    }

    @Override
    public Option option(Table s, Move move) {
      if (move.card < 0) return Option.of("roll", Text.of("do.roll"));
      String card = "hand-" + seat.index() + "." + s.hands[seat.index()].number(move.card);
      return Option.of("play:" + card, Text.of("do.play"), card);
    }
  }

  @Override
  public String id() {
    return "tiny";
  }

  @Override
  public String rules() {
    return "1";
  }

  @Override
  public int minPlayers() {
    return 2;
  }

  @Override
  public int maxPlayers() {
    return 3;
  }

  @Override
  public List<GameOption> options() {
    return List.of();
  }

  @Override
  public Table table(Setup setup) {
    return new Table(setup.players());
  }

  @Override
  public Step<Table> start() {
    return new Begin(6);
  }

  @Override
  public Scene scene(Table s, Viewer viewer) {
    List<Widget> widgets = new ArrayList<>();
    widgets.add(zone("played", s.played, viewer));
    for (Seat seat : s.seats()) {
      widgets.add(zone("hand-" + seat.index(), s.hands[seat.index()], viewer));
    }
    return new Scene(widgets);
  }

  private static Widget zone(String id, Pile pile, Viewer viewer) {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      if (!viewer.sees(pile.at(i))) continue;
      Text name = Text.of("card", pile.number(i));
      Widget.Label label = Widget.Label.of(id + "." + pile.number(i), name);
      cards.add(new Widget.Card(label, true, List.of(), List.of()));
    }
    Widget.Label label = Widget.Label.of(id, Text.of("zone." + id));
    return new Widget.Zone(label, Widget.Layout.ROW, null, pile.size(), cards);
  }

  @Override
  public Words words() {
    return WORDS;
  }
}
