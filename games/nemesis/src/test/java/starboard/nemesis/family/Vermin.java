package starboard.nemesis.family;

import java.util.List;
import java.util.Map;
import starboard.kernel.seats.Seat;
import starboard.nemesis.ExplorationEffect;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Species;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Attack;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.piece.Breeds;
import starboard.nemesis.content.term.TokenType;
import starboard.nemesis.movement.Encounter;

/** Creatures that come, bite and go; they bite once more whoever finds a parasite in himself. */
record Vermin(Breeds breeds) implements Species {

  Vermin(BoxIndex kit) {
    this(new Breeds(kit.content().intruderTypes()));
  }

  /** Whom they have bitten. */
  private static final class Bites extends NemesisPart {
    private int bitten;

    Bites(Nemesis table) {
      super(table);
    }

    static Bites of(Nemesis s) {
      return (Bites) s.speciesState();
    }

    boolean has(Seat seat) {
      return (bitten >>> seat.index() & 1) != 0;
    }

    void set(Seat seat, boolean now) {
      bitten = now ? bitten | 1 << seat.index() : bitten & ~(1 << seat.index());
    }
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new Bites(table);
  }

  @Override
  public Map<String, ExplorationEffect> exploration() {
    return Map.of("slime", (_, _, _, _) -> ExplorationEffect.Noise.MADE);
  }

  /** One of each. */
  @Override
  public void fillBag(Nemesis s) {
    for (int type = 0; type < breeds.types(); type++) s.creatures().addToBag(type);
    s.creatures().addToBag(TokenType.BLANK.index());
  }

  @Override
  public void encountered(Nemesis s, int token, Seat cause) {
    int type = s.kit().tokenType(token);
    if (type == TokenType.BLANK.index()) s.creatures().intoBag(token);
    else s.then(new Encounter.Appear(cause, s.crew().roomOf(cause), type, token));
  }

  @Override
  public void intoBag(Nemesis s, int type, int token) {
    s.creatures().intoBag(token);
  }

  @Override
  public void summoned(Nemesis s, int token, int room) {
    s.creatures().intoBag(token);
  }

  @Override
  public void surprises(Nemesis s, int figure, Seat cause) {
    s.then(new Attack(figure, cause, true));
  }

  @Override
  public void attacks(Nemesis s, int figure, Seat target, boolean surprise) {
    Bites.of(s).set(target, true);
    s.then(new Attack.TurnCard(figure, target, surprise));
  }

  @Override
  public void parasiteFound(Nemesis s, Seat seat) {
    s.then(new Wounds.Light(seat));
  }

  @Override
  public boolean hasParasite(Nemesis s, Seat seat) {
    return Bites.of(s).has(seat);
  }

  @Override
  public void treatParasite(Nemesis s, Seat seat) {
    Bites.of(s).set(seat, false);
  }

  @Override
  public void hatchedUpon(Nemesis s, Seat seat) {
    Bites.of(s).set(seat, true);
  }

  @Override
  public List<String> conditions(Nemesis s, Seat seat) {
    return Bites.of(s).has(seat) ? List.of("larva") : List.of();
  }

  @Override
  public void died(Nemesis s, Seat seat) {
    Bites.of(s).set(seat, false);
  }

  @Override
  public boolean mustDraw(Nemesis s, Seat seat) {
    s.cards().revealContamination(seat);
    return Bites.of(s).has(seat);
  }
}
