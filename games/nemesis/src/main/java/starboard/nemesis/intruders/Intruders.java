package starboard.nemesis.intruders;

import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.nemesis.Matter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Species;
import starboard.nemesis.action.ReactionWindow;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Breeds;
import starboard.nemesis.content.Kit;
import starboard.nemesis.content.ObjectKind;
import starboard.nemesis.content.TokenType;
import starboard.nemesis.movement.Encounter;

/** The Intruders: tokens name the figure, larvae infest, the Queen rules. */
public final class Intruders implements Species {

  private final Breeds breeds;
  final int larva;
  final int creeper;
  final int adult;
  final int breeder;
  final int queen;

  public Intruders(Kit kit) {
    breeds = new Breeds(kit.content().intruderTypes());
    larva = breeds.indexOf("larva");
    creeper = breeds.indexOf("creeper");
    adult = breeds.indexOf("adult");
    breeder = breeds.indexOf("breeder");
    queen = breeds.indexOf("queen");
  }

  @Override
  public Breeds breeds() {
    return breeds;
  }

  /** N2.8 Which adult tokens go in is random. */
  @Override
  public void fillBag(Nemesis s) {
    addTokens(s, TokenType.BLANK);
    for (int type = 0; type < breeds.types(); type++) {
      addTokens(s, new TokenType(type, s.kit().content().intruderTypes().at(type).id()));
    }
  }

  private static void addTokens(Nemesis s, TokenType type) {
    int count = s.kit().content().setup().tokens(type, s.players());
    for (int i = 0; i < count; i++) s.intoBag(s.takeFromSupply(type.index()));
  }

  /** N10.3, N10.7 */
  @Override
  public void encountered(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    if (type == TokenType.BLANK.index()) blank(s, token, s.roomOf(cause));
    else s.then(new Encounter.Appear(cause, s.roomOf(cause), type, token));
  }

  /** N10.7 Noise all around instead of an Intruder; the blank goes back. */
  private void blank(Nemesis s, int token, int room) {
    s.placeNoiseAround(room);
    if (s.bag().isEmpty()) s.addToBag(adult);
    s.intoBag(token);
  }

  /** N3.14 */
  @Override
  public void developed(Nemesis s, int token) {
    int type = s.kit().tokenType(token);
    if (type == larva || type == creeper) {
      s.addToBag(type == larva ? adult : breeder);
      s.intoSupply(token);
    } else if (type == queen) {
      queenStirs(s, token);
    } else if (type == TokenType.BLANK.index()) {
      s.addToBag(adult);
      s.intoBag(token);
    } else {
      s.keepOut(token);
      for (int i = 0; i < s.players(); i++) {
        s.then(new EventSteps.RollUnlessInCombat(s.inTurnOrder(i)));
      }
      s.then(new EventSteps.PutTokenBack());
    }
  }

  /** N3.14, N10.9 With somebody in the Nest she comes; otherwise she lays an egg. */
  private void queenStirs(Nemesis s, int token) {
    int nest = s.roomOf(s.kit().nest());
    Seat cause = nest == Nemesis.NONE ? null : s.fewestCards(nest);
    if (cause == null) {
      s.addEgg();
      s.intoBag(token);
      return;
    }
    s.clearNoiseAround(nest);
    s.then(new Encounter.Appear(cause, nest, queen, token));
  }

  /** N27.1, N27.2 */
  @Override
  public int figureFor(Nemesis s, int type, int room) {
    if (type == larva && noLarvaLeft(s)) return Nemesis.NONE;
    int free = s.freeFigure(type);
    if (free != Nemesis.NONE || type != adult) return free;
    for (int figure = breeds.first(adult); figure <= breeds.last(adult); figure++) {
      if (!s.hasCharacter(s.roomOfFigure(figure))) s.slipAway(figure);
    }
    return s.freeFigure(type);
  }

  /** N14.6 A larva on the board of a Character keeps its figure. */
  private boolean noLarvaLeft(Nemesis s) {
    int figures = breeds.allOf(larva);
    int inRooms = Integer.bitCount(s.figuresOnBoard() & figures);
    return inRooms + s.larvae() >= Integer.bitCount(figures);
  }

