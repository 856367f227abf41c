package starboard.nemesis.round;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Quantity;
import starboard.nemesis.Species;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.piece.Breeds;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.movement.Encounter;

/**
 * Creatures that come as their tokens say, attack with cards and go: the answers of the base game
 * that need no larva and no Queen. A species says what it does otherwise.
 */
public abstract class PlainSpecies implements Species {

  private final Breeds breeds;

  protected PlainSpecies(BoxIndex kit) {
    breeds = new Breeds(kit.content().intruderTypes());
  }

  @Override
  public final Breeds breeds() {
    return breeds;
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new NemesisPart.Nothing(table);
  }

  /** N2.8 What the set-up counts of each kind; which tokens of it is random. */
  @Override
  public void fillBag(Nemesis s) {
    addTokens(s, TokenType.BLANK);
    for (int type = 0; type < breeds.types(); type++) {
      addTokens(s, new TokenType(type, s.kit().content().intruderTypes().at(type).id()));
    }
  }

  private static void addTokens(Nemesis s, TokenType type) {
    s.creatures().lay(type.index(), s.kit().content().setup().tokens(type, s.players()));
  }

  /** N10.3, N10.7 */
  @Override
  public void encountered(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    if (type == TokenType.BLANK.index()) blank(s, token, s.crew().roomOf(cause));
    else s.then(new Encounter.Appear(cause, s.crew().roomOf(cause), type, token));
  }

  /** N10.3 Unless no figure is left for it (N27.1, N27.2). */
  @Override
  public boolean brings(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    return type != TokenType.BLANK.index() && s.creatures().freeFigure(type) != Nemesis.NONE;
  }

  /** N10.7 Noise all around instead of a creature; the blank goes back. */
  protected void blank(Nemesis s, int token, int room) {
    s.interior().placeNoiseAround(room);
    s.creatures().intoBag(token);
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
      s.creatures().intoBag(token);
      return;
    }
    s.creatures().place(figure, room, token);
    s.creatures().rest(figure);
  }

  /** N8.6, N27.4 A figure without a token adds one of its type from the supply, if any. */
  @Override
  public void intoBag(Nemesis s, int type, int token) {
    if (token == Nemesis.NONE) s.creatures().addToBag(type);
    else s.creatures().intoBag(token);
  }

  /** N17.3 A known weakness may say another. */
  @Override
  public int surpriseNumber(Nemesis s, int printed, Seat cause) {
    return InForce.known(s, Quantity.SURPRISE_NUMBER, Seats.of(cause), Nemesis.NONE, printed);
  }

  @Override
  public void surprises(Nemesis s, int figure, Seat cause) {
    s.then(new Attack(figure, cause, true));
  }

  @Override
  public void attacks(Nemesis s, int figure, Seat target, boolean surprise) {
    s.then(new Attack.TurnCard(figure, target, surprise));
  }

  /** N23.4 (3) The scan finds an infected card. */
  @Override
  public boolean mustDraw(Nemesis s, Seat seat) {
    s.cards().revealContamination(seat);
    return isInfected(s, s.cards().hand(seat))
        || isInfected(s, s.cards().deck(seat))
        || isInfected(s, s.cards().discard(seat));
  }

  private static boolean isInfected(Nemesis s, Pile pile) {
    for (int i = 0; i < pile.size(); i++) if (s.kit().isInfected(pile.number(i))) return true;
    return false;
  }
}