  /** N14.8 A token whose creature finds no figure goes back (N27.1, N27.2). */
  @Override
  public void summoned(Nemesis s, int token, int room) {
    int type = s.kit().tokenType(token);
    if (type == TokenType.BLANK.index()) {
      blank(s, token, room);
      return;
    }
    int figure = figureFor(s, type, room);
    if (figure == Nemesis.NONE) {
      s.intoBag(token);
      return;
    }
    s.place(figure, room, token);
    s.rest(figure);
  }

  /** N14.7 A creeper grows into a breeder. */
  @Override
  public int grownFrom(Nemesis s, int figure) {
    return s.typeOf(figure) == creeper ? s.freeFigure(breeder) : Nemesis.NONE;
  }

  /** N8.6, N27.4 A figure without a token adds one of its type from the supply, if any. */
  @Override
  public void intoBag(Nemesis s, int type, int token) {
    if (token == Nemesis.NONE) s.addToBag(type);
    else s.intoBag(token);
  }

  @Override
  public int surpriseNumber(Nemesis s, int token, Seat cause) {
    return s.known(Matter.SURPRISE_NUMBER, Nemesis.NONE, s.kit().tokenNumber(token));
  }

  /** N14.3, N14.6 A larva attaches without a card. */
  @Override
  public void attacks(Nemesis s, int figure, Seat target, boolean surprise) {
    if (s.typeOf(figure) == larva) {
      s.then(
          ReactionWindow.aroundAttack(
              s, target, surprise, new Attach(figure, target), new Attack.Nothing()));
    } else {
      s.then(new Attack.TurnCard(figure, target, surprise));
    }
  }

  @Override
  public boolean attacksWithCards(int type) {
    return type != larva;
  }

  /** N14.6 */
  record Attach(int figure, Seat target) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      int token = s.remove(figure);
      if (token != Nemesis.NONE) s.intoSupply(token);
      s.rules().species().infest(s, target);
    }
  }

  @Override
  public void infest(Nemesis s, Seat seat) {
    if (!s.hasLarva(seat)) s.putLarva(seat);
    s.takeContamination(seat);
  }

  /** N13.4 A carcass stays; the token goes to the supply, not into the bag. */
  @Override
  public void killed(Nemesis s, int figure) {
    int type = s.typeOf(figure);
    int room = s.roomOfFigure(figure);
    int token = s.remove(figure);
    if (token != Nemesis.NONE) s.intoSupply(token);
    if (breeds.leavesCarcass(type)) s.lay(ObjectKind.CARCASS, null, room);
    if (type == queen) s.killMatriarch();
  }

  /** N15.6 The second one kills, and a Creeper appears. */
  @Override
  public void parasiteFound(Nemesis s, Seat seat) {
    if (!s.hasLarva(seat)) {
      s.putLarva(seat);
      return;
    }
    bursts(s, seat);
  }

  /** N27.9 In a pod the section room is where it happens. */
  @Override
  public void bursts(Nemesis s, Seat seat) {
    int room = s.roomOrSection(seat);
    s.then(new Wounds.Death(seat), new Hatch(room));
  }

  /** N27.10 */
  @Override
  public void hatchedAlone(Nemesis s) {
    s.addToBag(larva);
  }

  /** N15.6 A Creeper in the room of the dead, if a figure is free; it has no token (N27.4). */
  record Hatch(int room) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Intruders species = (Intruders) s.rules().species();
      int figure = species.figureFor(s, species.creeper, room);
      if (figure != Nemesis.NONE) s.place(figure, room, Nemesis.NONE);
    }
  }

  /** N15.5 */
  @Override
  public void treatParasite(Nemesis s, Seat seat) {
    s.removeLarva(seat);
  }

  /** N23.4 (3) With a larva there is no scan. */
  @Override
  public boolean mustDraw(Nemesis s, Seat seat) {
    if (s.hasLarva(seat)) return true;
    return isInfected(s, s.hand(seat))
        || isInfected(s, s.deck(seat))
        || isInfected(s, s.discard(seat));
  }

  private static boolean isInfected(Nemesis s, Pile pile) {
    for (int i = 0; i < pile.size(); i++) if (s.kit().isInfected(pile.number(i))) return true;
    return false;
  }

  @Override
  public boolean rollsAfterEggsInCombat() {
    return true;
  }
}
